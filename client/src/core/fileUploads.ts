import { Store } from "../lib/store";
import { type Upload, type UploadEnd, upload } from "../lib/upload";
import { reachability } from "./reachability";

/** Where the upload of one file is. What has arrived has none. */
export interface FileUpload {
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
  /** It has arrived; `body` is the text of the answer. */
  arrived: (body: string) => Promise<void>;
}

/** How often an upload begins anew by itself before it gives up. */
const ATTEMPTS = 20;

/** The uploads of this tab by the id of what they are for. They go on while their page is left. */
export const fileUploads = new Store<{ byId: Readonly<Record<string, FileUpload>> }>({ byId: {} });

const running = new Map<string, { cancelled: boolean; upload?: Upload }>();

function put(id: string, change: FileUpload | null): void {
  const { [id]: _before, ...others } = fileUploads.read().byId;
  fileUploads.set({ byId: change ? { ...others, [id]: change } : others });
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

/** Sends a file by a ticket; a broken connection makes it begin anew when there is one again. */
export async function sendFile(id: string, file: File, door: UploadDoor): Promise<void> {
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
        await door.arrived(end.body);
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
  state: Omit<FileUpload, "phase">,
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

/** Ends the upload for this id, if there is one, and forgets what was said of the last. */
export function cancelUpload(id: string): void {
  const own = running.get(id);
  if (own) {
    own.cancelled = true;
    own.upload?.cancel();
    running.delete(id);
  }
  put(id, null);
}

/** Ends all of them, when another application begins. */
export function cancelUploads(): void {
  for (const id of Object.keys(fileUploads.read().byId)) cancelUpload(id);
}
