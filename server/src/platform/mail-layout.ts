import { escapeHtml } from "./html.rules";
import { MAIL_TEXTS, type MailLanguage } from "./mail-texts.rules";
import { PRODUCT_NAME } from "./product.rules";

/** A mail before it has a shape. Nothing in it is trusted: every word is escaped. */
export interface Letter {
  language: MailLanguage;
  subject: string;
  /** Line breaks inside a paragraph stay. */
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  why: string;
  /** The address that stops mails like this one. */
  stopUrl?: string;
  /** Who an answer goes to, in place of the sender. */
  replyTo?: { name: string; address: string };
}

/** A mail in both shapes. */
export interface RenderedMail {
  text: string;
  html: string;
  stopUrl?: string;
  replyTo?: { name: string; address: string };
}

/** Colours that stand on white and, where the mail program turns to dark, on black. */
const COLOURS = { ink: "#1b2430", quiet: "#5a6675", paper: "#ffffff", action: "#0b5d57" };
const P = `style="margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere"`;
const SMALL = `style="margin:0 0 8px;font-size:14px;color:${COLOURS.quiet};overflow-wrap:anywhere" class="quiet"`;

/** Writes a mail as plain text and as HTML: no tables, pictures, scripts or anything from elsewhere. */
export function renderMail({ language, subject, paragraphs, action, why, stopUrl, replyTo }: Letter): RenderedMail {
  const { linkHint, emergency, sender, stop } = MAIL_TEXTS[language].frame;
  const reason = `${withProduct(sender)} ${why}`;
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const end = stopUrl ? [`${stop}:\n${stopUrl}`] : [];
  const text = [...paragraphs, ...link, emergency, `-- \n${reason}`, ...end].join("\n\n");
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>@media (prefers-color-scheme: dark) { body, .page { background: #11181f !important; color: #e8edf2 !important; } .quiet { color: #a9b5c1 !important; } }</style>
</head>
<body style="margin:0;background:${COLOURS.paper};color:${COLOURS.ink}">
<div class="page" style="max-width:560px;margin:0 auto;padding:32px 20px;background:${COLOURS.paper};color:${COLOURS.ink};font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(PRODUCT_NAME)}</p>
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25">${escapeHtml(subject)}</h1>
${paragraphs.map((paragraph) => `<p ${P}>${escapeHtml(paragraph)}</p>`).join("\n")}
${action ? `${buttonTo(action)}\n<p ${SMALL}>${escapeHtml(linkHint)}<br>${escapeHtml(action.url)}</p>` : ""}
<p style="margin:24px 0;padding:12px 0 0;border-top:1px solid #c9d1d9;font-weight:600">${escapeHtml(emergency)}</p>
<p ${SMALL}>${escapeHtml(reason)}${stopUrl ? ` <a href="${escapeHtml(stopUrl)}" style="color:inherit">${escapeHtml(stop)}</a>` : ""}</p>
</div>
</body>
</html>
`;
  return { text, html, stopUrl, replyTo };
}

function buttonTo({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${COLOURS.action};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

/** A text with its words put in, each once: what stands in a word is never taken for a place of another. */
export const withWords = (text: string, words: Readonly<Record<string, string>> = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => (name === "product" ? PRODUCT_NAME : (words[name] ?? place)));

/** Texts name the product as `{product}`. */
export const withProduct = (words: string): string => words.replaceAll("{product}", PRODUCT_NAME);
