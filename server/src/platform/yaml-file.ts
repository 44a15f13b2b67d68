import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";

/** Reads one file; what is wrong is added to `errors` with its file and line. */
export function readYaml<T>(file: string, schema: z.ZodType<T>, errors: string[]): T | undefined {
  if (!existsSync(file)) {
    errors.push(`${file}: is not there`);
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  const say = (at: number, message = "") => errors.push(`${file}:${lines.linePos(at).line}: ${message}`);
  for (const error of document.errors) say(error.pos[0], error.message.split("\n")[0]);
  if (document.errors.length > 0) return undefined;
  const read = schema.safeParse(document.toJS());
  if (read.success) return read.data;
  for (const { path: steps, message } of read.error.issues) {
    let known = steps as (string | number)[];
    let node = document.getIn(known, true) as { range?: [number, number, number] } | undefined;
    while (!node?.range && known.length > 0) {
      known = known.slice(0, -1);
      node = document.getIn(known, true) as typeof node;
    }
    say(node?.range?.[0] ?? 0, `${steps.join(".")}: ${message}`);
  }
  return undefined;
}

/** The paths of the YAML files of a folder, in order. */
export function yamlFilesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".yaml")) : [];
  return names.sort().map((name) => path.join(folder, name));
}
