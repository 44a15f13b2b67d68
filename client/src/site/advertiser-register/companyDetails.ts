import type { Application } from "../application/application";

/** The fields of a company in the order of the form. */
export const COMPANY_FIELDS = [
  "name",
  "registrationNumber",
  "address",
  "contactPerson",
  "phone",
  "email",
  "website",
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];
export type CompanyValues = Readonly<Record<CompanyField, string>>;

const OPTIONAL: readonly CompanyField[] = ["address", "website"];

export const isRequired = (field: CompanyField): boolean => !OPTIONAL.includes(field);

export const isCompanyField = (name: string | undefined): name is CompanyField =>
  COMPANY_FIELDS.some((field) => field === name);

/** What an application says about its company, as it stands in the form; nothing before there is one. */
export function valuesOf(company: Application["company"] | undefined): CompanyValues {
  const entries = COMPANY_FIELDS.map((field) => [field, company?.[field] ?? ""] as const);
  return Object.fromEntries(entries) as Record<CompanyField, string>;
}

/** What was typed and not sent yet, over what is known; a draft that cannot be read is none. */
export function withDraft(known: CompanyValues, draft: string): CompanyValues {
  try {
    const typed: unknown = JSON.parse(draft);
    if (typeof typed !== "object" || typed === null) return known;
    const entries = Object.entries(typed).filter(([name, text]) => isCompanyField(name) && typeof text === "string");
    return { ...known, ...Object.fromEntries(entries) };
  } catch {
    return known;
  }
}

export const missingFields = (values: CompanyValues): CompanyField[] =>
  COMPANY_FIELDS.filter((field) => isRequired(field) && values[field].trim() === "");
