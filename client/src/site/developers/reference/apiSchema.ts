import { buildSchema, type GraphQLSchema } from "graphql";
import sdl from "../../../../../schema.graphql?raw";

let schema: GraphQLSchema | undefined;

/** The API as the product's own file says it, read once. */
export function apiSchema(): GraphQLSchema {
  schema ??= buildSchema(sdl, { assumeValidSDL: true });
  return schema;
}
