import path from "node:path";
import { z } from "zod";

const MEGABYTE = 1024 * 1024;

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

const environment = z.object({
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
  DATABASE_URL: postgresUrl,
  MIGRATION_DATABASE_URL: postgresUrl,
  ADS_DATABASE_URL: postgresUrl,
  DATABASE_POOL: wholeNumber(2, 200, 20),
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
  DEVICE_IMPORT_ZIP_MB: wholeNumber(1, 16_384, 1_024),
  S3_ENDPOINT: optionalText.refine((value) => value === undefined || isPrivateUrl(value), PRIVATE_URL),
  S3_REGION: optionalText,
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: flag("true names the bucket in the path, false in the host"),
  METRICS_TOKEN: secret,
  PHARMACIST_ANSWER_HOURS: wholeNumber(1, 168, 24),
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"], {
      error: "must be silent, fatal, error, warn, info, debug or trace",
    })
    .default("info"),
});

/** A bucket of any service that speaks S3. */
export interface S3Config {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket stands in the path, not in the host's name. */
  forcePathStyle: boolean;
}

/** Everything that the process takes from its environment, read once at the start. */
export interface Config {
  environment: "development" | "test" | "production";
  /** Published accounts, self-made secrets and a visible outbox. Never in production unless asked for, and then refused. */
  demoMode: boolean;
  /** Invented patients look at adverts from the start; staff can switch it. Never outside demonstration mode. */
  demoTraffic: boolean;
  port: number;
  host: string;
  /** Absolute folder for people's files, the embedded database and self-made secrets. */
  dataDirectory: string;
  /** Where a browser finds the product, without a slash at the end. */
  publicUrl: string;
  /** Origins, besides publicUrl, from which a browser may open a websocket. */
  allowedOrigins: string[];
  /** Addresses or networks of proxies whose forwarded address is believed. */
  trustedProxies: string[];
  /** Undefined means: start the embedded Postgres. */
  databaseUrl?: string;
  migrationDatabaseUrl?: string;
  adsDatabaseUrl?: string;
  /** Connections of this process to the database at the most. */
  databasePool: number;
  secrets: { token?: string; data?: string; index?: string };
  smtpUrl?: string;
  mailFrom: string;
  /** Where messages from the contact page go. */
  contactEmail: string;
  /** The keys by which push services know the product; made by itself when they are not given. */
  vapid?: { publicKey: string; privateKey: string };
  /** One origin of push messages that may be private and without TLS: the double of tests. Never in production. */
  pushTestOrigin?: string;
  /** Where health records are read (FHIR R4). Without an address of its own, demonstration mode brings a server with invented patients. */
  fhir: { url?: string; token?: string; sandboxPort: number; isSandbox: boolean };
  /** The largest files of a patient's readings, in bytes; XML in a zip may be as large as one without. */
  importLimits: { xmlBytes: number; zipBytes: number };
  /** Where people's files are kept. Undefined means: in the data directory. */
  s3?: S3Config;
  metricsToken?: string;
  /** Hours within which a pharmacist's answer is promised. */
  pharmacistAnswerHours: number;
  logLevel: string;
}

/** Thrown when the environment is wrong; the message names each variable and how to mend it. */
export class ConfigError extends Error {}

/**
 * Reads and checks the environment.
 * @throws ConfigError with one line for each variable that is wrong.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
    throw new ConfigError(`The environment needs mending (see .env.example):\n${lines.join("\n")}`);
  }
  const values = parsed.data;
  const demoMode = values.DEMO_MODE ? values.DEMO_MODE === "true" : values.NODE_ENV !== "production";
  const config: Config = {
    environment: values.NODE_ENV,
    demoMode,
    demoTraffic: demoMode && (values.DEMO_TRAFFIC ? values.DEMO_TRAFFIC === "true" : values.NODE_ENV !== "test"),
    port: values.PORT,
    host: values.HOST,
    dataDirectory: path.resolve(values.DATA_DIR),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ""),
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustedProxies: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? values.DATABASE_URL,
    adsDatabaseUrl: values.ADS_DATABASE_URL ?? values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    secrets: { token: values.TOKEN_SECRET, data: values.DATA_KEY, index: values.INDEX_KEY },
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contactEmail: values.CONTACT_EMAIL ?? addressIn(values.MAIL_FROM),
    vapid:
      values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY
        ? { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY }
        : undefined,
    pushTestOrigin: values.PUSH_TEST_ORIGIN,
    fhir: {
      url: values.FHIR_URL,
      token: values.FHIR_TOKEN,
      sandboxPort: values.FHIR_SANDBOX_PORT,
      isSandbox: demoMode && !values.FHIR_URL,
    },
    importLimits: {
      xmlBytes: values.DEVICE_IMPORT_XML_MB * MEGABYTE,
      zipBytes: values.DEVICE_IMPORT_ZIP_MB * MEGABYTE,
    },
    s3: bucketOf(values),
    metricsToken: values.METRICS_TOKEN,
    pharmacistAnswerHours: values.PHARMACIST_ANSWER_HOURS,
    logLevel: values.LOG_LEVEL,
  };
  const complaints = productionComplaints(config);
  if (complaints.length > 0) {
    throw new ConfigError(
      `Production cannot start (see .env.example):\n${complaints.map((line) => `  ${line}`).join("\n")}`,
    );
  }
  return config;
}

/** The address in `Name <address>`, or the text itself when it is nothing but one. */
function addressIn(from: string): string {
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
}

/** @throws ConfigError when the bucket is described in part. */
function bucketOf(values: z.infer<typeof environment>): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (endpoint && region && bucket && accessKeyId && secretAccessKey) {
    const forcePathStyle = values.S3_FORCE_PATH_STYLE === "true";
    return { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle };
  }
  const missing = Object.entries({
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }).filter(([, value]) => !value);
  if (missing.length < 5) {
    const names = missing.map(([name]) => name).join(", ");
    throw new ConfigError(
      `The environment needs mending (see .env.example):\n  ${names} must be given too, or none of S3_*`,
    );
  }
  return undefined;
}

/** What production insists on; an empty list elsewhere. */
function productionComplaints(config: Config): string[] {
  if (config.environment !== "production") {
    return [];
  }
  const { token, data, index } = config.secrets;
  const named = { TOKEN_SECRET: token, DATA_KEY: data, INDEX_KEY: index };
  const complaints = Object.entries(named)
    .filter(([, value]) => value === undefined || value.includes("change-me"))
    .map(([name]) => `${name} must be a secret of your own; make one with: openssl rand -base64 48`);
  if (config.demoMode) {
    complaints.push("DEMO_MODE must be false: its accounts have a published password");
  }
  if (config.pushTestOrigin) {
    complaints.push("PUSH_TEST_ORIGIN must not be set: it lets push messages go to this machine");
  }
  if (!config.databaseUrl) {
    complaints.push("DATABASE_URL must name your Postgres; the embedded one is for trying and testing");
  }
  if (new Set([token, data, index]).size < 3) {
    complaints.push("TOKEN_SECRET, DATA_KEY and INDEX_KEY must differ from one another");
  }
  return complaints;
}
