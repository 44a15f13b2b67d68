import type { AuditFilter } from "./audit";

/** Fetches the log as it is narrowed and hands it to the browser as a download. Rejects when it did not come. */
export async function exportLog(filter: AuditFilter): Promise<void> {
  const answer = await fetch("/audit/export", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(filter),
  });
  if (!answer.ok) throw new Error(`The log was answered with ${answer.status}`);
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name ?? "audit-log.csv";
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
