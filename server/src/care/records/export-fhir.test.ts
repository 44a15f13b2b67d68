import { resourceOf } from "./export-fhir";
import type { MedicalRecord } from "./record.entity";
import { RECORD_TYPES, type RecordType } from "./record.rules";

const PATIENT = "11111111-1111-4111-8111-111111111111";

const record = (type: RecordType, changes: Partial<MedicalRecord> = {}): MedicalRecord => ({
  id: "22222222-2222-4222-8222-222222222222",
  patientId: PATIENT,
  type,
  title: 'A & B <"C">',
  date: new Date("2026-03-29T00:30:00Z"),
  provider: "Harbour Street Surgery",
  summary: "In short.",
  details: "One & two.\nThree.",
  results: [],
  language: "fr",
  hasDocument: false,
  provenance: "DEMONSTRATION",
  subjectName: null,
  consultationId: null,
  importId: null,
  hiddenAt: null,
  ...changes,
});

/** Elements that R4 demands of each resource (cardinality 1..). */
const REQUIRED: Record<string, string[]> = {
  DiagnosticReport: ["status", "code"],
  MedicationRequest: ["status", "intent", "medicationCodeableConcept", "subject"],
  ServiceRequest: ["status", "intent", "subject"],
  Composition: ["status", "type", "date", "author", "title"],
  Communication: ["status"],
};

/** Everything in a resource, to the last value. */
function values(node: unknown, path = ""): [string, unknown][] {
  return typeof node === "object" && node !== null
    ? Object.entries(node).flatMap(([key, value]) => values(value, `${path}/${key}`))
    : [[path, node]];
}

describe("a FHIR R4 resource", () => {
  it.each([
    ["LAB_RESULT", "DiagnosticReport"],
    ["PRESCRIPTION", "MedicationRequest"],
    ["REFERRAL", "ServiceRequest"],
    ["DISCHARGE", "Composition"],
    ["AI_CONSULTATION", "Communication"],
  ] as const)("of a %s is a %s with what the standard demands", (type, resourceType) => {
    const resource = JSON.parse(JSON.stringify(resourceOf(record(type), PATIENT)));
    expect(resource.resourceType).toBe(resourceType);
    for (const element of ["id", "subject", ...(REQUIRED[resourceType] ?? [])])
      expect(resource).toHaveProperty(element);
    expect(resource.subject).toEqual({ reference: `urn:uuid:${PATIENT}` });
    expect(JSON.stringify(resource)).toContain("2026-03-29T00:30:00.000Z");
    // FHIR has neither null nor empty texts, lists and objects.
    for (const [path, value] of values(resource)) expect([path, value === null || value === ""]).toEqual([path, false]);
    expect(JSON.stringify(resource)).not.toMatch(/\[\]|\{\}/);
  });

  it("says of an invented record that it is test data, and of a question that it is ours", () => {
    const htest = {
      system: "http://terminology.hl7.org/CodeSystem/v3-ActReason",
      code: "HTEST",
      display: "test health data",
    };
    for (const type of RECORD_TYPES) {
      expect(resourceOf(record(type), PATIENT).meta).toMatchObject({ security: [htest] });
      expect(resourceOf(record(type, { provenance: "CONSULTATION" }), PATIENT).meta).toEqual({
        source: "AI Health Assistant",
      });
    }
  });

  it("holds each line of a test as an observation of its own, and says where the document is", () => {
    const results = [
      { test: "HbA1c", value: "52 mmol/mol", usual: "under 48" },
      { test: "eGFR", value: "above 90", usual: null },
    ];
    const report = resourceOf(record("LAB_RESULT", { results, hasDocument: true }), PATIENT);
    expect(report).toMatchObject({
      contained: [
        {
          resourceType: "Observation",
          id: "result-1",
          valueString: "52 mmol/mol",
          referenceRange: [{ text: "under 48" }],
        },
        { resourceType: "Observation", id: "result-2", valueString: "above 90" },
      ],
      result: [{ reference: "#result-1" }, { reference: "#result-2" }],
      presentedForm: [
        { contentType: "application/pdf", url: "/records/22222222-2222-4222-8222-222222222222/document" },
      ],
    });
  });

  it("has words in XHTML that cannot break out of it", () => {
    expect(resourceOf(record("DISCHARGE"), PATIENT)).toMatchObject({
      section: [
        {
          title: "En bref",
          text: {
            status: "generated",
            div: expect.stringMatching(/^<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml"><p>In short\.<\/p><\/div>$/),
          },
        },
        { title: "Détails", text: { div: expect.stringContaining("<p>One &#38; two.</p><p>Three.</p>") } },
      ],
    });
  });
});
