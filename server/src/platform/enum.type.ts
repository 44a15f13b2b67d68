import { registerEnumType } from "type-graphql";

/** Names for an enum whose values are written in small letters in code and in tables. */
export const inCapitals = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), value])) as Record<Uppercase<Value>, Value>;

/**
 * An enum of the API.
 * @param values its names, or what each name stands for in code and in tables.
 * @param meanings what each means, for those who read the schema.
 */
export function enumType<Name extends string, Value = Name>(
  name: string,
  description: string,
  values: readonly Name[] | Readonly<Record<Name, Value>>,
  meanings: Readonly<Record<Name, string>>,
): Record<Name, Value> {
  const named = Array.isArray(values) ? Object.fromEntries(values.map((value) => [value, value])) : values;
  const valuesConfig = Object.fromEntries(
    Object.entries<string>(meanings).map(([value, meaning]) => [value, { description: meaning }]),
  );
  registerEnumType(named, { name, description, valuesConfig });
  return named;
}
