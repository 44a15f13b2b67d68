import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const source = path.resolve(__dirname, "..");
const mantine = path.resolve(__dirname, "../../../node_modules/@mantine/core");

const files = (folder: string, kind: RegExp) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8"));

const hasStyles = (name: string) => existsSync(path.join(mantine, `styles/${name}.layer.css`));
const folderOf = (name: string) => path.join(mantine, "esm/components", name);

/** The components that a file imports. */
function importedBy(text: string): string[] {
  const statements = [...text.matchAll(/import \{([^}]*)\} from "@mantine\/core"/g)].map((match) => match[1] ?? "");
  return statements
    .flatMap((list) => list.split(",").map((name) => name.trim()))
    .filter((name) => existsSync(folderOf(name)));
}

/** A component and the components that it is built from. */
function withParts(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name) || !existsSync(folderOf(name))) return found;
  found.add(name);
  const own = new RegExp(`^(use-)?${name}`, "i");
  for (const text of files(folderOf(name), /\.mjs$/)) {
    for (const [, part = ""] of text.matchAll(/from "(?:\.\.\/)+(\w+)\/\w+\.mjs"/g)) {
      if (!own.test(part)) withParts(part, found);
    }
  }
  return found;
}

describe("the stylesheets of Mantine", () => {
  it("are there for every component that is used", () => {
    const listed = readFileSync(path.join(__dirname, "mantine-styles.ts"), "utf8");
    const needed = files(source, /(?<!\.test)\.tsx?$/).flatMap((text) => {
      const parts = importedBy(text).flatMap((name) => [...withParts(name)]);
      return parts.filter(hasStyles).map((name) => ({ name, has: listed + text }));
    });
    // Notifications draws Notification without naming it.
    const all = [...needed, { name: "Notification", has: listed }];
    const missing = all.filter(({ name, has }) => !has.includes(`styles/${name}.layer.css`));
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(needed.map(({ name }) => name)).toEqual(expect.arrayContaining(["Button", "Tabs"]));
  });
});
