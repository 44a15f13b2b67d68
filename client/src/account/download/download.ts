/** Why the file did not come. */
export type ExportRefusal = "unverified" | "tooOften" | "signedOut" | "failed";

/** The file with everything, or why there is none. */
export type ExportAnswer = { file: Blob; name: string } | { refusal: ExportRefusal };

export type ExportFormat = "json" | "html";

/** Where the file comes from: a route of its own, because a file is no answer of the API. */
export const exportAddress = (format: ExportFormat) => `/account/export?format=${format}`;

const REFUSALS: Readonly<Record<number, ExportRefusal>> = { 401: "signedOut", 429: "tooOften" };

/** An address that is not confirmed is answered with 403 and the code CONFLICT; other reasons for 403 are none of the person's. */
async function refusalOf(answer: Response): Promise<ExportRefusal> {
  if (answer.status !== 403) return REFUSALS[answer.status] ?? "failed";
  const { errors } = await answer.json();
  return errors?.[0]?.extensions?.code === "CONFLICT" ? "unverified" : "failed";
}

/** Fetches the file into memory, so that a refusal can be said on the page. Never rejects. */
export async function fetchExport(format: ExportFormat): Promise<ExportAnswer> {
  try {
    const answer = await fetch(exportAddress(format), { credentials: "same-origin", cache: "no-store" });
    if (!answer.ok) return { refusal: await refusalOf(answer) };
    const [, name] = /filename="?([^";]+)"?/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
    return { file: await answer.blob(), name: name ?? `ai-health-assistant-data.${format}` };
  } catch {
    return { refusal: "failed" };
  }
}

/** Hands a file to the browser as a download would. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
