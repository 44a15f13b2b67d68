import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { mailTo } from "./mails";
import { DEMO_PASSWORD, registerPatient, signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;
let support: Visit;
let patient: Visit;
const EMAIL = "robin.users@example.test";

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  support = await visit(browser, product.url, { viewport: { width: 1280, height: 860 } });
  patient = await visit(browser, product.url);
  await registerPatient(patient.page, { email: EMAIL, name: "Robin Users" });
  await signIn(support.page, "support@demo.test", "/admin/users");
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const dialog = (page: Page) => page.getByRole("dialog");
const act = async (page: Page, name: string) => {
  await page.getByRole("button", { name, exact: true }).click();
  await dialog(page)
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
};

it("support finds a person with the keyboard alone; what was typed is not in the address", async () => {
  const { page } = support;
  await page.getByText("Enter an address to find a person").waitFor();
  await page.keyboard.type("robin.us");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Robin Users" }).focus();
  expect(page.url()).toBe(`${product.url}/admin/users`);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Robin Users", level: 1 }).waitFor();
  expect(page.url()).not.toContain("robin");
  await page.getByText("Address not confirmed").waitFor();
  await expectAccessible(page);
});

it("a suspension signs the person out of an open page, and is lifted again", async () => {
  const { page } = support;
  await patient.page.goto("/dashboard");
  await patient.page.getByRole("heading", { name: "Recent consultations" }).waitFor();
  await page.getByRole("button", { name: "Suspend account", exact: true }).click();
  await dialog(page).getByLabel("Reason").fill("Spam");
  await dialog(page)
    .getByRole("button", { name: /^Suspend account/ })
    .click();
  await dialog(page).getByRole("link", { name: "Please say why in at least 5 characters." }).waitFor();
  await expectAccessible(page);
  await dialog(page).getByLabel("Reason").fill("Sends the same message to everybody");
  await dialog(page)
    .getByRole("button", { name: /^Suspend account/ })
    .click();
  await page.getByText("Account suspended. An email is on its way.").waitFor();
  await patient.page.getByRole("heading", { name: "You have been signed out" }).waitFor();
  await patient.page.getByLabel("Email", { exact: true }).fill(EMAIL);
  await patient.page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await patient.page.getByRole("button", { name: "Login", exact: true }).click();
  await patient.page.getByText("Invalid email or password").first().waitFor();
  expect(await mailTo(page, EMAIL, /suspended your account/)).not.toContain("same message");
  await page.getByText("Sends the same message to everybody").waitFor();
  await act(page, "Lift suspension");
  await page.getByText("Suspension lifted. An email is on its way.").waitFor();
  await patient.page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await patient.page.getByRole("button", { name: "Login", exact: true }).click();
  await patient.page.getByRole("heading", { name: "Recent consultations" }).waitFor();
  expect([...support.complaints, ...patient.complaints]).toEqual([]);
});

it("an owner looks at health data for a reason, and the patient reads who did and why", async () => {
  const { page, complaints } = await visit(browser, product.url, { viewport: { width: 375, height: 800 } });
  await signIn(page, "admin@demo.test", "/admin/users");
  await page.getByLabel("E-mail address").fill("patient@demo");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Priya Raman" }).click();
  await page.getByText("The patient is shown your first name, your role and this reason.").waitFor();
  await page.getByLabel("Reason").fill("Priya asked us on the phone to read her list");
  await page.getByRole("button", { name: /^View health profile/ }).click();
  await page.getByRole("region", { name: "Health profile" }).getByText("Allergies").waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByText("The patient is shown your first name, your role and this reason.").waitFor();
  expect(await page.getByRole("region", { name: "Health profile" }).count()).toBe(0);
  const priya = await visit(browser, product.url);
  await signIn(priya.page, "patient@demo.test", "/account#who-looked");
  const entry = priya.page.getByRole("listitem").filter({ hasText: "Priya asked us on the phone to read her list" });
  await entry.getByText("Your health profile").waitFor();
  await entry.getByText("Marcus, Owner").waitFor();
  expect([...complaints, ...priya.complaints]).toEqual([]);
});

it("what the patient withdraws is seen without a reload, and ends the looking", async () => {
  const owner = await visit(browser, product.url, { viewport: { width: 768, height: 900 }, colorScheme: "dark" });
  await signIn(owner.page, "admin@demo.test", "/admin/users");
  await owner.page.getByLabel("E-mail address").fill(EMAIL);
  await owner.page.keyboard.press("Enter");
  await owner.page.getByRole("link", { name: "Robin Users" }).click();
  await owner.page.getByRole("button", { name: /^View health profile/ }).waitFor();
  await patient.page.goto("/account#agreements");
  await patient.page
    .getByRole("button", { name: /^Withdraw/ })
    .first()
    .click();
  await patient.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Withdraw/ })
    .click();
  await owner.page.getByText("This patient has withdrawn consent").waitFor();
  await expectAccessible(owner.page);
});
