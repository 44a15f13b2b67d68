import { readFileSync } from "node:fs";
import path from "node:path";

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(__dirname, file), "utf8"));

/** Every text with its place in the catalogue; a plural counts once, because languages have different numbers of them. */
function texts(part: unknown, at = ""): Map<string, string> {
  if (typeof part === "string") return new Map([[at.replace(/_(one|many|other)$/, ""), part]]);
  return new Map(
    Object.entries(part as object).flatMap(([key, value]) => [...texts(value, at ? `${at}.${key}` : key)]),
  );
}

const variables = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each(["account", "dev"])("%s.json", (area) => {
  const english = texts(read(`en/${area}.json`));

  it.each(["fr", "es", "de"])("says everything in %s, with the same variables", (language) => {
    const other = texts(read(`${language}/${area}.json`));
    expect([...other.keys()]).toEqual([...english.keys()]);
    for (const [key, text] of english) expect([key, variables(other.get(key) ?? "")]).toEqual([key, variables(text)]);
  });
});
