import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const sources = path.join(__dirname, "..");

/** Every text of an area under its whole key. */
function keysOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return [key];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    keysOf(inner, key === "" ? name : `${key}.${name}`),
  );
}

const areas = new Map(
  readdirSync(path.join(__dirname, "en")).map((file) => [
    file.replace(".json", ""),
    keysOf(JSON.parse(readFileSync(path.join(__dirname, "en", file), "utf8"))),
  ]),
);

/** i18next asks for `days`, the catalogue has `days_one` and `days_other`. */
const asked = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** The key and everything that it is a part of, which may be read as a list. */
const wholesOf = (key: string) => key.split(".").map((_, at, parts) => parts.slice(0, at + 1).join("."));

interface Source {
  name: string;
  /** The areas whose texts it asks for. */
  areas: Set<string>;
  /** What may be a key, or the beginning of one whose texts are read as a list: with a star for each part that is filled in. */
  texts: Set<string>;
  /** What is handed to `t` just as it stands. */
  calls: Set<string>;
}

function read(name: string): Source {
  const found: Source = { name, areas: new Set(["common"]), texts: new Set(), calls: new Set() };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) {
      found.texts.add(node.text);
      if (areas.has(node.text)) found.areas.add(node.text);
    } else if (ts.isTemplateExpression(node)) {
      found.texts.add(node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join(""));
    } else if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      if (first && ts.isStringLiteralLike(first) && called.getText() === "t") found.calls.add(first.text);
    }
    ts.forEachChild(node, visit);
  };
  const text = readFileSync(path.join(sources, name), "utf8");
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  return found;
}

const files = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test(-support)?\.tsx?$/.test(name) && !name.startsWith("gql/"))
  .map(read);
/** Parts of a page hand keys to each other, and hooks bring the texts: what one file of a folder asks for, all may name. */
for (const { name, areas: own } of files) {
  const neighbours = files.filter((other) => path.dirname(other.name) === path.dirname(name));
  for (const area of neighbours.flatMap((other) => [...other.areas])) own.add(area);
}

/** Whether a file that asks for this area names the key, alone or as part of what it fills in. */
function isNamed(area: string, key: string): boolean {
  const names = new Set([...wholesOf(key), asked(key)].flatMap((name) => [name, `${area}:${name}`]));
  return files.some(({ areas: own, texts }) =>
    [...texts].some((text) => {
      if (!own.has(area) && !text.startsWith(`${area}:`)) return false;
      if (!text.includes("*")) return names.has(text);
      // A pattern with no words of its own would fit everything.
      if (!/\w/.test(text.replaceAll("*", ""))) return false;
      const pattern = text.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^.]*");
      return [...names].some((name) => new RegExp(`^${pattern}$`).test(name));
    }),
  );
}

describe("the texts", () => {
  it("are all used somewhere", () => {
    const dead = [...areas].flatMap(([area, keys]) =>
      keys.filter((key) => !isNamed(area, key)).map((key) => `${area} ${key}`),
    );
    expect(dead).toEqual([]);
  });

  it("exist wherever one is asked for", () => {
    const known = new Set(
      [...areas].flatMap(([area, keys]) =>
        keys.flatMap((key) => [...wholesOf(key), asked(key)].map((name) => `${area}:${name}`)),
      ),
    );
    const exists = (own: Set<string>, key: string) =>
      key.includes(":") ? known.has(key) : [...own].some((area) => known.has(`${area}:${key}`));
    const missing = files.flatMap(({ name, areas: own, calls }) =>
      [...calls].filter((key) => !exists(own, key)).map((key) => `${name} ${key}`),
    );
    expect(missing).toEqual([]);
  });
});
