import { fittingTitle, type LabResult, type RecordType } from "../records/record.rules";
import type { FhirRecord } from "./fhir.gateway";
import { type Clinical, observationShape, type Reference } from "./fhir-r4";
import type { ImportedRecord } from "./nhs-import.rules";
import { medicineName } from "./read-entries";
import { dosageText, momentOf, plainLine, plainText, sayDate, wordsOf } from "./read-words";

/** What `medical_records` has room for, in characters. */
const MOST = { provider: 200, summary: 10_000, details: 50_000, results: 200 } as const;

interface Draft {
  type: RecordType;
  title: string;
  dates: (string | undefined)[];
  from: (Reference | undefined)[];
  summary: string;
  details: string[];
  results?: LabResult[];
}

/** Entries of the medical history, and whether all of them could be read. */
export function readRecords(record: FhirRecord): { records: ImportedRecord[]; isWhole: boolean } {
  const { DiagnosticReport, MedicationRequest, ServiceRequest, DocumentReference } = record.resources;
  const drafts = [
    ...DiagnosticReport.filter(({ status }) => !NEVER_WAS.has(status)).map((one) => laboratory(record, one)),
    ...MedicationRequest.filter(({ status }) => !NEVER_WAS.has(status)).map((one) => prescription(record, one)),
    ...ServiceRequest.filter(({ status, intent }) => !NEVER_WAS.has(status) && intent !== "proposal").map(referral),
    ...DocumentReference.filter(isLetter).map(letter),
  ];
  const records = drafts.flatMap((draft) => keepable(draft) ?? []);
  return { records, isWhole: records.length === drafts.length };
}

/** Written by mistake, taken back, or not yet written. */
const NEVER_WAS = new Set(["entered-in-error", "draft", "cancelled", "revoked", "registered", "superseded"]);

function keepable({ title, dates, from, summary, details, results = [], type }: Draft): ImportedRecord | null {
  const date = momentOf(...dates);
  const fitting = fittingTitle(plainText(title, 300));
  if (!date || fitting === "") return null;
  const provider = from.map((one) => plainLine(one?.display ?? "", MOST.provider)).find(Boolean);
  const said = sayDate(...dates) ?? "";
  return {
    type,
    title: fitting,
    date,
    provider: provider ?? "Your health record",
    summary: plainText(summary, MOST.summary),
    details: plainText(
      [...details, ...(said.length < 10 ? [`The record gives this date only as ${said}.`] : [])]
        .filter(Boolean)
        .join("\n"),
      MOST.details,
    ),
    results: results.slice(0, MOST.results),
  };
}

function laboratory(record: FhirRecord, one: Clinical<"DiagnosticReport">): Draft {
  const results = (one.result ?? []).map((reference) => resultOf(record, one, reference));
  const isMissing = results.some((result) => result === null);
  return {
    type: "LAB_RESULT",
    title: wordsOf(one.code),
    dates: [one.effectiveDateTime, one.effectivePeriod?.start, one.issued],
    from: one.performer ?? [],
    summary: one.conclusion ?? "",
    details: isMissing ? ["Some results of this test were not shared."] : [],
    results: results.filter((result) => result !== null),
  };
}

/** One line of a report; null for one that was withdrawn, was not sent, or has no value. */
function resultOf(
  { beside }: FhirRecord,
  { contained = [] }: Clinical<"DiagnosticReport">,
  { reference = "" }: Reference,
): LabResult | null {
  const read = observationShape.safeParse(contained.find(({ id }) => `#${id}` === reference) ?? beside.get(reference));
  if (!read.success || NEVER_WAS.has(read.data.status ?? "")) return null;
  const { code, valueQuantity, valueString, valueCodeableConcept, referenceRange } = read.data;
  const { value, comparator, unit } = valueQuantity ?? {};
  const amount = value === undefined ? "" : [comparator, value, unit].filter((part) => part !== undefined).join(" ");
  const found = plainLine(amount || valueString || wordsOf(valueCodeableConcept), 200);
  const [usual] = referenceRange ?? [];
  const range = [usual?.low?.value, usual?.high?.value];
  const limits = range.every((limit) => limit !== undefined) ? range.join(" to ") : "";
  const test = wordsOf(code);
  return test && found ? { test, value: found, usual: plainLine(usual?.text || limits, 200) || null } : null;
}

function prescription(record: FhirRecord, one: Clinical<"MedicationRequest">): Draft {
  return {
    type: "PRESCRIPTION",
    title: medicineName(record, one),
    dates: [one.authoredOn],
    from: [one.requester],
    summary: dosageText(one.dosageInstruction),
    details: (one.note ?? []).map(({ text }) => text),
  };
}

function referral(one: Clinical<"ServiceRequest">): Draft {
  return {
    type: "REFERRAL",
    title: wordsOf(one.code),
    dates: [one.authoredOn],
    from: [one.requester],
    summary: (one.reasonCode ?? []).map((reason) => wordsOf(reason)).join(", "),
    details: (one.note ?? []).map(({ text }) => text),
  };
}

/** LOINC and SNOMED CT for letters and summaries of a discharge. */
const LETTERS = new Set(["18842-5", "34105-7", "823691000000103", "823701000000103"]);

function isLetter({ status, docStatus, type, description }: Clinical<"DocumentReference">): boolean {
  const isTold = type?.coding?.some(({ code }) => code !== undefined && LETTERS.has(code));
  const isWritten = /discharge|letter/i.test(`${wordsOf(type)} ${description ?? ""}`);
  return !NEVER_WAS.has(status) && docStatus !== "entered-in-error" && Boolean(isTold || isWritten);
}

function letter(one: Clinical<"DocumentReference">): Draft {
  const { title, contentType = "", data = "" } = one.content?.[0]?.attachment ?? {};
  return {
    type: "DISCHARGE",
    title: title || wordsOf(one.type) || (one.description ?? ""),
    dates: [one.date],
    from: one.author ?? [],
    summary: one.description ?? "",
    // A letter that is only referred to by an address is not fetched: the address comes from the server, not from us.
    details: contentType.startsWith("text/plain") ? [Buffer.from(data, "base64").toString("utf8")] : [],
  };
}
