import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { askApi, signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;
let owner: Visit;
let phone: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ DEMO_TRAFFIC: "false" }), launchBrowser()]);
  owner = await visit(browser, product.url, { viewport: { width: 1280, height: 860 } });
  phone = await visit(browser, product.url, { viewport: { width: 375, height: 800 } });
  await Promise.all([owner, phone].map(({ page }) => signIn(page, "admin@demo.test", "/admin/maintenance")));
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const dialog = (page: Page) => page.getByRole("dialog");
const PLAN = `mutation P($input: MaintenanceInput!) { scheduleMaintenance(input: $input) { id } }`;

describe("System Maintenance", () => {
  it("refuses a window that overlaps another, and keeps what was typed", async () => {
    const { page } = owner;
    await page.getByText("No maintenance is scheduled.").waitFor();
    await phone.page.getByText("No maintenance is scheduled.").waitFor();
    const input = { description: "Yearly backup", scheduledFor: "2031-05-01T02:00" };
    await askApi(page, PLAN, { input });
    await page.getByRole("button", { name: /^Schedule Maintenance/ }).click();
    await dialog(page).getByRole("button", { name: "Schedule", exact: true }).click();
    await dialog(page).getByRole("link", { name: "Please fill in all required fields" }).first().waitFor();
    await dialog(page).getByLabel("Type").selectOption("RELEASE");
    await dialog(page).getByLabel("Description").fill("New version");
    await dialog(page).getByLabel("Version").fill("v2.5.0");
    await dialog(page).getByLabel("What is new").fill("Answers come faster.");
    await dialog(page).getByLabel("Scheduled for").fill("2031-05-01T02:30");
    await dialog(page).getByRole("button", { name: "Schedule", exact: true }).click();
    const overlap = /^This overlaps the backup window from 1 May 2031 at 02:00/;
    await dialog(page).getByRole("link", { name: overlap }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("maintenance-scheduledFor");
    expect(await dialog(page).getByLabel("What is new").inputValue()).toBe("Answers come faster.");
    await expectAccessible(page);
    await dialog(page).getByLabel("Scheduled for").fill("2031-05-02T02:30");
    await dialog(page).getByRole("button", { name: "Schedule", exact: true }).click();
    await page.getByText("Maintenance scheduled.").waitFor();
    // Somebody else sees it without a reload, the tile too.
    await phone.page.locator("tr").filter({ hasText: "New version" }).waitFor();
    await phone.page.getByText("v2.5.0", { exact: true }).waitFor();
    await expectAccessible(phone.page);
  });

  it("begins by the clock, and what happens comes live", async () => {
    const { page } = phone;
    await owner.page.getByRole("link", { name: "System logs" }).click();
    await owner.page.getByText("Nothing has happened yet.").waitFor();
    await page.getByRole("button", { name: /^Schedule Maintenance/ }).click();
    await dialog(page).getByLabel("Type").selectOption("SECURITY");
    await dialog(page).getByLabel("Description").fill("A look at everything");
    await dialog(page).getByLabel("Start now").check();
    await dialog(page).getByRole("button", { name: "Schedule", exact: true }).click();
    await page.getByText("Maintenance scheduled.").waitFor();
    await owner.page.getByText("DEMO_MODE is on: its accounts have a published password.").waitFor();
    await owner.page.getByText(/^Needs attention: \d+ warnings?\.$/).waitFor();
    await expectAccessible(owner.page);
    await page.getByRole("link", { name: "Security status" }).click();
    await dialog(page).getByText("Completed").waitFor();
    await dialog(page).getByText("The window has begun.").waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Generate Report" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      dialog(page).getByRole("button", { name: "Text file" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^maintenance-\d{4}-\d{2}\.txt$/);
    await dialog(page).getByText("The report was downloaded.").waitFor();
    expect([owner.complaints, phone.complaints]).toEqual([[], []]);
  });

  it("tells patients and visitors what is new, until they have read it", async () => {
    const patient = await visit(browser, product.url, { viewport: { width: 375, height: 800 } });
    await signIn(patient.page, "patient@demo.test");
    const input = { type: "RELEASE", description: "New", releaseVersion: "v2.6.0", releaseNotes: "Less waiting." };
    await askApi(owner.page, PLAN, { input: { ...input, startsNow: true } });
    const bar = (page: Page) => page.getByText("What is new in v2.6.0");
    await bar(patient.page).waitFor();
    await expectAccessible(patient.page);
    await patient.page.getByRole("button", { name: "Close this notice" }).click();
    await bar(patient.page).waitFor({ state: "detached" });
    const visitor = await visit(browser, product.url);
    await visitor.page.goto("/about");
    await bar(visitor.page).waitFor();
    await expectAccessible(visitor.page);
    expect([patient.complaints, visitor.complaints]).toEqual([[], []]);
  });
});
