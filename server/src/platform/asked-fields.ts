import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** What stands between a list and its entries. */
const WAYS = new Set(["nodes", "edges", "node"]);

/** Of the fields of documents, which are the same objects for all calls of a document that is known. */
const kept = new WeakMap<FieldNode, ReadonlySet<string>>();

/**
 * The names of the fields that the operation asks for of an object, or of the entries of a page, whatever fragments they stand in. Those
 * that a condition leaves out are among them.
 */
export function askedFields({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">): ReadonlySet<string> {
  const [first, ...more] = fieldNodes;
  const known = first && more.length === 0 ? kept.get(first) : undefined;
  if (known) return known;
  const asked = new Set<string>();
  const visit = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) visit(fragments[selection.name.value]?.selectionSet);
      else if (selection.kind === Kind.INLINE_FRAGMENT || WAYS.has(selection.name.value)) visit(selection.selectionSet);
      else asked.add(selection.name.value);
    }
  };
  for (const { selectionSet } of fieldNodes) visit(selectionSet);
  if (first && more.length === 0) kept.set(first, asked);
  return asked;
}

/** What fields are made of, by their names, where that is not what is called as they are. */
export type MadeOf = Readonly<Record<string, readonly string[]>>;

/** What a page says of itself, with what its cursors are made of. */
export const pageMadeOf = (...cursor: readonly string[]): MadeOf => ({
  ...{ __typename: [], totalCount: [] },
  ...{ cursor, pageInfo: cursor },
});

/** What has to be read for the fields that are asked for, each once. @param asked everything when left out. */
export function partsAsked(asked: ReadonlySet<string> | undefined, madeOf: MadeOf): Set<string> | undefined {
  return asked && new Set([...asked].flatMap((field) => madeOf[field] ?? [field]));
}
