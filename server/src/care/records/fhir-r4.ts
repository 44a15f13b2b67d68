// The parts of HL7 FHIR R4 (hl7.org/fhir/R4) that the product writes, with the elements that it fills and no others. Elements
// that R4 demands are not optional here.

export interface Coding {
  system: string;
  code: string;
  display: string;
}
export interface CodeableConcept {
  coding?: Coding[];
  text?: string;
}
export interface Reference {
  reference?: string;
  display?: string;
}
export interface Meta {
  source: string;
  security?: Coding[];
}
export interface Annotation {
  text: string;
}

interface Resource {
  id: string;
  meta?: Meta;
  language?: string;
}

export interface Patient extends Resource {
  resourceType: "Patient";
  name: { use: "usual"; text: string }[];
}

export interface Observation extends Resource {
  resourceType: "Observation";
  status: "final";
  code: CodeableConcept;
  subject: Reference;
  effectiveDateTime: string;
  valueString: string;
  referenceRange?: { text: string }[];
}

export interface DiagnosticReport extends Resource {
  resourceType: "DiagnosticReport";
  contained?: Observation[];
  status: "final";
  category: CodeableConcept[];
  code: CodeableConcept;
  subject: Reference;
  effectiveDateTime: string;
  issued: string;
  performer: Reference[];
  result?: Reference[];
  conclusion: string;
  presentedForm?: { contentType: string; url: string; title: string }[];
}

export interface MedicationRequest extends Resource {
  resourceType: "MedicationRequest";
  status: "unknown";
  intent: "order";
  medicationCodeableConcept: CodeableConcept;
  subject: Reference;
  authoredOn: string;
  requester: Reference;
  dosageInstruction: { text: string }[];
  note: Annotation[];
}

export interface ServiceRequest extends Resource {
  resourceType: "ServiceRequest";
  status: "unknown";
  intent: "order";
  code: CodeableConcept;
  subject: Reference;
  authoredOn: string;
  requester: Reference;
  reasonCode: CodeableConcept[];
  note: Annotation[];
}

export interface Composition extends Resource {
  resourceType: "Composition";
  status: "final";
  type: CodeableConcept;
  subject: Reference;
  date: string;
  author: Reference[];
  title: string;
  section: { title: string; text: { status: "generated"; div: string } }[];
}

export interface Communication extends Resource {
  resourceType: "Communication";
  contained?: Patient[];
  status: "completed";
  category: CodeableConcept[];
  topic: CodeableConcept;
  subject: Reference;
  sent: string;
  sender: Reference;
  payload: { contentString: string }[];
}

/** What a record becomes. */
export type RecordResource = DiagnosticReport | MedicationRequest | ServiceRequest | Composition | Communication;

export interface BundleEntry {
  fullUrl: string;
  resource: Patient | RecordResource;
}

export interface Bundle {
  resourceType: "Bundle";
  language: string;
  type: "collection";
  timestamp: string;
  entry: BundleEntry[];
}
