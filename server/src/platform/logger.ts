import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino";

export type { Logger };

/**
 * The process's log: JSON lines on standard output. It is given ids, counts and durations only, never a question, a name,
 * an address or a header; the redaction is a second net.
 * @param destination where tests read the lines.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: ["req.headers", "headers", "*.password", "*.token", "*.email", "*.question", "variables"],
      censor: "[redacted]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Errors whose messages quote what they could not read: parsers, and the API library when a value does not fit its schema. */
const QUOTING = ["SyntaxError", "GraphQLError", "ZodError"];

/** What a log line keeps of an error. Database drivers and parsers quote values in their messages, so those leave the message out. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) {
    return { type: typeof error };
  }
  const code = (error as { code?: unknown }).code ?? (error as { driverError?: { code?: unknown } }).driverError?.code;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const quotes = "query" in error || "severity" in error || QUOTING.includes(error.name);
  return { type: error.name, code, message: quotes ? undefined : error.message, stack: frames.join("\n") };
}
