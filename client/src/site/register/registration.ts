import type { RegisterInput } from "../../gql/graphql";
import type { Language } from "../../lib/language";
import { looksLikeEmail } from "../email";

export interface RegistrationValues {
  name: string;
  email: string;
  password: string;
  confirm: string;
  /** Digits alone; empty when none was given. */
  nhsNumber: string;
  consentsToDataUse: boolean;
  consentsToNhsIntegration: boolean;
}

export type RegistrationField = keyof RegistrationValues;

/** What can be wrong, named as in the catalogue under register.errors. */
export type RegistrationError =
  | "missing"
  | "name"
  | "email"
  | "emailFormat"
  | "password"
  | "confirm"
  | "weak"
  | "mismatch"
  | "consent";

export interface RegistrationCheck {
  /** One line of the summary each, in the order of the form, and the field that it leads to. */
  summary: { error: RegistrationError; field: RegistrationField }[];
  /** The sentence on each field. */
  fields: Partial<Record<RegistrationField, RegistrationError>>;
}

const written = ["name", "email", "password", "confirm"] as const;
const agreed = ["consentsToDataUse", "consentsToNhsIntegration"] as const;

/**
 * What the form itself can tell before it is sent: nothing empty, an address that can be one, all rules of the
 * password, twice the same password, both consents. The NHS number never stands in the way. The server decides again.
 */
export function checkRegistration(values: RegistrationValues, rulesMet: boolean): RegistrationCheck {
  const fields: RegistrationCheck["fields"] = {};
  const summary: RegistrationCheck["summary"] = [];
  const empty = written.filter((field) => values[field].trim() === "");
  for (const field of empty) fields[field] = field;
  const [firstEmpty] = empty;
  if (firstEmpty) summary.push({ error: "missing", field: firstEmpty });

  const say = (field: RegistrationField, error: RegistrationError) => {
    fields[field] = error;
    summary.push({ error, field });
  };
  if (!fields.email && !looksLikeEmail(values.email)) say("email", "emailFormat");
  if (!fields.password && !rulesMet) say("password", "weak");
  if (!fields.password && !fields.confirm && values.password !== values.confirm) say("confirm", "mismatch");

  const refused = agreed.filter((field) => !values[field]);
  for (const field of refused) fields[field] = "consent";
  const [firstRefused] = refused;
  if (firstRefused) summary.push({ error: "consent", field: firstRefused });
  return { summary, fields };
}

/** What is sent: everything but the second password, and the NHS number only if one was given. */
export function toInput(
  { confirm: _confirm, nhsNumber, ...input }: RegistrationValues,
  language: Language,
): RegisterInput {
  return { ...input, language, ...(nhsNumber !== "" && { nhsNumber }) };
}
