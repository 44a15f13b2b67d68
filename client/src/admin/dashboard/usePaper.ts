import { useEffect, useState } from "react";
import type { Paper } from "./paper";

export type PaperState = { kind: "loading" } | { kind: "open"; paper: Paper } | { kind: "failed" };

/** Fetches a file and opens it; the program that draws PDFs is downloaded at the same time, with the first of them. */
export function usePaper(url: string | null, attempt: number): PaperState {
  const [state, setState] = useState<PaperState>({ kind: "loading" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same file again
  useEffect(() => {
    if (!url) return;
    const abort = new AbortController();
    let opened: Paper | undefined;
    setState({ kind: "loading" });
    openFrom(url, abort.signal).then(
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
  }, [url, attempt]);
  return url ? state : { kind: "failed" };
}

async function openFrom(url: string, signal: AbortSignal): Promise<Paper> {
  const [{ openPaper }, answer] = await Promise.all([
    import("./openPaper"),
    fetch(url, { signal, credentials: "same-origin", redirect: "error", cache: "no-store" }),
  ]);
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
  return openPaper(await answer.arrayBuffer());
}
