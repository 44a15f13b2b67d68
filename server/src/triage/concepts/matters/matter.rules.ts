import type { Concept } from "../../concept.rules";
import type { Complaint } from "../complaints/complaint.rules";

/** A question about care and not about being unwell, in every language that can be asked in. */
export interface Matter extends Omit<Complaint, "seeGp" | "ofBabies"> {
  onlyAlone: NonNullable<Concept["onlyAlone"]>;
  answers?: readonly string[];
  allows?: string;
  besidePast?: true;
}

/** Nothing else is named, so the parts of a pattern need not stand near each other. */
function anywhere(patterns: Matter["patterns"]): Matter["patterns"] {
  const { en, fr, es, de } = patterns;
  const apart = (written: readonly string[]) => written.map((pattern) => pattern.replaceAll(" ~ ", " && "));
  return { en: apart(en), fr: apart(fr), es: apart(es), de: apart(de) };
}

/** Matters as concepts, by their ids. They are always only asked about, so that counts. */
export function matters(byId: Readonly<Record<string, Matter>>): Concept[] {
  return Object.entries(byId).map(([id, { version = 1, ...matter }]) => ({
    id,
    level: "SELF_CARE",
    countsAlways: true,
    version,
    ...matter,
    patterns: anywhere(matter.patterns),
  }));
}
