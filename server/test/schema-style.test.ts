import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from "graphql";
import { createSchema } from "../src/app/schema";

/** What a deprecation says: what to use instead, and until when the old is there. */
const DEPRECATION = /^Use .+\. Will be removed after \d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\.$/;

type Member = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLEnumValue;

/** What a type consists of: its fields or its values. */
const membersOf = (type: GraphQLNamedType): Member[] =>
  isEnumType(type)
    ? [...type.getValues()]
    : isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.values<Member>(type.getFields())
      : [];

const argumentsOf = (member: Member): readonly GraphQLArgument[] => ("args" in member ? member.args : []);

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
