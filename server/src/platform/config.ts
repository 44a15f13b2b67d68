import path from "node:path";
import { type Environment, environment, linesOf } from "./environment";
import { PRODUCT_NAME } from "./product.rules";

const MEGABYTE = 1024 * 1024;

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

/** An account of Stripe. */
export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Where Stripe's double of tests is. Never in production. */
  testOrigin?: string;
}

/** An endpoint that speaks OpenAI's chat completions. */
export interface AnswerModelConfig {
  url: string;
  model: string;
  key?: string;
  /** As patients read it: who runs it. */
  name: string;
  /** How long a patient waits for it. */
  timeoutMs: number;
}

/** An endpoint that speaks LibreTranslate's API. */
export interface TranslatorConfig {
  /** Without a slash at the end. */
  url: string;
  key?: string;
  /** As people read it: who runs it. */
  name: string;
  /** How long each of its replies may take. */
  timeoutMs: number;
}

/** How the log is written: lines for people, or one JSON object a line for programs. */
export type LogFormat = "pretty" | "json";

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
  /** Everybody may read the schema, also without signing in. */
  publicSchema: boolean;
  /** Whoever comes without a key may send the operations of the built client and nothing else. */
  requiresTrustedDocuments: boolean;
  /** The break-glass of whoever locked everybody out: the firewall denies nobody. */
  firewallDisabled: boolean;
  /** Undefined means: start the embedded Postgres. */
  databaseUrl?: string;
  migrationDatabaseUrl?: string;
  adsDatabaseUrl?: string;
  /** Connections of this process to the database at the most. */
  databasePool: number;
  /** Undefined means: announcements and limits go by Postgres. */
  redisUrl?: string;
  /** Between saying that no new work is wanted and taking none. */
  drainSeconds: number;
  /** What this process does: it serves people ("web"), works on the job queue ("worker"), or both. */
  role: "all" | "web" | "worker";
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
  /** Absolute folder of what models are trained on. Undefined means: the data that comes with the product. */
  trainingDataDirectory?: string;
  /** Where people's files are kept. Undefined means: in the data directory. */
  s3?: S3Config;
  /** Where backups are written, an absolute folder, and by what they are encrypted. Undefined means: not at all. */
  backup: { directory: string; key?: string };
  /** How advertisers are charged. */
  billing: {
    /** With two decimals at the most; what is in force while staff set no rate. */
    vatPercent: number;
    /** How an upgrade's price is reckoned: 15 of 30 days as documented, or by the days that are left. */
    proration: "documented" | "actual";
    /** Name, address and VAT number of who sells, line by line, as invoices show them. */
    seller: string[];
    /** Undefined means: the built-in provider, which takes published test cards and moves no money. */
    stripe?: StripeConfig;
  };
  /** The language model that writes beside the built-in answers. Undefined means: none does. */
  answerModel?: AnswerModelConfig;
  /** What translates a message when somebody asks for it. Undefined means: nothing does. */
  translator?: TranslatorConfig;
  metricsToken?: string;
  /** Where traces are sent, without a slash at the end. Undefined means: nowhere. */
  traceCollector?: string;
  /** Hours within which a pharmacist's answer is promised, while staff set no others. */
  pharmacistAnswerHours: number;
  /** Which of what staff can set stands in the environment, rather than being the product's default. */
  fromEnvironment: { vatPercent: boolean; pharmacistAnswerHours: boolean };
  logLevel: string;
  /** Undefined means: pretty in a terminal, JSON elsewhere. */
  logFormat?: LogFormat;
}

/** Thrown when the environment is wrong; the message names each variable and how to mend it. */
export class ConfigError extends Error {}

const refusal = (what: string, lines: readonly string[]): ConfigError =>
  new ConfigError(`${what} (see .env.example):\n${lines.map((line) => `  ${line}`).join("\n")}`);
const needsMending = (...lines: string[]): ConfigError => refusal("The environment needs mending", lines);

/**
 * Reads and checks the environment.
 * @throws ConfigError with one line for each variable that is wrong.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    throw needsMending(...parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`));
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
    publicSchema: values.PUBLIC_SCHEMA === "true",
    requiresTrustedDocuments: values.TRUSTED_DOCUMENTS === "required",
    firewallDisabled: values.FIREWALL_DISABLED === "true",
    databaseUrl: values.DATABASE_URL,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? values.DATABASE_URL,
    adsDatabaseUrl: values.ADS_DATABASE_URL ?? values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    redisUrl: values.REDIS_URL,
    drainSeconds: values.DRAIN_SECONDS,
    role: values.ROLE,
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
    trainingDataDirectory: values.TRAINING_DATA_DIR && path.resolve(values.TRAINING_DATA_DIR),
    s3: bucketOf(values),
    backup: {
      directory: path.resolve(values.BACKUP_DIR ?? path.join(values.DATA_DIR, "backups")),
      key: values.BACKUP_KEY,
    },
    billing: {
      vatPercent: values.VAT_PERCENT ?? 20,
      proration: values.BILLING_PRORATION,
      seller: values.BILLING_SELLER ? linesOf(values.BILLING_SELLER) : [PRODUCT_NAME],
      stripe: stripeOf(values),
    },
    answerModel: answerModelOf(values),
    translator: translatorOf(values),
    metricsToken: values.METRICS_TOKEN,
    traceCollector: values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ""),
    pharmacistAnswerHours: values.PHARMACIST_ANSWER_HOURS ?? 24,
    fromEnvironment: {
      vatPercent: values.VAT_PERCENT !== undefined,
      pharmacistAnswerHours: values.PHARMACIST_ANSWER_HOURS !== undefined,
    },
    logLevel: values.LOG_LEVEL,
    logFormat: values.LOG_FORMAT,
  };
  const complaints = productionComplaints(config, values.PAYMENT_PROVIDER === "test");
  if (complaints.length > 0) throw refusal("Production cannot start", complaints);
  return config;
}

/** The address in `Name <address>`, or the text itself when it is nothing but one. */
function addressIn(from: string): string {
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
}

/** @throws ConfigError when the language model is described in part. */
function answerModelOf(values: Environment): AnswerModelConfig | undefined {
  const { ANSWER_LLM_BASE_URL: url, ANSWER_LLM_MODEL: model, ANSWER_LLM_API_KEY: key } = values;
  if (!url && !model && !key) return undefined;
  if (!url || !model) throw needsMending("ANSWER_LLM_BASE_URL and ANSWER_LLM_MODEL go together.");
  const name = values.ANSWER_LLM_NAME ?? new URL(url).hostname;
  return { url, model, key, name, timeoutMs: values.ANSWER_LLM_TIMEOUT_MS };
}

/** @throws ConfigError when there is a key or a name, and no address. */
function translatorOf(values: Environment): TranslatorConfig | undefined {
  const { TRANSLATE_BASE_URL: url, TRANSLATE_API_KEY: key, TRANSLATE_NAME: name } = values;
  if (!url && (key || name)) {
    throw needsMending("TRANSLATE_BASE_URL must be given too, or none of TRANSLATE_*");
  }
  if (!url) return undefined;
  const timeoutMs = values.TRANSLATE_TIMEOUT_MS;
  return { url: url.replace(/\/+$/, ""), key, name: name ?? new URL(url).hostname, timeoutMs };
}

/** @throws ConfigError when the bucket is described in part. */
function bucketOf(values: Environment): S3Config | undefined {
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
    throw needsMending(`${names} must be given too, or none of S3_*`);
  }
  return undefined;
}

/** @throws ConfigError when the account is described in part, or is wanted and not described. */
function stripeOf(values: Environment): StripeConfig | undefined {
  const { PAYMENT_PROVIDER, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (PAYMENT_PROVIDER === "test") return undefined;
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, testOrigin: values.STRIPE_TEST_ORIGIN };
  if (secretKey || webhookSecret || PAYMENT_PROVIDER === "stripe") {
    throw needsMending("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be given together");
  }
  return undefined;
}

/**
 * What production insists on; an empty list elsewhere.
 * @param testPayments whether test cards were asked for by name.
 */
function productionComplaints(config: Config, testPayments: boolean): string[] {
  if (config.environment !== "production") {
    return [];
  }
  const { token, data, index } = config.secrets;
  const named = { TOKEN_SECRET: token, DATA_KEY: data, INDEX_KEY: index };
  const complaints = Object.entries(named)
    .filter(([, value]) => value === undefined || value.includes("change-me"))
    .map(([name]) => `${name} must be a secret of your own; make one with: openssl rand -base64 48`);
  const others: [boolean, string][] = [
    [config.demoMode, "DEMO_MODE must be false: its accounts have a published password"],
    [!!config.pushTestOrigin, "PUSH_TEST_ORIGIN must not be set: it lets push messages go to this machine"],
    [
      !config.billing.stripe && !testPayments,
      "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be given, or PAYMENT_PROVIDER=test: then anybody can pay with published test cards, and no money moves",
    ],
    [!!config.billing.stripe?.testOrigin, "STRIPE_TEST_ORIGIN must not be set: payments would go to this machine"],
    [!config.databaseUrl, "DATABASE_URL must name your Postgres; the embedded one is for trying and testing"],
    [new Set([token, data, index]).size < 3, "TOKEN_SECRET, DATA_KEY and INDEX_KEY must differ from one another"],
  ];
  return [...complaints, ...others.flatMap(([stands, complaint]) => (stands ? [complaint] : []))];
}
