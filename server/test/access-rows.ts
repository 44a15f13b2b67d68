import type { CallerName } from "./access-callers";
import { ADS_ROWS } from "./access-rows-ads";
import { CARE_ROWS } from "./access-rows-care";
import { PEOPLE_ROWS } from "./access-rows-people";

/** The rows by wing: no field may have one in two of them. */
export const WINGS = [PEOPLE_ROWS, CARE_ROWS, ADS_ROWS] as const;

/** Who may use each root field. A field without a row fails, and so does a row without a field. */
export const ROWS: Record<string, readonly CallerName[]> = Object.assign({}, ...WINGS);

/** Fields below the root that take an id, with who may use them. None yet; a new one fails until it has a row. */
export const NESTED_ROWS: Record<string, readonly CallerName[]> = {};

/** Fields below the root without a gate of their own: what every visitor may know, and what `me` says to whoever it is about. */
export const OPEN_FIELDS: readonly string[] = [
  "PublicConfigurationResolver.consentTexts",
  "PublicConfigurationResolver.demoAccounts",
  "PublicConfigurationResolver.demoApiKey",
  "PublicConfigurationResolver.pharmacistAnswerHours",
  "PublicConfigurationResolver.vatPercent",
  "VersionStudiesResolver.studies",
  "ViewerResolver.consentHistory",
  "ViewerResolver.consents",
  "ViewerResolver.devices",
  "ViewerResolver.disclosures",
  "ViewerResolver.permissions",
  "ViewerResolver.staffRoles",
  "ViewerResolver.waitingNhsNumber",
];
