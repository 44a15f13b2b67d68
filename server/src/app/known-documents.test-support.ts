import type { GeneratorValue } from "fast-check";
import fc from "fast-check";
import {
  type GraphQLArgument,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** An operation as a program sends it. */
export interface MadeOperation {
  query: string;
  variables: Record<string, unknown>;
}

/** What is being written: fragments and variables stand beside the selection. */
interface Writing {
  g: GeneratorValue;
  ids: readonly string[];
  fragments: string[];
  variables: Map<string, { type: string; value: unknown }>;
}

const one = <T>({ g }: Writing, values: readonly T[]): T => g(fc.constantFrom, ...values);
const some = (writing: Writing, names: readonly string[], most: number): string[] => [
  ...new Set(Array.from({ length: writing.g(fc.integer, { min: 1, max: most }) }, () => one(writing, names))),
];
const chance = ({ g }: Writing, percent: number): boolean => g(fc.integer, { min: 0, max: 99 }) < percent;

/**
 * Writes an operation of up to three of these root fields: arguments in place or as variables, aliases, fragments, conditions, some of it wrong.
 * @param ids what exists.
 */
export function writeOperation(
  schema: GraphQLSchema,
  g: GeneratorValue,
  ids: readonly string[],
  roots: readonly string[],
): MadeOperation {
  const writing: Writing = { g, ids, fragments: [], variables: new Map() };
  const query = schema.getQueryType() as GraphQLObjectType;
  const names = some(writing, roots, 3);
  const selection = names.map((name) => writeField(writing, query, name, 3)).join(" ");
  const defined = [...writing.variables].map(([name, { type }]) => `$${name}: ${type}`);
  const head =
    defined.length > 0 || chance(writing, 50) ? `query Made${defined.length ? `(${defined.join(", ")})` : ""} ` : "";
  const values = [...writing.variables].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]));
  return { query: [`${head}{ ${selection} }`, ...writing.fragments].join(" "), variables: Object.fromEntries(values) };
}

function writeField(writing: Writing, parent: GraphQLObjectType, name: string, levels: number): string {
  const { type, args } = parent.getFields()[name] as { type: GraphQLOutputType; args: readonly GraphQLArgument[] };
  const given = args.flatMap((arg) => {
    const isNeeded = isNonNullType(arg.type) && arg.defaultValue === undefined;
    return isNeeded || chance(writing, 30) ? [`${arg.name}: ${writeArgument(writing, arg)}`] : [];
  });
  const alias = chance(writing, 10) ? `other_${name}: ` : "";
  const named = getNamedType(type);
  const below = isObjectType(named) ? ` ${writeSelection(writing, named, levels - 1)}` : "";
  return `${alias}${name}${given.length ? `(${given.join(", ")})` : ""}${writeCondition(writing)}${below}`;
}

function writeCondition(writing: Writing): string {
  if (!chance(writing, 6)) return "";
  const condition = chance(writing, 50)
    ? variable(writing, "Boolean!", chance(writing, 70))
    : one(writing, ["true", "false"]);
  return ` @${one(writing, ["include", "skip"])}(if: ${condition})`;
}

function writeSelection(writing: Writing, type: GraphQLObjectType, levels: number): string {
  const fields = Object.values(type.getFields()).filter(
    (field) => levels > 0 || !isObjectType(getNamedType(field.type)),
  );
  const names = fields.map(({ name }) => name);
  const chosen = names.length === 0 ? [] : some(writing, names, 5);
  const texts = chosen.map((name) => writeField(writing, type, name, levels));
  if (texts.length === 0 || chance(writing, 20)) texts.push("__typename");
  const text = texts.join(" ");
  if (chance(writing, 10)) return `{ ... on ${type.name}${writeCondition(writing)} { ${text} } }`;
  if (!chance(writing, 10)) return `{ ${text} }`;
  const name = `Part${writing.fragments.length}`;
  writing.fragments.push(`fragment ${name} on ${type.name} { ${text} }`);
  return `{ ...${name} }`;
}

function writeArgument(writing: Writing, { type }: GraphQLArgument): string {
  const value = makeValue(writing, type);
  if (!chance(writing, 50)) return print(type, value);
  return variable(
    writing,
    String(type),
    chance(writing, 94) ? value : one<unknown>(writing, ["x", 1.5, null, undefined, {}]),
  );
}

function variable(writing: Writing, type: string, value: unknown): string {
  const name = `v${writing.variables.size}`;
  writing.variables.set(name, { type, value });
  return `$${name}`;
}

/** Something of this type, as JSON has it. */
function makeValue(writing: Writing, type: GraphQLInputType): unknown {
  if (type instanceof GraphQLNonNull) return makeValue(writing, type.ofType);
  if (isListType(type)) return Array.from({ length: one(writing, [0, 1, 2]) }, () => makeValue(writing, type.ofType));
  if (isEnumType(type)) return one(writing, type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || chance(writing, 30));
    return Object.fromEntries(fields.map((field) => [field.name, makeValue(writing, field.type)]));
  }
  switch (type.name) {
    case "Int":
      return one(writing, [1, 2, 5, 20, 0, -1, 101, 5_000]);
    case "Float":
      return one(writing, [0, 1.5, 70]);
    case "Boolean":
      return chance(writing, 50);
    case "ID":
      return one(writing, [...writing.ids, "nothing", "00000000-0000-4000-8000-000000000000"]);
    case "String":
      return one(writing, ["headache", "2026-11-01", "2026-10", "", "x".repeat(200), "a\u0000b"]);
    default:
      return "2026-11-20T10:00:00.000Z";
  }
}

/** The value as it stands in a document. */
function print(type: GraphQLInputType, value: unknown): string {
  if (type instanceof GraphQLNonNull) return print(type.ofType, value);
  if (isListType(type)) return `[${(value as unknown[]).map((entry) => print(type.ofType, entry)).join(", ")}]`;
  if (isEnumType(type)) return String(value);
  if (!isInputObjectType(type)) return JSON.stringify(value);
  const fields = type.getFields();
  const parts = Object.entries(value as object).map(
    ([name, part]) => `${name}: ${print(fields[name]?.type as GraphQLInputType, part)}`,
  );
  return `{ ${parts.join(", ")} }`;
}
