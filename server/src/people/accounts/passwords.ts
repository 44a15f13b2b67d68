import { hash, verify } from "@node-rs/argon2";

/** argon2id with the OWASP minimum: 19 MiB, 2 passes, 1 lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checked when the account does not exist, so that a guess takes as long either way. */
const NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$c29tZS1ub3QtYS1zYWx0$Z0E1WfkXkVvyPjxlyjqNJhJUY8ZCYxwKcEuqvVEaLBs";

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** True when the password belongs to the hash; false, after the same work, when there is no hash. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODY, password);
  return matches && passwordHash != null;
}
