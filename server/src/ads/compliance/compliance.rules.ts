export const COMPLIANCE_CATEGORIES = ["MEDICAL", "REGULATORY", "ETHICAL"] as const;
export type ComplianceCategory = (typeof COMPLIANCE_CATEGORIES)[number];

/** The most serious last. */
export const COMPLIANCE_SEVERITIES = ["LOW", "MEDIUM", "HIGH"] as const;
export type ComplianceSeverity = (typeof COMPLIANCE_SEVERITIES)[number];

export const CONDITION_TYPES = ["CONTAINS", "NOT_CONTAINS", "MATCHES_REGEX"] as const;
export type ConditionType = (typeof CONDITION_TYPES)[number];

/** Something that an advert's text is asked besides the keywords. */
export interface Condition {
  type: ConditionType;
  value: string;
}

/** The words of an advert that are judged, each field apart. */
export interface AdvertText {
  title: string;
  description: string;
  altText: string;
  disclaimer: string;
}
export type AdvertField = keyof AdvertText;

/** In the order in which an advert is read. */
export const ADVERT_FIELDS: readonly AdvertField[] = ["title", "description", "altText", "disclaimer"];
