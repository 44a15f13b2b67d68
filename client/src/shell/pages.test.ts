import { type DocumentNode, Kind, OperationTypeNode, visit } from "graphql";
import { createCache } from "../core/apollo";
import * as gql from "../gql/graphql";

/** Reads no cache, and puts its pages together by itself. */
const APART = ["explainDecision"];

/** The fields of queries whose list grows page by page; what can be turned back as well shows one page at a time. */
function pagedFields(): string[] {
  const fields = new Set<string>();
  const documents = Object.values(gql).filter(
    (value): value is typeof value & DocumentNode =>
      typeof value === "object" && (value as { kind?: string }).kind === Kind.DOCUMENT,
  );
  for (const document of documents) {
    visit(document, {
      OperationDefinition: ({ operation, selectionSet }) => {
        if (operation !== OperationTypeNode.QUERY) return;
        for (const field of selectionSet.selections) {
          const taken = field.kind === Kind.FIELD ? (field.arguments ?? []).map(({ name }) => name.value) : [];
          if (field.kind === Kind.FIELD && taken.includes("after") && !taken.includes("before")) {
            fields.add(field.name.value);
          }
        }
      },
    });
  }
  return [...fields].sort();
}

it("puts the next page of every list below the one before", () => {
  const { policies } = createCache();
  const fields = pagedFields();
  expect(fields.length).toBeGreaterThan(20);
  const lacking = fields.filter((name) => !policies.getMergeFunction("Query", name, undefined));
  expect(lacking).toEqual(APART);
});
