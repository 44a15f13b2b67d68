const KB = 1024;
const MB = KB * KB;

const inMb = (bytes: number) => (bytes / MB).toLocaleString("en-GB", { maximumFractionDigits: 1 });

/** "412 KB", "1.1 MB". */
export const sizeInWords = (bytes: number): string =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${inMb(bytes)} MB`;

/** "2.1 of 3.4 MB", or "180 of 412 KB". */
export function partInWords(part: number, whole: number): string {
  return whole < MB ? `${Math.round(part / KB)} of ${sizeInWords(whole)}` : `${inMb(part)} of ${sizeInWords(whole)}`;
}

/** Whole seconds that are left when it goes on as fast as until now; undefined while nothing can be said. */
export function secondsLeft(share: number, elapsedMs: number): number | undefined {
  if (share <= 0 || elapsedMs < 500) return undefined;
  return Math.max(1, Math.ceil(((elapsedMs / share) * (1 - share)) / 1_000));
}
