/** The `code` of a Node or Postgres error ("ENOENT", "42P04"), or undefined for anything else that was thrown. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** The sentence that every failure to run the embedded server ends with. */
export const USE_YOUR_OWN = "Set DATABASE_URL to use a Postgres server of your own instead.";
