import { GraphQLEnumType, GraphQLSchema } from "graphql";
import { ERROR_CODES } from "../platform/error-codes.rules";

const values = Object.fromEntries(Object.entries(ERROR_CODES).map(([name, description]) => [name, { description }]));

/** The same schema with `ErrorCode` in it, which no field has: errors stand beside the data. */
export function withErrorCodes(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  const codes = new GraphQLEnumType({
    name: "ErrorCode",
    description: "What `extensions.code` of an error can be.",
    values,
  });
  return new GraphQLSchema({ ...config, types: [...config.types, codes] });
}
