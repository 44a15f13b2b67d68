import { Store } from "../../lib/store";
import { type Upload, type UploadEnd, upload } from "../../lib/upload";

/** The upload of this tab. It goes on while its dialog is closed or its page is left. */
interface FileUpload {
  phase: "idle" | "sending" | "ended";
  /** What was chosen. */
  file: File | null;
  /** From 0 to 1. */
  share: number;
  /** How it ended; what is cancelled leaves nothing. */
  end: Exclude<UploadEnd, { kind: "cancelled" }> | null;
}

const IDLE: FileUpload = { phase: "idle", file: null, share: 0, end: null };

export const fileUpload = new Store<FileUpload>(IDLE);
let running: Upload | undefined;

/** Sends a file, unless one is on its way. */
export async function sendFile(file: File): Promise<void> {
  if (fileUpload.read().phase === "sending") return;
  fileUpload.set({ phase: "sending", file, share: 0, end: null });
  running = upload("/devices/imports", file, (share) => fileUpload.set({ share }));
  const end = await running.end;
  running = undefined;
  if (end.kind === "cancelled") fileUpload.set(IDLE);
  else fileUpload.set({ phase: "ended", end });
}

/** Ends the upload, if there is one, and forgets how the last one ended. */
export function forgetUpload(): void {
  if (running) running.cancel();
  else fileUpload.set(IDLE);
}
