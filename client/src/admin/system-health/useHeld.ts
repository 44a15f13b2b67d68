import { useState } from "react";

/** The value, or, while `isHeld` is true, the last one from before. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}
