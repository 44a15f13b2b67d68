const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** "£1,500.00" from whole pence. Whether VAT is in it has to stand beside it. */
export function formatPence(pence: number): string {
  return pounds.format(pence / 100);
}

/** "412,806": a count, with the separators of the UK. */
export function formatCount(count: number): string {
  return count.toLocaleString("en-GB");
}
