import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { linkIn, mailTo } from "./mails";
import { askApi, signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;
let owner: Visit;
let analyst: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  owner = await visit(browser, product.url, { viewport: { width: 1280, height: 860 } });
  analyst = await visit(browser, product.url, { viewport: { width: 1280, height: 860 } });
  await Promise.all([
    signIn(owner.page, "admin@demo.test", "/admin/security?part=roles"),
    signIn(analyst.page, "analyst@demo.test", "/admin/model-training"),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const menu = (page: Page) => page.getByRole("navigation").getByRole("link");
const dialog = (page: Page) => page.getByRole("dialog");

it("a permission that the owner takes leaves menu, page and API of who had it, without a reload", async () => {
  const { page } = analyst;
  await menu(page).filter({ hasText: "Model Training" }).first().waitFor();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await owner.page.getByRole("checkbox", { name: "View models: Data Analyst" }).click();
  await owner.page.getByText("Loses: View models").waitFor();
  // What is not saved yet stays in sight, however long the table is.
  const bar = await owner.page.getByRole("region", { name: "Unsaved changes of Data Analyst" }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(861);
  await expectAccessible(owner.page);
  await owner.page.getByRole("button", { name: /^Save changes/ }).click();
  await owner.page.getByText("Role saved: Data Analyst").waitFor();
  await page.getByRole("heading", { name: "You can no longer open this page" }).waitFor();
  await menu(page).filter({ hasText: "Model Training" }).first().waitFor({ state: "detached" });
  await expectAccessible(page);
  await expect(askApi(page, "{ trainingRuns(first: 1) { totalCount } }")).rejects.toThrow(
    "You do not have permission to do this.",
  );
  await owner.page.getByRole("checkbox", { name: "View models: Data Analyst" }).click();
  await owner.page.getByRole("button", { name: /^Save changes/ }).click();
  await page.getByRole("heading", { name: "Model Training" }).waitFor();
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  expect([...owner.complaints, ...analyst.complaints]).toEqual([]);
});

it("an invitation by mail leads to a password and the first sign-in", async () => {
  const { page } = owner;
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const form = dialog(page);
  await form.getByLabel("Name").fill("Nia Newcomer");
  await form.getByLabel("E-mail address").fill("patient@demo.test");
  await form.getByRole("checkbox", { name: "Support Agent" }).check();
  await form.getByText(/^Gains: .*View the system/).waitFor();
  await form.getByRole("button", { name: /^Send invitation/ }).click();
  await form.getByRole("link", { name: /^This address belongs to a patient/ }).waitFor();
  await expectAccessible(page);
  await form.getByLabel("E-mail address").fill("nia@example.test");
  await form.getByRole("button", { name: /^Send invitation/ }).click();
  await page.getByText("Invitation sent to nia@example.test").waitFor();
  await page.getByRole("row").filter({ hasText: "nia@example.test" }).getByText("Invited", { exact: true }).waitFor();
  const link = linkIn(await mailTo(page, "nia@example.test", /Support Agent/), "/reset-password");
  const newcomer = await visit(browser, product.url);
  await newcomer.page.goto(link);
  for (const field of ["New password", "Confirm password"]) {
    await newcomer.page.getByLabel(field, { exact: true }).fill("Nias-first-1");
  }
  await newcomer.page.getByRole("button", { name: /^Save new password/ }).click();
  await newcomer.page.getByRole("link", { name: "Go to Login now" }).click();
  await newcomer.page.getByLabel("Email", { exact: true }).fill("nia@example.test");
  await newcomer.page.getByLabel("Password", { exact: true }).fill("Nias-first-1");
  await newcomer.page.getByRole("button", { name: "Login", exact: true }).click();
  await newcomer.page.getByRole("heading", { name: "System Health" }).waitFor();
});

it("on a phone there is one role at a time, and every dialog can be used by everybody", async () => {
  const { page } = await visit(browser, product.url, { viewport: { width: 375, height: 800 }, colorScheme: "dark" });
  await signIn(page, "admin@demo.test", "/admin/security?part=roles");
  await page.locator("#roles-pick").selectOption({ label: "Pharmacist" }); // the people below have a menu of roles as well
  await page.getByRole("checkbox", { name: "Answer questions: Pharmacist" }).waitFor();
  expect(await page.getByRole("checkbox", { name: "Answer questions: Data Analyst" }).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
  for (const [button, ready] of [
    ["Edit Role Pharmacist", "Description"],
    ["Change roles Amara Nwosu", "Gains: nothing"],
    ["Rights Amara Nwosu", "Because of: Pharmacist"],
    ["Remove Marcus Whitfield", "This is the last owner"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await dialog(page).getByText(ready).first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
  }
});
