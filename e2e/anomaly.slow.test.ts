import type { Browser } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, visit } from "./browser";
import { mailTo } from "./mails";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";
import { queryPostgres } from "./query-postgres";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ DEMO_TRAFFIC: "false" }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

it("an administrator slows the demonstration, sees the anomaly by itself, takes note of it, and nothing was made up", async () => {
  const { page, complaints } = await visit(browser, product.url, { viewport: { width: 1280, height: 900 } });
  await signIn(page, "admin@demo.test", "/admin/system-health");
  const panel = page.getByRole("region", { name: "Anomalies" });
  await panel.waitFor();
  await page.getByRole("button", { name: "Mail me" }).click();
  await page.getByLabel("Mail me when an anomaly is raised").selectOption("From warning up");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByRole("button", { name: "Mailed from warning up" }).waitFor();
  await page.getByRole("switch", { name: "Slow this server down on purpose" }).click({ force: true });
  // Requests of the open page become slow; the next reading sees them, and the row comes without a reload.
  const row = panel.getByText("API latency (p95)").first();
  await row.waitFor();
  await panel
    .getByText(/ms reached (500|1,000)/)
    .first()
    .waitFor();
  await mailTo(
    page,
    "admin@demo.test",
    /API latency \(p95\) is (out of its range|at warning|now critical).*ms reached/,
  );
  await page.getByLabel("Metric", { exact: true }).selectOption("API latency (p95)");
  await page.getByLabel("State", { exact: true }).selectOption("Open");
  await page.waitForURL(/metric=latency&state=open/);
  await row.waitFor();
  await panel
    .getByRole("button", { name: /^Details of API latency/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Note").fill("Switched on by hand");
  await dialog.getByRole("button", { name: /^Acknowledge/ }).click();
  // It is not open any more, so it leaves the list of those that are.
  await panel.getByText("No anomalies match this filter.").waitFor();
  await panel.getByRole("button", { name: "Show all" }).click();
  await panel.getByText("Marcus Whitfield: Switched on by hand").first().waitFor();
  await page.keyboard.press("Escape");
  expect(complaints).toEqual([]);
});

it("a job that was given up is seen without a reload, tried again, and another one removed for a reason", async () => {
  const { page, complaints } = await visit(browser, product.url, { viewport: { width: 375, height: 800 } });
  await signIn(page, "admin@demo.test", "/admin/system-health?part=jobs");
  await page.getByText("No job has failed, and none is running long.").waitFor();
  const giveUp = (task: string) =>
    queryPostgres(
      product,
      `select graphile_worker.add_job('${task}', '{}', job_key => '${task}', run_at => now() + interval '1 hour');
       update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'connect ECONNREFUSED' where key = '${task}'`,
    );
  await giveUp("keep_windows");
  await giveUp("sweep");
  const rows = page.locator("tbody tr");
  await rows.filter({ hasText: "Forget what is old" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Try again of Begin and end maintenance windows/ }).click();
  await page.getByText(/^Begin and end maintenance windows, number \d+: trying again now/).waitFor();
  await rows.filter({ hasText: "Begin and end" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Remove of Forget what is old/ }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("It was made up");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Remove the job/ }).click();
  await page.getByText("No job has failed, and none is running long.").waitFor();
  const [left] = await queryPostgres<{ count: number }>(
    product,
    "select count(*)::int as count from graphile_worker._private_jobs where key in ('keep_windows', 'sweep')",
  );
  expect(left).toEqual({ count: 0 });
  expect(complaints).toEqual([]);
});

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
  await page.getByRole("img", { name: /^CPU: from/ }).waitFor();
  expect([...complaints, ...other.complaints]).toEqual([]);
});
