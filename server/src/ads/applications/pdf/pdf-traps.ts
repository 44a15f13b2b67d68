import type { PdfProblem } from "./pdf.rules";
import type { Token } from "./pdf-lexer";

type Trap = Extract<PdfProblem, "encrypted" | "script" | "action" | "form" | "embedded">;

/** The traps from the gravest down: a file with several is refused for the first of them. */
export const TRAPS: readonly Trap[] = ["encrypted", "script", "action", "form", "embedded"];

/** Names that mean this wherever they stand in an object (ISO 32000-1, 12.6.4 and 7.11.4). */
const NAMES: Readonly<Record<string, Trap>> = {
  JavaScript: "script",
  JS: "script",
  Launch: "action",
  SubmitForm: "action",
  ImportData: "action",
  GoToR: "action",
  GoToE: "action",
  Rendition: "action",
  RichMedia: "action",
  RichMediaExecute: "action",
  RichMediaContent: "action",
  GoTo3DView: "action",
  XFA: "form",
  EmbeddedFiles: "embedded",
  EmbeddedFile: "embedded",
  FileAttachment: "embedded",
};

/** Names that mean it as the kind of an action or of an annotation. */
const KINDS: Readonly<Record<string, Trap>> = {
  "3D": "action",
  Sound: "action",
  Movie: "action",
  Screen: "action",
  Widget: "form",
};

/** Keys that mean it when they have a dictionary, or lead to one: fonts and pictures may be called like that too. */
const KEYS: Readonly<Record<string, Trap>> = {
  AA: "action",
  EF: "embedded",
  Collection: "embedded",
  Encrypt: "encrypted",
};

/** Addresses that are no web pages. */
const SCRIPT_ADDRESS = /^(javascript|vbscript):/i;
const OTHER_ADDRESS = /^(data|file|smb|jar|blob|about):|^\\\\/i;

/** A link leads to a web page or a mailbox, and says so where it stands. */
function trapOfAddress(address: Token | undefined): Trap | undefined {
  if (address?.kind === "number") return "action";
  if (address?.kind !== "string") return undefined;
  const text = address.text.replace(/[^\x21-\x7e]/g, "");
  if (SCRIPT_ADDRESS.test(text)) return "script";
  return OTHER_ADDRESS.test(text) ? "action" : undefined;
}

/** What can be told from names alone, and from what follows them. */
export function* trapsIn(tokens: readonly Token[]): Generator<Trap> {
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== "name") continue;
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    const named = Object.hasOwn(NAMES, text) ? NAMES[text] : undefined;
    if (named) yield named;
    const address = text === "URI" ? trapOfAddress(after) : undefined;
    if (address) yield address;
    const isKind = before?.kind === "name" && (before.text === "S" || before.text === "Subtype");
    if (isKind && Object.hasOwn(KINDS, text)) yield KINDS[text] as Trap;
    const leads = after?.kind === "<<" || after?.kind === "number";
    if (leads && Object.hasOwn(KEYS, text)) yield KEYS[text] as Trap;
  }
}

/** The tokens of the value that begins here. */
export function valueAt(tokens: readonly Token[], start: number): Token[] {
  const [first, second, third] = tokens.slice(start, start + 3);
  if (first?.kind === "number" && second?.kind === "number" && third?.text === "R") return [first, second, third];
  if (first?.kind !== "<<" && first?.kind !== "[") return first ? [first] : [];
  let depth = 0;
  for (let index = start; index < tokens.length; index += 1) {
    const kind = tokens[index]?.kind;
    if (kind === "<<" || kind === "[") depth += 1;
    if (kind === ">>" || kind === "]") depth -= 1;
    if (depth === 0) return tokens.slice(start, index + 1);
  }
  return tokens.slice(start);
}

/** The entries of the dictionary that begins here; a key that is there twice counts twice. */
export function* entriesOf(tokens: readonly Token[]): Generator<[key: string, value: Token[]]> {
  if (tokens[0]?.kind !== "<<") return;
  for (let index = 1; index < tokens.length; ) {
    const key = tokens[index];
    index += 1;
    if (key?.kind !== "name") continue;
    const value = valueAt(tokens, index);
    yield [key.text, value];
    index += Math.max(1, value.length);
  }
}

/** Looks up what an object number stands for: every object that says it is it. */
export type Resolve = (reference: readonly Token[]) => Token[][];

const isReference = (value: readonly Token[]) => value.length === 3 && value[2]?.text === "R";

/** Whether every meaning that a value can have is harmless; one that leads nowhere is not. */
function all(value: Token[], resolve: Resolve, isHarmless: (meaning: Token[]) => boolean): boolean {
  if (!isReference(value)) return isHarmless(value);
  const meanings = resolve(value);
  return meanings.length > 0 && meanings.every((meaning) => !isReference(meaning) && isHarmless(meaning));
}

/** When the file is opened, a page may be shown, and nothing else may happen. */
export function isPlainOpening(value: Token[], resolve: Resolve): boolean {
  return all(value, resolve, (meaning) => {
    if (meaning[0]?.kind !== "<<") return true; // a place, by its name or in the open
    const entries = [...entriesOf(meaning)];
    const kinds = entries.filter(([key]) => key === "S");
    return (
      kinds.length > 0 && kinds.every(([, [kind]]) => kind?.text === "GoTo") && !entries.some(([key]) => key === "Next")
    );
  });
}

/** A form without fields is what some programs leave in every file. */
export function isEmptyForm(value: Token[], resolve: Resolve): boolean {
  const isEmptyList = (list: Token[]) => list.length === 2 && list[0]?.kind === "[";
  return all(value, resolve, (form) =>
    [...entriesOf(form)].every(([key, fields]) => key !== "Fields" || all(fields, resolve, isEmptyList)),
  );
}
