import { z } from "zod";

/** The shape of the files of `server/clinical/medicines/`, as the README of `server/clinical/` describes them. */

const text = z.string().trim().min(1);
const texts = z.strictObject({ en: text, fr: text, de: text, es: text });
const day = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value));
const name = z.string().regex(/^[a-z0-9-]+$/);
const head = { written: day, reviewed: text };
const coded = z.record(name, texts);
const names = z.strictObject({ en: z.array(text), fr: z.array(text), de: z.array(text), es: z.array(text) });

export const SEVERITIES = ["never", "doctor-first", "care", "fine"] as const;
/** What a row may say by a word of `texts.yaml`, one or several. */
export const ONE = [
  ...(["starts", "pregnancy", "breastfeeding", "alcohol", "driving", "missed", "stopping", "overdose"] as const),
  ...(["storage", "supply", "sun"] as const),
] as const;
export const MANY = ["how", "food", "organs"] as const;

export const textsFile = z.strictObject({
  ...head,
  severity: z.strictObject(
    Object.fromEntries(SEVERITIES.map((id) => [id, z.strictObject({ name: texts, do: texts })])) as Record<
      (typeof SEVERITIES)[number],
      z.ZodType<{ name: z.infer<typeof texts>; do: z.infer<typeof texts> }>
    >,
  ),
  ...{ harms: coded, acts: coded, starts: coded, pregnancy: coded, breastfeeding: coded, alcohol: coded },
  ...{ driving: coded, missed: coded, stopping: coded, overdose: coded, storage: coded, supply: coded, sun: coded },
  ...{ how: coded, food: coded, organs: coded },
});

export const effectsFile = z.strictObject({
  ...head,
  common: z.record(name, z.strictObject({ text: texts, facts: z.array(text) })),
  serious: z.record(name, z.strictObject({ text: texts, care: text })),
});

const source = z.strictObject({ title: text, url: z.url() });
const dose = z.strictObject({
  /** What is taken each time, with units. */
  each: texts,
  times: z.number().int().min(1).max(6),
  "gap-hours": z.number().min(1).max(72),
});
const inPregnancy = z.union([name, z.strictObject({ first: name, second: name, third: name })]);

/** What may be said of a medicine, and of a class for all of its medicines that do not say it themselves. */
const told = {
  uses: z.array(name).optional(),
  how: z.array(name).optional(),
  starts: name.optional(),
  common: z.array(name).optional(),
  serious: z.array(name).optional(),
  pregnancy: inPregnancy.optional(),
  ...{ breastfeeding: name.optional(), alcohol: name.optional(), driving: name.optional() },
  food: z.array(name).optional(),
  ...{ sun: name.optional(), missed: name.optional(), stopping: name.optional(), overdose: name.optional() },
  ...{ storage: name.optional(), supply: name.optional(), organs: z.array(name).optional() },
};

export const classFile = z.strictObject({
  ...head,
  classes: z.record(
    name,
    z.strictObject({ label: texts, names: names.optional(), alike: z.boolean().optional(), ...told }),
  ),
});

export const medicinesFile = z.strictObject({
  ...head,
  uses: coded,
  medicines: z.record(
    name,
    z
      .strictObject({
        names,
        brands: z.array(text).default([]),
        /** The first one says what the row does not. */
        classes: z.array(name).default([]),
        /** A product of several: what is in it. */
        contains: z.array(name).optional(),
        snomed: z
          .string()
          .regex(/^\d{6,18}$/)
          .optional(),
        /** Nobody younger takes it without a doctor's word, in years. */
        "from-age": z.number().min(0).max(18).optional(),
        adult: dose.optional(),
        /** By age, in months. */
        child: z.array(dose.extend({ from: z.number(), under: z.number() })).optional(),
        source,
        ...told,
      })
      .refine(({ classes, contains }) => classes.length > 0 || contains, "has neither classes nor contents"),
  ),
});

export const interactionsFile = z.strictObject({
  ...head,
  interactions: z.array(
    z.strictObject({
      between: z.array(name).min(1),
      and: z.array(name).min(1),
      severity: z.enum(SEVERITIES),
      harm: name,
      act: name.optional(),
      source,
    }),
  ),
});

export type MedicineSource = z.infer<typeof medicinesFile>["medicines"][string];
export type ClassSource = z.infer<typeof classFile>["classes"][string];
