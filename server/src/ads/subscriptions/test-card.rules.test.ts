import { passesLuhn, readTestCard, TEST_CARDS, type TypedCard } from "./test-card.rules";

const NOW = new Date("2026-11-22T12:00:00Z");
const GOOD: TypedCard = {
  cardNumber: "4242 4242 4242 4242",
  expiry: "12/28",
  cvv: "123",
  cardholderName: "Hannah O’Kafor",
};
const read = (changes: Partial<TypedCard>, now = NOW) => readTestCard({ ...GOOD, ...changes }, now);
const problemsOf = (changes: Partial<TypedCard>, now = NOW) => {
  const result = read(changes, now);
  return "problems" in result ? result.problems.map(({ field, message }) => `${field}: ${message}`) : [];
};

it("every published card can be used, with its brand, and keeps its last four digits alone", () => {
  for (const { number, brand, behaviour } of TEST_CARDS) {
    const cvv = brand === "American Express" ? "1234" : "123";
    expect(read({ cardNumber: number, cvv })).toEqual({
      card: { brand, last4: number.replace(/\D/g, "").slice(-4), expiryMonth: 12, expiryYear: 2028, behaviour },
    });
  }
  expect(TEST_CARDS.map(({ brand }) => brand)).toEqual(
    expect.arrayContaining(["Visa", "Mastercard", "American Express"]),
  );
});

it.each([
  ["4242424242424242"],
  ["4242-4242-4242-4242"],
  [" 4242  4242 4242 4242 "],
  ["４２４２ ４２４２ ４２４２ ４２４２"], // full-width digits
  ["4242‑4242‑4242‑4242"], // hyphens that do not break
])("understands the number %s", (cardNumber) => {
  expect(problemsOf({ cardNumber })).toEqual([]);
});

const NOT_TEST =
  "cardNumber: This is a test payment system: only test card numbers work here. Please use one of the listed numbers, never a real card.";
const WRONG = "cardNumber: This card number is not valid. Please check the digits.";

it.each<[Partial<TypedCard>, string]>([
  [{ cardNumber: "" }, "cardNumber: Please enter the card number."],
  [{ cardNumber: "4242 4242 4242 4241" }, WRONG],
  [{ cardNumber: "4242" }, WRONG],
  [{ cardNumber: "4242 4242 4242 424x" }, WRONG],
  [{ cardNumber: "4242\u0000424242424242" }, "cardNumber: Please enter letters, digits and spaces only."],
  [{ cardNumber: "6011 1111 1111 1117" }, "cardNumber: We accept Visa, Mastercard and American Express."],
  [{ cardNumber: "4111 1111 1111 1111" }, NOT_TEST],
  [{ cardNumber: "2223 0031 2200 3222" }, NOT_TEST], // a Mastercard of the newer range
  [{ expiry: "" }, "expiry: Please enter the expiry date as MM/YY."],
  [{ expiry: "13/28" }, "expiry: Please enter the expiry date as MM/YY."],
  [{ expiry: "1228" }, "expiry: Please enter the expiry date as MM/YY."],
  [{ expiry: "10/26" }, "expiry: This card has expired."],
  [{ expiry: "12/99" }, "expiry: Please check the year of the expiry date."],
  [{ cvv: "" }, "cvv: Please enter the CVV."],
  [{ cvv: "12" }, "cvv: The CVV has 3 digits."],
  [{ cvv: "1234" }, "cvv: The CVV has 3 digits."],
  [{ cardNumber: "3782 822463 10005", cvv: "123" }, "cvv: The CVV of an American Express card has 4 digits."],
  [{ cardholderName: " " }, "cardholderName: Please enter the cardholder's name."],
  [{ cardholderName: "A" }, "cardholderName: Please enter a name of 2 to 100 characters."],
  [{ cardholderName: "A".repeat(101) }, "cardholderName: Please enter a name of 2 to 100 characters."],
  [
    { cardholderName: "4242 4242" },
    "cardholderName: Please enter the name as it appears on the card, without numbers.",
  ],
  [{ cardholderName: "Han\u202Enah" }, "cardholderName: Please enter letters, digits and spaces only."],
])("refuses %j", (changes, problem) => {
  expect(problemsOf(changes)).toEqual([problem]);
});

it("a card is good to the end of its month in London", () => {
  expect(problemsOf({ expiry: "11/26" })).toEqual([]);
  expect(problemsOf({ expiry: "０６ / ２６" }, new Date("2026-06-30T22:59:59Z"))).toEqual([]);
  expect(problemsOf({ expiry: "06/26" }, new Date("2026-06-30T23:00:00Z"))).toEqual(["expiry: This card has expired."]);
});

it("names all that is wrong at once", () => {
  expect(problemsOf({ cardNumber: "", expiry: "", cvv: "", cardholderName: "" })).toHaveLength(4);
});

it("the check digit catches every single wrong digit", () => {
  const number = "4242424242424242";
  for (let place = 0; place < number.length; place += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const typed = number.slice(0, place) + digit + number.slice(place + 1);
      expect(passesLuhn(typed)).toBe(typed === number);
    }
  }
});
