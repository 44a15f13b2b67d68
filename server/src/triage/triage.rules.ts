import type { Source } from "../medicines/texts.rules";
import { symptomNameOf } from "./catalogue.rules";
import { CARE_LEVELS, type CareLevel, isMoreUrgent } from "./concept.rules";
import { type Reading, type Recognition, recognise } from "./recognise.rules";

export type { CareLevel } from "./concept.rules";

/** The three kinds of care that the levels come down to, the most urgent first. */
export const CARE_LABELS = ["emergency", "urgent", "routine"] as const;
export type CareLabel = (typeof CARE_LABELS)[number];

export interface AssessedSignal {
  concept: string;
  label: string;
  /** The words that gave it away, as they were written. */
  words: string;
  source: Source;
  level: CareLevel;
  /** See `Recognition`. */
  byEverydayWords?: true;
}

/** What the rules make of a question. */
export interface Assessment {
  level: CareLevel;
  /** True for an emergency and for a crisis. */
  isCritical: boolean;
  /** The most urgent first. */
  signals: AssessedSignal[];
  /** What can be looked after at home and was only asked about, or lies in the past. */
  mentioned?: AssessedSignal[];
  /** What it names only to say that it is not there: no other part of the product may suggest it. */
  denied?: string[];
  /** Whether something more urgent was only asked about, or lies in the past. */
  isSetAside?: boolean;
  /** The documented escalation keywords of the question, each with the words as they were written. */
  escalationKeywords: { keyword: string; words: string }[];
  /** Whether a pharmacist is to see the question, whatever its level. */
  escalate: boolean;
  /** The entries of the symptom catalogue that were recognised. */
  symptoms: string[];
  /** Whether the question speaks of a child, for whom no medicine is suggested. */
  isAboutChild: boolean;
  /** Whether an answer of self-care has to say "see a GP" too. */
  seeGp: boolean;
}

function counts({ concept, standing }: Recognition): boolean {
  return standing === "present" || concept.keyword !== undefined || concept.countsAlways === true;
}

/** That it is a baby calls for a person, save for what babies have and is looked after at home, such as cradle cap. */
function withoutNeedlessCare(present: readonly Recognition[]): Recognition[] {
  const isOfBabies = present.some(({ concept }) => concept.ofBabies);
  return present.filter(({ concept }) => !isOfBabies || concept.id !== "baby");
}

/** How long something has lasted says nothing where nothing is wrong. */
const SAYS_NOTHING = "lasting-symptom";

/**
 * A question about care itself is answered only when nothing else is named, past or asked about, and no word of somebody who
 * may be unwell stands in it but to deny it. Otherwise it is as if it had not been recognised.
 */
function withoutMattersBesideOthers({ recognised, isAboutChild, mayBeUnwell }: Reading): Recognition[] {
  const others = recognised.filter(({ concept }) => !concept.onlyAlone);
  const matters = recognised.filter(
    ({ concept: { onlyAlone } }) => onlyAlone && (onlyAlone === "everybody" || !isAboutChild),
  );
  const answered = matters.flatMap(({ concept }) => concept.answers ?? []);
  const bearsPast = matters.some(({ concept }) => concept.besidePast);
  const isAnswered = ({ concept, standing }: Recognition) =>
    concept.id === SAYS_NOTHING ||
    answered.includes(concept.id) ||
    (bearsPast && standing !== "present" && !concept.countsAlways);
  const isAlone = others.every(isAnswered) && !mayBeUnwell;
  return isAlone && matters.length > 0 ? matters : others;
}

/**
 * Nothing recognised is not the same as nothing wrong: then, and when something urgent was only asked about or lies
 * in the past, a person has to look.
 */
function levelOf(present: readonly Recognition[], setAside: readonly Recognition[]): CareLevel {
  const needsAPerson = present.length === 0 || setAside.some(({ concept }) => isMoreUrgent(concept.level, "SELF_CARE"));
  return present.reduce<CareLevel>(
    (level, { concept }) => (isMoreUrgent(concept.level, level) ? concept.level : level),
    needsAPerson ? "PHARMACIST" : "SELF_CARE",
  );
}

function signalOf({ concept, words, byEverydayWords }: Recognition): AssessedSignal {
  const { id, label, source, level } = concept;
  return { concept: id, label: label.en, words, source, level, ...(byEverydayWords && { byEverydayWords }) };
}

/**
 * Decides how urgent a question is: the most urgent thing that it names wins. Never throws, whatever the string.
 */
export function assess(question: string): Assessment {
  const reading = recognise(question);
  const { denied, isAboutChild } = reading;
  const recognised = withoutMattersBesideOthers(reading);
  const present = withoutNeedlessCare(recognised.filter(counts));
  const setAside = recognised.filter((recognition) => !counts(recognition));
  const level = levelOf(present, setAside);
  const byUrgency = [...present].sort(
    (a, b) => CARE_LEVELS.indexOf(b.concept.level) - CARE_LEVELS.indexOf(a.concept.level),
  );
  const escalationKeywords = present.flatMap(({ concept: { keyword }, words }) =>
    keyword ? [{ keyword, words }] : [],
  );
  return {
    level,
    isCritical: level === "EMERGENCY" || level === "CRISIS",
    signals: byUrgency.map(signalOf),
    isSetAside: setAside.some(({ concept }) => isMoreUrgent(concept.level, "SELF_CARE")),
    denied,
    mentioned: setAside.filter(({ concept }) => concept.level === "SELF_CARE").map(signalOf),
    escalationKeywords,
    escalate: escalationKeywords.length > 0 || level === "PHARMACIST",
    symptoms: present.flatMap(({ concept }) => symptomNameOf(concept.id) ?? []),
    isAboutChild,
    seeGp: present.some(({ concept }) => concept.seeGp === true),
  };
}

/** What an answer comes down to: 999 or A&E now, somebody who looks at it today or within days, or care at home. */
export function careLabelOf({ level, seeGp }: Assessment): CareLabel {
  if (level === "EMERGENCY" || level === "CRISIS") return "emergency";
  return level === "SELF_CARE" && !seeGp ? "routine" : "urgent";
}
