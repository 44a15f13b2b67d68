import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { errorCode } from "./error-code";
import type { LoginKey } from "./role-names";
import type { Identity } from "./run-program";
import { giveTo } from "./unprivileged";

/** The passwords of the embedded server, one for each login. */
export type Secrets = Record<LoginKey, string>;

const LOGINS: readonly LoginKey[] = ["superuser", "owner", "app", "ads"];

function secretsPath(dataDirectory: string): string {
  return path.join(dataDirectory, "embedded-postgres.json");
}

/** Makes a set of new passwords: 192 random bits each, in hex so that they need no quoting anywhere. */
export function createSecrets(): Secrets {
  const password = (): string => randomBytes(24).toString("hex");
  return { superuser: password(), owner: password(), app: password(), ads: password() };
}

/**
 * Writes the passwords where only the server's user can read them: at once whole or not at all, since a cluster whose
 * passwords are lost is lost as well.
 */
export function writeSecrets(dataDirectory: string, secrets: Secrets, identity: Identity | null): void {
  const target = secretsPath(dataDirectory);
  const unfinished = `${target}.unfinished`;
  fs.writeFileSync(unfinished, JSON.stringify(secrets), { mode: 0o600, flush: true });
  giveTo(identity, unfinished);
  fs.renameSync(unfinished, target);
}

/** Reads the passwords; null when there is no file. Throws when the file is not one that `writeSecrets` wrote. */
export function readSecrets(dataDirectory: string): Secrets | null {
  let text: string;
  try {
    text = fs.readFileSync(secretsPath(dataDirectory), "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
  const secrets = JSON.parse(text) as Partial<Secrets>;
  if (LOGINS.some((login) => !secrets[login])) throw new Error(`${secretsPath(dataDirectory)} lacks a password.`);
  return secrets as Secrets;
}
