import type { Browser, Page } from "playwright-core";
import { readPdf } from "../server/test/read-pdf";
import { expectAccessible } from "./accessible";
import { bytesOf, launchBrowser, type Visit, visit } from "./browser";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;
let advertiser: Visit;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ DEMO_TRAFFIC: "false" }), launchBrowser()]);
  advertiser = await visit(browser, product.url);
  ({ page } = advertiser);
  await signIn(page, "advertiser@demo.test");
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** The figure under its name. */
const figure = (name: string) => page.locator("dl > div").filter({ hasText: name }).first();
/** What a press of that link downloads. */
async function download(name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  return { name: file.suggestedFilename(), bytes: await bytesOf(file) };
}
/** Pounds of the whole month in the file. */
function revenueIn(csv: string): number {
  const [head = "", ...lines] = csv.replace("\uFEFF", "").split(/\r?\n/);
  const month = lines.find((line) => line.startsWith("Month,")) ?? "";
  return Number(month.split(",")[head.split(",").indexOf("Revenue GBP without VAT")]);
}
const today = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" }).format(new Date());

it("shows a month with its figures, the days as a table, and the same in both files", async () => {
  await page.getByRole("link", { name: "Reports" }).click();
  await page.getByRole("heading", { level: 1, name: /^Monthly report, / }).waitFor();
  await page.getByLabel("Month", { exact: true }).locator("option").nth(10).waitFor({ state: "attached" });
  await page.getByLabel("Month", { exact: true }).selectOption({ index: 1 });
  await page.waitForURL(/\/advertiser\/reports\/\d{4}-\d{2}$/);
  const month = page.url().slice(-7);
  await page.getByText("Impressions", { exact: true }).first().waitFor();
  const shown = (await figure("Impressions").innerText()).match(/\d{1,3}(,\d{3})+/)?.[0] ?? "none";
  await expectAccessible(page);
  const csv = await download("Download CSV");
  expect(csv.name).toContain(month);
  expect(csv.bytes.toString("utf8")).toContain(shown.replaceAll(",", ""));
  const pdf = await download("Download PDF");
  const text = readPdf(pdf.bytes).pages.join("\n");
  expect(text).toContain("Northbank Allergy Care Ltd");
  expect(text).toContain(shown);
});

it("does not scroll sideways on a phone", async () => {
  await page.setViewportSize({ width: 375, height: 780 });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 860 });
});

it("takes conversions from a file, whose wrong lines are told and keep nothing else from being reported", async () => {
  await page.getByRole("link", { name: "Report conversions" }).click();
  await page.getByRole("heading", { level: 1, name: "Report conversions" }).waitFor();
  const campaign = await page.getByLabel("Campaign", { exact: true }).locator("option").first().innerText();
  const lines = ["campaign,day,conversions,revenue", `"${campaign}",${today()},7,1234.50`, `Nobody's,${today()},1,1`];
  await page.locator("input[type=file]").setInputFiles({
    name: "sales.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\r\n")),
  });
  await page.getByText("You have no campaign with this name.").first().waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove line 3" }).click();
  await page.getByRole("button", { name: "Report 1 line" }).click();
  await page.getByText("1 line was reported.").waitFor();
  await page.getByRole("cell", { name: "£1,234.50" }).first().waitFor();
});

it("counts the revenue in the report of this month", async () => {
  await page.goto(`/advertiser/reports/${today().slice(0, 7)}`);
  await page.getByText("This month is not over yet.").waitFor();
  await page
    .getByText(/£[\d,]+\.\d\d/)
    .first()
    .waitFor();
  const csv = (await download("Download CSV")).bytes.toString("utf8");
  const before = revenueIn(csv);
  await page.getByRole("link", { name: "Report conversions" }).click();
  await page.getByLabel("Day", { exact: true }).fill(today());
  await page.getByLabel("Conversions", { exact: true }).fill("9");
  await page.getByLabel("Revenue in £, excluding VAT").fill("2234.50");
  await page.getByRole("button", { name: "Add line" }).click();
  await page.getByRole("button", { name: "Report 1 line" }).click();
  await page.getByText("1 line was reported.").waitFor();
  await page.goBack();
  await page.getByText("This month is not over yet.").waitFor();
  const after = revenueIn((await download("Download CSV")).bytes.toString("utf8"));
  // The later report of a campaign's day takes the place of the earlier one.
  expect(after - before).toBeCloseTo(1_000, 2);
});

it("takes conversions back, which leave the report", async () => {
  const before = revenueIn((await download("Download CSV")).bytes.toString("utf8"));
  await page.getByRole("link", { name: "Report conversions" }).click();
  const reported = page.getByRole("row").filter({ hasText: "£2,234.50" });
  await reported.getByRole("button", { name: /^Withdraw/ }).click();
  await page.getByRole("dialog").getByText("They are removed from all your figures", { exact: false }).waitFor();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await page.getByText("Withdrawn. These conversions no longer count.").waitFor();
  await reported.waitFor({ state: "detached" });
  await page.goBack();
  await page.getByText("This month is not over yet.").waitFor();
  const after = revenueIn((await download("Download CSV")).bytes.toString("utf8"));
  expect(before - after).toBeCloseTo(2_234.5, 2);
});
