// Builds the server (swc), the clinical book, the text model and the client (vite) when their sources changed since the last build.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { isMainThread, Worker } from "node:worker_threads";
import { brotliCompress, constants, gzip } from "node:zlib";
import { drawPages } from "./draw-pages.mjs";
import { firstLoadReport } from "./first-load.mjs";
import { sayStep } from "./say-step.mjs";

const root = path.resolve(import.meta.dirname, "..");
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const stampFile = path.join(root, ".cache/build-stamp");

/** Every file below a folder, as paths from the root. */
function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

function sourcesStamp() {
  const hash = createHash("sha256");
  const single = [
    "package-lock.json",
    "schema.graphql",
    "scripts/build.mjs",
    "scripts/draw-pages.mjs",
    "scripts/first-load.mjs",
    "scripts/say-step.mjs",
    "server/.swcrc",
    "client/index.html",
    "client/first.js",
    "client/vite.config.ts",
    "client/documents.ts",
    "client/sent-documents.ts",
    "client/server-routes.ts",
    "server/http-routes.json",
    "client/package.json",
  ];
  for (const file of [
    ...filesBelow("server/src"),
    ...filesBelow("server/migrations"),
    ...filesBelow("server/clinical"),
    ...filesBelow("server/data/triage/training"),
    ...filesBelow("server/data/triage/safety"),
    ...filesBelow("client/src"),
    ...filesBelow("client/public"),
    ...single,
  ]) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Compiles the server's sources, without tests, to server/dist. */
async function buildServer() {
  const { transformFileSync } = await import("@swc/core");
  rmSync(path.join(root, "server/dist"), { recursive: true, force: true });
  for (const file of [...filesBelow("server/src"), ...filesBelow("server/migrations")]) {
    if (!file.endsWith(".ts") || /\.test(-[a-z]+)?\.ts$/.test(file)) {
      continue;
    }
    const { code, map } = transformFileSync(path.join(root, file), { configFile: path.join(root, "server/.swcrc") });
    const target = path.join(root, "server/dist", path.relative("server", file).replace(/\.ts$/, ".js"));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
    writeFileSync(`${target}.map`, map);
  }
}

/** Puts the clinical book and the table of medicines, each compiled to one file, into server/dist/clinical. */
function buildBook() {
  const require = createRequire(import.meta.url);
  require("../server/dev-register.cjs");
  // The book names medicines of the table.
  require("../server/src/care/medicines/table-file.ts").writeTable(
    path.join(root, "server/dist/clinical/medicines/medicines.json"),
  );
  require("../server/src/care/clinical/book-file.ts").writeBook(path.join(root, "server/dist/clinical/book.json"));
}

/** Puts the text model with its record into server/dist/models. It comes with the data; it is trained, for a minute, only when data or code have changed since. */
function buildModel() {
  const require = createRequire(import.meta.url);
  require("../server/dev-register.cjs");
  const { modelFromSources } = require("../server/src/care/models/model-from-sources.ts");
  const { writeModel } = require("../server/src/care/models/model-file.ts");
  writeModel(path.join(root, "server/dist/models"), modelFromSources());
}

/** Builds the client to client/dist, and draws its public pages. Resolves to Vite's manifest. */
async function buildClient() {
  const { build } = await import(createRequire(path.join(root, "client/package.json")).resolve("vite"));
  await sayStep("Client bundled", () =>
    build({
      root: path.join(root, "client"),
      configFile: path.join(root, "client/vite.config.ts"),
      logLevel: "warn",
    }),
  );
  const dist = path.join(root, "client/dist");
  const manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));
  rmSync(path.join(dist, ".vite"), { recursive: true });
  await sayStep("Public pages drawn", () => drawPages(build, root, manifest));
  return manifest;
}

/** Writes compressed copies beside the client's files, so that serving them costs nothing. As many at once as there are cores. */
async function compressClient() {
  const files = filesBelow("client/dist").filter((file) => /\.(html|js|css|svg|txt|json)$/.test(file));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  const compressNext = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const content = readFileSync(path.join(root, file));
      writeFileSync(path.join(root, `${file}.br`), await brotli(content, options));
      writeFileSync(path.join(root, `${file}.gz`), await gzipped(content, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}

/** True when server/dist and client/dist were built from the sources as they are now. */
export function isUpToDate() {
  const built = [
    "server/dist/src/main.js",
    "server/dist/clinical/book.json",
    "server/dist/models",
    "client/dist/index.html",
  ].every((file) => existsSync(path.join(root, file)));
  return built && existsSync(stampFile) && readFileSync(stampFile, "utf8") === sourcesStamp();
}

if (!isMainThread) {
  buildModel();
} else if (process.argv[1] === import.meta.filename) {
  if (isUpToDate()) {
    console.log("The build is up to date.");
  } else {
    const stamp = sourcesStamp();
    await sayStep("Server compiled", buildServer);
    await sayStep("Clinical book compiled", buildBook);
    // On a core of its own, beside the bundler.
    const model = sayStep("Text model ready (beside the client)", () => once(new Worker(import.meta.filename), "exit"));
    const manifest = await buildClient();
    await sayStep("Client's files compressed", compressClient);
    if ((await model)[0] !== 0) process.exit(1);
    const report = firstLoadReport(path.join(root, "client/dist"), manifest);
    if (!process.argv.includes("--brief")) console.log(report);
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
}
