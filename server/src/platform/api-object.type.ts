// biome-ignore lint/style/noRestrictedImports: the one place where they are shortened.
import { Arg as ApiArg, Field as ApiField, ObjectType } from "type-graphql";

/**
 * An object of the API, by its name in the schema and what it is. Nothing runs before its fields: who may ask is decided at the root, and
 * an answer has thousands of them.
 */
export const ApiObject = (name: string, description: string): ClassDecorator =>
  ObjectType(name, { simpleResolvers: true, description });

/** What several objects of the API have in common: a class that they extend, and nothing of its own in the schema. */
export const ApiParts = (): ClassDecorator => ObjectType({ simpleResolvers: true });

type FieldType = Parameters<typeof ApiField>[0];
type FieldOptions = Parameters<typeof ApiField>[1];
type FieldDecorator = ReturnType<typeof ApiField>;
type ArgType = Parameters<typeof ApiArg>[1];
type ArgOptions = Parameters<typeof ApiArg>[2];
type ArgDecorator = ReturnType<typeof ApiArg>;

/** A field of an object or of an input: its type and what it says (units, or the part of it that is meant), unless `app/standard-descriptions.ts` says it. */
export const Field = (type: FieldType, about?: string | FieldOptions): FieldDecorator =>
  ApiField(type, typeof about === "string" ? { description: about } : about);

/** A field that may be null; the words say what null means. */
export const Nullable = (type: FieldType, description?: string): FieldDecorator =>
  ApiField(type, { nullable: true, description });

/** An argument: its name, its type and what it says. */
export const Arg = (name: string, type: ArgType, about?: string | ArgOptions): ArgDecorator =>
  ApiArg(name, type, typeof about === "string" ? { description: about } : about);

/** An argument that may be left out; the words say what that means. */
export const OptionalArg = (name: string, type: ArgType, description?: string): ArgDecorator =>
  ApiArg(name, type, { nullable: true, description });
