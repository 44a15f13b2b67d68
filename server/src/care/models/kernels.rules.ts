import type { Language } from "../../people/accounts/account.rules";
import type { CareLabel } from "../clinical/care-level.rules";

/** The ways of writing in the training lines, by the letter that stands before a sentence in the files of kernels. */
export const STYLES = {
  p: "plain",
  m: "family",
  c: "carer",
  t: "message",
  w: "story",
  n: "note",
  f: "learner",
  i: "picture",
  h: "look-alike",
  r: "medicine",
  a: "organising",
  e: "email",
  k: "chat",
  x: "stranger",
  s: "spoken",
  o: "formal",
  b: "forum",
} as const;
export type Style = (typeof STYLES)[keyof typeof STYLES];

/** Styles that the model never learns from: they were written last, and what it makes of them is measured. */
export const HELD_OUT_STYLES: readonly Style[] = ["spoken", "formal", "forum"];

/** One sentence written by hand, from which training lines are composed. */
export interface Kernel {
  language: Language;
  label: CareLabel;
  concept: string;
  style: Style;
  text: string;
}

/** A file of kernels that cannot be read. The message names the line. */
export class BadKernel extends Error {}

/** Reads a file of kernels: "= concept" opens a concept, "p words" is a sentence with the letter of its style. */
export function readKernels(file: string, language: Language, label: CareLabel): Kernel[] {
  let concept = "";
  return file.split("\n").flatMap((line, at): Kernel[] => {
    const [mark = "", text = ""] = [line.slice(0, 1), line.slice(2).trim()];
    if (mark === "") return [];
    if (mark === "=") {
      concept = text;
      return [];
    }
    const style = STYLES[mark as keyof typeof STYLES];
    if (!style || text === "" || concept === "") throw new BadKernel(`Line ${at + 1} is no sentence with its style.`);
    return [{ language, label, concept, style, text }];
  });
}
