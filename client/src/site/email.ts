/** Something, an @, and a domain with a dot. Whether it can be written to, only a mail can tell; the server decides again. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@<>(),;:"]{1,64}@[^\s@<>(),;:".]+(\.[^\s@<>(),;:".]+)+$/.test(text.trim().toLowerCase());
}
