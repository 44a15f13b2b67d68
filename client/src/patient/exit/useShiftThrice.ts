import { useEffect, useRef, useState } from "react";

const TIMES = 3;
/** How long the next press is waited for, in ms: the same as GOV.UK's. */
const WAIT_MS = 5_000;

/** Calls back when Shift was pressed three times in a row, with no other key between. A capital letter is no press. */
export function useShiftThrice(act: () => void): { pressed: number; hasExpired: boolean } {
  const [pressed, setPressed] = useState(0);
  const [hasExpired, setExpired] = useState(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    let count = 0;
    let isAlone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const set = (next: number) => {
      clearTimeout(timer);
      count = next;
      setPressed(next);
      setExpired(false);
    };
    const onDown = ({ key }: KeyboardEvent) => {
      isAlone = key === "Shift";
      if (!isAlone && count > 0) set(0);
    };
    // Counted when it is let go: until then another key may follow.
    const onUp = ({ key }: KeyboardEvent) => {
      if (key !== "Shift" || !isAlone) return;
      isAlone = false;
      set(count + 1);
      if (count >= TIMES) {
        set(0);
        latest.current();
        return;
      }
      timer = setTimeout(() => {
        set(0);
        setExpired(true);
      }, WAIT_MS);
    };
    window.addEventListener("keydown", onDown);
    window.addEventListener("keyup", onUp);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", onDown);
      window.removeEventListener("keyup", onUp);
    };
  }, []);
  return { pressed, hasExpired };
}
