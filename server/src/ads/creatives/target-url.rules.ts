import { keepMacros, macroProblem } from "./macro.rules";

export const TARGET_URL_MAX_LENGTH = 500;

export const TARGET_URL_MESSAGES = {
  missing: "Please enter the address that the advert leads to.",
  tooLong: `Please use at most ${TARGET_URL_MAX_LENGTH} characters for the address.`,
  https: "Please enter an address that begins with https://",
  credentials: "Please remove the user name and password from the address.",
  port: "Please remove the port from the address.",
  fragment: "Please remove the part after # from the address.",
  host: "Please enter an address of a public website, such as https://shop.example",
  form: "Please enter a full address, without spaces or backslashes.",
} as const;

/** Names that lead nowhere, or into somebody's own network (RFC 2606, RFC 6761, RFC 6762, RFC 8375, ICANN's private names). */
const INTERNAL = new Set([
  ...["localhost", "local", "localdomain", "internal", "intranet", "private", "lan", "home", "corp", "mail", "arpa"],
  ...["test", "invalid", "onion", "alt", "router", "workgroup"],
]);
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** The last part of a public name has no digits, or is written in punycode; so an IP address has none. */
const TOP = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Spaces, backslashes, and characters that show nothing or change the direction of a text. */
const UNSEEN = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;
const FORM = /^https:\/\/([^/?]+)([/?].*)?$/i;

/** The address that an advert leads to as it is kept: with its name in punycode. Else what is wrong with it. */
export function readTargetUrl(text: string): { url: string } | { problem: string } {
  const typed = text.trim();
  if (typed === "") return { problem: TARGET_URL_MESSAGES.missing };
  if (typed.length > TARGET_URL_MAX_LENGTH) return { problem: TARGET_URL_MESSAGES.tooLong };
  if (!/^https:/i.test(typed)) return { problem: TARGET_URL_MESSAGES.https };
  if (UNSEEN.test(typed)) return { problem: TARGET_URL_MESSAGES.form };
  // What is typed is looked at as well: reading an address drops empty fragments and the usual port.
  if (typed.includes("#")) return { problem: TARGET_URL_MESSAGES.fragment };
  const problem = macroProblem(typed);
  if (problem) return { problem };
  const [, authority = ""] = FORM.exec(typed) ?? [];
  if (authority === "") return { problem: TARGET_URL_MESSAGES.form };
  if (authority.includes("@")) return { problem: TARGET_URL_MESSAGES.credentials };
  if (authority.startsWith("[")) return { problem: TARGET_URL_MESSAGES.host };
  if (authority.includes(":")) return { problem: TARGET_URL_MESSAGES.port };
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (!url || !isPublicName(url.hostname)) return { problem: TARGET_URL_MESSAGES.host };
  const kept = keepMacros(url.href);
  return kept.length > TARGET_URL_MAX_LENGTH ? { problem: TARGET_URL_MESSAGES.tooLong } : { url: kept };
}

function isPublicName(host: string): boolean {
  const labels = host.split(".");
  const top = labels.at(-1) ?? "";
  return (
    labels.length > 1 &&
    host.length <= 253 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP.test(top) &&
    !INTERNAL.has(top)
  );
}
