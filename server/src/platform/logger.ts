import pino, { type Logger } from "pino";

export type { Logger };

/**
 * The process's log: JSON lines on standard output. It is given ids, counts and durations only, never a question, a name,
 * an address or a header; the redaction is a second net.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: ["req.headers", "headers", "*.password", "*.token", "*.email", "*.question", "variables"],
      censor: "[redacted]",
    },
  });
}

/** What a log line keeps of an error. Database drivers quote values in their messages, so those leave the message out. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) {
    return { type: typeof error };
  }
  const code = (error as { code?: unknown }).code ?? (error as { driverError?: { code?: unknown } }).driverError?.code;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const fromDriver = "query" in error || "severity" in error;
  return { type: error.name, code, message: fromDriver ? undefined : error.message, stack: frames.join("\n") };
}
