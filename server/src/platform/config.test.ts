import { ConfigError, readConfig } from "./config";

const secret = (letter: string) => letter.repeat(40);
const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://app:x@db.example/health",
  TOKEN_SECRET: secret("a"),
  DATA_KEY: secret("b"),
  INDEX_KEY: secret("c"),
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};
const withoutStripe = { STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" };

describe("the configuration", () => {
  it("has the documented defaults", () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: "127.0.0.1",
      dataDirectory: `${process.cwd()}/.data`,
      publicUrl: "http://localhost:4000",
      demoMode: true,
      pharmacistAnswerHours: 24,
    });
  });

  it("names every variable that is wrong and how to mend it", () => {
    const read = () => readConfig({ PORT: "http", DATABASE_URL: "mysql://x", TOKEN_SECRET: "short", DEMO_MODE: "yes" });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT must be a whole number/);
    expect(read).toThrow(/DATABASE_URL must be an address such as postgres:/);
    expect(read).toThrow(/TOKEN_SECRET must have at least 32 characters; make one with/);
    expect(read).toThrow(/DEMO_MODE must be true or false/);
  });

  it("writes the log as it is told, else by where it goes", () => {
    expect(readConfig({}).logFormat).toBeUndefined();
    expect(readConfig({ LOG_FORMAT: "pretty" }).logFormat).toBe("pretty");
    expect(() => readConfig({ LOG_FORMAT: "text" })).toThrow(/LOG_FORMAT must be pretty or json/);
  });

  it("has a translator once its address is given, by the name of the host unless it has another", () => {
    expect(readConfig({}).translator).toBeUndefined();
    const TRANSLATE_BASE_URL = "https://translate.example/api/";
    const translator = { url: "https://translate.example/api", key: undefined, timeoutMs: 8_000 };
    expect(readConfig({ TRANSLATE_BASE_URL }).translator).toEqual({ ...translator, name: "translate.example" });
    expect(readConfig({ TRANSLATE_BASE_URL, TRANSLATE_NAME: "Ours" }).translator).toEqual({
      ...translator,
      name: "Ours",
    });
  });

  it.each([
    [{ TRANSLATE_API_KEY: "k" }, /TRANSLATE_BASE_URL must be given too/],
    [
      { TRANSLATE_BASE_URL: "http://translate.example" },
      /TRANSLATE_BASE_URL must be an address that begins with https/,
    ],
    [{ TRANSLATE_BASE_URL: "https://a:b@translate.example" }, /TRANSLATE_BASE_URL must be an address/],
    [
      { TRANSLATE_BASE_URL: "http://127.0.0.1:5000", TRANSLATE_TIMEOUT_MS: "1" },
      /TRANSLATE_TIMEOUT_MS must be at least/,
    ],
  ])("refuses a translator of %p", (values, sentence) => {
    expect(() => readConfig(values)).toThrow(sentence);
  });

  it("lets production start with what it needs", () => {
    expect(readConfig(production)).toMatchObject({ demoMode: false, environment: "production" });
  });

  it("takes test cards in production only when that is asked for by name", () => {
    const config = readConfig({ ...production, ...withoutStripe, PAYMENT_PROVIDER: "test" });
    expect(config.billing.stripe).toBeUndefined();
  });

  it.each([
    [{ DATABASE_URL: "" }, /DATABASE_URL must name your Postgres/],
    [{ DEMO_MODE: "true" }, /DEMO_MODE must be false/],
    [{ TOKEN_SECRET: "" }, /TOKEN_SECRET must be a secret of your own/],
    [{ DATA_KEY: `change-me-${secret("x")}` }, /DATA_KEY must be a secret of your own/],
    [{ INDEX_KEY: secret("a") }, /must differ from one another/],
    [withoutStripe, /STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be given, or PAYMENT_PROVIDER=test/],
    [{ STRIPE_WEBHOOK_SECRET: "" }, /must be given together/],
    [{ STRIPE_TEST_ORIGIN: "http://127.0.0.1:1" }, /STRIPE_TEST_ORIGIN must not be set/],
  ])("refuses production with %p", (change, sentence) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(sentence);
  });
});
