import { setFlagsFromString } from "node:v8";

/**
 * Imported for its effect, before everything else. V8 notes which lines made objects that lived long while the program
 * started, and from then on puts whatever those lines make among the old objects, where only a full collection finds it.
 * The reading of a question is such a line: warmed up at the start, it makes short-lived objects for ever after. Without
 * the guess a collection of young objects takes a fifth of the time (docs/performance.md).
 */
setFlagsFromString("--no-allocation-site-pretenuring");
