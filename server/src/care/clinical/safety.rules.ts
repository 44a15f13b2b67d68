import { BadCase } from "./evaluation.rules";

/** A sentence that has to be called an emergency (or a crisis), or one that only looks like it. */
export interface SafetyCase {
  id: string;
  text: string;
  label: "emergency" | "not_emergency";
}

/** Reads a file of the safety set, one JSON object a line. Throws a `BadCase` that names the line. */
export function readSafetyCases(file: string): SafetyCase[] {
  return file.split(/\r?\n/).flatMap((line, at) => {
    if (line.trim() === "") return [];
    let value: Partial<Record<keyof SafetyCase, unknown>>;
    try {
      value = JSON.parse(line);
    } catch {
      throw new BadCase(`Line ${at + 1}: this is not JSON.`);
    }
    const { id, text, label } = value;
    const isExpected = label === "emergency" || label === "not_emergency";
    if (typeof id !== "string" || typeof text !== "string" || text.trim() === "" || !isExpected) {
      throw new BadCase(`Line ${at + 1}: "id", "text" and "label" (emergency or not_emergency) are needed.`);
    }
    return [{ id, text, label }];
  });
}

/** The cases that are judged wrongly. Any one of them is a failure. */
export function misjudged(
  cases: readonly SafetyCase[],
  assess: (text: string) => { isCritical: boolean },
): SafetyCase[] {
  return cases.filter(({ text, label }) => assess(text).isCritical !== (label === "emergency"));
}
