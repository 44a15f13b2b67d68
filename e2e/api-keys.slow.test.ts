import { randomUUID } from "node:crypto";
import type { Browser } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { askApi, signIn } from "./people";
import { type Product, startProduct } from "./product";

/** Two windows of the same owner: one makes keys, the other watches their list. */
let product: Product;
let browser: Browser;
let owner: Visit;
let watcher: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ DEMO_TRAFFIC: "false" }), launchBrowser()]);
  owner = await visit(browser, product.url, { viewport: { width: 1280, height: 860 } });
  watcher = await visit(browser, product.url, { viewport: { width: 375, height: 800 } });
  for (const { page } of [owner, watcher]) await signIn(page, "admin@demo.test", "/admin/security?part=keys");
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** What a program gets that asks with a key. */
async function ask(secret: string, query = "{ systemMetrics { takenAt } }") {
  const answer = await fetch(`${product.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: { message: string }[] };
  return { status: answer.status, data, message: errors?.[0]?.message, limit: answer.headers.get("ratelimit-policy") };
}

const SERVICE = "Wall display";
/** Rows are drawn as cards on a phone, where they are none to a screen reader. */
const rowOf = ({ page }: Visit) => page.locator("tr").filter({ hasText: SERVICE });

/** The key that a dialog shows, which goes with the dialog. */
async function secretOf({ page }: Visit): Promise<string> {
  const field = page.getByRole("dialog").getByLabel("API key", { exact: true });
  await field.waitFor();
  const secret = await field.inputValue();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have stored it" }).click();
  await field.waitFor({ state: "detached" });
  return secret;
}

let first = "";
let second = "";

describe("API credentials", () => {
  it("warn of a key that ends soon", async () => {
    await owner.page.getByText("API key expires soon. Please rotate the key.").waitFor();
    await expectAccessible(owner.page);
    await expectAccessible(watcher.page);
  });

  it("are created with what they may do, shown once, and work", async () => {
    const { page } = owner;
    await page.getByRole("button", { name: "Create API key" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Service").fill(SERVICE);
    await dialog.getByRole("button", { name: /^Create key/ }).click();
    await dialog.getByRole("link", { name: "Please choose at least one scope." }).waitFor();
    await expectAccessible(page);
    expect(await dialog.getByLabel("Service").inputValue()).toBe(SERVICE);
    await dialog.getByLabel("Belongs to").selectOption("The platform, as a service account");
    await dialog.getByRole("checkbox", { name: /read:system/ }).check();
    await dialog.getByRole("button", { name: /^Create key/ }).click();
    first = await secretOf(owner);
    expect(first).toMatch(/^hak_live_[0-9A-Za-z]{38}$/);
    await page.getByText(`API key created: ${SERVICE}.`).waitFor();
    await rowOf(watcher).getByText("never").first().waitFor(); // without a reload
    await rowOf(watcher).getByText("Production, service account, created by Marcus Whitfield").waitFor();
    const { status, data, limit } = await ask(first);
    expect(status).toBe(200);
    expect(data).toHaveProperty("systemMetrics");
    expect(limit).toBe('"api-key";q=30000;w=60');
    expect((await ask(first, "{ auditWords { action } }")).message).toBe("This key needs the scope read:audit.");
    expect(await page.content()).not.toContain(first);
  });

  it("show their last use to whoever looks", async () => {
    await rowOf(watcher).getByText("never").first().waitFor({ state: "detached" });
  });

  it("are rotated; the old one works on for its overlap", async () => {
    const { page } = owner;
    await rowOf(owner)
      .getByRole("button", { name: /^Rotate Key/ })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Rotate Key/ })
      .click();
    await page.getByRole("dialog").getByText("API key rotated successfully").waitFor();
    second = await secretOf(owner);
    expect(second).not.toBe(first);
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([200, 200]);
    await rowOf(watcher)
      .getByText(/^The old key hak_live_….{4} works until .* Last used: .*\d\d:\d\d\.$/)
      .waitFor();
  });

  it("show their usage as bars and in numbers", async () => {
    const { page } = owner;
    await rowOf(owner)
      .getByRole("button", { name: /^Usage/ })
      .click();
    await page.getByText("4 calls in the last 30 days.").waitFor();
    await page.getByRole("dialog").getByRole("img", { name: "Calls by day, last 30 days" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });

  it("are revoked at once, with every secret that they have", async () => {
    const { page } = owner;
    await rowOf(owner)
      .getByRole("button", { name: /^Revoke/ })
      .click();
    await expectAccessible(page);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Revoke key/ })
      .click();
    await page.getByText(`API key revoked: ${SERVICE}. It no longer works.`).waitFor();
    for (const secret of [first, second]) {
      expect(await ask(secret)).toMatchObject({ status: 401, message: "This API key has been revoked." });
    }
    await rowOf(watcher).waitFor({ state: "detached" });
    await watcher.page.getByText("Expired or revoked", { exact: true }).click();
    await rowOf(watcher).getByText("Revoked", { exact: true }).waitFor();
  });

  it("are part of what the incidents tell, when somebody tries a key that is none", async () => {
    const { page } = watcher;
    await page.goto("/admin/security?part=incidents");
    await page.getByRole("heading", { name: "Security incidents" }).waitFor();
    await page.getByText(/in the last 24 hours/).waitFor();
    const row = page.locator("tr").filter({ hasText: "API key refused" });
    await row.waitFor();
    await ask(first);
    await row.getByText("3", { exact: true }).waitFor();
    await expectAccessible(page);
    await page
      .getByRole("button", { name: /^Deny address/ })
      .first()
      .click();
    expect(await page.getByRole("dialog").getByLabel("Address or range").inputValue()).toMatch(/^127\.0\.0\.1|^::1/);
    await expectAccessible(page);
  });

  it("nothing on the pages complains", () => {
    expect([...owner.complaints, ...watcher.complaints]).toEqual([]);
  });
});

describe("API keys of an advertiser", () => {
  let advertiser: Visit;

  beforeAll(async () => {
    advertiser = await visit(browser, product.url, { viewport: { width: 768, height: 900 } });
    await signIn(advertiser.page, "advertiser@demo.test", "/advertiser/api-keys");
  });

  it("come with the Platinum plan, and the page hears of it", async () => {
    const { page } = advertiser;
    await page.getByText("API keys are part of the Platinum plan.").waitFor();
    await page.getByText("No API keys yet.").waitFor();
    expect(await page.getByRole("button", { name: "Create API key" }).count()).toBe(0);
    await expectAccessible(page);
    const { purchaseQuote } = await askApi(page, "{ purchaseQuote(tier: PLATINUM) { money { grossPence } } }");
    const input = {
      tier: "PLATINUM",
      expectedGrossPence: purchaseQuote.money.grossPence,
      idempotencyKey: randomUUID(),
    };
    await askApi(page, "mutation ($input: PurchaseInput!) { upgrade(input: $input) { payment { status } } }", {
      input,
    });
    await page.getByRole("button", { name: "Create API key" }).waitFor(); // without a reload
    expect(await page.getByText("API keys are part of the Platinum plan.").count()).toBe(0);
  });

  it("read campaigns, and nothing else", async () => {
    const { page } = advertiser;
    await page.getByRole("button", { name: "Create API key" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Service").fill("Spreadsheet");
    await dialog.getByRole("checkbox", { name: /read:campaigns/ }).check();
    await dialog.getByRole("button", { name: /^Create key/ }).click();
    const secret = await secretOf(advertiser);
    expect(await ask(secret, "{ campaigns(first: 5) { totalCount } }")).toMatchObject({
      status: 200,
      data: { campaigns: { totalCount: expect.any(Number) } },
    });
    expect((await ask(secret, "{ me { email } }")).message).toBe("API keys cannot use this.");
    expect((await ask(secret, "{ usage { __typename } }")).message).toBe("This key needs the scope read:reports.");
    expect(advertiser.complaints).toEqual([]);
  });
});
