/** Puts newer copies in front of the ones that were there. */
export function withNewer<T extends { id: string }>(newer: readonly T[], before: readonly T[]): T[] {
  const ids = new Set(newer.map(({ id }) => id));
  return [...newer, ...before.filter(({ id }) => !ids.has(id))];
}
