import {
  buildSchema,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";
import { createSchema } from "../src/app/schema";

interface Part {
  /** For example `Query.campaigns(first:)`. */
  path: string;
  name: string;
  description: string | null | undefined;
}

/** Everything in a schema that can say what it is. */
function partsOf(schema: GraphQLSchema): Part[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith("__") && !isSpecifiedScalarType(type))
    .flatMap((type) => {
      const parts: Part[] = [{ path: type.name, name: type.name, description: type.description }];
      if (isEnumType(type)) {
        for (const { name, description } of type.getValues()) {
          parts.push({ path: `${type.name}.${name}`, name, description });
        }
      }
      if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
        for (const field of Object.values(type.getFields())) {
          const path = `${type.name}.${field.name}`;
          parts.push({ path, name: field.name, description: field.description });
          for (const { name, description } of "args" in field ? field.args : []) {
            parts.push({ path: `${path}(${name}:)`, name, description });
          }
        }
      }
      return parts;
    });
}

const SMALL = new Set(["the", "a", "an", "its", "it", "is", "this", "of", "their", "s"]);

/** The words that say something, in one spelling, from "monthlyReport", "MONTHLY_REPORT" and "The monthly report." alike. */
const wordsOf = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !SMALL.has(word))
    .join(" ");

const silent = (schema: GraphQLSchema): string[] =>
  partsOf(schema).flatMap(({ path, description }) => (description?.trim() ? [] : [path]));

const repeating = (schema: GraphQLSchema): string[] =>
  partsOf(schema).flatMap(({ path, name, description }) =>
    description && [wordsOf(name), ""].includes(wordsOf(description)) ? [path] : [],
  );

describe("the descriptions of the schema", () => {
  const schema = createSchema();

  it("say something of every type, field, argument and value", () => {
    expect(silent(schema)).toEqual([]);
  });

  it("say more than the name", () => {
    expect(repeating(schema)).toEqual([]);
  });

  it("are missed where they are missing, and where they only repeat", () => {
    const planted = buildSchema(`
      "What can be read."
      type Query { "Says nothing new: the monthly report." monthlyReport("The month." month: String): Kind other: Int }
      "A kind." enum Kind { "Large." LARGE SMALL }`);
    expect(silent(planted)).toEqual(["Query.other", "Kind.SMALL"]);
    expect(repeating(planted)).toEqual(["Query.monthlyReport(month:)", "Kind", "Kind.LARGE"]);
  });
});
