import { londonDay } from "../../platform/london.rules";

/** What becomes of charges to a test card. */
export type TestCardBehaviour =
  | "succeeds"
  | "declined"
  | "insufficient_funds"
  | "declined_later"
  | "times_out"
  | "answer_lost"
  | "reported_twice"
  | "refund_refused";

interface PublishedCard {
  /** As it is printed on a card, with spaces. */
  number: string;
  brand: string;
  does: string;
  behaviour: TestCardBehaviour;
}

/** The only numbers that the built-in provider takes. They belong to nobody and are published (docs/api.md). */
export const TEST_CARDS: readonly PublishedCard[] = [
  { number: "4242 4242 4242 4242", brand: "Visa", does: "The payment succeeds.", behaviour: "succeeds" },
  { number: "5555 5555 5555 4444", brand: "Mastercard", does: "The payment succeeds.", behaviour: "succeeds" },
  { number: "3782 822463 10005", brand: "American Express", does: "The payment succeeds.", behaviour: "succeeds" },
  { number: "4000 0000 0000 0002", brand: "Visa", does: "The card is declined.", behaviour: "declined" },
  {
    number: "4000 0000 0000 9995",
    brand: "Visa",
    does: "The card is declined: insufficient funds.",
    behaviour: "insufficient_funds",
  },
  {
    number: "4000 0000 0000 0341",
    brand: "Visa",
    does: "The first payment succeeds. Renewals and upgrades are declined.",
    behaviour: "declined_later",
  },
  {
    number: "4000 0000 0000 0119",
    brand: "Visa",
    does: "The provider does not answer, and nothing is charged.",
    behaviour: "times_out",
  },
  {
    number: "4000 0000 0000 0259",
    brand: "Visa",
    does: "It is charged, but the answer is lost. The payment is found and counts once.",
    behaviour: "answer_lost",
  },
  {
    number: "4000 0000 0000 0077",
    brand: "Visa",
    does: "It is charged and reported twice. The payment counts once.",
    behaviour: "reported_twice",
  },
  {
    number: "4000 0000 0000 5126",
    brand: "Visa",
    does: "The payment succeeds, but its money cannot be given back.",
    behaviour: "refund_refused",
  },
];

/** Why a charge to a card is declined, as a sentence for people. */
export const DECLINED_BECAUSE: Readonly<Partial<Record<TestCardBehaviour, string>>> = {
  declined: "The card was declined.",
  insufficient_funds: "The card has insufficient funds.",
};
export const DECLINED_LATER = "The card was declined.";

/** How long the token of a card can be used, in ms. */
export const CARD_TOKEN_MS = 15 * 60_000;

export const CARD_FIELDS = ["cardNumber", "expiry", "cvv", "cardholderName"] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** What people type on the payment form. */
export type TypedCard = Record<CardField, string>;

export interface CardProblem {
  field: CardField;
  message: string;
}

/** What is kept of a card that can be used. */
export interface ReadCard {
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  behaviour: TestCardBehaviour;
}

const PROBLEMS = {
  cardNumber: "Please enter the card number.",
  expiry: "Please enter the expiry date as MM/YY.",
  cvv: "Please enter the CVV.",
  cardholderName: "Please enter the cardholder's name.",
  numberWrong: "This card number is not valid. Please check the digits.",
  brandUnknown: "We accept Visa, Mastercard and American Express.",
  notTest:
    "This is a test payment system: only test card numbers work here. Please use one of the listed numbers, never a real card.",
  expired: "This card has expired.",
  expiryFar: "Please check the year of the expiry date.",
  cvvThree: "The CVV has 3 digits.",
  cvvFour: "The CVV of an American Express card has 4 digits.",
  nameLength: "Please enter a name of 2 to 100 characters.",
  nameDigits: "Please enter the name as it appears on the card, without numbers.",
  control: "Please enter letters, digits and spaces only.",
} as const;

/** A card's expiry is at most this many years ahead. */
const EXPIRY_YEARS = 20;

/** The check digit of card numbers (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** Whose card a number is, by its range (Mastercard has two: 51 to 55, 2221 to 2720); undefined for others. */
export function brandOf(digits: string): string | undefined {
  const [four, two] = [Number(digits.slice(0, 4)), Number(digits.slice(0, 2))];
  if (/^3[47]\d{13}$/.test(digits)) return "American Express";
  if (/^4(\d{12}|\d{15}|\d{18})$/.test(digits)) return "Visa";
  return digits.length === 16 && ((two >= 51 && two <= 55) || (four >= 2221 && four <= 2720))
    ? "Mastercard"
    : undefined;
}

const CONTROL = /\p{C}/u;

/** As it was meant: full-width characters folded, no spaces around. */
const fold = (text: string): string => text.normalize("NFKC").trim();

/** Digits without the spaces and hyphens that people put between them. */
const digitsOf = (text: string): string => fold(text).replace(/[\s\-‐-―]/g, "");

/**
 * Reads a card that somebody typed. What it returns holds neither its number nor its security code nor a name.
 * @param now decides whether it has expired: it is good to the end of its month in London.
 */
export function readTestCard(
  typed: TypedCard,
  now: Date,
): { card: ReadCard } | { problems: [CardProblem, ...CardProblem[]] } {
  const number = digitsOf(typed.cardNumber);
  const brand = brandOf(number);
  const expiry = readExpiry(typed.expiry, now);
  const messages: Record<CardField, string | undefined> = {
    cardNumber: numberProblem(typed.cardNumber, number, brand),
    expiry: typeof expiry === "string" ? expiry : undefined,
    cvv: cvvProblem(typed.cvv, brand),
    cardholderName: nameProblem(typed.cardholderName),
  };
  const [first, ...others] = CARD_FIELDS.flatMap((field) => {
    const message = messages[field];
    return message ? [{ field, message }] : [];
  });
  const published = TEST_CARDS.find((card) => digitsOf(card.number) === number);
  if (first || !published || !brand || typeof expiry === "string") {
    return { problems: [first ?? { field: "cardNumber", message: PROBLEMS.notTest }, ...others] };
  }
  return { card: { brand, last4: number.slice(-4), ...expiry, behaviour: published.behaviour } };
}

function numberProblem(typed: string, digits: string, brand: string | undefined): string | undefined {
  if (fold(typed) === "") return PROBLEMS.cardNumber;
  if (CONTROL.test(typed)) return PROBLEMS.control;
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return PROBLEMS.numberWrong;
  if (!brand) return PROBLEMS.brandUnknown;
  return TEST_CARDS.some(({ number }) => digitsOf(number) === digits) ? undefined : PROBLEMS.notTest;
}

/** Month and year, or the sentence about what is wrong. */
function readExpiry(typed: string, now: Date): { expiryMonth: number; expiryYear: number } | string {
  const match = CONTROL.test(typed) ? null : /^(0[1-9]|1[0-2])\s?\/\s?(\d\d)$/.exec(fold(typed));
  if (!match) return PROBLEMS.expiry;
  const [year = 0, month = 0] = londonDay(now).split("-").map(Number);
  const [expiryMonth, expiryYear] = [Number(match[1]), 2000 + Number(match[2])];
  if (expiryYear < year || (expiryYear === year && expiryMonth < month)) return PROBLEMS.expired;
  return expiryYear > year + EXPIRY_YEARS ? PROBLEMS.expiryFar : { expiryMonth, expiryYear };
}

function cvvProblem(typed: string, brand: string | undefined): string | undefined {
  const digits = fold(typed);
  if (digits === "") return PROBLEMS.cvv;
  if (CONTROL.test(typed)) return PROBLEMS.control;
  const isFour = brand === "American Express";
  if (!brand) return /^\d{3,4}$/.test(digits) ? undefined : PROBLEMS.cvvThree;
  return (isFour ? /^\d{4}$/ : /^\d{3}$/).test(digits) ? undefined : isFour ? PROBLEMS.cvvFour : PROBLEMS.cvvThree;
}

/** Whoever types a card number into the name does not get it stored, and is told. */
function nameProblem(typed: string): string | undefined {
  const name = fold(typed);
  if (name === "") return PROBLEMS.cardholderName;
  if (CONTROL.test(typed)) return PROBLEMS.control;
  if (/\d{2}/.test(name)) return PROBLEMS.nameDigits;
  return [...name].length < 2 || [...name].length > 100 ? PROBLEMS.nameLength : undefined;
}

/** True on a card that has expired by then. */
export function isExpired(
  { expiryMonth, expiryYear }: Pick<ReadCard, "expiryMonth" | "expiryYear">,
  now: Date,
): boolean {
  const [year = 0, month = 0] = londonDay(now).split("-").map(Number);
  return expiryYear < year || (expiryYear === year && expiryMonth < month);
}
