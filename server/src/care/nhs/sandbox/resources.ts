// Builders of FHIR R4 resources in the shapes of UK Core, for invented patients. They are written for this product.

export interface Json {
  [key: string]: unknown;
}
export interface Resource extends Json {
  resourceType: string;
  id: string;
}

/** An invented patient with all that the sandbox holds of them. */
export interface SandboxPatient {
  patient: Resource;
  resources: Resource[];
  /** What the server says beside the results of a search, by resource type. */
  remarks?: Readonly<Record<string, Remark>>;
}

/** A remark about a search: something is kept back, or could not be found. */
export interface Remark {
  severity: "warning" | "error";
  code: "suppressed" | "transient";
  text: string;
}

const SNOMED = "http://snomed.info/sct";
const NHS_NUMBER = "https://fhir.nhs.uk/Id/nhs-number";
const UK_CORE = "https://fhir.hl7.org.uk/StructureDefinition/UKCore";
const TERMS = "http://terminology.hl7.org/CodeSystem";

export const snomed = (code: string, display: string): Json => ({ coding: [{ system: SNOMED, code, display }] });
export const words = (text: string): Json => ({ text });
const status = (kind: string, code: string): Json => ({ coding: [{ system: `${TERMS}/${kind}`, code }] });
const profile = (type: string) => ({ profile: [`${UK_CORE}-${type}`] });

interface PatientFacts {
  id: string;
  number: string;
  born: string;
  given: string;
  family: string;
  more?: Json;
}

/** A person. The id has nothing to do with the NHS number, as on a server that is careful. */
export function person({ id, number, born, given, family, more = {} }: PatientFacts): Resource {
  return {
    resourceType: "Patient",
    id,
    meta: profile("Patient"),
    identifier: [{ system: NHS_NUMBER, value: number }],
    active: true,
    name: [{ use: "official", family, given: [given] }],
    birthDate: born,
    ...more,
  };
}

/** Makes the resources of one patient, with ids that begin with theirs. */
export function recordOf(patientId: string) {
  let made = 0;
  const make = (resourceType: string, whose: "patient" | "subject", facts: Json): Resource => {
    made += 1;
    return {
      resourceType,
      id: `${patientId}-${made}`,
      meta: profile(resourceType),
      [whose]: { reference: `Patient/${patientId}` },
      ...facts,
    };
  };
  return {
    allergy: (code: Json, more: Json = {}) =>
      make("AllergyIntolerance", "patient", {
        clinicalStatus: status("allergyintolerance-clinical", "active"),
        verificationStatus: status("allergyintolerance-verification", "confirmed"),
        code,
        ...more,
      }),
    condition: (code: Json, onsetDateTime?: string, more: Json = {}) =>
      make("Condition", "subject", {
        clinicalStatus: status("condition-clinical", "active"),
        verificationStatus: status("condition-ver-status", "confirmed"),
        code,
        ...(onsetDateTime && { onsetDateTime }),
        ...more,
      }),
    medicine: (medication: Json, dosage: string | Json, since?: string, more: Json = {}) =>
      make("MedicationStatement", "subject", {
        status: "active",
        medicationCodeableConcept: medication,
        ...(since && { effectivePeriod: { start: since } }),
        dosage: [typeof dosage === "string" ? { text: dosage } : dosage],
        ...more,
      }),
    prescription: (medication: Json, authoredOn: string, dosage: string, note: string) =>
      make("MedicationRequest", "subject", {
        status: "completed",
        intent: "order",
        medicationCodeableConcept: medication,
        authoredOn,
        requester: { display: "Quayside Surgery, Hull (invented)" },
        dosageInstruction: [{ text: dosage }],
        note: [{ text: note }],
      }),
    report: (code: Json, effectiveDateTime: string, conclusion: string, lines: readonly Line[] = []) =>
      make("DiagnosticReport", "subject", {
        status: "final",
        code,
        effectiveDateTime,
        performer: [{ display: "Riverbank Laboratory (invented)" }],
        conclusion,
        contained: lines.map((line, at) => observation(line, at + 1)),
        result: lines.map((_, at) => ({ reference: `#line-${at + 1}` })),
      }),
    letter: (title: string, date: string, description: string, text: string) =>
      make("DocumentReference", "subject", {
        status: "current",
        type: snomed("823701000000103", "Discharge letter"),
        date,
        author: [{ display: "Fenbridge Hospital (invented)" }],
        description,
        content: [
          { attachment: { contentType: "text/plain", title, data: Buffer.from(text, "utf8").toString("base64") } },
        ],
      }),
    referral: (code: Json, authoredOn: string, reason: string, note: string) =>
      make("ServiceRequest", "subject", {
        status: "active",
        intent: "order",
        code,
        authoredOn,
        requester: { display: "Quayside Surgery, Hull (invented)" },
        reasonCode: [{ text: reason }],
        note: [{ text: note }],
      }),
  };
}

/** Test, value, unit, lower and upper limit of what is usual. */
type Line = readonly [test: string, value: number, unit: string, low: number, high: number];

function observation([test, value, unit, low, high]: Line, at: number): Resource {
  return {
    resourceType: "Observation",
    id: `line-${at}`,
    status: "final",
    code: words(test),
    valueQuantity: { value, unit },
    referenceRange: [{ low: { value: low }, high: { value: high } }],
  };
}

/** A medicine with its code in the NHS dictionary of medicines and devices; the codes here are invented. */
export const dmd = (code: string, display: string): Json => ({
  coding: [{ system: "https://dmd.nhs.uk", code, display }],
});
