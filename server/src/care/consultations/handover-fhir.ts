import { createHash } from "node:crypto";
import { escapeHtml } from "../../platform/html.rules";
import { PRODUCT_NAME } from "../../platform/product.rules";
import type { CodeableConcept, Coding, Reference } from "../records/fhir-r4";
import type { Handover, HandoverAnswer, HandoverFact } from "./handover.rules";
import type { DocumentBundle, HandoverResource, Observation, QuestionnaireItem, Section } from "./handover-fhir-r4";
import { ABOUT_HANDOVER, adviceLines, dosageText, profileLines, saidTexts, whoLine } from "./handover-text.rules";

const SNOMED = "http://snomed.info/sct";
const TERMS = "http://terminology.hl7.org/CodeSystem";
/** Invented people say so, in the words that FHIR has for it. */
export const TEST_DATA: Coding = { system: `${TERMS}/v3-ActReason`, code: "HTEST", display: "test health data" };
const URIS = "urn:ietf:rfc:3986";
const LANGUAGE = "en-GB";

export const urn = (id: string) => `urn:uuid:${id}`;
export const to = ({ id }: { id: string }): Reference => ({ reference: urn(id) });
const text = (words: string): CodeableConcept => ({ text: words });
const coded = (system: string, code: string, display: string): CodeableConcept => ({
  coding: [{ system: `${TERMS}/${system}`, code, display }],
});
const snomedCoding = ({ label, snomed }: { label: string; snomed: string | null }): Coding | undefined =>
  snomed ? { system: SNOMED, code: snomed, display: label } : undefined;

/** The same consultation has the same ids however often it is downloaded, so that nothing is taken in twice. */
export function idOf(consultationId: string, part: string): string {
  const hash = createHash("sha256").update(`${consultationId}:${part}`).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

const section = (title: string, lines: readonly string[], entries: readonly HandoverResource[] = []): Section => ({
  title,
  text: {
    status: "generated",
    div: `<div xmlns="http://www.w3.org/1999/xhtml">${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}</div>`,
  },
  ...(entries.length > 0 && { entry: entries.map(to) }),
});

const STANDINGS: Readonly<Record<HandoverFact["standing"], { value: Partial<Observation>; says: string }>> = {
  present: { value: { valueBoolean: true }, says: "there" },
  denied: { value: { valueBoolean: false }, says: "said not to be there" },
  past: { value: { valueString: "In the past" }, says: "in the past" },
  asked: { value: { valueString: "Only asked about" }, says: "only asked about" },
  unsure: {
    value: { dataAbsentReason: coded("data-absent-reason", "asked-unknown", "Asked But Unknown") },
    says: "asked, not sure",
  },
};

const factLine = ({ label, standing, lasting }: HandoverFact) =>
  `${label}: ${STANDINGS[standing].says}${lasting ? `, for ${lasting}` : ""}`;

const itemOf = (answer: HandoverAnswer, at: number): QuestionnaireItem => ({
  linkId: `${at + 1}`,
  text: answer.text,
  answer: [
    ...answer.present.map((choice) => {
      const valueCoding = snomedCoding(choice);
      return valueCoding ? { valueCoding } : { valueString: choice.label };
    }),
    ...saidTexts(answer).map((valueString) => ({ valueString })),
  ],
});

const answerLine = (answer: HandoverAnswer) =>
  `${answer.text} ${[...answer.present.map(({ label }) => label), ...saidTexts(answer)].join("; ")}`;

export interface FhirFrame {
  /** Of the account. */
  patientId: string;
  /** Invented people say so, in the words that FHIR has for it. */
  isDemonstration: boolean;
  at: Date;
}

/** A hand-over in English as one FHIR R4 document. What has no code of SNOMED CT in the book has only words. */
export function fhirOf(handover: Handover, { patientId, isDemonstration, at }: FhirFrame): DocumentBundle {
  const { id, profile, subject, name, question, questionLanguage, facts, answers, notAsked, assistantVersion } =
    handover;
  const isSelf = subject === "SELF" || subject === "UNCLEAR";
  const named = handover.subjectName ?? (isSelf ? name : null);
  const part = (which: string) => idOf(id, which);
  const asked = handover.askedAt.toISOString();
  const advised = handover.advisedAt.toISOString();

  const person = {
    ...{ resourceType: "Patient" as const, id: isSelf ? patientId : part("person") },
    ...(named && { name: [{ use: "usual" as const, text: named }] }),
    ...(handover.sex && { gender: handover.sex === "FEMALE" ? ("female" as const) : ("male" as const) }),
    ...(handover.dateOfBirth && { birthDate: handover.dateOfBirth }),
  };
  const about = to(person);
  const teller: Reference = isSelf ? about : { display: name };
  const device = {
    ...{ resourceType: "Device" as const, id: part("device"), status: "active" as const },
    deviceName: [{ name: PRODUCT_NAME, type: "user-friendly-name" as const }],
    version: [{ value: assistantVersion }],
  };
  const words = {
    ...{ resourceType: "Communication" as const, id: part("words"), language: questionLanguage },
    ...{ status: "completed" as const, subject: about, sent: asked, sender: teller },
    payload: [{ contentString: question }],
  };
  const observations = facts.map((fact): Observation => {
    const coding = snomedCoding(fact);
    return {
      ...{ resourceType: "Observation", id: part(`fact:${fact.fact}`), status: "final" },
      category: [coded("observation-category", "survey", "Survey")],
      code: { ...(coding && { coding: [coding] }), text: fact.label },
      ...{
        subject: about,
        effectiveDateTime: fact.words ? asked : advised,
        performer: isSelf ? [about] : [to(device)],
      },
      ...STANDINGS[fact.standing].value,
      ...(fact.lasting && { note: [{ text: `Lasting ${fact.lasting}, as told` }] }),
    };
  });
  const interview = answers.length > 0 && {
    ...{ resourceType: "QuestionnaireResponse" as const, id: part("answers"), status: "completed" as const },
    ...{ subject: about, authored: advised, item: answers.map(itemOf) },
  };
  const ofProfile = profile ? profileResources(profile, about, part) : [];
  const questions = interview ? [interview] : [];
  const sections = [
    section("Please read first", [...ABOUT_HANDOVER, whoLine(handover)]),
    section("In the person's own words", [question], [words]),
    section("What was understood", facts.length > 0 ? facts.map(factLine) : ["Nothing"], observations),
    section(
      "What was asked and answered",
      answers.length > 0 ? answers.map(answerLine) : ["Nothing was asked"],
      questions,
    ),
    ...(notAsked.length > 0 ? [section("Warning signs not asked about", notAsked)] : []),
    ...(profile ? [section("What the profile says", profileLines(profile), ofProfile)] : []),
    section("What was advised", adviceLines(handover)),
  ];
  const composition = {
    ...{ resourceType: "Composition" as const, id: part("composition"), language: LANGUAGE },
    identifier: { system: URIS, value: urn(id) },
    status: "final" as const,
    type: { coding: [{ system: "http://loinc.org", code: "34133-9", display: "Summary of episode note" }] },
    ...{ subject: about, date: advised, author: [to(device)], title: "Hand-over of a consultation", section: sections },
  };
  const resources = [composition, person, device, words, ...observations, ...questions, ...ofProfile];
  return {
    ...{ resourceType: "Bundle", id: part("bundle") },
    meta: {
      source: urn(part("device")),
      ...(isDemonstration && { security: [TEST_DATA] }),
    },
    ...{ language: LANGUAGE, identifier: { system: URIS, value: urn(part("bundle")) }, type: "document" },
    timestamp: at.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: urn(resource.id), resource })),
  };
}

type ToldLists = Pick<NonNullable<Handover["profile"]>, "allergies" | "conditions"> & {
  medicines: readonly (NonNullable<Handover["profile"]>["medicines"][number] & {
    id?: string;
    startDate?: string | null;
  })[];
};

/** What the profile says, as resources: told by the person, confirmed by nobody. */
export function profileResources(
  { medicines, allergies, conditions }: ToldLists,
  about: Reference,
  part: (which: string) => string,
): HandoverResource[] {
  return [
    ...medicines.map((medicine, at) => ({
      ...{
        resourceType: "MedicationStatement" as const,
        id: part(`medicine:${medicine.id ?? at}`),
        status: "active" as const,
      },
      ...{ medicationCodeableConcept: text(medicine.name), subject: about },
      ...(medicine.startDate && { effectivePeriod: { start: medicine.startDate } }),
      ...(dosageText(medicine) && { dosage: [{ text: dosageText(medicine) }] }),
    })),
    ...allergies.map((allergy) => ({
      ...{ resourceType: "AllergyIntolerance" as const, id: part(`allergy:${allergy}`) },
      clinicalStatus: coded("allergyintolerance-clinical", "active", "Active"),
      verificationStatus: coded("allergyintolerance-verification", "unconfirmed", "Unconfirmed"),
      ...{ code: text(allergy), patient: about },
    })),
    ...conditions.map((condition) => ({
      ...{ resourceType: "Condition" as const, id: part(`condition:${condition}`) },
      clinicalStatus: coded("condition-clinical", "active", "Active"),
      verificationStatus: coded("condition-ver-status", "unconfirmed", "Unconfirmed"),
      category: [coded("condition-category", "problem-list-item", "Problem List Item")],
      ...{ code: text(condition), subject: about },
    })),
  ];
}
