import type { Language } from "../../people/accounts/account.rules";
import type { Against, Cautions } from "./caution.rules";
import { CAUTIONS } from "./cautions.rules";
import {
  CHECK_TEXTS,
  WARNING_SEVERITIES,
  type WarningKind,
  type WarningSeverity,
} from "./check-medication-texts.rules";
import { conditionAgainst, conditionName, type ReadProfile, readProfile } from "./check-medicines.rules";
import type { ConditionId } from "./conditions.rules";
import { isNsaid } from "./groups.rules";
import { fold } from "./names.rules";
import { interactionOf } from "./pairs.rules";
import { PHRASES } from "./phrases.rules";
import { type Profile, readFreeText } from "./read-profile.rules";
import { nhsPage } from "./sources.rules";
import { kindsOf, type MedicinesTable } from "./table.rules";
import type { Source } from "./texts.rules";

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

type Found = Pick<MedicationWarning, "kind" | "severity" | "reason" | "source"> & { advice?: string };

const ALL: readonly Cautions[] = Object.values(CAUTIONS);
const MEDICINES_A_TO_Z = nhsPage("Medicines A to Z", "/medicines/");

/** What is known of medicines that have nothing else in them than these substances. */
function cautionsOf(substances: readonly string[], table: MedicinesTable): Cautions[] {
  const kinds = new Set(substances.flatMap((id) => kindsOf(table, id)));
  return ALL.filter(({ contains }) => contains.length > 0 && contains.every((id) => kinds.has(id)));
}

interface Compared {
  name: string;
  substances: readonly string[];
  person: ReadProfile;
  language: Language;
}

/** An allergy to one of these is one to all of its kind. */
const ALLERGENS: ReadonlySet<string> = new Set(["penicillin", "cephalosporin", "quinolone", "macrolide"]);

/** Few who are allergic to one of these are to the other too; other antibiotics are what they are given instead (NICE CG183). */
const BETA_LACTAMS: ReadonlySet<string> = new Set(["penicillin", "cephalosporin"]);

/** Whether somebody who is allergic to one must not have the other, or may not tolerate it. */
export function allergyTo(table: MedicinesTable, told: string, substance: string): WarningSeverity | null {
  const [kinds, own] = [kindsOf(table, told), kindsOf(table, substance)];
  if (own.includes(told) || (isNsaid(table, told) && isNsaid(table, substance))) return "STOP";
  const shared = kinds.filter((kind) => own.includes(kind));
  if (shared.some((kind) => ALLERGENS.has(kind))) return "STOP";
  const areBetaLactams = [kinds, own].every((all) => all.some((kind) => BETA_LACTAMS.has(kind)));
  return areBetaLactams || shared.some((kind) => table.classes[kind]?.alike) ? "ASK" : null;
}

function allergies({ name, substances, person, language }: Compared): Found[] {
  const found = (severity: WarningSeverity, reason: string): Found[] => [
    {
      ...({ kind: "ALLERGY", severity, reason, source: MEDICINES_A_TO_Z } as const),
      ...(severity === "STOP" && { advice: CHECK_TEXTS[language].adviceOfAllergy }),
    },
  ];
  const told = person.allergies.substances.map(({ what, words }) => ({
    words,
    severities: substances.map((substance) => allergyTo(person.table, what, substance)),
  }));
  const sameName = person.profile.allergies.find((entry) => fold(entry) === fold(name));
  const words = sameName ?? told.find(({ severities }) => severities.includes("STOP"))?.words;
  if (words !== undefined) return found("STOP", PHRASES[language].youAreAllergic(words));
  const similar = told.find(({ severities }) => severities.includes("ASK"));
  return similar ? found("ASK", CHECK_TEXTS[language].allergySameKind(similar.words)) : [];
}

/** An illness that speaks against it, with what it does to that illness where the table says so. */
function ofIllness(
  { substances, person, language }: Compared,
  severity: WarningSeverity,
  condition: ConditionId | undefined,
  source: Source,
): Found[] {
  if (!condition) return [];
  const { table } = person;
  const kinds = substances.flatMap((id) => kindsOf(table, id));
  const why = kinds.flatMap((kind) => table.texts.why?.[`${kind}-${condition}`] ?? [])[0]?.[language];
  const told = PHRASES[language].youHave(conditionName(condition, language));
  return [{ kind: "CONDITION", severity, reason: why ? `${told} ${why}.` : told, source }];
}

/** The same medicine twice, or two of which one is enough. */
function duplicates({ name, substances, person, language }: Compared): Found[] {
  const { table } = person;
  const found = (severity: WarningSeverity, reason: string): Found[] => [
    { kind: "DUPLICATE", severity, reason, source: MEDICINES_A_TO_Z },
  ];
  const sameName = person.profile.medications.find((entry) => fold(entry) === fold(name));
  const taken = person.medications.substances;
  const same = sameName ?? taken.find(({ what }) => substances.includes(what))?.words;
  if (same !== undefined) return found("STOP", PHRASES[language].alreadyTaken(same));
  const alike = (what: string) => kindsOf(table, what).filter((kind) => table.classes[kind]?.alike);
  const similar = taken.find(({ what }) =>
    substances.some((own) => alike(own).some((kind) => alike(what).includes(kind))),
  );
  return similar ? found("ASK", CHECK_TEXTS[language].sameKind(similar.words)) : [];
}

const bothWays = ({ blockIf, askIf }: Cautions): [WarningSeverity, Against][] => [
  ["STOP", blockIf],
  ["ASK", askIf],
];

const SEVERITY_OF = { never: "STOP", "doctor-first": "ASK", care: "ASK", fine: null } as const;

/** Each pair of what it contains and what is taken. */
function interactions({ substances, person: { medications, conditions, table }, language }: Compared): Found[] {
  const taken = [...medications.substances, ...conditions.substances];
  return taken.flatMap(({ what, words }) =>
    substances.flatMap((own) => {
      const pair = own === what ? null : interactionOf(table, own, what);
      const severity = pair && SEVERITY_OF[pair.severity];
      // What is in both is told as the same twice.
      if (!pair || !severity || pair.harm === "same-kind") return [];
      const harm = table.texts.harms?.[pair.harm]?.[language];
      const act = table.texts.acts?.[pair.act ?? ""]?.[language];
      return [
        {
          ...({ kind: "INTERACTION", severity, source: pair.source } as const),
          reason: `${PHRASES[language].youTake(words)} ${harm}.`,
          advice: [
            ...(act ? [`${act}.`] : []),
            severity === "STOP" ? CHECK_TEXTS[language].advice.STOP : table.severity[pair.severity].do[language],
          ].join(" "),
        },
      ];
    }),
  );
}

/** What is said of pregnancy, by how much it speaks against a medicine. */
const NOT_IN_PREGNANCY: ReadonlySet<string> = new Set([
  ...["never", "avoid", "never-touch", "nsaid-never", "nsaid-avoid", "prevention-plan", "stop-now"],
]);
const ASKED_IN_PREGNANCY: ReadonlySet<string> = new Set(["ask", "risk-do-not-stop"]);

/** What the row of a medicine says against it where nothing else does: its age, pregnancy, kidneys and liver. */
function toldByRow(compared: Compared): Found[] {
  const { substances, person, language } = compared;
  const { table, profile } = person;
  const words = PHRASES[language];
  return substances.flatMap((id): Found[] => {
    const medicine = table.medicines[id];
    if (!medicine || cautionsOf([id], table).length > 0) return [];
    const { pregnancy, fromAge = 0, organs = [], source } = medicine;
    const said = typeof pregnancy === "object" ? Object.values(pregnancy) : [pregnancy ?? ""];
    const isNo = said.some((one) => NOT_IN_PREGNANCY.has(one));
    const isPregnant =
      profile.pregnantOrBreastfeeding === "yes" && (isNo || said.some((one) => ASKED_IN_PREGNANCY.has(one)));
    const organ = organs.flatMap((one): [WarningSeverity, ConditionId | undefined][] => {
      const of = one.startsWith("kidney") ? "kidney" : "liver";
      const conditions: ConditionId[] = [`${of}-failure`, `${of}-disease`];
      return [[one.endsWith("avoid") ? "STOP" : "ASK", conditionAgainst(person, { conditions })]];
    });
    return [
      ...(isPregnant
        ? [
            {
              ...({ kind: "PREGNANCY", severity: isNo ? "STOP" : "ASK", source } as const),
              reason: isNo ? words.blockPregnant : words.askPregnant,
            },
          ]
        : []),
      ...(profile.age !== undefined && profile.age < fromAge
        ? [{ ...({ kind: "AGE", severity: "STOP", source } as const), reason: CHECK_TEXTS[language].under(fromAge) }]
        : []),
      ...organ.flatMap(([severity, condition]) => ofIllness(compared, severity, condition, source)),
    ];
  });
}

const BY_SEVERITY = [
  ["STOP", "not-with"],
  ["ASK", "ask-with"],
] as const;

/** Illnesses that speak against a medicine, or against one of its classes. */
function illnesses(compared: Compared): Found[] {
  const { substances, person } = compared;
  const { table } = person;
  return substances.flatMap((id) => {
    const source = table.medicines[id]?.source ?? MEDICINES_A_TO_Z;
    const told = kindsOf(table, id).flatMap((kind) => table.medicines[kind] ?? table.classes[kind] ?? []);
    return BY_SEVERITY.flatMap(([severity, list]): Found[] => {
      const condition = conditionAgainst(person, { conditions: told.flatMap((one) => one[list] ?? []) });
      return ofIllness(compared, severity, condition, source);
    });
  });
}

function ownCautions(compared: Compared): Found[] {
  const { substances, person, language } = compared;
  const { age, pregnantOrBreastfeeding } = person.profile;
  const words = PHRASES[language];
  return cautionsOf(substances, person.table).flatMap((cautions) =>
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
        ...ofIllness(compared, severity, condition, source),
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

/**
 * Compares a medicine that somebody types with what they have told. Pure. It never says that a medicine is safe: what is not
 * known is said to be unknown, and what is known is no full check.
 */
export function checkMedication(
  name: string,
  profile: Profile | null,
  language: Language,
  table: MedicinesTable,
): MedicationCheck {
  const { substances: read, unknown } = readFreeText([name], table);
  const substances = [...new Set(read.map(({ what }) => what))];
  const isKnown = substances.length > 0 && unknown.length === 0;
  const person = readProfile(profile ?? { allergies: [], conditions: [], medications: [] }, table);
  const compared: Compared = { name, substances, person, language };
  const against = [allergies, duplicates, interactions, ownCautions, illnesses, toldByRow].flatMap((look) =>
    look(compared),
  );
  const found = inOrder([...against, ...(isKnown || against.length > 0 ? unreadable(compared) : [])]);
  const { titles, advice, unknown: notKnown, checked } = CHECK_TEXTS[language];
  return {
    isKnown,
    summary: isKnown ? checked(Object.keys(table.medicines).length) : notKnown,
    warnings: found.map((one) => ({
      ...one,
      title: titles[one.kind][one.severity],
      advice: one.advice ?? advice[one.severity],
    })),
  };
}
