import { isNhsNumber, nhsDigits, spaceNhsNumber } from "./nhsNumber";

it.each(["9990000018", "4010232137", "9434765919"])("%s is one", (digits) => expect(isNhsNumber(digits)).toBe(true));

it.each([
  ["a wrong check digit", "9990000019"],
  ["two digits swapped", "4010232173"],
  ["all the same", "9999999999"],
  ["nine digits", "999000001"],
  ["eleven digits", "99900000180"],
  ["a check digit of ten, which is never given out", "1000000010"],
  ["nothing", ""],
])("%s is none", (_what, digits) => expect(isNhsNumber(digits)).toBe(false));

it.each([
  ["", ""],
  ["99", "99"],
  ["9990", "999 0"],
  ["9990000018", "999 000 0018"],
  ["99900000181", "999 000 00181"],
])("spaces %s", (digits, spaced) => expect(spaceNhsNumber(digits)).toBe(spaced));

it("takes what was pasted", () => expect(nhsDigits(" 999-000 0018\n")).toBe("9990000018"));
