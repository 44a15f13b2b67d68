import { blindIndex, seal, unseal } from "./encryption";

const secrets = { data: "d".repeat(40), index: "i".repeat(40) };

describe("a sealed text", () => {
  it("opens in its place, and looks different each time", () => {
    const [one, other] = [seal(secrets, "mails:1", "Grüße 🙂"), seal(secrets, "mails:1", "Grüße 🙂")];
    expect(unseal(secrets, "mails:1", one)).toBe("Grüße 🙂");
    expect(one.equals(other)).toBe(false);
    expect(one.includes(Buffer.from("Gr"))).toBe(false);
  });

  it("does not open in another place, with another key, or after any change", () => {
    const sealed = seal(secrets, "mails:1", "words");
    expect(() => unseal(secrets, "mails:2", sealed)).toThrow();
    expect(() => unseal({ data: "e".repeat(40) }, "mails:1", sealed)).toThrow();
    for (let place = 0; place < sealed.length; place += 1) {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => unseal(secrets, "mails:1", changed)).toThrow();
    }
    expect(() => unseal(secrets, "mails:1", Buffer.alloc(3))).toThrow("not a sealed text");
  });

  it("is found by a hash that differs by kind and key", () => {
    const index = blindIndex(secrets, "nhs-number", "9434765919");
    expect(index).toMatch(/^[0-9a-f]{64}$/);
    expect(blindIndex(secrets, "nhs-number", "9434765919")).toBe(index);
    expect(blindIndex(secrets, "e-mail", "9434765919")).not.toBe(index);
    expect(blindIndex({ index: "j".repeat(40) }, "nhs-number", "9434765919")).not.toBe(index);
  });
});
