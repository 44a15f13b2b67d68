import type { Browser, Page } from "playwright-core";
import { until } from "../server/test/wait";
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

async function openEditor(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open GraphiQL" }).click();
  await page.locator(".graphiql-query-editor .view-line").first().waitFor();
}

/** The words of an editor in one line; its blanks are ones that do not break. */
const wordsIn = async (page: Page, part: "query-editor" | "response") =>
  (await page.locator(`.graphiql-${part} .view-lines`).innerText()).replace(/\s+/g, " ").trim();

/** Runs what stands in the editor and waits until a line of the answer has this. */
async function runAndSee(page: Page, words: RegExp): Promise<void> {
  await page.getByRole("button", { name: /^Execute query/ }).click();
  const answer = page.locator(".graphiql-response .view-lines").getByText(words).first();
  await answer.waitFor().catch(async () => {
    const seen = { asked: await wordsIn(page, "query-editor"), answered: await wordsIn(page, "response") };
    throw new Error(`${words} was not answered: ${JSON.stringify(seen)}`);
  });
}

/** Writes this in the place of what stands in the editor: once more as long as the editor, still busy, loses some of it. */
async function typeOperation(page: Page, operation: string): Promise<void> {
  await until(async () => {
    await page.locator(".graphiql-query-editor .view-lines").click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(operation);
    // The editor closes brackets by itself; what it added stands behind the caret.
    await page.keyboard.press("Control+Shift+End");
    await page.keyboard.press("Delete");
    return (await wordsIn(page, "query-editor")) === operation;
  }, "the editor to take what is typed");
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

  it.each([375, 768])("has room for everything at %d pixels", async (width) => {
    const { context, page, complaints } = await visit(browser, product.url, { viewport: { width, height: 800 } });
    await page.goto("/developers");
    await page.getByText(/^\d+ entries$/).waitFor();
    await expectAccessible(page);
    await page
      .getByText("needs a wider screen")
      .or(page.getByRole("button", { name: "Open GraphiQL" }))
      .waitFor();
    expect(await page.getByText("needs a wider screen").count()).toBe(width < 760 ? 1 : 0);
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
    await page.getByRole("button", { name: /^Stop query/ }).click();
    const key = "hak_live_0000000000000000000000000000000000000a";
    await page.getByLabel("API key (optional)").fill(key);
    await typeOperation(page, "{ currentApiKey { service } }");
    await runAndSee(page, /mistyped/); // a word of the sentence, which the editor breaks into lines
    expect(page.url()).not.toContain("hak_");
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/hak_|usage/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
