import { useEffect, useState } from "react";
import type { ApplicationDocumentStatus, DocumentVerdict } from "../../gql/graphql";
import type { ReviewedDocument } from "./review";
import type { Acts, Outcome } from "./useReview";

/** How long a mark can be taken back with one press, in ms. */
const UNDO_MS = 10_000;

/** A mark that was just made, and what was said about the document before. */
interface LastMark {
  document: Pick<ReviewedDocument, "id" | "name">;
  verdict: DocumentVerdict;
  before: { status: ApplicationDocumentStatus; reason: string | null };
  /** The version of the application that came of it. */
  version: number;
}

/**
 * Takes back the last mark, for ten seconds. It is offered no longer once anything else has happened to the application, and
 * longer while somebody is at the button.
 */
export function useUndo(version: number, isFrozen: boolean, acts: Acts) {
  const [last, setLast] = useState<LastMark | null>(null);
  const [isHeld, setHeld] = useState(false);
  const mark = last?.version === version && !isFrozen ? last : null;
  useEffect(() => {
    if (!mark || isHeld) return;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [mark, isHeld]);
  return {
    /** Null when there is nothing to take back. */
    mark,
    offer: (document: ReviewedDocument, verdict: DocumentVerdict, changed: number) => {
      const before = { status: document.status, reason: document.rejectionReason };
      setHeld(false);
      setLast({ document, verdict, before, version: changed });
    },
    hold: setHeld,
    undo: async (): Promise<Outcome | undefined> => {
      if (!mark) return undefined;
      const { document, before } = mark;
      const outcome = await (before.status === "PENDING"
        ? acts.unmark(document.id)
        : acts.mark(document.id, before.status, before.reason));
      if (outcome && "changed" in outcome) setLast(null);
      return outcome;
    },
  };
}
export type Undo = ReturnType<typeof useUndo>;
