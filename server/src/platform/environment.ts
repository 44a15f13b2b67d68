import { z } from "zod";

/** The lines of a text that has | between them. */
export const linesOf = (text: string): string[] =>
  text
    .split("|")
    .map((line) => line.trim())
    .filter(Boolean);

/** A text that is empty in the environment counts as not given. */
const optionalText = z.preprocess((value) => (value === "" ? undefined : value), z.string().optional());

const flag = (hint: string) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(["true", "false"], { error: `must be true or false: ${hint}` }).optional(),
  );

const wholeNumber = (minimum: number, maximum: number, fallback: number) =>
  z.coerce
    .number({ error: "must be a whole number" })
    .int({ error: "must be a whole number" })
    .min(minimum, { error: `must be at least ${minimum}` })
    .max(maximum, { error: `must be at most ${maximum}` })
    .default(fallback);

/** A number that staff can set too: undefined while the environment says nothing. */
const unlessEmpty = <Schema extends z.ZodType>(number: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), number.optional());
const PERCENT = { error: "must be a percentage from 0 to 100, with at most two decimals" };
const HOURS = { error: "must be a whole number of hours, from 1 to 168" };

const secret = optionalText.refine((value) => value === undefined || value.length >= 32, {
  error: "must have at least 32 characters; make one with: openssl rand -base64 48",
});

const url = (protocols: string[], example: string) =>
  optionalText.refine(
    (value) => value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
    { error: `must be an address such as ${example}` },
  );

/** One plain address, without a name. */
const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;

const postgresUrl = url(["postgres:", "postgresql:"], "postgres://user:password@host:5432/database");

const THIS_MACHINE = new Set(["127.0.0.1", "[::1]", "localhost"]);

/** What concerns people travels encrypted, unless it does not leave this machine. */
function isPrivateUrl(value: string): boolean {
  const { protocol, hostname, username, password, search, hash } = URL.canParse(value)
    ? new URL(value)
    : new URL("none:");
  const isSafe = protocol === "https:" || (protocol === "http:" && THIS_MACHINE.has(hostname));
  return isSafe && [username, password, search, hash].every((part) => part === "");
}

const PRIVATE_URL = {
  error:
    "must be an address that begins with https://, without a name, a question mark or a #; http:// on this machine alone",
};

/** What stands in the environment, each variable with its rule and its default. */
export const environment = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"], { error: "must be development, test or production" })
    .default("development"),
  DEMO_MODE: flag("true starts with demonstration accounts, false without"),
  DEMO_TRAFFIC: flag("true lets invented patients look at adverts, false does not"),
  PORT: wholeNumber(0, 65_535, 4000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default(".data"),
  PUBLIC_URL: url(["http:", "https:"], "https://health.example"),
  ALLOWED_ORIGINS: z
    .string()
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
  TRUST_PROXY: z
    .string()
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((address) => address.trim())
        .filter(Boolean),
    ),
  PUBLIC_SCHEMA: flag("true shows the schema to everybody, false to whoever is signed in or has a key"),
  TRUSTED_DOCUMENTS: z.enum(["off", "required"]).default("off"),
  FIREWALL_DISABLED: flag("true denies nobody, false denies whom the rules name"),
  DATABASE_URL: postgresUrl,
  MIGRATION_DATABASE_URL: postgresUrl,
  ADS_DATABASE_URL: postgresUrl,
  DATABASE_POOL: wholeNumber(2, 200, 20),
  REDIS_URL: url(["redis:", "rediss:"], "redis://:password@host:6379/0"),
  DRAIN_SECONDS: wholeNumber(0, 120, 0),
  ROLE: z.enum(["all", "web", "worker"], { error: "must be all, web or worker" }).default("all"),
  TOKEN_SECRET: secret,
  DATA_KEY: secret,
  INDEX_KEY: secret,
  SMTP_URL: url(["smtp:", "smtps:"], "smtp://user:password@mail.example:587"),
  MAIL_FROM: z.string().min(3).default("AI Health Assistant <no-reply@localhost>"),
  CONTACT_EMAIL: optionalText.refine((value) => value === undefined || ADDRESS.test(value), {
    error: "must be an e-mail address such as help@health.example",
  }),
  VAPID_PUBLIC_KEY: optionalText,
  VAPID_PRIVATE_KEY: optionalText,
  PUSH_TEST_ORIGIN: url(["http:"], "http://127.0.0.1:4100"),
  FHIR_URL: optionalText.refine((value) => value === undefined || isPrivateUrl(value), PRIVATE_URL),
  FHIR_TOKEN: optionalText,
  FHIR_SANDBOX_PORT: wholeNumber(0, 65_535, 0),
  DEVICE_IMPORT_XML_MB: wholeNumber(1, 65_536, 4_096),
  TRAINING_DATA_DIR: optionalText,
  DEVICE_IMPORT_ZIP_MB: wholeNumber(1, 16_384, 1_024),
  BACKUP_DIR: optionalText,
  BACKUP_KEY: secret,
  S3_ENDPOINT: optionalText.refine((value) => value === undefined || isPrivateUrl(value), PRIVATE_URL),
  S3_REGION: optionalText,
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: flag("true names the bucket in the path, false in the host"),
  VAT_PERCENT: unlessEmpty(
    z.coerce
      .number(PERCENT)
      .min(0, PERCENT)
      .max(100, PERCENT)
      .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), PERCENT),
  ),
  BILLING_PRORATION: z.enum(["documented", "actual"], { error: "must be documented or actual" }).default("documented"),
  BILLING_SELLER: optionalText.refine((value) => value === undefined || linesOf(value).length <= 10, {
    error: "must have at most 10 lines, with | between them",
  }),
  PAYMENT_PROVIDER: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(["test", "stripe"], { error: "must be test or stripe" }).optional(),
  ),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_TEST_ORIGIN: url(["http:"], "http://127.0.0.1:4200"),
  METRICS_TOKEN: secret,
  OTEL_EXPORTER_OTLP_ENDPOINT: url(["http:", "https:"], "http://127.0.0.1:4318"),
  ANSWER_LLM_BASE_URL: optionalText.refine((value) => value === undefined || isPrivateUrl(value), PRIVATE_URL),
  ANSWER_LLM_MODEL: optionalText,
  ANSWER_LLM_API_KEY: optionalText,
  ANSWER_LLM_NAME: optionalText,
  ANSWER_LLM_TIMEOUT_MS: wholeNumber(100, 60_000, 8_000),
  TRANSLATE_BASE_URL: optionalText.refine((value) => value === undefined || isPrivateUrl(value), PRIVATE_URL),
  TRANSLATE_API_KEY: optionalText,
  TRANSLATE_NAME: optionalText,
  TRANSLATE_TIMEOUT_MS: wholeNumber(100, 60_000, 8_000),
  PHARMACIST_ANSWER_HOURS: unlessEmpty(z.coerce.number(HOURS).int(HOURS).min(1, HOURS).max(168, HOURS)),
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"], {
      error: "must be silent, fatal, error, warn, info, debug or trace",
    })
    .default("info"),
  LOG_FORMAT: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(["pretty", "json"], { error: "must be pretty or json" }).optional(),
  ),
});

export type Environment = z.infer<typeof environment>;
