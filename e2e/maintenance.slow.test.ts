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
});
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
    await page.getByText("Maintenance has started. Its progress is shown here.").waitFor();
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
    await dialog(page).getByRole("button", { name: "Generate Report" }).click();
    await dialog(page)
      .getByText(/^The report for .+ is ready\.$/)
      .waitFor();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      dialog(page).getByRole("link", { name: "Text file" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^maintenance-\d{4}-\d{2}\.txt$/);
    expect([owner.complaints, phone.complaints]).toEqual([[], []]);
  });

  it("comes again when it is called off alone, and no more when all later ones are", async () => {
    const { page } = phone;
    await page.keyboard.press("Escape");
    const input = { description: "Every week", scheduledFor: "2031-05-03T02:30", repeats: "WEEKLY" };
    await askApi(page, PLAN, { input });
    await page.getByRole("link", { name: "Upcoming" }).click();
    const row = page.locator("tr").filter({ hasText: "Every week" });
    await row.getByText("Repeats weekly").waitFor();
    for (const [reach, is] of [
      ["This one", "10 May"],
      ["This and all later ones", null],
    ] as const) {
      await row.getByRole("button", { name: /^Details/ }).click();
      await dialog(page).getByLabel("What to cancel").selectOption(reach);
      await dialog(page).getByLabel("Reason for cancelling").fill("Not needed");
      await expectAccessible(page);
      await dialog(page).getByRole("button", { name: "Cancel maintenance" }).click();
      await dialog(page).getByText("Cancelled").waitFor();
      await page.keyboard.press("Escape");
      if (is) await row.getByText(is).first().waitFor();
      else await row.waitFor({ state: "detached" });
    }
    expect(phone.complaints).toEqual([]);
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

describe("Settings", () => {
  const open = (page: Page, name: string) => page.getByRole("button", { name: `Change ${name}` }).click();
  const save = async (page: Page, reason: string) => {
    await dialog(page).getByLabel("Reason").fill(reason);
    await dialog(page).getByRole("button", { name: "Save", exact: true }).click();
  };
  const HOURS = "Hours until a pharmacist answers";

  it("change the hours of an answer, which a patient is promised, and warn the second of two people", async () => {
    const patient = await visit(browser, product.url, { viewport: { width: 375, height: 800 } });
    await signIn(patient.page, "patient@demo.test", "/consultation");
    await owner.page.getByRole("link", { name: "Settings", exact: true }).click();
    await phone.page.goto("/admin/settings");
    for (const { page } of [owner, phone]) {
      await open(page, HOURS);
      await dialog(page)
        .getByLabel("Hours", { exact: true })
        .fill(page === owner.page ? "36" : "40");
    }
    await save(owner.page, "Fewer pharmacists in winter");
    await owner.page.getByText(`Saved. ${HOURS}: 36 hours.`).waitFor();
    await dialog(phone.page)
      .getByText(/has changed this in the meantime\. It is now 36 hours/)
      .waitFor();
    await save(phone.page, "More of them");
    await dialog(phone.page)
      .getByText(/^Someone has changed this since you opened it/)
      .first()
      .waitFor();
    expect(await dialog(phone.page).getByLabel("Hours", { exact: true }).inputValue()).toBe("40");
    await expectAccessible(phone.page);
    await phone.page.keyboard.press("Escape");
    await askApi(patient.page, 'mutation { addConsultation(question: "severe back pain") { id } }');
    await patient.page
      .getByText(/36 hours/)
      .first()
      .waitFor();
    expect([owner.complaints, phone.complaints, patient.complaints]).toEqual([[], [], []]);
  });

  it("write what people are told, who see it at once, and show who changed what", async () => {
    const patient = await visit(browser, product.url, { viewport: { width: 375, height: 800 } });
    await signIn(patient.page, "patient@demo.test");
    await patient.page.getByText("What is new in v2.6.0").waitFor();
    const { page } = owner;
    await page.getByRole("link", { name: "Notice texts" }).click();
    await open(page, "New version released");
    await dialog(page).getByLabel("English", { exact: true }).fill("Fresh today");
    await save(page, "Friendlier");
    await dialog(page).getByRole("link", { name: "Please use {version} as well: people need to know it." }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("notice-en");
    await dialog(page).getByLabel("English", { exact: true }).fill("Fresh today: {version}");
    await dialog(page).getByRole("region", { name: "Preview in English" }).getByText("Fresh today: v2.5.0").waitFor();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Save", exact: true }).click();
    await patient.page.getByText("Fresh today: v2.6.0").waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Changes", exact: true }).click();
    await page
      .locator("tr")
      .filter({ hasText: "from 24 hours to 36 hours" })
      .getByText("Fewer pharmacists in winter")
      .waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Metric thresholds" }).click();
    await page.getByRole("button", { name: /^Change.*CPU/ }).waitFor();
    await expectAccessible(page);
    await phone.page.goto("/admin/settings?part=notices");
    await phone.page.locator("tr").filter({ hasText: "Fresh today: v2.5.0" }).waitFor();
    await expectAccessible(phone.page);
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect([owner.complaints, phone.complaints, patient.complaints]).toEqual([[], [], []]);
  });

  it("send a test mail, which stays in the outbox of a demonstration", async () => {
    const { page } = phone;
    await page.goto("/admin/settings");
    await page.getByRole("button", { name: "Send a test mail" }).click();
    await page.getByText(/No mail server is configured/).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    const patient = await visit(browser, product.url);
    await signIn(patient.page, "analyst@demo.test", "/admin/settings");
    await patient.page.getByRole("heading", { level: 1 }).waitFor();
    expect(await patient.page.getByRole("link", { name: "Settings", exact: true }).count()).toBe(0);
    expect(await patient.page.getByText("Send a test mail").count()).toBe(0);
  });
});
