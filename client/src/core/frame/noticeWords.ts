import type { TFunction } from "i18next";
import type { MaintenanceNotice_NoticeFragment } from "../../gql/graphql";
import type { Language } from "../../lib/language";
import { formatDay, formatHourMinute } from "../../lib/time";

/** What is filled into the text of a notice. */
export interface NoticeWords {
  day: string;
  from: string;
  to: string;
  version: string;
}

/** {day}, {from}, {to} and {version} of a text, filled in. What is not known stays as it is. */
export const fillIn = (text: string, words: NoticeWords): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(words, name) ? words[name as keyof NoticeWords] : whole,
  );

/** The words of a window in a language. */
export const noticeWords = (
  {
    startsAt,
    endsAt,
    releaseVersion,
  }: Pick<MaintenanceNotice_NoticeFragment, "startsAt" | "endsAt" | "releaseVersion">,
  language: Language,
): NoticeWords => ({
  day: formatDay(startsAt, new Date(), language),
  from: formatHourMinute(startsAt),
  to: formatHourMinute(endsAt),
  version: releaseVersion ?? "",
});

/** What people read: the text that staff wrote, else the one of the catalogue. */
export function noticeSentence(
  t: TFunction<"common">,
  { phase, texts, ...window }: MaintenanceNotice_NoticeFragment,
  language: Language,
): string {
  const words = noticeWords(window, language);
  return texts ? fillIn(texts[language], words) : t(`maintenance.${phase}`, { ...words });
}
