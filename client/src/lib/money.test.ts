import { formatCount, formatPence, formatPrice } from "./money";

it.each([
  [0, "£0.00"],
  [1, "£0.01"],
  [649, "£6.49"],
  [150_000, "£1,500.00"],
])("writes %d pence as %s", (pence, text) => expect(formatPence(pence)).toBe(text));

it("separates thousands", () => expect(formatCount(412_806)).toBe("412,806"));

/** Intl writes spaces that do not break. */
const plain = (text: string) => text.replace(/\s/g, " ");

it.each([
  ["en", "£1,500.00", "£1,500", "100,000"],
  ["fr", "1 500,00 £", "1 500 £", "100 000"],
  ["es", "1500,00 £", "1500 £", "100.000"],
  ["de", "1.500,00 £", "1.500 £", "100.000"],
] as const)("writes sums and counts in %s", (language, sum, price, count) => {
  expect(plain(formatPence(150_000, language))).toBe(sum);
  expect(plain(formatPrice(150_000, language))).toBe(price);
  expect(plain(formatCount(100_000, language))).toBe(count);
});
