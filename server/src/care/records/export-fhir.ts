import { escapeHtml } from "../../platform/html.rules";
import { londonDay } from "../../platform/london.rules";
import { PRODUCT_NAME } from "../../platform/product.rules";
import { EXPORT_WORDS } from "./export-words.rules";
import type { ExportWriter } from "./export-writer";
import type {
  Bundle,
  BundleEntry,
  CodeableConcept,
  Communication,
  Composition,
  DiagnosticReport,
  MedicationRequest,
  Meta,
  Observation,
  Patient,
  RecordResource,
  Reference,
  ServiceRequest,
} from "./fhir-r4";
import type { MedicalRecord } from "./record.entity";
import { documentUrl, type LabResult, type RecordType } from "./record.rules";

/** What is common to the resources of a record: who, when, from whom. */
interface Frame {
  record: MedicalRecord;
  subject: Reference;
  at: string;
  meta: Meta;
}

const urn = (id: string) => `urn:uuid:${id}`;

/** Invented records say so, in the words that FHIR has for it (ActReason HTEST). */
const TEST_DATA = {
  system: "http://terminology.hl7.org/CodeSystem/v3-ActReason",
  code: "HTEST",
  display: "test health data",
};

/**
 * One FHIR R4 Bundle of type `collection`: the patient, and one resource for each record in the shapes of UK Core. What we do
 * not know has no code, only words; the whole words are in each resource.
 */
export const writeFhir: ExportWriter = async function* ({ patient, language, at }, records) {
  const bundle: Omit<Bundle, "entry"> = {
    resourceType: "Bundle",
    language,
    type: "collection",
    timestamp: at.toISOString(),
  };
  const person: Patient = { resourceType: "Patient", id: patient.id, name: [{ use: "usual", text: patient.name }] };
  yield `${JSON.stringify(bundle).slice(0, -1)},"entry":[\n${JSON.stringify(entryOf(person))}`;
  for await (const record of records) {
    yield `,\n${JSON.stringify(entryOf(resourceOf(record, patient.id)))}`;
  }
  yield "\n]}\n";
};

function entryOf(resource: BundleEntry["resource"]): BundleEntry {
  return { fullUrl: urn(resource.id), resource };
}

/** The resource of a record. */
export function resourceOf(record: MedicalRecord, patientId: string): RecordResource {
  const meta: Meta = {
    source: record.provenance === "DEMONSTRATION" ? `${PRODUCT_NAME} (demonstration)` : PRODUCT_NAME,
    ...(record.provenance === "DEMONSTRATION" && { security: [TEST_DATA] }),
  };
  return MAKERS[record.type]({ record, meta, subject: { reference: urn(patientId) }, at: record.date.toISOString() });
}

const MAKERS: Readonly<Record<RecordType, (frame: Frame) => RecordResource>> = {
  LAB_RESULT: report,
  PRESCRIPTION: prescription,
  REFERRAL: referral,
  DISCHARGE: discharge,
  AI_CONSULTATION: conversation,
};

const text = (words: string): CodeableConcept => ({ text: words });
const from = ({ provider }: MedicalRecord) => ({ display: provider });
const wholeText = ({ summary, details }: MedicalRecord) => [summary, details].filter(Boolean).join("\n\n");
const note = (record: MedicalRecord) => [{ text: wholeText(record) }];

function report({ record, subject, at, meta }: Frame): DiagnosticReport {
  const observations = record.results.map((result, index) => observation(result, index, subject, at));
  return {
    resourceType: "DiagnosticReport",
    id: record.id,
    meta,
    language: record.language,
    ...(observations.length > 0 && { contained: observations }),
    status: "final",
    category: [
      { coding: [{ system: "http://terminology.hl7.org/CodeSystem/v2-0074", code: "LAB", display: "Laboratory" }] },
    ],
    code: text(record.title),
    subject,
    effectiveDateTime: at,
    issued: at,
    performer: [from(record)],
    ...(observations.length > 0 && { result: observations.map(({ id }) => ({ reference: `#${id}` })) }),
    conclusion: wholeText(record),
    ...attachment(record),
  };
}

function observation(
  { test, value, usual }: LabResult,
  index: number,
  subject: Frame["subject"],
  at: string,
): Observation {
  return {
    resourceType: "Observation",
    id: `result-${index + 1}`,
    status: "final",
    code: text(test),
    subject,
    effectiveDateTime: at,
    valueString: value,
    ...(usual && { referenceRange: [{ text: usual }] }),
  };
}

/** The document itself stays where it is; whoever is signed in opens it there. */
function attachment(record: MedicalRecord): Pick<DiagnosticReport, "presentedForm"> {
  const url = documentUrl(record);
  return url ? { presentedForm: [{ contentType: "application/pdf", url, title: record.title }] } : {};
}

function prescription({ record, subject, at, meta }: Frame): MedicationRequest {
  return {
    resourceType: "MedicationRequest",
    id: record.id,
    meta,
    language: record.language,
    status: "unknown", // whether it was taken to a pharmacy is not known
    intent: "order",
    medicationCodeableConcept: text(record.title),
    subject,
    authoredOn: at,
    requester: from(record),
    dosageInstruction: [{ text: record.summary }],
    note: note(record),
  };
}

function referral({ record, subject, at, meta }: Frame): ServiceRequest {
  return {
    resourceType: "ServiceRequest",
    id: record.id,
    meta,
    language: record.language,
    status: "unknown",
    intent: "order",
    code: text(record.title),
    subject,
    authoredOn: at,
    requester: from(record),
    reasonCode: [text(record.summary)],
    note: note(record),
  };
}

const XHTML = "http://www.w3.org/1999/xhtml";

function discharge({ record, subject, at, meta }: Frame): Composition {
  const section = (title: string, words: string) => ({
    title,
    text: {
      status: "generated" as const,
      div: `<div xmlns="${XHTML}">${words
        .split("\n")
        .filter(Boolean)
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join("")}</div>`,
    },
  });
  const words = EXPORT_WORDS[record.language];
  return {
    resourceType: "Composition",
    id: record.id,
    meta,
    language: record.language,
    status: "final",
    type: {
      coding: [{ system: "http://loinc.org", code: "18842-5", display: "Discharge summary" }],
      text: record.title,
    },
    subject,
    date: at,
    author: [from(record)],
    title: `${record.title}, ${londonDay(record.date)}`,
    section: [
      section(words.summary, record.summary),
      ...(record.details ? [section(words.details, record.details)] : []),
    ],
  };
}

/** Somebody of the family has no record of their own: they stand in the resource that is about them. */
function subjectOf({ subjectName }: MedicalRecord): { contained: [Patient]; subject: Reference } | null {
  if (subjectName === null) return null;
  const person: Patient = { resourceType: "Patient", id: "person", name: [{ use: "usual", text: subjectName }] };
  return { contained: [person], subject: { reference: `#${person.id}` } };
}

function conversation({ record, subject, at, meta }: Frame): Communication {
  return {
    resourceType: "Communication",
    id: record.id,
    meta,
    language: record.language,
    status: "completed",
    category: [text(EXPORT_WORDS[record.language].types.AI_CONSULTATION)],
    topic: text(record.title),
    subject,
    ...subjectOf(record),
    sent: at,
    sender: from(record),
    payload: [{ contentString: wholeText(record) }],
  };
}
