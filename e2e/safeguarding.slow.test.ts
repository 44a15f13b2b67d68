import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, visit } from "./browser";
import { DEMO_PASSWORD, registerPatient } from "./people";
import { type Product, startProduct } from "./product";
import { textsOf } from "./texts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const QUESTION = "my husband hits me";
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;
let patients = 0;

/** A new patient on the dashboard, who goes to the consultation as people do, so that the tab has a way back. */
async function patientAt(viewport: (typeof SIZES)[number], language: "en" | "fr" | "de" | "es" = "en") {
  patients += 1;
  const patient = await visit(browser, product.url, { viewport });
  // The neutral page is somebody else's: here it is one that says its name.
  await patient.context.route("https://www.bbc.co.uk/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>BBC Weather</title><h1>Weather</h1>" }),
  );
  const { page } = patient;
  await page.goto("/login");
  await registerPatient(page, { email: `safe-${patients}@example.test`, language });
  await page.goto("/dashboard");
  await page
    .getByRole("link", { name: textsOf(language, "patient").nav.consultation })
    .first()
    .click();
  return patient;
}

async function ask(page: Page, question: string, language: "en" | "fr" | "de" | "es" = "en"): Promise<void> {
  const { ask } = textsOf(language, "patient").consultation;
  await page.getByLabel(ask.label).fill(question);
  await page.getByRole("button", { name: ask.submit, exact: true }).click();
  await page.getByText(question, { exact: true }).first().waitFor();
  await page.getByRole("alert").first().waitFor();
}

const exit = (page: Page) => page.getByRole("button", { name: "Leave this page quickly" });

/** The neutral page stands there, and every way back leads to the sign-in page and shows nothing. */
async function expectGone(page: Page): Promise<void> {
  await page.waitForURL("https://www.bbc.co.uk/weather");
  expect(await page.title()).toBe("BBC Weather");
  await page.goBack();
  await page.waitForURL(/\/login/);
  await page.getByLabel("Email", { exact: true }).waitFor();
  expect(await page.content()).not.toMatch(/hits me|0808|Domestic Abuse/);
  await page.goto("/consultation");
  await page.waitForURL(/\/login/);
}

describe.each(SIZES)("somebody who tells of abuse, at $width px", (viewport) => {
  it("gets the right lines, in a page with a way out, whose parts are accessible", async () => {
    const { page, context, complaints } = await patientAt(viewport);
    expect(await exit(page).count()).toBe(0);
    await ask(page, QUESTION);
    const card = page.getByRole("alert").first();
    await card.getByRole("link", { name: "National Domestic Abuse Helpline 0808 2000 247" }).waitFor();
    expect(await card.innerText()).not.toContain("Samaritans");
    await page.getByRole("heading", { name: "Help for you" }).waitFor();
    await page.getByText("If you are under 19").click();
    expect(await page.getByRole("link", { name: "0800 1111" }).getAttribute("href")).toBe("tel:08001111");
    expect(await page.title()).not.toMatch(/help|emergency|crisis/i);
    await expectAccessible(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await exit(page).isVisible()).toBe(true);
    await page.getByRole("link", { name: "Dashboard" }).locator("visible=true").first().click();
    await page.getByRole("heading", { name: "Your last question" }).waitFor();
    await exit(page).waitFor();
    expect(await page.locator("main").innerText()).not.toMatch(/hits me|0808|abuse|crisis/i);
    await expectAccessible(page);
    await page
      .getByRole("link", { name: textsOf("en", "patient").nav.history })
      .locator("visible=true")
      .first()
      .click();
    await page.getByRole("heading", { name: "Medical History" }).waitFor();
    await exit(page).waitFor();
    await page.getByText("Health question").first().waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("somebody who tells of abuse, on a phone", () => {
  const [viewport] = SIZES;

  it("leaves by the button, in every window, and the way back shows nothing", async () => {
    const { page, context } = await patientAt(viewport);
    await ask(page, QUESTION);
    const other = await context.newPage();
    await other.goto("/consultation");
    await other.getByText(QUESTION).first().waitFor();
    await exit(page).click();
    await expectGone(page);
    await other.getByText(QUESTION).first().waitFor({ state: "detached" });
    await context.close();
  });

  it("leaves by Shift three times, also while typing, and a capital letter is none of them", async () => {
    const { page, context } = await patientAt(viewport);
    await ask(page, QUESTION);
    await page.getByLabel(textsOf("en", "patient").consultation.ask.another).fill("");
    await page.keyboard.type("ABC");
    await page.keyboard.press("Shift");
    await page.getByText("Shift. Press 2 more times to leave.").waitFor({ state: "attached" });
    await page.keyboard.press("Shift");
    await page.getByText("Shift. Press once more to leave.").waitFor({ state: "attached" });
    expect(page.url()).toContain("/consultation");
    await page.keyboard.press("Shift");
    await expectGone(page);
    await context.close();
  });

  it("hides the question, and opens it again with the password", async () => {
    const { page, context, complaints } = await patientAt(viewport);
    await ask(page, QUESTION);
    await page.getByRole("button", { name: `Hide from my history “${QUESTION}”` }).click();
    await page.getByText(QUESTION).first().waitFor({ state: "detached" });
    await exit(page).waitFor({ state: "detached" });
    for (const path of ["/dashboard", "/history"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      expect(await page.locator("main").innerText()).not.toMatch(/hits me|Health question|Your last question/);
    }
    await page.goto("/account#hidden");
    const part = page.getByRole("region", { name: "Hidden questions" });
    await part.getByLabel("Your password").fill(DEMO_PASSWORD);
    await part.getByRole("button", { name: "Show hidden questions" }).click();
    await part.getByText(QUESTION, { exact: true }).waitFor();
    await expectAccessible(page);
    await part.getByRole("button", { name: /^Show in my history again/ }).click();
    await part.getByText("No question is hidden.").waitFor();
    await page.goto("/consultation");
    await page.getByText(QUESTION).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("takes back the consent in one window, and the other one stops and says why until it is given again", async () => {
    const { page, context } = await patientAt(viewport);
    await ask(page, QUESTION);
    const other = await context.newPage();
    await other.goto("/account#agreements");
    const title = "“Use of my health data to answer me”";
    await other.getByRole("button", { name: `Withdraw ${title}` }).click();
    await other
      .getByRole("dialog")
      .getByRole("button", { name: /^Withdraw/ })
      .click();
    await page.getByText(/so nothing new is shown here/).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Allow it again in your account" }).click();
    await page.waitForURL(/\/account#agreements/);
    await page.getByRole("button", { name: `Agree ${title}` }).click();
    await page.getByRole("button", { name: `Withdraw ${title}` }).waitFor();
    await page.goto("/consultation");
    await page.getByText(QUESTION).first().waitFor();
    expect(await page.getByText(/so nothing new is shown here/).count()).toBe(0);
    await context.close();
  });
});
