/** The most characters that a DOI may have here. */
const MOST = 255;

export const DOI_PROBLEM = "Please enter a DOI, such as 10.1000/182: 10., four to nine digits, a slash and the rest.";

const RESOLVER = /^https?:\/\/(?:dx\.|www\.)?doi\.org\//i;
const LABEL = /^doi:\s*/i;
/** ISO 26324: the directory indicator 10, a registrant, and any printable characters. */
const DOI = /^10\.\d{4,9}(?:\.\d{1,9})*\/[^\s\p{C}]+$/u;

/** Percent signs of an address undone; as it is when they make no text. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A DOI in lower case, from itself, "doi:…" or "https://doi.org/…". Its form is checked and nothing else: whether it leads anywhere
 * is not looked up.
 * @returns null when it is none.
 */
export function readDoi(typed: string): string | null {
  const text = typed.normalize("NFC").trim();
  const bare = RESOLVER.test(text) ? unescaped(text.replace(RESOLVER, "")) : text.replace(LABEL, "");
  // Upper and lower case mean the same, for the letters A to Z alone.
  return bare.length <= MOST && DOI.test(bare) ? bare.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : null;
}
