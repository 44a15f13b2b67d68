// The parts of HL7 FHIR R4 (hl7.org/fhir/R4) of which a hand-over consists, with the elements that it fills and no others. Elements
// that R4 demands are not optional here.
import type { CodeableConcept, Coding, Meta, Reference } from "../records/fhir-r4";

interface Resource {
  id: string;
  language?: string;
}

interface Composition extends Resource {
  resourceType: "Composition";
  identifier: { system: string; value: string };
  status: "final";
  type: CodeableConcept;
  subject: Reference;
  date: string;
  author: Reference[];
  title: string;
  section: Section[];
}
export interface Section {
  title: string;
  text: { status: "generated"; div: string };
  entry?: Reference[];
}

interface Patient extends Resource {
  resourceType: "Patient";
  name?: { use: "usual"; text: string }[];
  gender?: "female" | "male";
  birthDate?: string;
}

interface Device extends Resource {
  resourceType: "Device";
  status: "active";
  deviceName: { name: string; type: "user-friendly-name" }[];
  version: { value: string }[];
}

interface Communication extends Resource {
  resourceType: "Communication";
  status: "completed";
  subject: Reference;
  sent: string;
  sender: Reference;
  payload: { contentString: string }[];
}

export interface Observation extends Resource {
  resourceType: "Observation";
  status: "final";
  category: CodeableConcept[];
  code: CodeableConcept;
  subject: Reference;
  effectiveDateTime: string;
  performer: Reference[];
  valueBoolean?: boolean;
  valueString?: string;
  dataAbsentReason?: CodeableConcept;
  note?: { text: string }[];
}

interface QuestionnaireResponse extends Resource {
  resourceType: "QuestionnaireResponse";
  status: "completed";
  subject: Reference;
  authored: string;
  item: QuestionnaireItem[];
}
export interface QuestionnaireItem {
  linkId: string;
  text: string;
  answer: { valueCoding?: Coding; valueString?: string }[];
}

interface MedicationStatement extends Resource {
  resourceType: "MedicationStatement";
  status: "active";
  medicationCodeableConcept: CodeableConcept;
  subject: Reference;
  dateAsserted?: string;
  effectivePeriod?: { start: string };
  dosage?: { text: string }[];
}

interface AllergyIntolerance extends Resource {
  resourceType: "AllergyIntolerance";
  clinicalStatus: CodeableConcept;
  verificationStatus: CodeableConcept;
  code: CodeableConcept;
  patient: Reference;
}

interface Condition extends Resource {
  resourceType: "Condition";
  clinicalStatus: CodeableConcept;
  verificationStatus: CodeableConcept;
  category: CodeableConcept[];
  code: CodeableConcept;
  subject: Reference;
}

export type HandoverResource =
  | Composition
  | Patient
  | Device
  | Communication
  | Observation
  | QuestionnaireResponse
  | MedicationStatement
  | AllergyIntolerance
  | Condition;

export interface CollectionBundle {
  resourceType: "Bundle";
  id: string;
  meta?: Meta;
  language: string;
  type: "collection";
  timestamp: string;
  entry: { fullUrl: string; resource: HandoverResource }[];
}

export interface DocumentBundle {
  resourceType: "Bundle";
  id: string;
  meta: Meta;
  language: string;
  identifier: { system: string; value: string };
  type: "document";
  timestamp: string;
  entry: { fullUrl: string; resource: HandoverResource }[];
}
