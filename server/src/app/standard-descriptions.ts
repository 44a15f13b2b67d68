import { type GraphQLSchema, isInputObjectType, isObjectType } from "graphql";
import { FIELD_ERRORS } from "./field-errors.rules";

/** The roots have no class that could say what they are. */
const ROOTS: Readonly<Record<string, string>> = {
  Query: "What can be read.",
  Mutation: "What can be changed. Each mutation happens as a whole or not at all.",
  Subscription: "What can be watched over a websocket. Each begins with the current value.",
};

/** Fields that mean the same wherever they stand. */
const FIELDS: Readonly<Record<string, string>> = {
  id: "Opaque, and the same as long as the entry exists.",
  nodes: "The entries of this page, in the order of the list.",
  edges: "The same entries, each with its place in the list.",
  pageInfo: "Where this page stands in the list.",
  hasNextPage: "True when entries follow after this page.",
  hasPreviousPage: "True when entries come before this page.",
  createdAt: "When it was made.",
  updatedAt: "When it was last changed.",
  snapshot: "True for the first event, which replaces what was known, and after events may have been missed.",
  impressions: "How often adverts were seen: half of one was visible for a second. Invalid traffic is left out.",
  clicks: "How often an advert was followed to its site. Invalid traffic is left out.",
  engagements: "How often a question was asked from an advert.",
};

/** Arguments that mean the same wherever they stand. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  id: "The `id` of the entry; NOT_FOUND when there is none, or it is somebody else's.",
  first: "How many entries a page has, 1 to 100.",
  after: "The `endCursor` of the page before; null for the first page.",
  orderBy: "Null: as the list says.",
  before: "The `startCursor` of the page that follows, to go back.",
  input: "Everything that is sent, as one object.",
};

const fill = (part: { description?: string | null }, text: string | undefined): void => {
  part.description ??= text;
};

/**
 * Fills the descriptions of what has one meaning in the whole API, so that no class repeats them, and says which errors root fields can have.
 * What a class says itself stays.
 * @returns the schema that was given, changed.
 */
export function describeStandardParts(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__") || !(isObjectType(type) || isInputObjectType(type))) continue;
    fill(type, ROOTS[type.name]);
    for (const field of Object.values(type.getFields())) {
      fill(field, FIELDS[field.name]);
      for (const argument of "args" in field ? field.args : []) fill(argument, ARGUMENTS[argument.name]);
      const errors = FIELD_ERRORS[`${type.name}.${field.name}`];
      if (errors) field.description = `${field.description ?? ""} Errors: ${errors}.`.trim();
    }
  }
  return schema;
}
