/** How an upload ended. */
export type UploadEnd =
  /** With the text of the answer. */
  | { kind: "arrived"; body: string }
  /** The server's answer, with the code that it gives and what it says beside it. */
  | { kind: "refused"; code?: string; problem?: string; message?: string; retryAfterSeconds?: number }
  /** The connection broke, or there was none. */
  | { kind: "lost" }
  | { kind: "cancelled" };

export interface Upload {
  end: Promise<UploadEnd>;
  cancel: () => void;
}

interface Answer {
  errors?: { message?: string; extensions?: { code?: string; problem?: string; retryAfterSeconds?: number } }[];
}

/**
 * Sends a file as the body of a request. `onProgress` hears the share that has left, from 0 to 1; at 1 the server has all of it and
 * may still look into it.
 */
export function upload(
  url: string,
  file: Blob,
  onProgress: (share: number) => void,
  method: "POST" | "PUT" = "POST",
): Upload {
  const request = new XMLHttpRequest(); // fetch does not tell of what has been sent
  const end = new Promise<UploadEnd>((resolve) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("abort", () => resolve({ kind: "cancelled" }));
    request.addEventListener("error", () => resolve({ kind: "lost" }));
    request.addEventListener("load", () => resolve(endOf(request)));
  });
  request.open(method, url);
  request.setRequestHeader("content-type", "application/octet-stream");
  request.send(file);
  return { end, cancel: () => request.abort() };
}

function endOf({ status, responseText }: XMLHttpRequest): UploadEnd {
  if (status >= 200 && status < 300) return { kind: "arrived", body: responseText };
  try {
    const { errors } = JSON.parse(responseText) as Answer;
    const { message, extensions: { code, problem, retryAfterSeconds } = {} } = errors?.[0] ?? {};
    return { kind: "refused", code, problem, message, retryAfterSeconds };
  } catch {
    return { kind: "lost" }; // something between us and the server has answered
  }
}
