import {
  MESSAGES as ACCOUNT_MESSAGES,
  looksLikeEmail,
  NAME_MAX_LENGTH,
  normaliseEmail,
  normaliseName,
} from "../../people/accounts/account.rules";
import { MESSAGES } from "./application.rules";

/** What is known about a company. */
export interface CompanyDetails {
  name: string;
  /** Eight digits, or two letters and six digits. */
  registrationNumber: string;
  address: string | null;
  contactPerson: string;
  phone: string;
  email: string;
  website: string | null;
}

/** What of it an advertiser changes alone: name and number were proved by documents, the address of the account has a page of its own. */
export type ContactDetails = Pick<CompanyDetails, "address" | "contactPerson" | "phone" | "website">;

/** As people type it. */
export type CompanyTyped<Details> = { [Key in keyof Details]?: string | null };

export interface CompanyProblem {
  field: keyof CompanyDetails;
  message: string;
}

/** What the fields are called where they are listed. */
const LABELS: Readonly<Record<keyof CompanyDetails, string>> = {
  name: "Company name",
  registrationNumber: "Registration number",
  address: "Address",
  contactPerson: "Contact person",
  phone: "Phone",
  email: "Email",
  website: "Website",
};

const REQUIRED = ["name", "registrationNumber", "contactPerson", "phone", "email"] as const;

const MAX_LENGTHS: Readonly<Record<keyof CompanyDetails, number>> = {
  name: 200,
  registrationNumber: 20,
  address: 500,
  contactPerson: NAME_MAX_LENGTH,
  phone: 40,
  email: 254,
  website: 300,
};

const PROBLEMS = {
  registrationNumber: "Please enter 8 digits, or 2 letters and 6 digits.",
  phone: "Please enter a phone number with 7 to 15 digits.",
  email: ACCOUNT_MESSAGES.emailInvalid,
  website: "Please enter a website such as https://example.co.uk.",
} as const;

/** A company number as the register writes it: no spaces, capital letters. */
export const normaliseCompanyNumber = (text: string): string => text.normalize("NFKC").replace(/\s/g, "").toUpperCase();

/** The number of a company in England, Wales, Scotland or Northern Ireland (Companies House). */
export const isCompanyNumber = (text: string): boolean => /^([0-9]{8}|[A-Z]{2}[0-9]{6})$/.test(text);

/** A phone number of the UK or abroad: 7 to 15 digits (ITU-T E.164) once spaces, brackets, hyphens, dots and a leading + are gone. */
export const isPhone = (text: string): boolean => /^\+?[0-9]{7,15}$/.test(text.replace(/[\s()\-.‐-―]/g, ""));

/** The address of a website with its scheme, https unless it has one; null for what is none. */
export function readWebsite(text: string): string | null {
  const typed = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(typed)) return null;
  const { protocol, hostname, username, password, origin, pathname, search, hash, href } = new URL(typed);
  const hasDot = /^[^.]+(\.[^.]+)+$/.test(hostname);
  if (!["http:", "https:"].includes(protocol) || !hasDot || username || password) return null;
  return pathname === "/" && search + hash === "" ? origin : href;
}

/**
 * Reads what somebody typed about a company.
 * @param asked the fields that were asked for; required ones among them must not be empty.
 */
function readFields<Key extends keyof CompanyDetails>(
  asked: readonly Key[],
  typed: CompanyTyped<Pick<CompanyDetails, Key>>,
): { details: Pick<CompanyDetails, Key>; problems: CompanyProblem[] } {
  const texts = Object.fromEntries(asked.map((key) => [key, tidy(key, typed[key] ?? "")])) as Record<Key, string>;
  const missing = asked.filter((key) => texts[key] === "" && (REQUIRED as readonly string[]).includes(key));
  const sentence = `${MESSAGES.fieldsMissing} ${missing.map((key) => LABELS[key]).join(", ")}`;
  const problems: CompanyProblem[] = missing.map((field) => ({ field, message: sentence }));
  for (const field of asked.filter((key) => texts[key] !== "")) {
    const message = problemOf(field, texts[field]);
    if (message) problems.push({ field, message });
  }
  const details = Object.fromEntries(
    asked.map((key) => [key, (key === "website" ? readWebsite(texts[key]) : texts[key]) || null]),
  );
  return { details: details as unknown as Pick<CompanyDetails, Key>, problems };
}

/** All that an application says about a company. */
export const readCompany = (typed: CompanyTyped<CompanyDetails>) =>
  readFields(["name", "registrationNumber", "address", "contactPerson", "phone", "email", "website"], typed);

/** What an advertiser changes later. */
export const readContactDetails = (typed: CompanyTyped<ContactDetails>) =>
  readFields(["address", "contactPerson", "phone", "website"], typed);

function tidy(field: keyof CompanyDetails, text: string): string {
  switch (field) {
    case "email":
      return normaliseEmail(text);
    case "registrationNumber":
      return normaliseCompanyNumber(text);
    case "website":
      return text.trim();
    default:
      return normaliseName(text.normalize("NFC"));
  }
}

function problemOf(field: keyof CompanyDetails, text: string): string | undefined {
  const fits = {
    registrationNumber: isCompanyNumber,
    phone: isPhone,
    email: looksLikeEmail,
    website: (address: string) => readWebsite(address) !== null,
  } as const;
  if (field in fits && !fits[field as keyof typeof fits](text)) return PROBLEMS[field as keyof typeof PROBLEMS];
  return text.length > MAX_LENGTHS[field] ? `Please use at most ${MAX_LENGTHS[field]} characters.` : undefined;
}
