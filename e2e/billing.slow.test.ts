import type { Browser, Page } from "playwright-core";
import { readPdf } from "../server/test/read-pdf";
import { expectAccessible } from "./accessible";
import { newAdvertiser, typeCard } from "./advertisers";
import { bytesOf, launchBrowser, type Visit, visit } from "./browser";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";
import { queryPostgres } from "./query-postgres";

const PHONE = { viewport: { width: 375, height: 780 } };
const WORKS = "4242 4242 4242 4242";
const DECLINED = "4000 0000 0000 0002";
const DECLINED_LATER = "4000 0000 0000 0341";

let product: Product;
let browser: Browser;
let staff: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ DEMO_TRAFFIC: "false", TRUST_PROXY: "127.0.0.1,::1" }),
    launchBrowser(),
  ]);
  staff = await visit(browser, product.url);
  await signIn(staff.page, "admin@demo.test");
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const dialog = (page: Page) => page.getByRole("dialog");
const payButton = (page: Page) => dialog(page).getByRole("button", { name: /^Pay £/ });

/** Chooses a plan and pays for it. */
async function buy(page: Page, plan: string, cardNumber: string): Promise<void> {
  await page.getByRole("button", { name: `Select Plan ${plan}` }).click();
  await payButton(page).waitFor();
  await typeCard(page, cardNumber);
  await payButton(page).click();
}

/** Presses Tab until the focus is where it says. */
async function tabTo(page: Page, is: (focused: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent || "");
    if (is(focused)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not get there.");
}

describe("a new advertiser", () => {
  let advertiser: Visit;
  const sent: { url: string; body: string }[] = [];

  it("has no plan, chooses one and is told why the card was not accepted, by keyboard alone", async () => {
    advertiser = await visit(browser, product.url);
    const { page } = advertiser;
    await newAdvertiser(page, staff.page);
    await page.getByRole("heading", { name: "No plan yet" }).waitFor();
    await expectAccessible(page);
    page.on("request", (request) => sent.push({ url: request.url(), body: request.postData() ?? "" }));

    await tabTo(page, (focused) => focused === "Select Plan Silver");
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("row", { name: "Net, excluding VAT £1,500.00" }).waitFor();
    await dialog(page).getByRole("row", { name: "VAT 20% £300.00" }).waitFor();
    await dialog(page).getByRole("row", { name: "To pay today £1,800.00" }).waitFor();
    await expectAccessible(page);
    await tabTo(page, (focused) => focused === "cardNumber");
    for (const text of [DECLINED, "1240", "123", "Hannah Okafor"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    const summary = page.getByRole("alert", { name: "There is a problem" });
    await summary.getByText("Payment processing failed. Please try again. The card was declined.").waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByLabel("Card number").inputValue()).toBe(DECLINED);
    expect(await page.getByLabel("CVV").inputValue()).toBe("");
    await expectAccessible(page);
  });

  it("mends the card and pays; the dialog says so and closes, and the plan is active", async () => {
    const { page } = advertiser;
    await page.getByLabel("Card number").fill("4242 4242 4242 4243");
    await page.getByLabel("CVV").fill("123");
    await payButton(page).click();
    await page.getByRole("link", { name: /^This card number is not valid/ }).click();
    expect(await page.getByLabel("Card number").evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByText("Test cards that work").click();
    await page.getByRole("button", { name: `Use ${WORKS}` }).click();
    await payButton(page).click();
    await dialog(page).getByText("Payment Successful!").waitFor();
    await dialog(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Current Plan" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("standing");
    await page.getByText("An estimate appears after 3 full days.").waitFor();
    await expectAccessible(page);
  });

  it("has sent the card to its own route alone, and the browser has kept nothing of it", async () => {
    const { page } = advertiser;
    const withCard = sent.filter(({ body }) => /4242|Hannah/.test(body));
    expect(new Set(withCard.map(({ url }) => new URL(url).pathname))).toEqual(
      new Set(["/payments/test-provider/cards"]),
    );
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/4242|Hannah/);
  });

  it("moves up to Gold with the card on file", async () => {
    const { page } = advertiser;
    await page.getByText("£1,000.00 + VAT").first().waitFor();
    await tabTo(page, (focused) => focused === "Upgrade Gold");
    await page.keyboard.press("Enter");
    await dialog(page)
      .getByRole("row", { name: "Upgrade from Silver to Gold: £2,000.00 / 30 × 15 days £1,000.00" })
      .waitFor();
    await dialog(page).getByText("Visa ending 4242").waitFor();
    await expectAccessible(page);
    await tabTo(page, (focused) => focused.startsWith("Pay £1,200.00 and upgrade"));
    await page.keyboard.press("Enter");
    await dialog(page).getByText("Subscription upgraded successfully!").waitFor();
    await dialog(page).waitFor({ state: "detached" });
    await page.getByText("0 of 1,500,000 impressions").or(page.getByText("of 1,500,000 impressions")).first().waitFor();
    expect(await page.getByRole("button", { name: "Not Available" }).count()).toBe(2);
  });

  it("downloads the invoice, and it is one", async () => {
    const { page } = advertiser;
    await page.getByRole("link", { name: "Billing", exact: true }).click();
    const row = page.getByRole("row", { name: /Upgrade from Silver to Gold £1,000\.00 £200\.00 £1,200\.00 Paid/ });
    await row.waitFor();
    await row.getByRole("button", { name: /^Lines of/ }).click();
    await page.getByText("Billed to Northbank Allergy Care Ltd").waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      row.getByRole("link", { name: /^PDF/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^invoice-\d{4}-\d{6}\.pdf$/);
    const text = readPdf(await bytesOf(download)).pages.join("\n");
    expect(text).toContain("Northbank Allergy Care Ltd");
    expect(text).toContain("£1,200.00");
  });

  it("cancels and takes it back, in two windows at once", async () => {
    const { page, context } = advertiser;
    const other = await context.newPage();
    await other.goto("/advertiser/dashboard");
    await other.getByText("Active", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Cancel plan" }).click();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Cancel at the end of the month" }).click();
    await page.getByText("Your plan is cancelled. It runs to the end of the month.").waitFor();
    await other.getByText("Cancelled", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Keep the plan" }).click();
    await page.getByText("Your plan continues and renews as before.").waitFor();
    await other.getByText("Active", { exact: true }).first().waitFor();
    await other.close();
    expect(advertiser.complaints).toEqual([]);
  });
});

it("charges once when the connection breaks in the middle of a payment", async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  const email = await newAdvertiser(page, staff.page);
  let broken = 0;
  await page.route("**/graphql", async (route) => {
    if (broken > 0 || !route.request().postData()?.includes("PaymentDialog_subscribe")) return route.continue();
    broken += 1;
    await route.fetch(); // the server hears of it, and its answer is lost
    return route.abort();
  });
  await buy(page, "Bronze", WORKS);
  await dialog(page).getByText("Payment Successful!").waitFor();
  expect(broken).toBe(1);
  const charges = await queryPostgres<{ count: number }>(
    product,
    "select count(*)::int as count from payments p join users u on u.id = p.advertiser_id where u.email = $1",
    [email],
  );
  expect(charges).toEqual([{ count: 1 }]);
  expect(complaints).toEqual([]);
  await context.close();
});

describe("a card that is declined at the renewal, on a phone", () => {
  let advertiser: Visit;

  it("is accepted for the first month", async () => {
    advertiser = await visit(browser, product.url, PHONE);
    const { page } = advertiser;
    await newAdvertiser(page, staff.page);
    await buy(page, "Bronze", DECLINED_LATER);
    await dialog(page).getByText("Payment Successful!").waitFor();
    await dialog(page).waitFor({ state: "detached" });
    await expectAccessible(page);
  });

  it("leaves days of grace while the page is open, with the way out", async () => {
    const { page } = advertiser;
    await page.goto("/advertiser/billing");
    await page.getByText("Active", { exact: true }).waitFor();
    // The month that was paid a moment ago was over the midnight before last: renewals begin some minutes after a midnight.
    await queryPostgres(
      product,
      `with own as (select advertiser_id from subscriptions where card_last4 = '0341'),
            midnight as (select date_trunc('day', now() at time zone 'Europe/London') - interval '1 day' as at)
       update subscription_periods set period_start = (at - interval '1 month') at time zone 'Europe/London',
              period_end = at at time zone 'Europe/London'
         from midnight where advertiser_id in (select advertiser_id from own)`,
    );
    await queryPostgres(
      product,
      "update subscriptions set anchor_day = (now() at time zone 'Europe/London')::date - interval '1 month 1 day' where card_last4 = '0341'",
    );
    await queryPostgres(product, "select graphile_worker.add_job('renew_subscriptions')");
    await page.getByText("Overdue", { exact: true }).waitFor();
    await page.getByText(/^Your renewal could not be charged\. Adverts keep running until/).waitFor();
    await expectAccessible(page);
    await page.goto("/advertiser/dashboard");
    await page.getByText("Your renewal was not paid.").waitFor();
    await page.getByText("Please pay your renewal first.").waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Pay or change the card" }).click();
  });

  it("is declined once more by hand, changed, and then the renewal is paid", async () => {
    const { page } = advertiser;
    await page.getByRole("button", { name: "Pay £600.00 now" }).click();
    await payButton(page).click();
    await dialog(page).getByText("Payment processing failed. Please try again. The card was declined.").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Update card" }).click();
    await typeCard(page, WORKS);
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Save card" }).click();
    await page.getByText("Your card was changed.").waitFor();
    await page.getByText("Visa ending 4242").waitFor();
    await page.getByRole("button", { name: "Pay £600.00 now" }).click();
    await payButton(page).click();
    await dialog(page).getByText("Payment Successful!").waitFor();
    await dialog(page).waitFor({ state: "detached" });
    await page.getByText("Active", { exact: true }).waitFor();
    await page.getByText("2 invoices").waitFor();
    expect(advertiser.complaints).toEqual([]);
  });
});

it("tells once who comes back from the payment page without paying", async () => {
  const { page, context } = await visit(browser, product.url);
  await signIn(page, "advertiser@demo.test", "/advertiser/billing?cancelled=x");
  await page.getByText("You left the payment page. Nothing was charged.").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await context.close();
});
