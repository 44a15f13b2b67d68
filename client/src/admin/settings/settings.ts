import { graphql } from "../../gql";
import type {
  MaintenanceNotice_NoticeFragment,
  MaintenanceNoticePhase,
  NoticeWording_WordingFragment,
  NumberSetting_SettingFragment,
  NumberSettingName,
} from "../../gql/graphql";

graphql(`
  fragment NumberSetting_setting on NumberSetting {
    name
    value
    source
    fallback
    fallbackSource
    revision
    reason
    changedByName
    changedAt
  }
`);

graphql(`
  fragment NoticeWording_wording on NoticeWording {
    phase
    texts {
      en
      fr
      es
      de
    }
    required
    allowed
    limit
    revision
    reason
    changedByName
    changedAt
  }
`);

export type NumberSetting = NumberSetting_SettingFragment;
export type Wording = NoticeWording_WordingFragment;
export type NoticeTexts = NonNullable<Wording["texts"]>;

/** What is refused by the API in its own words: nothing that can be set is this. */
const NO_NUMBER = -1;

/** "17.5" of a rate in hundredths of a percent, "24" of hours: as it stands in the field. */
export const typedOf = (name: NumberSettingName, value: number): string =>
  String(name === "VAT_BASIS_POINTS" ? value / 100 : value);

/** What was typed as the API takes it: "17,5 %" is 1750 hundredths of a percent. */
export function numberOf(name: NumberSettingName, typed: string): number {
  const number = Number(typed.replace("%", "").replace(",", ".").trim() || Number.NaN);
  const value = name === "VAT_BASIS_POINTS" ? Math.round(number * 10_000) / 100 : number;
  // What the API takes as a whole number at all.
  return Number.isInteger(value) && Math.abs(value) < 1_000_000 ? value : NO_NUMBER;
}

const EXAMPLE_HOURS = { COMING: 24, SOON: 0.25, RUNNING: 0, RELEASED: -2 } as const;
const HOUR_MS = 3_600_000;

/** An invented window, as people would be told of it at that phase. */
export function exampleOf(
  phase: MaintenanceNoticePhase,
  texts: NoticeTexts | null,
  now: Date,
): MaintenanceNotice_NoticeFragment {
  const quarters = Math.ceil(now.getTime() / (HOUR_MS / 4)) * (HOUR_MS / 4);
  const startsAt = new Date(quarters + EXAMPLE_HOURS[phase] * HOUR_MS);
  return {
    id: "example",
    phase,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + HOUR_MS).toISOString(),
    releaseVersion: phase === "RELEASED" ? "v2.5.0" : null,
    releaseNotes: null,
    texts,
  };
}
