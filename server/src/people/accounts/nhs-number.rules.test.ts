import { randomInt } from "node:crypto";
import { parseNhsNumber, spacedNhsNumber } from "./nhs-number.rules";

/** Nine digits at random, and the check digit after the definition: weights 10 to 2, 11 less the rest, 11 as 0, 10 as none. */
function example(): { nine: string; check: number } {
  const digits = Array.from({ length: 9 }, () => randomInt(10));
  const rest = digits.map((digit, index) => digit * (10 - index)).reduce((one, other) => one + other) % 11;
  return { nine: digits.join(""), check: 11 - rest === 11 ? 0 : 11 - rest };
}

const ROUNDS = 3_000;

describe("an NHS number", () => {
  it.each([
    ["943 476 5919", "9434765919"],
    ["9434765919", "9434765919"],
    ["  943 4765 919 ", "9434765919"],
    ["9434765918", null],
    ["943476591", null],
    ["94347659190", null],
    ["1111111111", null],
    ["0000000000", null],
    ["943-476-5919", null],
    ["９４３４７６５９１９", null],
    ["abcdefghij", null],
    ["", null],
    [`943 476 5919${" ".repeat(100_000)}`, null],
  ])("%p is read as %p", (text, digits) => {
    expect(parseNhsNumber(text)).toBe(digits);
  });

  it("is taken with its own check digit and with no other", () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { nine, check } = example();
      for (let digit = 0; digit < 10; digit += 1) {
        const same = new Set(`${nine}${digit}`).size === 1;
        expect([nine, digit, parseNhsNumber(`${nine}${digit}`) !== null]).toEqual([
          nine,
          digit,
          digit === check && !same,
        ]);
      }
    }
  });

  it("is refused after any one digit was mistyped, or two neighbours were swapped", () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { nine, check } = example();
      const number = `${nine}${check}`;
      if (check === 10 || parseNhsNumber(number) === null) {
        continue;
      }
      const place = randomInt(10);
      const wrong = (Number(number[place]) + randomInt(1, 10)) % 10;
      expect(parseNhsNumber(number.slice(0, place) + wrong + number.slice(place + 1))).toBeNull();
      const left = randomInt(9);
      const swapped = number.slice(0, left) + number[left + 1] + number[left] + number.slice(left + 2);
      expect(parseNhsNumber(swapped) === null || swapped === number).toBe(true);
    }
  });

  it("is the same with spaces anywhere, and is shown 3-3-4", () => {
    expect(spacedNhsNumber("9434765919")).toBe("943 476 5919");
    for (let round = 0; round < 200; round += 1) {
      const place = randomInt(11);
      expect(parseNhsNumber(`${"9434765919".slice(0, place)}  ${"9434765919".slice(place)}`)).toBe("9434765919");
    }
  });
});
