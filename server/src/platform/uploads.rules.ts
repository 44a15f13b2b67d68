/** How long a ticket for an upload can be used, in ms. */
export const TICKET_MS = 15 * 60_000;

/** No upload of any purpose is larger, in bytes; each purpose has its own limit below. */
export const UPLOAD_MAX_BYTES = 25 * 1024 * 1024;

/** A file that has not been attached to anything for this long is removed, in ms. No upload takes as long. */
export const LOOSE_FILE_MS = 60 * 60_000;

const FILE_NAME_LENGTH = 200;
/** An ending that is worth keeping when a name is cut: a dot and a few letters. */
const ENDING = /\.[a-z0-9]{1,10}$/i;
/** Control characters; those that change the direction of a text or show nothing; line and paragraph separators; halves of a character. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

export const MESSAGES = {
  size: "This file is empty or too large.",
  length: "The file is not the size we expected. Choose it again.",
  cut: "We did not receive the whole file. Choose it again.",
  spent: "This upload link has been used or has expired. Choose the file again.",
  gone: "This file is not available.",
} as const;

/** What a file is called on screens: no path, nothing unseen, at most 200 characters. It is never used to open anything. */
export function shownFileName(name: string): string {
  const base = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const seen = base.replace(UNSEEN, "").replace(/\s+/g, " ").trim();
  if (/^\.*$/.test(seen)) return "file";
  if (seen.length <= FILE_NAME_LENGTH) return seen;
  const ending = ENDING.exec(seen)?.[0] ?? "";
  return seen.slice(0, FILE_NAME_LENGTH - ending.length).replace(/[\uD800-\uDBFF]$/, "") + ending;
}
