const LAST = new Map<string, Promise<unknown>>();

/**
 * Does what one person asks for at once one after the other within this process, so that it waits without a connection to the database and not
 * with all of them. Processes are kept apart by locks in the database. @param key whose turn it is, and for what
 */
export async function inTurn<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
  const before = LAST.get(key);
  const mine = (before ?? Promise.resolve()).then(act, act);
  LAST.set(key, mine);
  try {
    return await mine;
  } finally {
    if (LAST.get(key) === mine) LAST.delete(key);
  }
}
