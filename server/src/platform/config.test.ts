import { ConfigError, readConfig } from "./config";

const secret = (letter: string) => letter.repeat(40);
const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://app:x@db.example/health",
  TOKEN_SECRET: secret("a"),
  DATA_KEY: secret("b"),
  INDEX_KEY: secret("c"),
};

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

  it("lets production start with what it needs", () => {
    expect(readConfig(production)).toMatchObject({ demoMode: false, environment: "production" });
  });

  it.each([
    [{ DATABASE_URL: "" }, /DATABASE_URL must name your Postgres/],
    [{ DEMO_MODE: "true" }, /DEMO_MODE must be false/],
    [{ TOKEN_SECRET: "" }, /TOKEN_SECRET must be a secret of your own/],
    [{ DATA_KEY: `change-me-${secret("x")}` }, /DATA_KEY must be a secret of your own/],
    [{ INDEX_KEY: secret("a") }, /must differ from one another/],
  ])("refuses production with %p", (change, sentence) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(sentence);
  });
});
