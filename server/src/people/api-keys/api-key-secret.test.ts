import fc from "fast-check";
import { hasChecksum, looksLikeSecret, maskedKey, newApiSecret, secretHash } from "./api-key-secret";

const environments = fc.constantFrom("PRODUCTION", "STAGING", "DEVELOPMENT" as const);

describe("a secret", () => {
  it("says what it opens, and is never the same twice", () => {
    expect(newApiSecret("PRODUCTION")).toMatch(/^hak_live_[0-9A-Za-z]{38}$/);
    expect(newApiSecret("STAGING")).toMatch(/^hak_test_[0-9A-Za-z]{38}$/);
    expect(newApiSecret("DEVELOPMENT")).toMatch(/^hak_test_/);
    expect(new Set(Array.from({ length: 500 }, () => newApiSecret("PRODUCTION"))).size).toBe(500);
  });

  it("has its checksum", () => {
    fc.assert(
      fc.property(environments, (environment) => {
        const secret = newApiSecret(environment);
        expect(looksLikeSecret(secret) && hasChecksum(secret)).toBe(true);
      }),
    );
  });

  it("is refused when any one character of it is another", () => {
    fc.assert(
      fc.property(
        environments,
        fc.nat(46),
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
        (environment, place, typed) => {
          const secret = newApiSecret(environment);
          fc.pre(secret[place] !== typed);
          const wrong = secret.slice(0, place) + typed + secret.slice(place + 1);
          expect(looksLikeSecret(wrong) && hasChecksum(wrong)).toBe(false);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("is refused when two neighbours change places", () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 45 }), (place) => {
        const secret = newApiSecret("PRODUCTION");
        fc.pre(secret[place] !== secret[place + 1]);
        const wrong = `${secret.slice(0, place)}${secret[place + 1]}${secret[place]}${secret.slice(place + 2)}`;
        expect(hasChecksum(wrong)).toBe(false);
      }),
    );
  });

  it("is kept as a hash that no other token of the product has", () => {
    const secrets = { token: "t".repeat(32), data: "d".repeat(32), index: "i".repeat(32) };
    const hash = secretHash(secrets, "hak_live_x");
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hash).not.toBe(secretHash({ ...secrets, token: "u".repeat(32) }, "hak_live_x"));
  });

  it("is shown by its beginning and its last four characters", () => {
    expect(maskedKey("PRODUCTION", "3f9a")).toBe("hak_live_…3f9a");
    expect(maskedKey("STAGING", "3f9a")).toBe("hak_test_…3f9a");
  });
});
