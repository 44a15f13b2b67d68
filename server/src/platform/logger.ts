import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino";
import type { LogFormat } from "./config";

export type { Logger };

/**
 * The process's log, on standard output unless it is told otherwise. It is given ids, counts and durations only, never a
 * question, a name, an address or a header; the redaction is a second net.
 */
export function createLogger(level: string, destination: DestinationStream = standardOutput("json")): Logger {
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
  return pino(options, destination);
}

/**
 * Standard output, to which lines are written before the call returns, so that the last ones of a process are not lost. A
 * reader or a terminal that is gone is no error: the server has to end in order without them.
 * @param format `json` for programs, one object a line; `pretty` for people: time of day, level, message, then what belongs to it.
 */
export function standardOutput(format: LogFormat): DestinationStream {
  if (format === "json") {
    return pino.destination({ dest: 1, sync: true }).on("error", () => undefined);
  }
  // Loaded here, because only terminals need it.
  const { prettyFactory } = require("pino-pretty") as typeof import("pino-pretty");
  const toText = prettyFactory({
    colorize: process.stdout.isTTY && process.stdout.hasColors(),
    translateTime: "SYS:HH:MM:ss",
    ignore: "pid",
    singleLine: true,
  });
  return { write: (line) => void process.stdout.write(toText(line)) };
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
