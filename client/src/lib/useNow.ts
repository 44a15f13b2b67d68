import { useEffect, useState } from "react";

/** The time now, read again every `everyMs` milliseconds, for words such as "Waiting 12 min" that age by themselves. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
