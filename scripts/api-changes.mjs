// Compares schema.graphql with the schema of the last release: what was added and what needs care is printed, and a change that breaks
// programs fails unless CHANGELOG.md names it under "Unreleased", "Breaking", in the words that are printed here.
// With --release today's schema becomes the released one, and "Unreleased" the version of package.json. Works in the current folder.
import { readFileSync, writeFileSync } from "node:fs";
import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  BreakingChangeType as Kind,
  parse,
  print,
  visit,
} from "graphql";

const RELEASED = "docs/api/released.graphql";
const CHANGELOG = "CHANGELOG.md";

/** A part of a Markdown text from a heading to the next of its level; empty without one. */
const section = (text, heading) => {
  const [level] = heading.split(" ");
  return text.split(new RegExp(`^(?=${level} )`, "m")).find((part) => part.split("\n")[0] === heading) ?? "";
};
/** In one line and without the backquotes that make names readable. */
const plain = (text) => text.replaceAll("`", "").replace(/\s+/g, " ");

const sdl = readFileSync("schema.graphql", "utf8");
const changelog = readFileSync(CHANGELOG, "utf8");

if (process.argv.includes("--release")) {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  if (changelog.includes(`\n## ${version} `))
    throw new Error(`CHANGELOG.md has ${version} already: raise the version in package.json`);
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(CHANGELOG, changelog.replace("## Unreleased\n", `## Unreleased\n\n## ${version} (${today})\n`));
  const withoutDescription = ({ description, ...node }) => (description ? node : undefined);
  writeFileSync(RELEASED, `${print(visit(parse(sdl), { enter: withoutDescription }))}\n`);
  console.log(`${RELEASED} is the schema of ${version}.`);
  process.exit();
}

const [released, next] = [readFileSync(RELEASED, "utf8"), sdl].map((text) => buildSchema(text));
const additions = findBreakingChanges(next, released)
  .filter(({ type }) => [Kind.FIELD_REMOVED, Kind.TYPE_REMOVED].includes(type))
  .map(({ description }) => description.replace("was removed", "was added"));
const careful = findDangerousChanges(released, next).map(({ description }) => description);
const breaking = findBreakingChanges(released, next).map(({ description }) => description);

const named = plain(section(section(changelog, "## Unreleased"), "### Breaking"));
const unnamed = breaking.filter((change) => !named.includes(`- ${plain(change)}`));
const list = (heading, changes) =>
  changes.length > 0 && console.log([heading, ...changes.map((one) => `  ${one}`)].join("\n"));
list("Added:", additions);
list("Needs care in programs that know every value:", careful);
list(
  "Breaking, and in CHANGELOG.md:",
  breaking.filter((change) => !unnamed.includes(change)),
);
if (unnamed.length > 0) {
  console.error(
    "Breaking, and missing in CHANGELOG.md under Unreleased, Breaking. Deprecate it instead (CONTRIBUTING.md), or write:",
  );
  for (const change of unnamed) console.error(`- ${change}`);
  process.exit(1);
}
