import { spawn } from "node:child_process";

/** How a program ended: its exit code (null when it could not be started or was killed) and what it printed. */
export interface ProgramResult {
  code: number | null;
  output: string;
}

/** A user and group to run Postgres as, in the shape that `child_process` takes. */
export interface Identity {
  uid: number;
  gid: number;
}

/** Where a program runs, as whom, and whether its output is read. */
export interface ProgramOptions {
  cwd: string;
  identity: Identity | null;
  /**
   * False for programs that leave a server behind: on Windows the server inherits the pipe, and reading it to its end
   * would wait for the server's whole life.
   */
  readOutput: boolean;
}

/**
 * What Postgres' programs see of our environment: everything but the PG… variables, which would quietly change the
 * data directory, the port or the user, and with messages in plain English so that they can be quoted.
 */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/i.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: "C", TZ: "UTC" };
}

/** Runs a program to its end. Never throws: a program that cannot be started has code null and the reason as output. */
export function runProgram(file: string, args: readonly string[], options: ProgramOptions): Promise<ProgramResult> {
  const { cwd, identity, readOutput } = options;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: environment(),
      stdio: readOutput ? ["ignore", "pipe", "pipe"] : "ignore",
      windowsHide: true,
      ...identity,
    });
    let output = "";
    const collect = (chunk: Buffer): void => {
      output += chunk.toString("utf8");
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.once("error", (error) => resolve({ code: null, output: error.message }));
    child.once("close", (code) => resolve({ code, output: output.trim() }));
  });
}
