import type { Browser, Page } from "playwright-core";
import { launchBrowser, type Visit, visit } from "./browser";
import { signInByForm } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;
let patient: Visit;
let pharmacist: Visit;
let admin: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  patient = await visit(browser, product.url);
  pharmacist = await visit(browser, product.url);
  admin = await visit(browser, product.url);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

async function ask(page: Page, question: string): Promise<void> {
  const box = page.getByLabel(/What would you like to ask\?|Ask another question/);
  await box.fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
}

const newest = (page: Page) => page.getByRole("region", { name: "Your questions" }).getByRole("article").first();

describe("a patient asks, a pharmacist answers, an administrator watches", () => {
  it("a patient registers and is signed in", async () => {
    const { page } = patient;
    await page.goto("/");
    await page.getByRole("link", { name: "Register", exact: true }).click();
    await page.getByLabel("Name", { exact: true }).fill("Priya Example");
    await page.getByLabel("Email", { exact: true }).fill("priya@example.test");
    await page.getByLabel("Password", { exact: true }).fill("Good-pass1");
    await page.getByLabel("Confirm password", { exact: true }).fill("Good-pass1");
    await page.getByLabel("Use of my health data to answer me").check();
    await page.getByLabel("Terms and NHS integration").check();
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("heading", { name: "Welcome back, Priya" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/dashboard");
  });

  it("an administrator and a pharmacist sign in at their own door", async () => {
    await Promise.all([
      signInByForm(admin.page, "admin@demo.test"),
      signInByForm(pharmacist.page, "pharmacist@demo.test"),
    ]);
    await admin.page.goto("/admin/system-health");
    expect(new URL(pharmacist.page.url()).pathname).toBe("/admin/consultations");
    await pharmacist.page.getByText("antihistamines").first().waitFor();
  });

  it("a headache gets an answer with medicines, cautions and references", async () => {
    const { page } = patient;
    await page.goto("/consultation");
    await page.getByText("Your consultation history will appear here.").waitFor();
    await ask(page, "I have had a headache since this morning");
    await page.getByRole("heading", { name: "This sounds like something you can treat at home" }).waitFor();
    const answer = newest(page);
    for (const text of ["Paracetamol", "Ibuprofen"]) await answer.getByText(text).first().waitFor();
    await answer.getByText("What you can do", { exact: true }).click();
    await answer.getByText("Before you take any of these").click();
    await answer.getByText("allergic reaction").first().waitFor();
    expect(await answer.locator('a[href^="https://www.nhs.uk/"]').count()).toBeGreaterThan(0);
  });

  it("an emergency comes first, takes focus, and has 999", async () => {
    const { page } = patient;
    await ask(page, "I have chest pain");
    const card = page.getByRole("alert").filter({ hasText: "Call 999 now" });
    await card.waitFor();
    expect(await card.getByRole("link", { name: "Call 999" }).getAttribute("href")).toBe("tel:999");
    expect(
      await card.evaluate((element) => element === document.activeElement || element.contains(document.activeElement)),
    ).toBe(true);
    expect(await page.evaluate(() => document.querySelector("main h1")?.textContent)).toMatch(/Call 999 now/);
  });

  it("a negation is heard: no emergency", async () => {
    const { page } = patient;
    await ask(page, "no chest pain, just a runny nose");
    await page.getByText("no chest pain, just a runny nose").first().waitFor();
    // The red card of the question before stays at the top; this answer is no emergency.
    await newest(page).getByRole("heading", { name: "This sounds like something you can treat at home" }).waitFor();
  });

  it("a blank question does nothing", async () => {
    const { page } = patient;
    const before = await page.getByRole("article").count();
    await ask(page, "   ");
    await page.waitForTimeout(300);
    expect(await page.getByRole("article").count()).toBe(before);
  });

  it("an escalated question appears before the pharmacist without a reload, and the answer before the patient", async () => {
    await ask(patient.page, "severe back pain");
    await patient.page.getByRole("heading", { name: /Your question is with a human pharmacist/ }).waitFor();
    const item = pharmacist.page.getByText("severe back pain").first();
    await item.waitFor();
    await item.click();
    await patient.page.getByText("Seen", { exact: true }).first().waitFor();
    await pharmacist.page.getByRole("button", { name: /Claim/ }).click();
    await patient.page.getByText("by Amara, a pharmacist").first().waitFor();
    await pharmacist.page
      .getByLabel("Your answer")
      .fill("Keep moving, and ask your GP if it is no better in two weeks.");
    await pharmacist.page.getByRole("button", { name: /Send answer/ }).click();
    await patient.page.getByText("Keep moving, and ask your GP if it is no better in two weeks.").waitFor();
  });

  it("the newest consultation stands first, also after a reload", async () => {
    const { page } = patient;
    await page.reload();
    await newest(page).waitFor();
    expect(await page.getByRole("region", { name: "Your questions" }).innerText()).toMatch(
      /severe back pain[\s\S]*runny nose[\s\S]*chest pain[\s\S]*headache/,
    );
  });

  it("the administrator sees four measured metrics that move", async () => {
    const { page } = admin;
    for (const name of ["CPU", "Memory", "API latency (p95)", "Error rate"]) {
      await page.getByRole("heading", { name, exact: true }).waitFor();
    }
    await page.getByText("Live").first().waitFor();
    const asOf = () =>
      page
        .getByText(/as of \d\d:\d\d:\d\d/)
        .first()
        .innerText();
    const before = await asOf();
    await page.waitForFunction((text) => !document.body.innerText.includes(text), before);
  });

  it("every page survives a kill -9 of the server: Reconnecting, then Live and right again, without a reload", async () => {
    await patient.page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await product.kill();
    await admin.page.getByText("Reconnecting").first().waitFor();
    await product.start();
    await admin.page.getByText("Live", { exact: true }).first().waitFor();
    // The patient's page has come back as well: a new escalation reaches the pharmacist's open page.
    await ask(patient.page, "unbearable knee pain");
    await pharmacist.page.getByText("unbearable knee pain").first().waitFor();
    expect(await patient.page.evaluate(() => "notReloaded" in window)).toBe(true);
  });

  it("logging out in one tab leads every tab of that person to the start page", async () => {
    const other = await patient.context.newPage();
    await other.goto("/dashboard");
    await other.getByRole("heading", { name: /Welcome back/ }).waitFor();
    await patient.page.getByRole("button", { name: "Logout" }).first().click();
    await Promise.all([other.waitForURL(`${product.url}/`), patient.page.waitForURL(`${product.url}/`)]);
  });

  it("nothing was complained about on any page", () => {
    expect([...patient.complaints, ...pharmacist.complaints, ...admin.complaints]).toEqual([]);
  });
});
