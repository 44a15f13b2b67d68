import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** What stands between a list and its entries. */
const WAYS = new Set(["nodes", "edges", "node"]);

/**
 * The names of the fields that the operation asks for of an object, or of the entries of a page, whatever fragments they stand in. Those
 * that a condition leaves out are among them.
 */
export function askedFields({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">): Set<string> {
  const asked = new Set<string>();
  const visit = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) visit(fragments[selection.name.value]?.selectionSet);
      else if (selection.kind === Kind.INLINE_FRAGMENT || WAYS.has(selection.name.value)) visit(selection.selectionSet);
      else asked.add(selection.name.value);
    }
  };
  for (const { selectionSet } of fieldNodes) visit(selectionSet);
  return asked;
}
