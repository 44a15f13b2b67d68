import { createHmac, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Config } from "./config";

/** The process's keys: session and single-use tokens, encryption at rest, blind indexes. */
export interface Secrets {
  token: string;
  data: string;
  index: string;
}

const kept = z.object({ token: z.string().min(32), data: z.string().min(32), index: z.string().min(32) });

/**
 * The configured secrets; what is missing outside production is made once and kept in the data directory,
 * readable by its owner only.
 */
export function loadSecrets(config: Config): Secrets {
  const { token, data, index } = config.secrets;
  if (token && data && index) {
    return { token, data, index };
  }
  const own = readOrMakeSecrets(config.dataDirectory);
  return { token: token ?? own.token, data: data ?? own.data, index: index ?? own.index };
}

function readOrMakeSecrets(directory: string): Secrets {
  const file = path.join(directory, "secrets.json");
  try {
    return kept.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
      throw new Error(`The secrets in ${file} cannot be read; restore the file, or remove it to make new ones`, {
        cause: error,
      });
    }
  }
  const make = () => randomBytes(48).toString("base64");
  const made: Secrets = { token: make(), data: make(), index: make() };
  mkdirSync(directory, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made), { mode: 0o600 });
  renameSync(draft, file);
  return made;
}

/** A new opaque token of 256 bits, safe in cookies and links. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a token: useless to whoever reads the table. Hex, 64 characters. */
export function tokenHash(secrets: Secrets, token: string): string {
  return createHmac("sha256", secrets.token).update(token).digest("hex");
}
