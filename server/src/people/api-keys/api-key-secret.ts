import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";
import type { Secrets } from "../../platform/secrets";
import { tokenHash } from "../../platform/secrets";
import type { ApiKeyEnvironment } from "./api-key.rules";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SECRET = new RegExp(`^hak_(live|test)_[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/** What the secrets of an environment begin with, so that whoever finds one sees what it opens. */
export const prefixOf = (environment: ApiKeyEnvironment): string =>
  environment === "PRODUCTION" ? "hak_live_" : "hak_test_";

/** A new secret: 32 random characters (190 bits), and six by which a mistyped one is told from an unknown one. */
export function newApiSecret(environment: ApiKeyEnvironment): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join("");
  return withChecksum(prefixOf(environment) + random);
}

/** A secret that begins like that. */
export const withChecksum = (body: string): string => body + checksumOf(body);

/** CRC-32 in base 62: it differs for any two texts that differ in one character. */
function checksumOf(body: string): string {
  let rest = crc32(body);
  let text = "";
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    text = DIGITS[rest % DIGITS.length] + text;
    rest = Math.floor(rest / DIGITS.length);
  }
  return text;
}

/** Whether a text has the form of a key. */
export const looksLikeSecret = (text: string): boolean => SECRET.test(text);

/** Whether the last six characters are what the others say. */
export const hasChecksum = (secret: string): boolean =>
  checksumOf(secret.slice(0, -CHECKSUM_LENGTH)) === secret.slice(-CHECKSUM_LENGTH);

/** What the database keeps of a secret. The word before it keeps every other token of ours from being a key. */
export const secretHash = (secrets: Secrets, secret: string): string => tokenHash(secrets, `api-key:${secret}`);

/** What is shown of a key: hak_live_…3f9a. */
export const maskedKey = (environment: ApiKeyEnvironment, lastFour: string): string =>
  `${prefixOf(environment)}…${lastFour}`;
