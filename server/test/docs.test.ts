import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema } from "graphql";
import { parse } from "yaml";
import { readConfig } from "../src/platform/config";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

const root = path.resolve(__dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Every variable that the server asks its environment for. */
function variablesRead(): string[] {
  const asked = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get: (_target, name) => {
        if (typeof name === "string") {
          asked.add(name);
        }
      },
    },
  );
  readConfig(environment);
  return [...asked].sort();
}

describe("docs/api.md", () => {
  const schema = buildSchema(read("schema.graphql"));
  const subscriptions = Object.keys(schema.getSubscriptionType()?.getFields() ?? {});
  const text = read("docs/api.md");

  it("says of each subscription what comes first and what then", () => {
    const table = text
      .slice(text.indexOf("\n## Subscriptions"))
      .split("\n\n")
      .find((part) => part.startsWith("| Field |"));
    const named = [...(table ?? "").matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(subscriptions.sort());
  });
});

describe(".env.example", () => {
  const lines = read(".env.example").split("\n");
  const named = lines.flatMap((line) => /^#? ?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);

  it("has every variable that the server reads, once, and no other", () => {
    expect(named.sort()).toEqual(variablesRead());
  });

  it("shows secrets that production refuses", () => {
    const value = (name: string) => lines.find((line) => line.startsWith(`# ${name}=`))?.split("=")[1];
    const secrets = Object.fromEntries(["TOKEN_SECRET", "DATA_KEY", "INDEX_KEY"].map((name) => [name, value(name)]));
    const production = { NODE_ENV: "production", DATABASE_URL: "postgres://app@db.example/health", ...secrets };
    expect(() => readConfig(production)).toThrow(/TOKEN_SECRET[\s\S]+DATA_KEY[\s\S]+INDEX_KEY/);
    expect(() => readConfig({ ...secrets, NODE_ENV: "development" })).not.toThrow();
  });
});

interface Service {
  image?: string;
  build?: string;
  profiles?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
}

describe("docker-compose.yml", () => {
  const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
    read("docker-compose.yml"),
    { uniqueKeys: true },
  );
  const { services } = compose;

  it("has its services; what is not needed is started on request only", () => {
    expect(Object.keys(services).sort()).toEqual(["app", "mailpit", "postgres", "redis"]);
    expect(services.postgres?.image).toBe("postgres:17");
    expect(services.app?.build).toBe(".");
    expect(existsSync(path.join(root, "Dockerfile"))).toBe(true);
    for (const [name, { profiles }] of Object.entries(services)) {
      expect([name, profiles]).toEqual([name, name === "redis" ? ["redis"] : undefined]);
    }
  });

  it("gives the server variables that it reads", () => {
    const given = Object.keys(services.app?.environment ?? {});
    expect(given.length).toBeGreaterThan(10);
    expect(variablesRead()).toEqual(expect.arrayContaining(given));
  });

  it("takes every password and secret from the environment", () => {
    const settings = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    const secret = settings.filter(([name]) => /PASSWORD|SECRET|KEY$|DATABASE_URL/.test(name));
    expect(secret.length).toBeGreaterThanOrEqual(10);
    for (const [name, value] of secret) {
      expect([name, value]).toEqual([name, expect.stringMatching(/\$\{[A-Z_]+:(\?[^}]+|-)\}/)]);
    }
  });

  it("mounts files and volumes that exist, among them the one that makes the three roles", () => {
    const sources = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(":")[0]),
    );
    for (const source of sources as string[]) {
      const exists = source.startsWith("./") ? existsSync(path.join(root, source)) : source in compose.volumes;
      expect([source, exists]).toEqual([source, true]);
    }
    const sql = read("docker/postgres/roles.sql");
    expect(sources).toContain("./docker/postgres/roles.sql");
    for (const role of Object.values(ROLE_NAMES)) {
      expect(sql).toContain(`create role ${role} login password`);
    }
    const passwords = [...sql.matchAll(/\\getenv \w+ (\w+)/g)].map(([, name]) => name);
    expect(passwords).toHaveLength(3);
    expect(Object.keys(services.postgres?.environment ?? {})).toEqual(expect.arrayContaining(passwords));
  });
});

describe("the documents", () => {
  const below = (folder: string) => readdirSync(path.join(root, folder)).map((name) => path.join(folder, name));
  const documents = [".", "docs", "docs/decisions"].flatMap(below).filter((file) => file.endsWith(".md"));

  it.each(documents)("%s leads to files that exist", (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link]) => link as string);
    const missing = links
      .filter((link) => !/^\w+:/.test(link) && !link.includes("pictures/"))
      .filter((link) => !existsSync(path.join(root, path.dirname(file), link)));
    expect(missing).toEqual([]);
  });
});
