import { readFileSync } from "node:fs";
import path from "node:path";
import { type DocumentNode, parse, print, validate } from "graphql";
import { documentLimits } from "../src/app/guard/operation-guard";
import { createSchema } from "../src/app/schema";

/** What the client sends, as the code generator wrote it. */
const documents: Record<string, DocumentNode> = require(path.resolve(__dirname, "../../client/src/gql/graphql.ts"));

/** As it leaves the browser: the cache has its type names asked for, and `@unmask` stays behind. */
const sent = (document: DocumentNode) => parse(print(document).replaceAll(" @unmask", ""));

const operations = Object.entries(documents).filter(([, document]) =>
  document?.definitions?.some(({ kind }) => kind === "OperationDefinition"),
);

const schema = createSchema();

describe("the client's operations", () => {
  it("are there", () => {
    expect(operations.length).toBeGreaterThan(50);
  });

  it.each([
    ["too deep", `{ me { ${"disclosures { nodes { ".repeat(5)}id${" } }".repeat(5)} } }`],
    ["too many aliases", `{ ${Array.from({ length: 11 }, (_, index) => `a${index}: __typename`).join(" ")} }`],
  ])("would fail with %s", (_what, text) => {
    expect(validate(schema, sent(parse(text)), documentLimits)).not.toEqual([]);
  });

  it.each(operations)("%s is within the limits of both doors", (_name, document) => {
    expect(validate(schema, sent(document), documentLimits)).toEqual([]);
  });
});

it("lists in the client's cache are kept apart by everything that they are asked with", () => {
  const cache = readFileSync(path.resolve(__dirname, "../../client/src/core/apollo.ts"), "utf8");
  const lists = [...cache.matchAll(/^ {10}(\w+): page\(\[(.*)\]\)/gm)];
  expect(lists.length).toBeGreaterThan(20);
  const fields = schema.getQueryType()?.getFields() ?? {};
  for (const [, name = "", keys = ""] of lists) {
    const asked = fields[name]?.args.map((arg) => arg.name).filter((arg) => arg !== "after") ?? [];
    expect({ name, keys: JSON.parse(`[${keys}]`).sort() }).toEqual({ name, keys: asked.sort() });
  }
});
