import type { TFunction } from "i18next";
import type { HandoverSheet_HandoverFragment } from "../../gql/graphql";

type Handover = HandoverSheet_HandoverFragment;
type Texts = TFunction<"handover">;

/** What something is called, and what is said of it; with a key where two can be called the same. */
export type Row = readonly [what: string, value: string, key?: string];

/** On one page only the most urgent of what is open has room; a file for a computer has all of it. */
const MOST_OPEN = 10;
const firstOf = (labels: readonly string[], t: Texts): string => {
  const rest = labels.length - MOST_OPEN;
  const shown = labels.slice(0, MOST_OPEN);
  return [...shown, ...(rest > 0 ? [t("sheet.more", { count: rest })] : [])].join("; ");
};

/** The facts by how they stand, those that can be dangerous on their own. */
export function factRows({ facts, notAsked }: Pick<Handover, "facts" | "notAsked">, t: Texts): Row[] {
  const labelled = (fits: (fact: Handover["facts"][number]) => boolean) =>
    facts
      .filter(fits)
      .map(({ label, lasting }) => (lasting ? t("sheet.presentFor", { label, time: lasting }) : label))
      .join("; ");
  const present = labelled(({ standing }) => standing === "PRESENT");
  const rows: Row[] = [
    [t("sheet.present"), present || t("sheet.nothing")],
    [t("sheet.unsure"), labelled(({ standing }) => standing === "UNSURE")],
    [t("sheet.dangers"), labelled(({ standing, isDanger }) => standing === "DENIED" && isDanger)],
    [t("sheet.denied"), labelled(({ standing, isDanger }) => standing === "DENIED" && !isDanger)],
    [t("sheet.past"), labelled(({ standing }) => standing === "PAST")],
    [t("sheet.notAsked"), firstOf(notAsked, t)],
  ];
  return rows.filter(([, value]) => value !== "");
}

/** What was said to a question. */
export function answerText(
  { kind, present, unsure, lasting, age, sex, words }: Omit<Handover["answers"][number], "__typename">,
  t: Texts,
): string {
  const labels = (choices: typeof present) => choices.map(({ label }) => label).join("; ");
  const said = [
    ...(present.length > 0 ? [labels(present)] : []),
    ...(unsure.length > 0 ? [t("sheet.unsureOf", { labels: labels(unsure) })] : []),
    ...[words, lasting, age, sex && t(`sheet.${sex}`)].filter((one) => one !== null),
  ];
  return said.join(". ") || t(kind === "TICKS" ? "sheet.none" : "sheet.notSaid");
}

/** What the profile says, in the person's own words. */
export function profileRows(profile: NonNullable<Handover["profile"]>, t: Texts): Row[] {
  const taken = profile.medicines.map(({ name, dosage, frequency }) =>
    [name, dosage, frequency && t(`sheet.frequency.${frequency}`)].filter(Boolean).join(", "),
  );
  return [[t("sheet.medicines"), told(taken, t)], ...healthRows(profile, t)];
}

/** What it says apart from medicines. */
export function healthRows(
  {
    allergies,
    conditions,
    pregnantOrBreastfeeding: pregnant,
  }: Pick<NonNullable<Handover["profile"]>, "allergies" | "conditions" | "pregnantOrBreastfeeding">,
  t: Texts,
): Row[] {
  return [
    [t("sheet.allergies"), told(allergies, t)],
    [t("sheet.conditions"), told(conditions, t)],
    ...(pregnant ? [[t("sheet.pregnant"), t(`sheet.${pregnant}`)] as const] : []),
  ];
}

const told = (list: readonly string[], t: Texts) => list.join("; ") || t("sheet.noneTold");
