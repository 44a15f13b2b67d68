import { escapeHtml } from "../platform/html.rules";
import { momentInWords } from "../platform/london.rules";
import { type DataExport, type ExportRow, type Person, readEntries } from "../platform/personal-data";
import { PRODUCT_NAME } from "../platform/product.rules";
import { PERSONAL_DATA } from "./personal-data";
import type { ServerPlatform } from "./request-context";

type Source = Pick<ServerPlatform, "db" | "secrets" | "clock">;

export const EXPORT_FORMATS = {
  json: { type: "application/json; charset=utf-8", write: writeJson },
  html: { type: "text/html; charset=utf-8", write: writeHtml },
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** What people with this role can have, in the order of the domains, each with what becomes of it at the end. */
function partsFor({ role }: Person): { part: DataExport; erasure: string }[] {
  return PERSONAL_DATA.flatMap(({ export: part, erasure }) =>
    part && (part.roles?.includes(role) ?? true) ? [{ part, erasure }] : [],
  );
}

/** The whole as one JSON document, piece by piece. */
async function* writeJson(source: Source, person: Person): AsyncGenerator<string> {
  yield `{\n"product": ${JSON.stringify(PRODUCT_NAME)},\n"exportedAt": ${JSON.stringify(source.clock.now())}`;
  for (const { part } of partsFor(person)) {
    yield `,\n${JSON.stringify(part.key)}: ${part.single ? "" : "["}`;
    let written = 0;
    for await (const row of readEntries(source, part, person)) {
      yield `${written > 0 ? "," : ""}${part.single ? "" : "\n  "}${JSON.stringify(row)}`;
      written += 1;
    }
    yield part.single ? (written === 0 ? "null" : "") : "\n]";
  }
  yield "\n}\n";
}

const STYLE = `body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1b2430; background: #fff; }
h1, h2 { line-height: 1.25; } h2 { margin-top: 2.5rem; }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: 0.25rem 1rem; margin: 0 0 1rem; padding: 1rem 0 0; border-top: 1px solid #c9d1d9; break-inside: avoid; }
dt { color: #5a6675; } dd { margin: 0; overflow-wrap: anywhere; } dd p { margin: 0 0 0.5rem; white-space: pre-line; }
.quiet { color: #5a6675; }
@media (max-width: 34rem) { dl { grid-template-columns: 1fr; } dt { margin-top: 0.5rem; } }
@media print { body { margin: 0; max-width: none; font-size: 11pt; } h2 { break-after: avoid; } }`;

/** The whole as one page that needs nothing else: to be read, printed, and kept. */
async function* writeHtml(source: Source, person: Person): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your data at ${escapeHtml(PRODUCT_NAME)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
<h1>Your data at ${escapeHtml(PRODUCT_NAME)}</h1>
<p>This is everything that we keep about you, as it was on ${escapeHtml(onPaper(source.clock.now()))}. Nobody but you can download it.</p>
`;
  for (const { part, erasure } of partsFor(person)) {
    yield `<section>\n<h2>${escapeHtml(part.title)}</h2>\n<p>${escapeHtml(part.about)}</p>\n`;
    let written = 0;
    for await (const row of readEntries(source, part, person)) {
      yield entryOnPaper(part, row);
      written += 1;
    }
    yield `${written === 0 ? "<p>There is nothing here.</p>\n" : ""}<p class="quiet">When you erase your account: ${escapeHtml(erasure)}</p>\n</section>\n`;
  }
  yield "</main>\n</body>\n</html>\n";
}

function entryOnPaper({ labels, onPaper: lines = {} }: DataExport, row: ExportRow): string {
  const shown = Object.entries(labels).flatMap(([field, label]) => {
    const value = row[field];
    const texts = value == null ? [] : (lines[field]?.(value as never) ?? [onPaper(value)]);
    const paragraphs = texts.filter(Boolean).map((text) => `<p>${escapeHtml(text)}</p>`);
    return paragraphs.length > 0 ? [`<dt>${escapeHtml(label)}</dt><dd>${paragraphs.join("")}</dd>`] : [];
  });
  return `<dl>\n${shown.join("\n")}\n</dl>\n`;
}

/** A value in words: times as in the UK, yes and no, lists with commas. */
function onPaper(value: unknown): string {
  if (value instanceof Date) {
    return momentInWords(value);
  }
  if (typeof value === "boolean") {
    return value ? "Yes" : "No";
  }
  return Array.isArray(value) ? value.map(onPaper).join(", ") : String(value);
}
