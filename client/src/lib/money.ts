import { type Language, localeOf } from "./language";

const pounds = (language: Language, trailingZeroDisplay: "auto" | "stripIfInteger") =>
  new Intl.NumberFormat(localeOf(language), {
    style: "currency",
    currency: "GBP",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay,
  });

/** "£1,500.00" from whole pence. Whether VAT is in it has to stand beside it. */
export function formatPence(pence: number, language: Language = "en"): string {
  return pounds(language, "auto").format(pence / 100);
}

/** "£1,500" for a price of whole pounds, with pence only where there are some. */
export function formatPrice(pence: number, language: Language = "en"): string {
  return pounds(language, "stripIfInteger").format(pence / 100);
}

/** "412,806": a count, with the separators of the language. */
export function formatCount(count: number, language: Language = "en"): string {
  return count.toLocaleString(localeOf(language));
}
