import type { Page } from "playwright-core";
import { newAdvertiser, typeCard } from "../../e2e/advertisers";
import { visit } from "../../e2e/browser";
import { signIn } from "../../e2e/people";
import type { Shot } from "./shot";

const LONG = "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Allergy and Respiratory Care Holdings (UK) Limited";

/** Who has no plan, by the product and the company's name: one for all pictures in which nothing is paid. */
const newcomers = new Map<string, string>();

/** The page of a company that was approved and has no plan. */
async function beNew(page: Page, name = "Northbank Allergy Care Ltd"): Promise<void> {
  const { origin } = new URL(page.url());
  const known = newcomers.get(`${origin} ${name}`);
  if (known) await signIn(page, known);
  else newcomers.set(`${origin} ${name}`, await becomeAdvertiser(page, origin, name));
  await page.goto("/advertiser/dashboard");
  await page.getByRole("heading", { name: "No plan yet" }).waitFor();
}

async function becomeAdvertiser(page: Page, origin: string, name: string): Promise<string> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser.");
  const staff = await visit(browser, origin);
  await signIn(staff.page, "admin@demo.test");
  const email = await newAdvertiser(page, staff.page, name);
  await staff.context.close();
  return email;
}

async function openPayment(page: Page, name?: string): Promise<void> {
  await beNew(page, name);
  await page.getByRole("button", { name: "Select Plan Silver" }).click();
  await page.getByLabel("Card number").waitFor();
}

const pay = (page: Page) => page.getByRole("button", { name: /^Pay £/ }).click();

/**
 * Shows the page with another standing than the demonstration's, whose months would have to pass for it: the answers of the server
 * are changed on their way, and the socket, which would tell the truth, stays silent.
 */
function standAs(changes: object, ready: string | RegExp) {
  return async (page: Page) => {
    await page.routeWebSocket(/./, () => undefined);
    await page.route("**/graphql", async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      if (answer.data?.subscription) Object.assign(answer.data.subscription, changes);
      await route.fulfill({ response, json: answer });
    });
    await page.reload();
    await page.getByText(ready).first().waitFor();
  };
}

const billing = { path: "/advertiser/billing", who: "advertiser@demo.test", ready: "Card on file" } as const;
const dashboard = { path: "/advertiser/dashboard", who: "advertiser@demo.test", ready: /Usage this month/ } as const;
const visitor = { path: "/", ready: /./ } as const;

/** Plans, payments and invoices of advertisers, in each of their states. */
export const BILLING_SCREENS: readonly Shot[] = [
  { ...billing, name: "billing" },
  { ...billing, name: "billing-failed", isFailing: true, ready: "Try Again" },
  {
    ...billing,
    name: "billing-invoice",
    who: "physio@demo.test",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Lines of/ })
        .first()
        .click();
      await page.getByText("Over the quota, by day").waitFor();
    },
  },
  {
    ...billing,
    name: "billing-cancelled",
    act: standAs({ cancelAtPeriodEnd: true, renewal: null }, "Keep the plan"),
  },
  { ...billing, name: "billing-overdue", who: "desk@demo.test", ready: "Overdue" },
  { ...billing, name: "billing-lapsed", act: standAs({ status: "LAPSED", renewal: null }, "Lapsed") },
  { ...billing, name: "billing-ended", act: standAs({ status: "ENDED", renewal: null }, "Choose a plan") },
  { ...billing, name: "billing-no-card", act: standAs({ card: null }, "There is no card on file.") },
  {
    ...billing,
    name: "billing-returned",
    path: "/advertiser/billing?cancelled=x",
    ready: "You left the payment page. Nothing was charged.",
  },
  {
    ...visitor,
    name: "billing-none",
    act: async (page) => {
      await beNew(page);
      await page.goto("/advertiser/billing");
      await page.getByText("No invoices yet. You get one for each payment.").waitFor();
    },
  },
  {
    ...billing,
    name: "billing-cancel",
    act: async (page) => {
      await page.getByRole("button", { name: "Cancel plan" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    ...billing,
    name: "billing-card",
    act: async (page) => {
      await page.getByRole("button", { name: "Update card" }).click();
      await page.getByLabel("Card number").waitFor();
    },
  },
  { ...visitor, name: "plans-none", act: (page) => beNew(page, LONG) },
  { ...dashboard, name: "plans-overdue", who: "desk@demo.test", ready: "Your renewal was not paid." },
  { ...dashboard, name: "usage-over-quota", who: "physio@demo.test" },
  { ...visitor, name: "payment", act: openPayment },
  {
    ...visitor,
    name: "payment-test-cards",
    act: async (page) => {
      await openPayment(page);
      await page.getByText("Test cards that work").click();
    },
  },
  {
    ...visitor,
    name: "payment-problems",
    act: async (page) => {
      await openPayment(page);
      await typeCard(page, "4242 4242 4242 4243", "1");
      await pay(page);
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    ...visitor,
    name: "payment-declined",
    act: async (page) => {
      await openPayment(page);
      await typeCard(page, "4000 0000 0000 0002");
      await pay(page);
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    ...visitor,
    name: "payment-lost",
    act: async (page) => {
      await openPayment(page);
      await page.route("**/graphql", (route) => route.abort());
      await typeCard(page, "4242 4242 4242 4242");
      await pay(page);
      await page.getByRole("button", { name: "Check again" }).waitFor({ timeout: 20_000 });
    },
  },
  {
    ...visitor,
    name: "payment-no-answer",
    act: async (page) => {
      await openPayment(page);
      await typeCard(page, "4000 0000 0000 0119");
      await pay(page);
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    ...visitor,
    name: "payment-success",
    act: async (page) => {
      // Whoever has paid has a plan, so that each picture needs a company of its own.
      await openPayment(page, `Company ${Math.round(performance.now())} Ltd`);
      await typeCard(page, "4242 4242 4242 4242");
      await pay(page);
      await page.getByText("Payment Successful!").waitFor();
    },
  },
  {
    ...dashboard,
    name: "upgrade",
    act: async (page) => {
      await page.getByRole("button", { name: "Upgrade Gold" }).click();
      await page.getByText("To pay today").waitFor();
    },
  },
];
