import { type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { useSubscription } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { problemCode } from "./problems";
import { useSession } from "./session";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

export interface LiveOptions<TData, TVariables extends OperationVariables> {
  variables: TVariables;
  /** Called for every event; the first one is always the current value. */
  onData?: (data: TData) => void;
  /** Nothing is watched while this is true. */
  skip?: boolean;
  /** Also for visitors, who have another right than a session. */
  isPublic?: boolean;
}

/**
 * A subscription that opens itself again after it was ended: by the server for a reader who was too slow
 * (RESYNC_REQUIRED), because it cannot answer at the moment (SERVICE_UNAVAILABLE), without a reason, or by a session
 * that was checked and still stands. Where the consent was taken back (CONSENT_WITHDRAWN) it looks now and then whether it was given again. A lost socket is not the matter of this hook,
 * the socket itself comes back. Every subscription begins with the current value, so nothing has to be fetched again.
 */
export function useLiveSubscription<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  { variables, onData, skip = false, isPublic = false }: LiveOptions<TData, TVariables>,
) {
  const { viewer } = useSession();
  const failures = useRef(0);
  const [completed, setCompleted] = useState(false);
  const result = useSubscription<TData, OperationVariables>(document, {
    variables,
    skip,
    onData: ({ data }) => {
      failures.current = 0;
      if (data.data) onData?.(data.data as TData);
    },
    onComplete: () => setCompleted(true),
  });
  const { error, restart } = result;
  const mayWatch = !skip && (isPublic || viewer !== null);
  useEffect(() => {
    if ((!error && !completed) || !mayWatch) return;
    const isWithdrawn = problemCode(error) === "CONSENT_WITHDRAWN";
    const wait = isWithdrawn ? LONGEST_WAIT_MS : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures.current);
    failures.current += 1;
    const timer = setTimeout(() => {
      setCompleted(false);
      restart();
    }, wait);
    return () => clearTimeout(timer);
  }, [error, completed, restart, mayWatch]);
  return result;
}
