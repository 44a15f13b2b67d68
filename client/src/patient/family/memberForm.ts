import type { FamilyMemberInput, Gender, MemberRow_MemberFragment } from "../../gql/graphql";
import { type Language, localeOf } from "../../lib/language";
import { withEntry } from "../profile/profileForm";

export const LISTS = ["conditions", "medicines", "allergies"] as const;
export type ListName = (typeof LISTS)[number];

/** What the form holds, as it is typed; `typed` is what is not added to its list yet. */
export interface MemberDraft extends Record<ListName, readonly string[]> {
  /** Of whom it is changed; null for somebody new. */
  id: string | null;
  version: number;
  name: string;
  dateOfBirth: string;
  gender: Gender | "";
  typed: Record<ListName, string>;
}

export const NEW_MEMBER: MemberDraft = {
  ...{ id: null, version: 0, name: "", dateOfBirth: "", gender: "" },
  ...{ conditions: [], medicines: [], allergies: [] },
  typed: { conditions: "", medicines: "", allergies: "" },
};

type Member = Pick<MemberRow_MemberFragment, "id" | "version" | "name" | "health">;

/** The form for somebody who was added; nothing while their health data are not shown. */
export function draftOf({ id, version, name, health }: Member): MemberDraft | null {
  if (!health) return null;
  const { dateOfBirth, gender, conditions, medicines, allergies } = health;
  return { ...NEW_MEMBER, id, version, name, dateOfBirth, gender: gender ?? "", conditions, medicines, allergies };
}

/** What was typed into a list and not added is meant all the same. */
export function inputOf({ id, name, dateOfBirth, gender, typed, ...lists }: MemberDraft): FamilyMemberInput {
  const whole = (list: ListName) => [...withEntry(lists[list], typed[list])];
  return {
    ...{ name, dateOfBirth, gender: gender || null },
    ...{ conditions: whole("conditions"), allergies: whole("allergies") },
    // Those of somebody who was added have a page of their own, with times and more.
    medicines: id === null ? whole("medicines") : null,
  };
}

/** "2 years", "5 months" or "9 days": an age from a date of birth to a day, both as YYYY-MM-DD. */
export function ageText(dateOfBirth: string, today: string, language: Language): string {
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const [bornYear = 0, bornMonth = 0, bornDay = 0] = dateOfBirth.split("-").map(Number);
  const months = (year - bornYear) * 12 + month - bornMonth - (day < bornDay ? 1 : 0);
  const days = Math.round((Date.parse(today) - Date.parse(dateOfBirth)) / 86_400_000);
  const [value, unit] =
    months >= 24 ? [Math.floor(months / 12), "year"] : months >= 1 ? [months, "month"] : [days, "day"];
  return new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" }).format(value);
}
