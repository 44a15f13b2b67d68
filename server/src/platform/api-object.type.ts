import { ObjectType } from "type-graphql";

/**
 * An object of the API, by its name in the schema and what it is. Nothing runs before its fields: who may ask is decided at the root, and
 * an answer has thousands of them.
 */
export const ApiObject = (name: string, description: string): ClassDecorator =>
  ObjectType(name, { simpleResolvers: true, description });

/** What several objects of the API have in common: a class that they extend, and nothing of its own in the schema. */
export const ApiParts = (): ClassDecorator => ObjectType({ simpleResolvers: true });
