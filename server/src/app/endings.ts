import type { Logger } from "../platform/logger";

/** Within this time a second signal is the same request: Ctrl-C reaches us from the terminal and again through npm. In ms. */
const SAME_REQUEST_MS = 2_000;

/** How often a process of `npm start` looks whether its parent is still there, in ms. */
const LOOK_FOR_PARENT_MS = 500;

/** Who started this process. Somebody else takes its place when it ends. */
const PARENT = process.ppid;

/**
 * A mistake that nobody caught ends the process at once, since nobody knows what state it left; the watcher of the embedded
 * Postgres stops that. The log gets what it may keep of the error, where Node itself would print the values of a statement.
 */
export function endOnCrash(log: Logger): void {
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error, origin }, "the server ends because of a mistake in it");
    process.exit(1);
  });
}

/**
 * Ends in order when it is asked to: by a signal, by its terminal being closed, or because the npm that started it was ended.
 * At once when somebody asks again. Nothing that was acknowledged is lost either way.
 */
export function endWhenAsked(stop: () => Promise<void>, log: Logger): void {
  let askedAt: number | undefined;
  const end = (reason: string) => {
    if (askedAt !== undefined) {
      return;
    }
    askedAt = performance.now();
    log.info({ reason }, "stopping");
    stop()
      .then(() => process.exit(0))
      .catch((error) => {
        log.fatal({ err: error }, "stopping failed");
        process.exit(1);
      });
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (askedAt !== undefined && performance.now() - askedAt > SAME_REQUEST_MS) {
        process.exit(1);
      }
      end(signal);
    });
  }
  process.on("SIGHUP", () => end("SIGHUP")); // a terminal that closes may send it more than once, and nobody is in a hurry
  if (process.env.npm_lifecycle_event === "start") {
    endWithParent(() => end("npm is gone"));
  }
}

/** npm passes SIGTERM on to the shell between itself and us, and a shell that is ended tells nobody. */
function endWithParent(end: () => void): void {
  setInterval(() => process.ppid !== PARENT && end(), LOOK_FOR_PARENT_MS).unref();
}

/** A terminal or a pipe that is closed must not end the process in the middle of its shutdown. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", () => undefined);
  }
}
