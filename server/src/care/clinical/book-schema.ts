import { z } from "zod";
import { texts } from "../medicines/table-schema";
import { CARE_IDS } from "./book.rules";
import { FRAME_WORDS } from "./reading/not-happening.rules";
import { SIGNS } from "./reading/told-of-the-past.rules";

/** The shape of the files of `server/clinical/`, as its README describes them. */

const text = z.string().trim().min(1);
const patterns = z.strictObject({
  en: z.array(text),
  fr: z.array(text),
  de: z.array(text),
  es: z.array(text),
});
const day = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value));
const name = z.string().regex(/^[a-z0-9-]+$/);
const id = z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/);
const span = z.string().regex(/^\d+(\.\d+)?(min|h|d|w|mo|y)$/);
const limits = z.union([
  z.strictObject({ under: span }),
  z.strictObject({ from: span }),
  z.strictObject({ from: span, under: span }),
]);

export type ConditionSource =
  | string
  | { not: ConditionSource }
  | { lasts: string; over: string }
  | { lasts: string; under: string }
  | { age: { from?: string; under?: string } }
  | { temperature: { from?: number; under?: number } }
  | { all: ConditionSource[] }
  | { any: ConditionSource[] }
  | { count: { "at-least": number; of: ConditionSource[] } };

const condition: z.ZodType<ConditionSource> = z.lazy(() =>
  z.union([
    id,
    z.strictObject({ not: condition }),
    z.strictObject({ lasts: id, over: span }),
    z.strictObject({ lasts: id, under: span }),
    z.strictObject({ age: limits }),
    z.strictObject({ temperature: z.strictObject({ from: z.number().optional(), under: z.number().optional() }) }),
    z.strictObject({ all: z.array(condition).min(1) }),
    z.strictObject({ any: z.array(condition).min(1) }),
    z.strictObject({ count: z.strictObject({ "at-least": z.number().int().min(1), of: z.array(condition).min(2) }) }),
  ]),
);

export const factFile = z.record(
  id,
  z.strictObject({
    label: texts,
    ask: texts.optional(),
    words: z.union([patterns, z.literal("none")]),
    unless: patterns.partial().optional(),
    means: z.array(id).optional(),
    "rules-out": z.array(id).optional(),
    "asked-is-not-taken": z.boolean().optional(),
    "counts-always": z.boolean().optional(),
    snomed: z
      .string()
      .regex(/^\d{6,18}$/)
      .optional(),
  }),
);

/** Of whom signs are asked and watched for. */
export const askedOfFile = z.strictObject({
  written: day,
  reviewed: text,
  groups: z.array(
    z.strictObject({
      of: z.array(condition).min(1),
      facts: z.array(z.string().regex(/^[a-z0-9-]+\.([a-z0-9-]+|\*)$/)).min(1),
    }),
  ),
  together: z.array(z.array(id).min(2)),
  explains: z.array(id),
  "explains-dangers": z.array(id),
  beside: z.record(id, id),
  once: z.record(id, z.array(id).min(1)),
  "behind-the-body": z.record(name, id),
  "behind-another": z.record(
    name,
    z.strictObject({
      of: z.array(id).min(1),
      "same-words": z.literal(true).optional(),
      unless: z.array(condition),
      asks: z.array(id).min(1),
    }),
  ),
  "without-topic": z.array(id).min(1),
});

/** What a message is about that nothing else understood, by topic: its complaints, in one list each. */
export const topicsFile = z.record(
  name,
  z.strictObject({ label: texts, complaints: z.array(id).min(1).max(14), signs: z.array(id).min(1).max(12) }),
);

const care = z.enum(CARE_IDS);

export const careFile = z.strictObject({
  written: day,
  reviewed: text,
  care: z.record(
    care,
    z.strictObject({
      level: z.enum(["SELF_CARE", "PHARMACIST", "URGENT", "CRISIS", "EMERGENCY"]),
      label: z.enum(["emergency", "urgent", "routine"]),
      name: texts,
      how: texts,
    }),
  ),
});

const advice = texts.extend({ unless: z.array(condition).optional(), "offers-ibuprofen": z.literal(true).optional() });
const source = z.strictObject({ title: text, url: z.url() });

export const pathwayFile = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  label: texts,
  opens: z.array(id).min(1),
  for: z.array(condition).default([]),
  sources: z.record(z.string(), source),
  written: day,
  reviewed: text,
  rows: z
    .array(
      z.strictObject({
        care,
        when: z.strictObject({
          all: z.array(condition).optional(),
          any: z.array(condition).optional(),
          unless: z.array(condition).optional(),
          count: z.strictObject({ "at-least": z.number().int().min(1), of: z.array(condition).min(2) }).optional(),
        }),
        because: texts,
        "cannot-wait": z.literal(true).optional(),
        source: text,
      }),
    )
    .min(1),
  otherwise: z.strictObject({ care, because: texts }),
  advice: z.array(advice).default([]),
  medicines: z.array(text).default([]),
  "first-aid": z.array(texts).default([]),
  children: z.enum(["rows", "as-adults"]),
  examples: z
    .array(
      z.strictObject({
        say: text,
        care: z.union([care, z.literal("not-opened")]),
        age: span.optional(),
        sex: z.enum(["female", "male"]).optional(),
      }),
    )
    .min(3),
});

/** What needs help at once as soon as it is told, whatever else is known. */
const danger = z.strictObject({
  label: texts,
  care: z.enum(["emergency", "crisis", "ae", "maternity"]),
  because: texts,
  source,
  "first-aid": texts.optional(),
  words: patterns,
  unless: patterns.partial().optional(),
  means: z.array(id).optional(),
  "steps-back-for": z.array(id).optional(),
  "counts-always": z.boolean().optional(),
  asked: z
    .strictObject({
      as: texts.optional(),
      of: z.array(condition).default([]),
      in: z.array(name).min(1),
      covers: z.array(id).default([]),
    })
    .optional(),
});
export const dangersFile = z.strictObject({ written: day, reviewed: text, dangers: z.record(name, danger) });

export type DangerSource = z.infer<typeof danger>;
export type FactSource = z.infer<typeof factFile>[string];
export type PathwaySource = z.infer<typeof pathwayFile>;

export const wordGroupsFile = z.record(z.enum(["en", "fr", "de", "es"]), z.record(z.string(), text));

const expression = text.refine((written) => {
  try {
    return new RegExp(written, "u") !== undefined;
  } catch {
    return false;
  }
}, "is no regular expression");

const expressions = z.record(z.enum(["en", "fr", "de", "es"]), z.array(expression));

export const toldOfOthersFile = z.record(z.enum(SIGNS), expressions);

export const otherMeaningsFile = patterns;

export const notHappeningFile = z.record(z.enum(FRAME_WORDS), expressions);

/** Questions about care itself, and what people say without asking anything. */
export const servicesFile = z.strictObject({
  written: day,
  reviewed: text,
  services: z.record(
    name,
    z.strictObject({
      label: texts,
      "about-medicine": z.boolean().optional(),
      words: patterns,
      unless: patterns.partial().optional(),
      advice: z.array(texts).min(1),
      source,
    }),
  ),
});
export const talkFile = z.record(
  z.string(),
  z.strictObject({ label: texts, words: patterns, unless: patterns.partial().optional(), answer: texts }),
);
export const scorecardFile = z.record(z.string(), z.tuple([z.number(), z.number(), z.number()]));
export const questionsFile = z.strictObject({
  written: day,
  reviewed: text,
  questions: z.record(name, z.strictObject({ label: texts, words: patterns, unless: patterns.partial().optional() })),
});
export type SafeguardingSource = z.infer<typeof safeguardingFile>;

/** Who to call where somebody is not safe. */
export const safeguardingFile = z.strictObject({
  written: day,
  reviewed: text,
  lines: z.record(
    name,
    z.strictObject({
      name: text,
      phone: z
        .string()
        .regex(/^[\d ]+$/)
        .optional(),
      about: texts,
      source,
    }),
  ),
  topics: z.record(
    name,
    z.strictObject({
      facts: z.array(id).min(1),
      self: z.array(name).min(1),
      other: z.array(name).min(1),
      child: z.array(name).min(1),
    }),
  ),
});
