import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";

export const GROUPS = ["Query", "Mutation", "Subscription", "types"] as const;
export type Group = (typeof GROUPS)[number];

/** Something that the reference has a page for. */
export interface Entry {
  /** What stands behind the # of its address: "Query.campaigns", "Campaign". */
  hash: string;
  name: string;
  group: Group;
  description: string;
  deprecated: string | null;
  /** A root field, or else a type. */
  of: { field: GraphQLField<unknown, unknown> } | { type: GraphQLNamedType };
}

const ROOTS = ["Query", "Mutation", "Subscription"] as const;

/** Everything that the reference tells of: root fields in the order of the schema, then types by name. */
export function entriesOf(schema: GraphQLSchema): Entry[] {
  const fields = ROOTS.flatMap((group) => {
    const root = schema.getType(group);
    if (!isObjectType(root)) return [];
    return Object.values(root.getFields()).map((field) => ({
      hash: `${group}.${field.name}`,
      name: field.name,
      group,
      description: field.description ?? "",
      deprecated: field.deprecationReason ?? null,
      of: { field },
    }));
  });
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith("__") && !(ROOTS as readonly string[]).includes(name))
    .filter((type) => !isSpecifiedScalarType(type) || type.name === "ID")
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((type) => ({
      hash: type.name,
      name: type.name,
      group: "types" as const,
      description: type.description ?? "",
      deprecated: null,
      of: { type },
    }));
  return [...fields, ...types];
}

/** How well an entry fits a word; 0 for not at all. */
function rank({ name, description }: Entry, word: string): number {
  const lower = name.toLowerCase();
  if (lower === word) return 4;
  if (lower.startsWith(word)) return 3;
  if (lower.includes(word)) return 2;
  return description.toLowerCase().includes(word) ? 1 : 0;
}

/** The entries that have every word in their name or description, those that are called so first. */
export function searchEntries(entries: readonly Entry[], text: string): Entry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .map((entry) => {
      const ranks = words.map((word) => rank(entry, word));
      return { entry, rank: ranks.includes(0) ? 0 : ranks.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ rank }) => rank > 0 || words.length === 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

/** What a part of a type says. */
export interface Member {
  name: string;
  /** As written in the schema, for example [Campaign!]!; empty for a value of an enum. */
  type: string;
  description: string;
  deprecated: string | null;
  args: readonly GraphQLArgument[];
}

const memberOf = (field: GraphQLField<unknown, unknown> | GraphQLInputField): Member => ({
  name: field.name,
  type: String(field.type),
  description: field.description ?? "",
  deprecated: field.deprecationReason ?? null,
  args: "args" in field ? field.args : [],
});

/** The fields of a type, or the values of an enum. */
export function membersOf(type: GraphQLNamedType): Member[] {
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
    return Object.values(type.getFields()).map(memberOf);
  }
  if (!isEnumType(type)) return [];
  return type.getValues().map(({ name, description, deprecationReason }) => ({
    name,
    type: "",
    description: description ?? "",
    deprecated: deprecationReason ?? null,
    args: [],
  }));
}

/** What a type is. */
export function kindOf(type: GraphQLNamedType): "enum" | "input" | "scalar" | "object" {
  if (isEnumType(type)) return "enum";
  if (isInputObjectType(type)) return "input";
  return isObjectType(type) || isInterfaceType(type) ? "object" : "scalar";
}
