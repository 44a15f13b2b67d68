#!/usr/bin/env node
/**
 * Writes what codegen.ts says from schema.graphql and the operations in the sources: the gql folders of the client and of the example.
 * With --check nothing is written; it fails when what is committed differs from what would be written.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { transformFileSync } from "@swc/core";
import { buildSchema, parse } from "graphql";

const require = createRequire(import.meta.url);
const { codegen } = require("@graphql-codegen/core");
const { preset } = require("@graphql-codegen/client-preset");

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const check = process.argv.includes("--check");

/** The configuration is TypeScript for the editors' sake; Node reads it through swc. */
function readConfig() {
  const { code } = transformFileSync(path.join(root, "codegen.ts"), {
    configFile: false,
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    module: { type: "commonjs" },
  });
  const loaded = { exports: {} };
  new Function("module", "exports", code)(loaded, loaded.exports);
  return loaded.exports.default;
}

/** Every TypeScript file of a folder except tests and what this script writes. */
function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}gql${path.sep}`))
    .sort();
}

/** Documents are plain literals, graphql(`…`), without anything interpolated. */
function readDocuments(folder) {
  return sourceFiles(folder).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bgraphql\(\s*`([^`]*)`/g)].map(([, rawSDL]) => {
      if (rawSDL.includes("${")) throw new Error(`${path.relative(root, file)}: a document must not interpolate`);
      return { location: path.relative(root, file), rawSDL, document: parse(rawSDL) };
    }),
  );
}

const config = readConfig();
const sdl = readFileSync(path.join(root, config.schema), "utf8");

/** The files of one target, by their names from the root. */
async function filesOf([folder, target]) {
  // A pattern begins with the folder that is looked through.
  const [sources] = target.documents[0].split("/**");
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: folder,
    schema: parse(sdl),
    schemaAst: buildSchema(sdl),
    documents: readDocuments(path.join(root, sources)),
    config: target.config,
    presetConfig: target.presetConfig,
    plugins: [],
    pluginMap: {},
  });
  const files = new Map();
  for (const section of sections) files.set(section.filename, `${(await codegen(section)).trimEnd()}\n`);
  return { folder, files };
}

const targets = [];
for (const entry of Object.entries(config.generates)) targets.push(await filesOf(entry));
const written = targets.flatMap(({ files }) => [...files]);

const stale = written.filter(([file, text]) => {
  try {
    return readFileSync(path.join(root, file), "utf8") !== text;
  } catch {
    return true;
  }
});

if (check && stale.length > 0) {
  console.error(
    `Run "node scripts/codegen.mjs": ${stale.map(([file]) => file).join(", ")} differ from the schema or the operations.`,
  );
  process.exit(1);
}
if (!check) {
  for (const { folder } of targets) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  for (const [file, text] of written) writeFileSync(path.join(root, file), text);
}
console.log(check ? "The generated operations are up to date." : `Wrote ${written.map(([file]) => file).join(", ")}`);
