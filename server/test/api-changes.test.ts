import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");
const RELEASED = "type Query {\n  bike: String\n  price(currency: String): Int\n}\n";
const WITHOUT_BIKE = '"What can be read."\ntype Query {\n  car: String\n  price(currency: String): Int\n}\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "api-changes-"));
  mkdirSync(path.join(folder, "docs/api"), { recursive: true });
  write("docs/api/released.graphql", RELEASED);
  write("package.json", '{ "version": "0.2.0" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

function run(schema: string, changelog: string, ...options: string[]) {
  write("schema.graphql", schema);
  write("CHANGELOG.md", changelog);
  const script = path.join(ROOT, "scripts/api-changes.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], { cwd: folder });
  return { status, stdout: String(stdout), stderr: String(stderr) };
}

it("fails on a field that was removed, and says which line is missing", () => {
  const { status, stderr } = run(
    WITHOUT_BIKE,
    "## Unreleased\n\n## 0.1.0\n\n### Breaking\n\n- Query.bike was removed.\n",
  );
  expect(status).toBe(1);
  expect(stderr).toContain("\n- Query.bike was removed.\n");
});

it("passes when the line is there, and prints it with what was added", () => {
  const line = "- `Query.bike`\n  was removed. Use `car`.";
  const { status, stdout } = run(WITHOUT_BIKE, `## Unreleased\n\n### Breaking\n\n${line}\n\n## 0.1.0\n`);
  expect([status, stdout]).toEqual([
    0,
    "Added:\n  Query.car was added.\nBreaking, and in CHANGELOG.md:\n  Query.bike was removed.\n",
  ]);
});

it("takes the line of another field, or one that stands under another heading, for none", () => {
  const others = [
    "### Breaking\n\n- Query.bike was renamed.",
    "### Breaking\n\n- MyQuery.bike was removed.",
    "### Added\n\n- Query.bike was removed.",
  ];
  expect(others.map((text) => run(WITHOUT_BIKE, `## Unreleased\n\n${text}\n`).status)).toEqual([1, 1, 1]);
});

it("passes what programs can live with, and prints what needs care", () => {
  const { status, stdout } = run(RELEASED.replace("currency: String", "currency: String, at: Int"), "## Unreleased\n");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Needs care .*:\n {2}An optional arg at on Query\.price was added/);
});

it("makes a release of what is there, once", () => {
  const changelog = "# Changelog\n\n## Unreleased\n\n### Breaking\n\n- Query.bike was removed.\n";
  expect(run(WITHOUT_BIKE, changelog, "--release").status).toBe(0);
  expect(read("docs/api/released.graphql")).toBe(WITHOUT_BIKE.replace(/".*"\n/, ""));
  expect(read("CHANGELOG.md")).toMatch(
    /^# Changelog\n\n## Unreleased\n\n## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n### Breaking\n/,
  );
  expect(run(WITHOUT_BIKE, read("CHANGELOG.md")).status).toBe(0);
  expect(run(WITHOUT_BIKE, read("CHANGELOG.md"), "--release").status).toBe(1);
});
