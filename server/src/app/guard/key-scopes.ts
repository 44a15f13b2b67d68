import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from "graphql";
import { refusalOf } from "../../people/api-keys/api-key.rules";
import type { OwnKey, Who } from "../../platform/context";
import { forbidden, Problem } from "../../platform/problems";

/** The names of the fields that an operation asks for at its root, whatever fragments and conditions they stand in. */
export function rootFields({ definitions }: DocumentNode, { selectionSet }: OperationDefinitionNode): Set<string> {
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet]] : [])),
  );
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        found.add(selection.name.value);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(selection.selectionSet);
      } else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        visit(fragments.get(selection.name.value));
      }
    }
  };
  visit(selectionSet);
  return found;
}

const TYPES = { query: "Query", mutation: "Mutation", subscription: "Subscription" } as const;

/** Refuses an operation that asks for a root field outside of the scopes of a key; the schema is in all of them. @throws FORBIDDEN with the scope. */
export function refuseOutsideScopes(
  { role }: Who,
  { scopes }: OwnKey,
  operation: OperationDefinitionNode,
  document: DocumentNode,
): void {
  const owner = role === "ADMIN" ? "STAFF" : "ADVERTISERS";
  for (const name of rootFields(document, operation)) {
    const refusal = name.startsWith("__") ? null : refusalOf(`${TYPES[operation.operation]}.${name}`, scopes, owner);
    if (refusal) throw new Problem(refusal, { ...forbidden().extensions, http: { status: 403 } });
  }
}
