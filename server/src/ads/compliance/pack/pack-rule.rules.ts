import type { ComplianceCategory, ComplianceSeverity, Condition } from "../compliance.rules";

/** Where a rule is explained, for whoever wants to read on. */
export interface Source {
  title: string;
  url: string;
}

/** A rule that the product brings. */
export interface PackRule {
  /** Never changes: by it the product knows which rules a database has already. */
  key: string;
  name: string;
  /** What is wrong, and what to do about it. */
  description: string;
  category: ComplianceCategory;
  severity: ComplianceSeverity;
  keywords: readonly string[];
  conditions: readonly Condition[];
  sources: readonly Source[];
}

/** One rule of the code of non-broadcast advertising, section 12: medicines, medical devices, health and beauty. */
export const cap = (rule: string): Source => ({
  title: `CAP Code, rule ${rule}`,
  url: "https://www.asa.org.uk/type/non_broadcast/code_section/12.html",
});

/** One regulation of the Human Medicines Regulations 2012. */
export const regulation = (number: number): Source => ({
  title: `Human Medicines Regulations 2012, regulation ${number}`,
  url: `https://www.legislation.gov.uk/uksi/2012/1916/regulation/${number}`,
});

export const BLUE_GUIDE: Source = {
  title: "MHRA Blue Guide: advertising and promotion of medicines in the UK",
  url: "https://www.gov.uk/government/publications/blue-guide-advertising-and-promoting-medicines",
};

export const contains = (value: string): Condition => ({ type: "CONTAINS", value });
export const asksFor = (value: string): Condition => ({ type: "NOT_CONTAINS", value });
export const matches = (value: string): Condition => ({ type: "MATCHES_REGEX", value });

/** Keywords of a text: parted by commas. */
export const words = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
