import { useEffect, useRef, useState } from "react";

/** A screen reader hears new values at most this often, in ms. */
export const SPOKEN_EVERY_MS = 30_000;

/** What a polite live region says about a value that moves: nothing at first, because the page itself is read, then the newest now and then. */
export function useSpoken(sentence: string): string {
  const [spoken, setSpoken] = useState("");
  const spokenAt = useRef(Date.now());
  useEffect(() => {
    if (Date.now() - spokenAt.current < SPOKEN_EVERY_MS) return;
    spokenAt.current = Date.now();
    setSpoken(sentence);
  }, [sentence]);
  return spoken;
}
