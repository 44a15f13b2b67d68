import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  GraphQLID,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { createSchema } from "../src/app/schema";

/** What a deprecation says: what to use instead, and until when the old is there. */
const DEPRECATION = /^Use .+\. Will be removed after \d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\.$/;

/** The verbs that mean the same as create, update and delete. */
const SYNONYMS = /^(add|insert|new|change|edit|modify|remove|destroy)[A-Z]/;
/** What the product calls so, for it is something else: an act of its own, or more of what is there. */
const OWN_ACTS = [
  "addConsultation", // to ask
  "addHeartRates", // to a device
  "addToConsultation",
  "changeEmail", // begins with a mail
  "changeName",
  "changePassword",
  "removeStaff", // keeps the person, without rights
];

/** Values that are written elsewhere as they are here: languages by ISO 639-1, labels in training data, metrics in files of readings. */
const OWN_SPELLING = ["CareLabel", "Language", "ReadingMetric"];

/** Lists that go by something else than a time. */
const OWN_ORDER = [
  "firewallRules", // the first that fits decides
  "modelComparison", // as the data stand
  "pharmacistQuestions", // the most urgent first
  "trainingLines", // as the files stand
  "userSearch", // by address
];

/** What says which one is meant or which version of it was seen, beside ids. */
const POINTERS = new Set(["key", "token", "viewToken", "version", "revision"]);

type Member = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLEnumValue;

/** What a type consists of: its fields or its values. */
const membersOf = (type: GraphQLNamedType): Member[] =>
  isEnumType(type)
    ? [...type.getValues()]
    : isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.values<Member>(type.getFields())
      : [];

const argumentsOf = (member: Member): readonly GraphQLArgument[] => ("args" in member ? member.args : []);

const isId = ({ type }: { type: GraphQLType }) => getNamedType(type) === GraphQLID;

function hasNulls(type: GraphQLType): boolean {
  const list = getNullableType(type);
  return isListType(list) && !isNonNullType(list.ofType);
}

/** What is wrong with a type, in the form `path: rule`. */
function styleOfType(type: GraphQLNamedType): string[] {
  const found: string[] = [];
  const check = (isRight: boolean, rule: string, path = type.name) => isRight || found.push(`${path}: ${rule}`);
  check(/^[A-Z][A-Za-z0-9]*$/.test(type.name), "PascalCase");
  if (isInputObjectType(type)) check(type.name.endsWith("Input"), "ends in Input");
  for (const member of membersOf(type)) {
    const path = `${type.name}.${member.name}`;
    if (isEnumType(type)) {
      check(OWN_SPELLING.includes(type.name) || /^[A-Z][A-Z0-9_]*$/.test(member.name), "UPPER_CASE", path);
    }
    if (!("type" in member)) continue;
    const typed = [
      { name: path, of: member },
      ...argumentsOf(member).map((of) => ({ name: `${path}(${of.name}:)`, of })),
    ];
    for (const { name, of } of typed) {
      check(/^[a-z][A-Za-z0-9]*$/.test(of.name), "camelCase", name);
      check(!/(^i|I)ds?$/.test(of.name) || isId(of), "an id is an ID", name);
      check(!/[a-z]At$/.test(of.name) || /^DateTimeISO!?$/.test(String(of.type)), "a moment is a DateTimeISO", name);
      check(!hasNulls(of.type), "a list has no null in it", name);
    }
  }
  return found;
}

/** What is wrong with the root fields. */
function styleOfRoots(schema: GraphQLSchema): string[] {
  const found: string[] = [];
  const check = (isRight: boolean, path: string, rule: string) => isRight || found.push(`${path}: ${rule}`);
  for (const { name, args, type } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const path = `Query.${name}`;
    const has = (argument: string) => args.some((one) => one.name === argument);
    check(!/^(get|list|fetch)[A-Z]/.test(name), path, "a query is a noun");
    check(!has("id") || !isNonNullType(type), path, "what is looked up by its id can be null");
    if (!getNamedType(type).name.endsWith("Connection")) continue;
    check(has("first") && has("after"), path, "a list has pages");
    check(has("orderBy") !== OWN_ORDER.includes(name), path, "a list has orderBy");
  }
  for (const { name, args, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const path = `Mutation.${name}`;
    check(OWN_ACTS.includes(name) || !SYNONYMS.test(name), path, "create, update, delete");
    check(isNonNullType(type), path, "an act has an outcome");
    const own = args.filter((one) => isRequiredArgument(one) && !isId(one) && !POINTERS.has(one.name));
    check(own.length < 3, path, "three values are one input");
    for (const one of args.filter((argument) => isInputObjectType(getNullableType(argument.type)))) {
      check(one.name === "input", path, `${one.name} is called input`);
    }
  }
  return found;
}

const styleOf = (schema: GraphQLSchema): string[] => [
  ...Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap(styleOfType),
  ...styleOfRoots(schema),
];

describe("the schema", () => {
  const schema = createSchema();

  it("has one style", () => {
    expect(styleOf(schema)).toEqual([]);
  });

  it("has no exception that is not needed", () => {
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(expect.arrayContaining(OWN_ACTS));
    expect(OWN_ACTS.filter((name) => !SYNONYMS.test(name))).toEqual([]);
    expect(OWN_SPELLING.filter((name) => !isEnumType(schema.getType(name)))).toEqual([]);
  });

  it("is seen to break each rule", () => {
    const planted = buildSchema(`
      type Query { getThing: thing things(ids: [String!]!): ThingConnection thing(id: ID!): thing! tags: [String] }
      type Mutation {
        editThing(id: ID!, version: Int!, width: Int!, height: Int!): thing!
        resizeThing(id: ID!, width: Int!, height: Int!, depth: Int!): thing!
        updateThing(thing: Thing!): thing
      }
      type thing { Name: String madeAt: String }
      type ThingConnection { nodes: [thing!]! }
      input Thing { kind: Kind }
      enum Kind { LARGE small }`);
    expect(styleOf(planted).sort()).toEqual([
      "Kind.small: UPPER_CASE",
      "Mutation.editThing: create, update, delete",
      "Mutation.resizeThing: three values are one input",
      "Mutation.updateThing: an act has an outcome",
      "Mutation.updateThing: thing is called input",
      "Query.getThing: a query is a noun",
      "Query.tags: a list has no null in it",
      "Query.thing: what is looked up by its id can be null",
      "Query.things(ids:): an id is an ID",
      "Query.things: a list has orderBy",
      "Query.things: a list has pages",
      "Thing: ends in Input",
      "thing.Name: camelCase",
      "thing.madeAt: a moment is a DateTimeISO",
      "thing: PascalCase",
    ]);
  });
});

/** Everything that is deprecated without a clear reason, for example `Query.campaigns(first:)`. */
const unclear = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    membersOf(type).flatMap((member) => {
      const parts = [member, ...argumentsOf(member).map((one) => ({ ...one, name: `${member.name}(${one.name}:)` }))];
      return parts
        .filter(({ deprecationReason }) => deprecationReason != null && !DEPRECATION.test(deprecationReason))
        .map(({ name }) => `${type.name}.${name}`);
    }),
  );

describe("what is deprecated", () => {
  it("says what to use and until when it is there", () => {
    expect(unclear(createSchema())).toEqual([]);
  });

  it("is found everywhere, and refused without either", () => {
    const planted = buildSchema(`
      type Query {
        good: Int @deprecated(reason: "Use better. Will be removed after 2027-03-01.")
        bad(old: Int @deprecated): Kind @deprecated(reason: "Use good.")
      }
      enum Kind { OLD @deprecated(reason: "Will be removed after 2027-03-01.") NEW }
      input Thing { size: Int @deprecated(reason: "Use length. Will be removed after 2027-13-01.") length: Int }`);
    expect(unclear(planted)).toEqual(["Query.bad", "Query.bad(old:)", "Kind.OLD", "Thing.size"]);
  });
});
