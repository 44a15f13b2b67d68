import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Data that is compiled from the YAML files of a folder. */
interface Sources<T> {
  /** The folder of the files; the build puts the compiled one, `name`.json, there. */
  folder: string;
  name: string;
  /** The code that compiles it: when it changes, so may what it makes. */
  code: readonly string[];
  compile: (folder: string) => { errors: string[]; compiled: T };
}

const CACHE = path.resolve(__dirname, "../../../.cache/compiled");

/** @throws Error when something is wrong with the files; says what and where */
function compiledFrom<T>({ folder, name, compile }: Sources<T>): T {
  const { compiled, errors } = compile(folder);
  if (errors.length > 0) throw new Error(`The ${name} has mistakes:\n${errors.join("\n")}`);
  return compiled;
}

function stampOf({ folder, code }: Sources<unknown>): string {
  const hash = createHash("sha256");
  for (const file of code) hash.update(readFileSync(file));
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (file.endsWith(".yaml")) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Compiles the files to one. @throws Error when something is wrong with them */
function compileTo<T>(file: string, sources: Sources<T>): T {
  const compiled = compiledFrom(sources);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(compiled));
  renameSync(`${file}.${process.pid}`, file);
  return compiled;
}

const cacheOf = (sources: Sources<unknown>) => path.join(CACHE, `${sources.name}-${stampOf(sources)}.json`);

/** Compiles the files to one for the build, and for what runs from the sources. @throws Error when something is wrong with them */
export function writeCompiled<T>(sources: Sources<T>, file: string): void {
  compileTo(cacheOf(sources), sources);
  mkdirSync(path.dirname(file), { recursive: true });
  copyFileSync(cacheOf(sources), file);
}

/** What was compiled when the product was built; run from the sources, what follows from the files as they are, by way of a cache. */
export function readCompiled<T>(sources: Sources<T>): T {
  const isBuilt = !__filename.endsWith(".ts");
  const file = isBuilt ? path.join(sources.folder, `${sources.name}.json`) : cacheOf(sources);
  if (!isBuilt && !existsSync(file)) return compileTo(file, sources);
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
