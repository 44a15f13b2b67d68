import type { Language } from "../accounts/account.rules";
import type { Against, Cautions } from "./caution.rules";
import { CAUTIONS } from "./cautions.rules";
import { CHECK_TEXTS } from "./check-medication-texts.rules";
import { conditionAgainst, conditionName, isNsaid, type ReadProfile, readProfile } from "./check-medicines.rules";
import { PHRASES } from "./phrases.rules";
import { classesOf, fold, type Profile, readFreeText, type Understood } from "./read-profile.rules";
import { nhsPage } from "./sources.rules";
import type { Source } from "./texts.rules";

export const WARNING_KINDS = [
  "ALLERGY",
  "DUPLICATE",
  "INTERACTION",
  "PREGNANCY",
  "AGE",
  "CONDITION",
  "UNREADABLE",
] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/** STOP: not to be started before a pharmacist was asked. ASK: to be asked about. */
export const WARNING_SEVERITIES = ["STOP", "ASK"] as const;
export type WarningSeverity = (typeof WARNING_SEVERITIES)[number];

export interface MedicationWarning {
  kind: WarningKind;
  severity: WarningSeverity;
  title: string;
  reason: string;
  advice: string;
  source: Source;
}

/** One medicine compared with what its person has told. */
export interface MedicationCheck {
  /** False when the name, or a part of it, is not known. */
  isKnown: boolean;
  summary: string;
  /** The most serious first. */
  warnings: MedicationWarning[];
}

type Found = Pick<MedicationWarning, "kind" | "severity" | "reason" | "source">;

const ALL: readonly Cautions[] = Object.values(CAUTIONS);
const MEDICINES_A_TO_Z = nhsPage("Medicines A to Z", "/medicines/");

/** Names that stand together only because nothing here depends on them: two of them are not of one kind. */
const UNRELATED = new Set(["harmless", "hiv-medicine", "epilepsy-medicine", "lozenge"]);

/** What is known of medicines that have nothing else in them than these substances. */
function cautionsOf(substances: readonly string[]): Cautions[] {
  return ALL.filter(({ contains }) => contains.length > 0 && contains.every((id) => substances.includes(id)));
}

const hasCautions = (substance: string) => ALL.some(({ contains }) => contains.includes(substance));
const isAntibiotic = (substance: string) => classesOf(substance).includes("antibiotic");

interface Compared {
  name: string;
  substances: readonly string[];
  person: ReadProfile;
  language: Language;
}

function allergies({ name, substances, person, language }: Compared): Found[] {
  const told = person.allergies.substances;
  const found = (severity: WarningSeverity, reason: string): Found[] => [
    { kind: "ALLERGY", severity, reason, source: MEDICINES_A_TO_Z },
  ];
  const sameName = person.profile.allergies.find((entry) => fold(entry) === fold(name));
  const certain = told.find(
    ({ what }) =>
      substances.some((id) => id === what && (hasCautions(id) || id === "penicillin")) ||
      (isNsaid(what) && substances.some(isNsaid)),
  );
  const words = sameName ?? certain?.words;
  if (words !== undefined) return found("STOP", PHRASES[language].youAreAllergic(words));
  const similar = told.find(
    ({ what }) =>
      (substances.includes(what) && !UNRELATED.has(what)) || (isAntibiotic(what) && substances.some(isAntibiotic)),
  );
  return similar ? found("ASK", CHECK_TEXTS[language].allergySameKind(similar.words)) : [];
}

function duplicates({ name, substances, person, language }: Compared): Found[] {
  const found = (severity: WarningSeverity, reason: string): Found[] => [
    { kind: "DUPLICATE", severity, reason, source: MEDICINES_A_TO_Z },
  ];
  const sameName = person.profile.medications.find((entry) => fold(entry) === fold(name));
  const taken = person.medications.substances.filter(({ what }) => substances.includes(what));
  const same = sameName ?? taken.find(({ what }) => hasCautions(what))?.words;
  if (same !== undefined) return found("STOP", PHRASES[language].alreadyTaken(same));
  const similar = taken.find(({ what }) => !UNRELATED.has(what));
  return similar ? found("ASK", CHECK_TEXTS[language].sameKind(similar.words)) : [];
}

const bothWays = ({ blockIf, askIf }: Cautions): [WarningSeverity, Against][] => [
  ["STOP", blockIf],
  ["ASK", askIf],
];

const speaksAgainst = ({ takes }: Against, substance: string) =>
  classesOf(substance).some((kind) => takes?.includes(kind));

/** What this medicine says of those that are taken, and what those say of it. */
function interactions({ substances, person, language }: Compared): Found[] {
  const between = (cautions: Cautions, other: string, named: Understood<string>): Found[] =>
    bothWays(cautions).flatMap(([severity, against]) =>
      speaksAgainst(against, other)
        ? [{ kind: "INTERACTION", severity, reason: PHRASES[language].youTake(named.words), source: cautions.source }]
        : [],
    );
  return [...person.medications.substances, ...person.conditions.substances]
    .filter(({ what }) => !substances.includes(what))
    .flatMap((named) => [
      ...cautionsOf(substances).flatMap((cautions) => between(cautions, named.what, named)),
      ...cautionsOf([named.what]).flatMap((cautions) => substances.flatMap((own) => between(cautions, own, named))),
    ]);
}

function ownCautions({ substances, person, language }: Compared): Found[] {
  const { age, pregnantOrBreastfeeding } = person.profile;
  const words = PHRASES[language];
  return cautionsOf(substances).flatMap((cautions) =>
    bothWays(cautions).flatMap(([severity, against]): Found[] => {
      const { source } = cautions;
      const condition = conditionAgainst(person, against);
      const pregnancy = severity === "STOP" ? words.blockPregnant : words.askPregnant;
      return [
        ...(against.pregnancy && pregnantOrBreastfeeding === "yes"
          ? [{ kind: "PREGNANCY", severity, reason: pregnancy, source } as const]
          : []),
        ...(against.over !== undefined && age !== undefined && age > against.over
          ? [{ kind: "AGE", severity, reason: words.youAreOver(against.over), source } as const]
          : []),
        ...(condition
          ? [
              {
                kind: "CONDITION",
                severity,
                reason: words.youHave(conditionName(condition, language)),
                source,
              } as const,
            ]
          : []),
      ];
    }),
  );
}

/** Told in words that nobody could make sense of, among them perhaps what speaks against the medicine. */
function unreadable({ person, language }: Compared): Found[] {
  const [words] = [person.allergies, person.medications, person.conditions].flatMap(({ unknown }) => unknown);
  const reason = words !== undefined && PHRASES[language].unknown(words);
  return reason ? [{ kind: "UNREADABLE", severity: "ASK", reason, source: MEDICINES_A_TO_Z }] : [];
}

/** Each reason once, at its most serious, the serious ones first. */
function inOrder(found: readonly Found[]): Found[] {
  const bySeverity = WARNING_SEVERITIES.flatMap((severity) => found.filter((one) => one.severity === severity));
  const isSame = (a: Found, b: Found) => a.kind === b.kind && a.reason === b.reason;
  return bySeverity.filter((one, at) => bySeverity.findIndex((other) => isSame(one, other)) === at);
}

function summaryOf(isKnown: boolean, hasRules: boolean, language: Language): string {
  const { unknown, tooLittle, checked } = CHECK_TEXTS[language];
  if (!isKnown) return unknown;
  return hasRules ? checked(ALL.length) : tooLittle;
}

/**
 * Compares a medicine that somebody types with what they have told. Pure. It never says that a medicine is safe: what is not
 * known is said to be unknown, and what is known is no full check.
 */
export function checkMedication(name: string, profile: Profile | null, language: Language): MedicationCheck {
  const { substances: read, unknown } = readFreeText([name]);
  const substances = [...new Set(read.map(({ what }) => what))];
  const isKnown = substances.length > 0 && unknown.length === 0;
  const person = readProfile(profile ?? { allergies: [], conditions: [], medications: [] });
  const compared: Compared = { name, substances, person, language };
  const against = [allergies, duplicates, interactions, ownCautions].flatMap((look) => look(compared));
  const hasRules = cautionsOf(substances).length > 0 || against.length > 0;
  const found = inOrder([...against, ...(hasRules ? unreadable(compared) : [])]);
  const { titles, advice } = CHECK_TEXTS[language];
  return {
    isKnown,
    summary: summaryOf(isKnown, hasRules, language),
    warnings: found.map((one) => ({
      ...one,
      title: titles[one.kind][one.severity],
      advice: advice[one.severity],
    })),
  };
}
