import { useEffect, useState } from "react";
import type { Paper } from "./paper";

/** Where a file is fetched from. */
export interface PaperSource {
  /** Null when there is no file. */
  url: string | null;
  /** The header `authorization`, for whoever has no session. */
  authorization?: string;
}

export type PaperState = { kind: "loading" } | { kind: "open"; paper: Paper } | { kind: "failed" };

/**
 * Fetches a file and opens it; the program that draws PDFs is downloaded at the same time, with the first of them.
 * @param attempt another number opens the same file again.
 */
export function usePaper({ url, authorization }: PaperSource, attempt: number): PaperState {
  const [state, setState] = useState<PaperState>({ kind: "loading" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same file again
  useEffect(() => {
    if (!url) return;
    const abort = new AbortController();
    let opened: Paper | undefined;
    setState({ kind: "loading" });
    openFrom(url, authorization, abort.signal).then(
      (paper) => {
        opened = paper;
        if (abort.signal.aborted) paper.close();
        else setState({ kind: "open", paper });
      },
      () => {
        if (!abort.signal.aborted) setState({ kind: "failed" });
      },
    );
    return () => {
      abort.abort();
      opened?.close();
    };
  }, [url, authorization, attempt]);
  return url ? state : { kind: "failed" };
}

async function openFrom(url: string, authorization: string | undefined, signal: AbortSignal): Promise<Paper> {
  const headers: HeadersInit = authorization === undefined ? {} : { authorization };
  const [{ openPaper }, answer] = await Promise.all([
    import("./openPaper"),
    fetch(url, { signal, headers, credentials: "same-origin", redirect: "error", cache: "no-store" }),
  ]);
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
  return openPaper(await answer.arrayBuffer());
}
