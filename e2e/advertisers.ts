import type { Page } from "playwright-core";
import { approve, giveDocuments, newCompany, startApplication, submitApplication } from "./applicants";
import { linkIn, mailTo } from "./mails";
import { askApi, DEMO_PASSWORD, signIn } from "./people";

let advertisers = 0;

/** The addresses of a card form's fields, as people read them. */
export const CARD_LABELS = {
  cardNumber: "Card number",
  expiry: "Expiry (MM/YY)",
  cvv: "CVV",
  cardholderName: "Cardholder name",
} as const;

/**
 * A company that has applied and was approved: an account without a plan, signed in on the page.
 * @param staff the page of somebody who may approve applications.
 */
export async function newAdvertiser(page: Page, staff: Page, name?: string): Promise<string> {
  advertisers += 1;
  const email = `advertiser@company-${advertisers}-${Math.round(performance.now())}.example`;
  const company = { ...newCompany(name === undefined ? {} : { name }), email };
  const token = await startApplication(page, company, { "x-forwarded-for": `203.0.113.${advertisers % 250}` });
  await giveDocuments(page, token, company);
  await approve(staff, await submitApplication(page, token));
  const link = linkIn(await mailTo(page, email, /\/reset-password/), "/reset-password");
  const query =
    "mutation P($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) { __typename } }";
  await askApi(page, query, {
    token: new URL(link, "http://localhost").searchParams.get("token"),
    newPassword: DEMO_PASSWORD,
  });
  await signIn(page, email);
  return email;
}

/** Fills the card form in. */
export async function typeCard(page: Page, cardNumber: string, cvv = "123"): Promise<void> {
  const card = { cardNumber, expiry: "12/40", cvv, cardholderName: "Hannah Okafor" };
  for (const field of Object.keys(CARD_LABELS) as (keyof typeof CARD_LABELS)[]) {
    await page.getByLabel(CARD_LABELS[field], { exact: true }).fill(card[field]);
  }
}
