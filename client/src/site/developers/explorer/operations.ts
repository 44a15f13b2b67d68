import { Kind, type OperationDefinitionNode, parse } from "graphql";

/** The operations of a document. What cannot be read has none: the API says what is wrong with it. */
export function operationsOf(query: string): OperationDefinitionNode[] {
  try {
    return parse(query).definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []));
  } catch {
    return [];
  }
}

/** The names of a document's operations, in their order; an operation without a name has none. */
export const namesOf = (query: string): string[] =>
  operationsOf(query).flatMap(({ name }) => (name ? [name.value] : []));

/**
 * Reads variables as they were typed; none were when there is nothing but blanks.
 * @throws SyntaxError when this is not JSON, TypeError when it is not an object.
 */
export function readVariables(text: string): Record<string, unknown> | undefined {
  if (text.trim() === "") return undefined;
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new TypeError("not an object");
  return value as Record<string, unknown>;
}

/**
 * The operation as it is usually written, comments included.
 * @throws SyntaxError when it cannot be read.
 */
export async function prettifyOperation(query: string): Promise<string> {
  const [{ format }, plugin] = await Promise.all([import("prettier/standalone"), import("prettier/plugins/graphql")]);
  return format(query, { parser: "graphql", plugins: [plugin] });
}
