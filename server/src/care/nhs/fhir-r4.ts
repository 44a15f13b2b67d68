import { z } from "zod";

// The parts of HL7 FHIR R4 (hl7.org/fhir/R4) and of UK Core that the product reads. Other servers write more: what is not named
// here is left alone. What is named and has another shape makes the whole resource unreadable.

const coding = z.object({
  system: z.string().optional(),
  code: z.string().optional(),
  display: z.string().optional(),
});

const codeableConcept = z.object({ coding: z.array(coding).optional(), text: z.string().optional() });
export type CodeableConcept = z.infer<typeof codeableConcept>;

const reference = z.object({
  reference: z.string().optional(),
  display: z.string().optional(),
  identifier: z.object({ system: z.string().optional(), value: z.string().optional() }).optional(),
});
export type Reference = z.infer<typeof reference>;

const period = z.object({ start: z.string().optional(), end: z.string().optional() });

const resource = {
  id: z.string().regex(/^[A-Za-z0-9.-]{1,64}$/),
  meta: z.object({ security: z.array(coding).optional() }).optional(),
  contained: z.array(z.looseObject({ resourceType: z.string(), id: z.string().optional() })).optional(),
};

const dosage = z.object({
  text: z.string().optional(),
  asNeededBoolean: z.boolean().optional(),
  asNeededCodeableConcept: codeableConcept.optional(),
  timing: z
    .object({
      code: codeableConcept.optional(),
      repeat: z
        .object({
          frequency: z.number().optional(),
          period: z.number().optional(),
          periodUnit: z.string().optional(),
          when: z.array(z.string()).optional(),
          dayOfWeek: z.array(z.string()).optional(),
        })
        .optional(),
    })
    .optional(),
});
export type Dosage = z.infer<typeof dosage>;

export const patientShape = z.object({
  ...resource,
  resourceType: z.literal("Patient"),
  identifier: z.array(z.object({ system: z.string().optional(), value: z.string().optional() })).optional(),
  active: z.boolean().optional(),
  birthDate: z.string().optional(),
  deceasedBoolean: z.boolean().optional(),
  deceasedDateTime: z.string().optional(),
  link: z.array(z.object({ type: z.string() })).optional(),
});
export type Patient = z.infer<typeof patientShape>;

const medicine = {
  medicationCodeableConcept: codeableConcept.optional(),
  medicationReference: reference.optional(),
};

/** The resources that are read of a patient, by type. */
export const CLINICAL_SHAPES = {
  AllergyIntolerance: z.object({
    ...resource,
    clinicalStatus: codeableConcept.optional(),
    verificationStatus: codeableConcept.optional(),
    code: codeableConcept.optional(),
    patient: reference,
    reaction: z
      .array(z.object({ manifestation: z.array(codeableConcept).optional(), severity: z.string().optional() }))
      .optional(),
  }),
  Condition: z.object({
    ...resource,
    clinicalStatus: codeableConcept.optional(),
    verificationStatus: codeableConcept.optional(),
    code: codeableConcept.optional(),
    subject: reference,
    onsetDateTime: z.string().optional(),
    onsetPeriod: period.optional(),
  }),
  MedicationStatement: z.object({
    ...resource,
    ...medicine,
    status: z.string(),
    subject: reference,
    effectiveDateTime: z.string().optional(),
    effectivePeriod: period.optional(),
    dosage: z.array(dosage).optional(),
  }),
  MedicationRequest: z.object({
    ...resource,
    ...medicine,
    status: z.string(),
    subject: reference,
    authoredOn: z.string().optional(),
    requester: reference.optional(),
    dosageInstruction: z.array(dosage).optional(),
    note: z.array(z.object({ text: z.string() })).optional(),
  }),
  DiagnosticReport: z.object({
    ...resource,
    status: z.string(),
    code: codeableConcept.optional(),
    subject: reference,
    effectiveDateTime: z.string().optional(),
    effectivePeriod: period.optional(),
    issued: z.string().optional(),
    performer: z.array(reference).optional(),
    result: z.array(reference).optional(),
    conclusion: z.string().optional(),
  }),
  DocumentReference: z.object({
    ...resource,
    status: z.string(),
    docStatus: z.string().optional(),
    type: codeableConcept.optional(),
    subject: reference,
    date: z.string().optional(),
    author: z.array(reference).optional(),
    description: z.string().optional(),
    content: z
      .array(
        z.object({
          attachment: z.object({
            contentType: z.string().optional(),
            title: z.string().optional(),
            data: z.string().optional(),
          }),
        }),
      )
      .optional(),
  }),
  ServiceRequest: z.object({
    ...resource,
    status: z.string(),
    intent: z.string().optional(),
    code: codeableConcept.optional(),
    subject: reference,
    authoredOn: z.string().optional(),
    requester: reference.optional(),
    reasonCode: z.array(codeableConcept).optional(),
    note: z.array(z.object({ text: z.string() })).optional(),
  }),
} as const;

export type ClinicalType = keyof typeof CLINICAL_SHAPES;
export type Clinical<Type extends ClinicalType> = z.infer<(typeof CLINICAL_SHAPES)[Type]>;

/** One line of a laboratory's report: contained in the report, or sent beside it. */
export const observationShape = z.object({
  resourceType: z.literal("Observation"),
  status: z.string().optional(),
  code: codeableConcept,
  valueString: z.string().optional(),
  valueQuantity: z
    .object({ value: z.number().optional(), comparator: z.string().optional(), unit: z.string().optional() })
    .optional(),
  valueCodeableConcept: codeableConcept.optional(),
  referenceRange: z
    .array(
      z.object({
        text: z.string().optional(),
        low: z.object({ value: z.number().optional() }).optional(),
        high: z.object({ value: z.number().optional() }).optional(),
      }),
    )
    .optional(),
});

export const medicationShape = z.object({
  resourceType: z.literal("Medication"),
  code: codeableConcept.optional(),
});

export const outcomeShape = z.object({
  resourceType: z.literal("OperationOutcome"),
  issue: z.array(z.object({ severity: z.string(), code: z.string() })).min(1),
});
export type Outcome = z.infer<typeof outcomeShape>;

export const bundleShape = z.object({
  resourceType: z.literal("Bundle"),
  type: z.literal("searchset"),
  total: z.number().optional(),
  link: z.array(z.object({ relation: z.string(), url: z.string() })).optional(),
  entry: z
    .array(
      z.object({
        fullUrl: z.string().optional(),
        resource: z.looseObject({ resourceType: z.string(), id: z.string().optional() }),
        search: z.object({ mode: z.string().optional() }).optional(),
      }),
    )
    .optional(),
});
