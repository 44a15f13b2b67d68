import { z } from "zod";
import { CONDITIONS, type ConditionId } from "./conditions.rules";
import { SAID_OF_ALL, SEVERITIES } from "./table.rules";

/** The shape of the files of `server/clinical/medicines/`, as the README of `server/clinical/` describes them. */

const text = z.string().trim().min(1);
/** In French a space that does not break a line stands before these marks and inside its quotation marks. */
const french = text.transform((written) => written.replace(/ (?=[:;?!»])/g, "\u00a0").replace(/« /g, "«\u00a0"));
/** What a reader is told, in every language. */
export const texts = z.strictObject({ en: text, fr: french, de: text, es: text });
const day = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value));
const name = z.string().regex(/^[a-z0-9-]+$/);
const head = { written: day, reviewed: text };
const coded = z.record(name, texts);
const names = z.strictObject({ en: z.array(text), fr: z.array(text), de: z.array(text), es: z.array(text) });
const source = z.strictObject({ title: text, url: z.url() });

/** The same for each of what is said of every medicine. */
const ofAll = <T>(one: T) =>
  Object.fromEntries(SAID_OF_ALL.map((section) => [section, one])) as Record<(typeof SAID_OF_ALL)[number], T>;

export const textsFile = z.strictObject({
  ...head,
  severity: z.record(z.enum(SEVERITIES), z.strictObject({ name: texts, do: texts })),
  ...{
    titles: coded,
    harms: coded,
    acts: coded,
    starts: coded,
    pregnancy: coded,
    breastfeeding: coded,
    alcohol: coded,
  },
  ...{ driving: coded, missed: coded, stopping: coded, overdose: coded, storage: coded, supply: coded, sun: coded },
  ...{ how: coded, food: coded, organs: coded, habit: coded, young: coded },
  ...{ allergy: coded, why: coded },
  ...ofAll(coded),
});

export const effectsFile = z.strictObject({
  ...head,
  common: z.record(name, z.strictObject({ text: texts, facts: z.array(text), do: texts.optional() })),
  serious: z.record(
    name,
    z.strictObject({
      text: texts,
      care: text,
      when: z.array(z.array(text).min(1)).min(1).optional(),
      first: z.array(name).min(1).optional(),
    }),
  ),
});

const kind = { label: texts, names: names.optional(), alike: z.boolean().optional() };
export const tagsFile = z.strictObject({ ...head, tags: z.record(name, z.strictObject(kind)) });

export const everydayFile = z.strictObject({
  ...head,
  words: z.partialRecord(z.enum(["en", "fr", "de", "es"]), z.array(name)),
});

const dose = z.strictObject({
  each: texts,
  times: z.number().int().min(1).max(6),
  "gap-hours": z.number().min(1).max(72),
});

const condition = z.enum(Object.keys(CONDITIONS) as [ConditionId, ...ConditionId[]]);

/** What may be said of a medicine, and of a class for all of its medicines that do not say it themselves. */
const told = {
  uses: z.array(name).optional(),
  how: z.array(name).optional(),
  starts: name.optional(),
  common: z.array(name).optional(),
  serious: z.array(name).optional(),
  pregnancy: z.union([name, z.strictObject({ first: name, second: name, third: name })]).optional(),
  ...{ breastfeeding: name.optional(), alcohol: name.optional(), driving: name.optional() },
  food: z.array(name).optional(),
  ...{ sun: name.optional(), missed: name.optional(), stopping: name.optional(), overdose: name.optional() },
  ...{ storage: name.optional(), supply: name.optional(), habit: name.optional(), organs: z.array(name).optional() },
  young: name.optional(),
  ...ofAll(name.optional()),
  ...{ "not-with": z.array(condition).optional(), "ask-with": z.array(condition).optional() },
};

export const medicinesFile = z.strictObject({
  ...head,
  uses: coded.default({}),
  classes: z.record(name, z.strictObject({ ...kind, ...told })).default({}),
  medicines: z
    .record(
      name,
      z
        .strictObject({
          names,
          brands: z.array(text).default([]),
          classes: z.array(name).default([]),
          contains: z.array(name).optional(),
          "from-age": z.number().min(0).max(18).optional(),
          adult: dose.optional(),
          child: z.array(dose.extend({ from: z.number(), under: z.number() })).optional(),
          most: texts.optional(),
          "mg-per-kg": z.number().positive().optional(),
          liquids: z.record(text, z.number().positive()).optional(),
          source,
          ...told,
        })
        .refine(({ classes, contains }) => classes.length > 0 || contains, "it has neither classes nor contents"),
    )
    .default({}),
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
      general: z.boolean().optional(),
      source,
    }),
  ),
});

export type MedicineSource = z.infer<typeof medicinesFile>["medicines"][string];
export type ClassSource = z.infer<typeof medicinesFile>["classes"][string];
export type TagsSource = z.infer<typeof tagsFile>["tags"];
