import { readFileSync } from "node:fs";
import path from "node:path";
import { type DocumentNode, type OperationDefinitionNode, parse, specifiedRules, validate } from "graphql";
import { documentLimits, OPERATION_LIMITS } from "../src/app/guard/operation-guard";
import { createSchema } from "../src/app/schema";

const client = path.resolve(__dirname, "../../client");
/** What the client asks, as the code generator wrote it. */
const documents: Record<string, DocumentNode> = require(path.join(client, "src/gql/graphql.ts"));
const { sentTexts }: { sentTexts: (documents: DocumentNode[]) => Promise<Map<string, string>> } = require(
  path.join(client, "sent-documents.ts"),
);

const operations = Object.values(documents).flatMap((document) => {
  const [first] = document?.definitions ?? [];
  return first?.kind === "OperationDefinition" ? [{ name: nameOf(first), document }] : [];
});
function nameOf({ name }: OperationDefinitionNode): string {
  return name?.value ?? "";
}

const schema = createSchema();
const remarksOn = (text: string): string[] =>
  validate(schema, parse(text, { maxTokens: OPERATION_LIMITS.tokens }), [...specifiedRules, ...documentLimits]).map(
    ({ message }) => message,
  );

describe("the client's operations, as they leave the browser", () => {
  let sent: Map<string, string>;
  beforeAll(async () => {
    sent = await sentTexts(operations.map(({ document }) => document));
  });

  it("are there", () => {
    expect(operations.length).toBeGreaterThan(50);
    expect([...sent.keys()].sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  it("would fail with too many levels, aliases or words", () => {
    const deep = `{ me { ${"disclosures { nodes { ".repeat(5)}id${" } }".repeat(5)} } }`;
    expect(remarksOn(deep)).toContainEqual(expect.stringContaining("depth limit"));
    const aliases = Array.from({ length: 11 }, (_, index) => `a${index}: __typename`);
    expect(remarksOn(`{ ${aliases.join(" ")} }`)).toEqual([expect.stringContaining("Aliases limit")]);
    expect(() => remarksOn(`{ ${"__typename ".repeat(OPERATION_LIMITS.tokens)} }`)).toThrow(/tokens/);
  });

  it.each(operations)("$name is within the limits of both doors", ({ name }) => {
    expect(remarksOn(sent.get(name) ?? "")).toEqual([]);
  });
});

/** What `page` keeps each list apart by, and what asks for its next part. */
const BY_EACH = new Set(["first", "orderBy", "after"]);

it("lists in the client's cache are kept apart by everything that they are asked with", () => {
  const cache = readFileSync(path.resolve(__dirname, "../../client/src/core/apollo.ts"), "utf8");
  const lists = [...cache.matchAll(/^ {10}(\w+): page\((.*)\)/gm)];
  expect(lists.length).toBeGreaterThan(20);
  const fields = schema.getQueryType()?.getFields() ?? {};
  for (const [, name = "", keys = ""] of lists) {
    const asked = fields[name]?.args.map((arg) => arg.name).filter((arg) => !BY_EACH.has(arg)) ?? [];
    expect({ name, keys: JSON.parse(`[${keys}]`).sort() }).toEqual({ name, keys: asked.sort() });
  }
});
