import { useEffect, useRef } from "react";
import type { QueueFilter } from "../../gql/graphql";
import type { Entry } from "./tools";

/** From this width on there is room for a case beside the list. */
const WIDE = "(min-width: 1100px)";

export interface FirstCase {
  filter: QueueFilter;
  /** Undefined until the list has been read. */
  list: readonly Entry[] | undefined;
  openedId: string | null;
  onOpen: (id: string) => void;
}

/**
 * Opens the first case when one comes to what is to be answered, on a wide screen, once: what was put away stays away. A case that
 * a colleague is answering is left alone, and so are the other lists: each look is shown to the patient.
 */
export function useFirstCase({ filter, list, openedId, onOpen }: FirstCase): void {
  const greeted = useRef<QueueFilter>(undefined);
  useEffect(() => {
    if (!list || greeted.current === filter) return;
    greeted.current = filter;
    if (openedId || (filter !== "OPEN" && filter !== "MINE") || !window.matchMedia(WIDE).matches) return;
    const first = list.find(({ status, claimedByMe }) => status !== "CLAIMED" || claimedByMe);
    if (first) onOpen(first.id);
  });
}
