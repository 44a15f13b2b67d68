import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { RequestContext } from "../../platform/context";
import { Problem } from "../../platform/problems";

/** Refuses a document before it is read. @throws Problem */
export type DocumentGate = (ctx: Pick<RequestContext, "who" | "incidents" | "address">, query: unknown) => void;

const MESSAGE = "Only the operations of this product's own pages are answered here. Programs use an API key.";

/**
 * With `TRUSTED_DOCUMENTS=required` whoever comes without a key may send what the built client sends, word for word, and nothing else.
 * A key may send anything.
 * @param directory the folder of the built client, whose `documents.json` names its operations by the SHA-256 of their text.
 * @throws Error when the documents are required and there is no built client.
 */
export function documentGate(required: boolean, directory: string | undefined): DocumentGate {
  if (!required) return () => undefined;
  if (!directory) throw new Error("TRUSTED_DOCUMENTS=required needs the built client: run npm run build");
  const known = new Set(Object.keys(JSON.parse(readFileSync(path.join(directory, "documents.json"), "utf8"))));
  return ({ who, incidents, address }, query) => {
    if (who?.key) return;
    if (typeof query === "string" && known.has(createHash("sha256").update(query).digest("hex"))) return;
    incidents.note("REQUEST_REFUSED", address);
    throw new Problem(MESSAGE, { code: "UNTRUSTED_DOCUMENT", http: { status: 403 } });
  };
}
