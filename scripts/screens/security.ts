import type { Page } from "playwright-core";
import { askApi, signIn } from "../../e2e/people";
import type { Shot } from "./shot";

/** Where nobody was searched for yet. */
const NOBODY = "Enter an address to find a person.";

async function openPerson(page: Page, email: string, name: string, ready: string): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name }).click();
  await page.getByText(ready).first().waitFor();
}
const openAdvertiser = (page: Page) => openPerson(page, "advertiser@demo", "Hannah Okafor", "Refunded");

/** Takes the advertiser's newest invoice back, once. */
async function takeInvoiceBack(page: Page): Promise<void> {
  await signIn(page, "admin@demo.test");
  const found: { userSearch: { nodes: { id: string }[] } } = await askApi(
    page,
    '{ userSearch(email: "advertiser@demo") { nodes { id } } }',
  );
  const userId = found.userSearch.nodes[0]?.id;
  const { accountInvoices }: { accountInvoices: { nodes: { number: string; status: string; kind: string }[] } } =
    await askApi(page, "query A($userId: ID!) { accountInvoices(userId: $userId) { nodes { number status kind } } }", {
      userId,
    });
  const invoice = accountInvoices.nodes.find(({ kind, status }) => kind !== "CREDIT_NOTE" && status === "PAID");
  if (accountInvoices.nodes.some(({ kind }) => kind === "CREDIT_NOTE") || !invoice) return;
  await askApi(
    page,
    "mutation C($number: String!, $reason: String!) { creditInvoice(number: $number, reason: $reason) { id } }",
    {
      number: invoice.number,
      reason: "The campaign could not start because our upload was down for the first two days",
    },
  );
}

/** Security Settings, users and the audit log. */
export const SECURITY_SCREENS: readonly Shot[] = [
  { name: "roles", path: "/admin/security", who: "admin@demo.test", ready: "pharmacist@demo.test" },
  {
    name: "security",
    path: "/admin/security?part=firewall",
    who: "admin@demo.test",
    ready: "No firewall rules. Nobody is denied.",
  },
  {
    name: "security-add-rule",
    path: "/admin/security?part=firewall",
    who: "admin@demo.test",
    ready: "No firewall rules. Nobody is denied.",
    act: async (page) => {
      await page.getByRole("button", { name: "Add Firewall Rule" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "users", path: "/admin/users", who: "support@demo.test", ready: NOBODY },
  {
    name: "user",
    path: "/admin/users",
    who: "admin@demo.test",
    ready: NOBODY,
    act: (page) => openPerson(page, "patient@demo", "Priya Raman", "View health data"),
  },
  {
    name: "user-advertiser",
    path: "/admin/users",
    who: "admin@demo.test",
    ready: NOBODY,
    prepare: takeInvoiceBack,
    act: openAdvertiser,
  },
  {
    name: "user-credit-note",
    path: "/admin/users",
    who: "admin@demo.test",
    ready: NOBODY,
    prepare: takeInvoiceBack,
    act: async (page) => {
      await openAdvertiser(page);
      await page
        .getByRole("button", { name: /^Issue credit note/ })
        .first()
        .click();
      await page.getByText("The plan is not affected.").waitFor();
    },
  },
  { name: "audit", path: "/admin/audit", who: "admin@demo.test", ready: "Entries" },
  {
    name: "security-failed",
    path: "/admin/security?part=firewall",
    who: "admin@demo.test",
    isFailing: true,
    ready: "Try Again",
  },
];
