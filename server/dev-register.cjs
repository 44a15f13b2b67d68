// Lets Node run the TypeScript sources directly: every `.ts` file is compiled by swc as it is required, or taken from the last time.
const { createHash } = require("node:crypto");
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const { threadId } = require("node:worker_threads");
const { addHook } = require("pirates");

process.setSourceMapsEnabled(true);

const configFile = path.join(__dirname, ".swcrc");
const compiler = [require("@swc/core/package.json").version, readFileSync(configFile), readFileSync(__filename)];
const cache = path.join(__dirname, "../.cache/swc");

const hashOf = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");

/** What was compiled is kept with the hash of all that it follows from: many threads and processes load the same files. */
function compile(code, filename) {
  const kept = path.join(cache, `${hashOf(filename)}.js`);
  const stamp = `\n//${hashOf(...compiler, code)}\n`;
  try {
    const content = readFileSync(kept, "utf8");
    if (content.endsWith(stamp)) return content;
  } catch {} // not there yet
  const { transformSync } = require("@swc/core"); // loaded only where something is new
  const content = transformSync(code, { filename, configFile, sourceMaps: "inline" }).code + stamp;
  try {
    mkdirSync(cache, { recursive: true });
    const unfinished = `${kept}.${process.pid}.${threadId}`;
    writeFileSync(unfinished, content);
    renameSync(unfinished, kept);
  } catch {} // where nothing can be written, nothing is kept
  return content;
}

addHook(compile, { exts: [".ts"], ignoreNodeModules: true });
