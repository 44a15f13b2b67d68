import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, visit } from "./browser";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const WIDE = { viewport: { width: 1280, height: 900 } };
const detail = (page: Page) => page.locator("#reference article");

const editor = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function openEditor(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open the editor" }).click();
  await editor(page, "Operation").waitFor();
}

/** Runs what stands in the editor and waits until a line of the answer has this. */
async function runAndSee(page: Page, words: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await editor(page, "Answer").getByText(words).first().waitFor();
}

/** Writes this in the place of what stands in the editor. */
async function typeOperation(page: Page, operation: string): Promise<void> {
  await editor(page, "Operation").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(operation);
  expect(await editor(page, "Operation").innerText()).toBe(operation);
}

describe("the page for developers", () => {
  it("leads from the foot of the start page to what the API is, by search, by types and by addresses", async () => {
    const { context, page, complaints } = await visit(browser, product.url, WIDE);
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Developers" }).click();
    await page.getByRole("rowheader", { name: "write:conversions" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("searchbox", { name: "Search the reference" }).fill("report conversions");
    await page.getByRole("link", { name: "reportConversions", exact: true }).click();
    await detail(page).getByText("A key needs the scope").waitFor();
    await detail(page).getByRole("link", { name: "ReportConversionsInput" }).click();
    await detail(page).getByText("idempotencyKey").waitFor();
    expect(page.url()).toMatch(/\/developers#ReportConversionsInput$/);
    await page.goBack();
    await detail(page).getByRole("heading", { name: "reportConversions" }).waitFor();
    await page.goto("/developers#Subscription.campaignStatsChanged");
    await detail(page).getByRole("heading", { name: "campaignStatsChanged" }).waitFor();
    const top = await detail(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThan(WIDE.viewport.height);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([320, 375, 768])("has room for everything at %d pixels", async (width) => {
    const { context, page, complaints } = await visit(browser, product.url, { viewport: { width, height: 800 } });
    await page.goto("/developers");
    await page.getByText(/^\d+ entries$/).waitFor();
    await expectAccessible(page);
    await openEditor(page);
    await runAndSee(page, /"errors"/);
    await page.getByText("The API answered with 1 error.").waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("runs queries and subscriptions with the session, and with a key alone once there is one", async () => {
    const { context, page, complaints } = await visit(browser, product.url, WIDE);
    await signIn(page, "advertiser@demo.test", "/developers");
    await openEditor(page);
    await runAndSee(page, /"totalCount"/);
    await typeOperation(page, "subscription { usageChanged { impressionsUsed } }");
    await runAndSee(page, /"impressionsUsed"/);
    await page.getByText(/^Listening/).waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText(/^Stopped after/).waitFor();
    const key = "hak_live_0000000000000000000000000000000000000a";
    await page.getByLabel("API key (optional)").fill(key);
    await typeOperation(page, "{ currentApiKey { service } }");
    await runAndSee(page, /contains a typing error/);
    expect(page.url()).not.toContain("hak_");
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/hak_|usage/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("completes by the schema, marks what is not in it, and lets the keyboard out, in the dark too", async () => {
    const { context, page, complaints } = await visit(browser, product.url, { ...WIDE, colorScheme: "dark" });
    await page.goto("/developers");
    await openEditor(page);
    await expectAccessible(page);
    await typeOperation(page, "query Q { apiSc");
    await page.keyboard.press("Control+Space");
    await page.getByRole("option", { name: /^apiScopes/ }).click();
    await editor(page, "Operation").getByText("apiScopes").waitFor(); // what is typed before it stands there goes nowhere
    await editor(page, "Operation").focus();
    await page.keyboard.insertText(" { name nothing } }");
    expect(await editor(page, "Operation").innerText()).toBe("query Q { apiScopes { name nothing } }");
    await page.locator(".cm-lintRange-error").filter({ hasText: "nothing" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    expect(await editor(page, "Variables (JSON)").evaluate((field) => field === document.activeElement)).toBe(true);
    await typeOperation(page, "query Q { apiScopes { name } }");
    await page.keyboard.press("Control+Enter");
    await editor(page, "Answer")
      .getByText(/"read:campaigns"/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
