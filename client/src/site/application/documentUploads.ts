import { reachability } from "../../app/reachability";
import { Store } from "../../lib/store";
import { type Upload, type UploadEnd, upload } from "../../lib/upload";

/** Where the upload for one document is. What has arrived has none. */
export interface DocumentUpload {
  /** Under way to the server, looked into by it, waiting for the connection, or not taken. */
  phase: "sending" | "checking" | "waiting" | "refused";
  file: File;
  /** From 0 to 1. */
  share: number;
  /** When this attempt began, in ms since 1970. */
  startedAt: number;
  /** The connection broke at least once, and the upload began anew. */
  isAgain: boolean;
  /** Why the file was not taken, in a sentence. */
  refusal?: string;
}

/** What can be said before a file is sent, and by the server about one. */
type Refused = Extract<UploadEnd, { kind: "refused" }>;

/** How an upload gets its place and tells of its end. */
export interface UploadDoor {
  /** @returns where to send the file; "lost" without a connection; a sentence when it is refused. */
  ask: (file: File) => Promise<{ url: string } | { refusal: string } | "lost">;
  /** The server's answer in a sentence. */
  say: (end: Refused) => string;
  /** It has arrived. */
  arrived: () => Promise<void>;
}

/** How often an upload begins anew by itself before it gives up. */
const ATTEMPTS = 20;

/** The uploads of this tab by the id of their document. They go on while their page is left. */
export const documentUploads = new Store<{ byId: Readonly<Record<string, DocumentUpload>> }>({ byId: {} });

const running = new Map<string, { cancelled: boolean; upload?: Upload }>();

function put(id: string, change: DocumentUpload | null): void {
  const { [id]: _before, ...others } = documentUploads.read().byId;
  documentUploads.set({ byId: change ? { ...others, [id]: change } : others });
}

/** Fulfilled when the server answers again. */
function untilReachable(isOver: () => boolean): Promise<void> {
  reachability.failed();
  return new Promise((resolve) => {
    const stop = reachability.subscribe(() => {
      if (reachability.read() !== "online" && !isOver()) return;
      stop();
      resolve();
    });
  });
}

/** Says of a file that it is not taken, without sending it. */
export function refuseFile(id: string, file: File, refusal: string): void {
  put(id, { phase: "refused", file, share: 0, startedAt: Date.now(), isAgain: false, refusal });
}

/** Sends a file for a document; a broken connection makes it begin anew when there is one again. */
export async function sendDocument(id: string, file: File, door: UploadDoor): Promise<void> {
  cancelUpload(id);
  const own: { cancelled: boolean; upload?: Upload } = { cancelled: false };
  running.set(id, own);
  const isOver = () => own.cancelled;
  try {
    for (let attempt = 0; !own.cancelled; attempt += 1) {
      const state = { file, share: 0, startedAt: Date.now(), isAgain: attempt > 0 };
      put(id, { ...state, phase: "sending" });
      const end = await sendOnce(id, state, door, own);
      if (own.cancelled || end.kind === "cancelled") return;
      if (end.kind === "arrived") {
        await door.arrived();
        if (!own.cancelled) put(id, null);
        return;
      }
      if (end.kind === "refused" || attempt === ATTEMPTS) {
        const refusal = door.say(end.kind === "refused" ? end : { kind: "refused" });
        put(id, { ...state, phase: "refused", refusal });
        return;
      }
      put(id, { ...state, phase: "waiting" });
      await untilReachable(isOver);
    }
  } finally {
    if (running.get(id) === own) running.delete(id);
  }
}

async function sendOnce(
  id: string,
  state: Omit<DocumentUpload, "phase">,
  door: UploadDoor,
  own: { cancelled: boolean; upload?: Upload },
): Promise<UploadEnd> {
  const place = await door.ask(state.file);
  if (own.cancelled) return { kind: "cancelled" };
  if (place === "lost") return { kind: "lost" };
  if ("refusal" in place) return { kind: "refused", message: place.refusal };
  const startedAt = Date.now();
  own.upload = upload(
    place.url,
    state.file,
    (share) => {
      if (!own.cancelled) put(id, { ...state, startedAt, share, phase: share < 1 ? "sending" : "checking" });
    },
    "PUT",
  );
  return own.upload.end;
}

/** Ends the upload for a document, if there is one, and forgets what was said of the last. */
export function cancelUpload(id: string): void {
  const own = running.get(id);
  if (own) {
    own.cancelled = true;
    own.upload?.cancel();
    running.delete(id);
  }
  put(id, null);
}

/** Ends all of them: another application begins. */
export function cancelUploads(): void {
  for (const id of Object.keys(documentUploads.read().byId)) cancelUpload(id);
}
