import type { Frequency } from "../patients/medication.rules";
import type { Handover, HandoverAnswer, HandoverProfile } from "./handover.rules";

/** What a clinician's program shows beside what is coded; a hand-over for a program is in English. */

const SUBJECTS: Readonly<Record<Handover["subject"], (name: string) => string>> = {
  SELF: (name) => `${name} asked about themself.`,
  CHILD: (name) => `${name} asked about a child.`,
  SOMEBODY_ELSE: (name) => `${name} asked; the words or the answers name another person or another age.`,
  UNCLEAR: (name) =>
    `${name} asked. The words do not say about whom; please check that the profile is that of the person.`,
};

const FREQUENCIES: Readonly<Record<Frequency, string>> = {
  ONCE: "once a day",
  TWICE: "twice a day",
  THREE_TIMES: "three times a day",
  AS_NEEDED: "as needed",
};

const PREGNANCY = {
  YES: "Pregnant or breastfeeding: yes",
  NO: "Pregnant or breastfeeding: no",
  PREFER_NOT_TO_SAY: "Pregnant or breastfeeding: prefers not to say",
} as const;

const LEVELS: Readonly<Record<Handover["level"], string>> = {
  SELF_CARE: "self-care",
  PHARMACIST: "pharmacist",
  URGENT: "urgent",
  CRISIS: "crisis",
  EMERGENCY: "emergency",
};

/** What the whole is, and what it is not. */
export const ABOUT_HANDOVER = [
  "This was told to a computer program by the person named, and was not checked by anybody. It is not a diagnosis.",
  "The clinical rules of the program have not been reviewed by a clinician yet.",
] as const;

/** Whom it is about, in a line. */
export const whoLine = ({ subject, subjectName, name, age, sex }: Handover): string =>
  [
    subjectName ? `${name} asked about ${subjectName}, whom they look after.` : SUBJECTS[subject](name),
    age && `Age: ${age}.`,
    sex && `Sex: ${sex.toLowerCase()}.`,
  ]
    .filter(Boolean)
    .join(" ");

/** "500 mg, twice a day". */
export const dosageText = ({ dosage, frequency }: HandoverProfile["medicines"][number]): string =>
  [dosage, frequency && FREQUENCIES[frequency]].filter(Boolean).join(", ");

const labels = (choices: HandoverAnswer["choices"]) => choices.map(({ label }) => label).join("; ");

/** What was said to a question beside what was ticked. */
export function saidTexts({ kind, choices, present, unsure, lasting, age, sex, words }: HandoverAnswer): string[] {
  const said = [words, lasting, age, sex?.toLowerCase()].flatMap((one) => one ?? []);
  if (unsure.length > 0) said.push(`Not sure: ${labels(unsure)}`);
  if (said.length + present.length > 0) return said;
  return [kind === "ticks" ? `None of these: ${labels(choices)}` : "Not said"];
}

/** What the profile tells, a line each. */
export function profileLines({
  pregnantOrBreastfeeding,
  allergies,
  conditions,
  medicines,
  ...profile
}: HandoverProfile) {
  const told = (what: string, list: readonly string[]) => `${what}: ${list.join("; ") || "none told"}`;
  return [
    told(
      "Medicines",
      medicines.map((one) => [one.name, dosageText(one) && `(${dosageText(one)})`].filter(Boolean).join(" ")),
    ),
    told("Allergies", allergies),
    told("Conditions", conditions),
    ...(pregnantOrBreastfeeding ? [PREGNANCY[pregnantOrBreastfeeding]] : []),
    ...(profile.hasChangedSince ? ["The profile was changed after the advice was given."] : []),
  ];
}

/** What was advised, a line each. */
export function adviceLines(handover: Handover): string[] {
  const { heading, care, level, medicinesSuggested, pharmacyFirst, raised, assistantVersion } = handover;
  return [
    heading,
    ...(care ? [care.how] : []),
    `Found to be: ${LEVELS[level]}`,
    ...(medicinesSuggested.length > 0 ? [`Medicines suggested: ${medicinesSuggested.join("; ")}`] : []),
    ...(pharmacyFirst.length > 0 ? [`May suit Pharmacy First: ${pharmacyFirst.join("; ")}`] : []),
    ...(raised ? [`Something that the person wrote later was found to be: ${LEVELS[raised.level]}`] : []),
    `Version of the assistant: ${assistantVersion}`,
  ];
}
