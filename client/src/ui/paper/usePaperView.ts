import { useEffect, useState } from "react";
import type { Paper } from "./paper";

const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;

/**
 * A file that is shown page by page: which page, how large, and whether it can be drawn at all.
 * @param knownPages how many pages it has, as far as that is known before it is open.
 */
export function usePaperView(source: PaperSource, knownPages = 1) {
  const [page, setPage] = useState(1);
  const [step, setStep] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [cannotDraw, setCannotDraw] = useState(false);
  const state = usePaper(source, attempt);
  const pages = state.kind === "open" ? state.paper.pages : knownPages;
  const turn = (by: 1 | -1) => setPage((before) => Math.min(Math.max(before + by, 1), pages));
  const scale = (by: 1 | -1) => setStep((before) => Math.min(Math.max(before + by, 0), ZOOMS.length - 1));
  return {
    /** Undefined while it is being opened, and when it could not be. */
    paper: state.kind === "open" ? state.paper : undefined,
    hasFailed: state.kind === "failed" || cannotDraw,
    page,
    pages,
    /** 1 fits the width of the place. */
    zoom: ZOOMS[step] ?? 1,
    isSmallest: step <= 0,
    isLargest: step >= ZOOMS.length - 1,
    turn,
    scale,
    fail: () => setCannotDraw(true),
    retry: () => {
      setCannotDraw(false);
      setAttempt((before) => before + 1);
    },
    /** For `useShortcuts`. */
    keys: {
      n: () => turn(1),
      p: () => turn(-1),
      "+": () => scale(1),
      "=": () => scale(1),
      "-": () => scale(-1),
      "0": () => setStep(0),
    },
  };
}
export type PaperView = ReturnType<typeof usePaperView>;

/** Where a file is fetched from. */
interface PaperSource {
  /** Null when there is no file. */
  url: string | null;
  /** The header `authorization`, for whoever has no session. */
  authorization?: string;
}

type PaperState = { kind: "loading" } | { kind: "open"; paper: Paper } | { kind: "failed" };

/**
 * Fetches a file and opens it; the program that draws PDFs is downloaded at the same time, with the first of them.
 * @param attempt another number opens the same file again.
 */
function usePaper({ url, authorization }: PaperSource, attempt: number): PaperState {
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
