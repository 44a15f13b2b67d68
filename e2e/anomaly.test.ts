import type { Browser } from "playwright-core";
import { launchBrowser, visit } from "./browser";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ DEMO_TRAFFIC: "false" }), launchBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

it("an administrator slows the demonstration, sees the anomaly by itself, takes note of it, and nothing was made up", async () => {
  const { page, complaints } = await visit(browser, product.url, { viewport: { width: 1280, height: 900 } });
  await signIn(page, "admin@demo.test", "/admin/system-health");
  const panel = page.getByRole("region", { name: "Anomalies" });
  await panel.waitFor();
  await page.getByRole("switch", { name: "Slow this server down on purpose" }).click({ force: true });
  // Requests of the open page become slow; the next reading sees them, and the row comes without a reload.
  const row = panel.getByText("API latency (p95)").first();
  await row.waitFor({ timeout: 25_000 });
  await panel
    .getByText(/ms reached (500|1,000)/)
    .first()
    .waitFor();
  await panel
    .getByRole("button", { name: /^Details of API latency/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Note").fill("Switched on by hand");
  await dialog.getByRole("button", { name: /^Acknowledge/ }).click();
  await panel.getByText("Marcus Whitfield: Switched on by hand").first().waitFor();
  await page.keyboard.press("Escape");
  expect(complaints).toEqual([]);
}, 180_000);

it("the history of a metric is drawn, and limits that one administrator changes are there for another without a reload", async () => {
  const { page, complaints } = await visit(browser, product.url, { viewport: { width: 1280, height: 900 } });
  await signIn(page, "admin@demo.test", "/admin/system-health");
  const other = await visit(browser, product.url, { viewport: { width: 1280, height: 900 } });
  await signIn(other.page, "admin@demo.test", "/admin/system-health");
  const memory = other.page.getByRole("article", { name: "Memory" }).getByRole("meter");
  await memory.and(other.page.getByLabel(/Warning at 80%, critical at 95%/)).waitFor();
  await page.getByRole("link", { name: "History and limits" }).click();
  await page.getByRole("button", { name: "Change of Memory" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Warning at").fill("81");
  await dialog.getByLabel("Reason").fill("A larger machine");
  await dialog.getByRole("button", { name: "Save limits" }).click();
  await page.getByText(/^The limits of Memory were changed/).waitFor();
  await memory.and(other.page.getByLabel(/Warning at 81%, critical at 95%/)).waitFor();
  // Minutes are written when they are over.
  await page.getByRole("img", { name: /^CPU: from/ }).waitFor({ timeout: 150_000 });
  expect([...complaints, ...other.complaints]).toEqual([]);
}, 240_000);
