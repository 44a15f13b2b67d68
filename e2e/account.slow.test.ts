import type { Browser, Page } from "playwright-core";
import { bytesOf, launchBrowser, press, type Visit, visit } from "./browser";
import { registerPatient } from "./people";
import { type Product, startProduct } from "./product";

const EMAIL = "priya.account@example.test";
const QUESTION = "I have had a headache since this morning";

let product: Product;
let browser: Browser;
/** The same person in two browsers. */
let here: Visit;
let there: Visit;
let password = "Good-pass1";

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  here = await visit(browser, product.url);
  there = await visit(browser, product.url);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

async function login({ page }: Visit): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /^Welcome back/ }).waitFor();
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel(/What would you like to ask\?|Ask another question/).fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
}

const openAccount = async (page: Page) => {
  await page.goto("/account");
  await page.getByRole("heading", { name: "Your details" }).waitFor();
};

describe("somebody looks after their account", () => {
  it("two browsers are signed in, and both are listed", async () => {
    await registerPatient(here.page, { name: "Priya Example", email: EMAIL, password });
    await login(there);
    await here.page.goto("/consultation");
    await ask(here.page, QUESTION);
    await here.page.getByRole("heading", { name: /treat at home/ }).waitFor();
    await openAccount(here.page);
    const devices = here.page.getByRole("region", { name: "Signed-in devices" });
    expect(await devices.getByRole("listitem").count()).toBe(2);
    expect(await devices.getByText("This device").count()).toBe(1);
  });

  it("a new name stands in the header at once, by keyboard alone", async () => {
    const { page } = here;
    await press(page, "Change your name");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Priya Shah");
    await page.keyboard.press("Enter");
    await page.getByText("Your name is saved.").waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Priya Shah" }).waitFor();
  });

  it("the address is confirmed from the mailbox of the demonstration", async () => {
    const { page, context } = here;
    await page.getByText("Not confirmed yet").waitFor();
    const mailbox = await context.newPage();
    await mailbox.goto("/dev/mailbox");
    await mailbox
      .getByRole("link", { name: new RegExp(EMAIL) })
      .last()
      .click();
    await mailbox.getByTitle("The mail as a page").waitFor();
    expect(await mailbox.frameLocator("iframe").locator("a[href*='/confirm-email?token=']").count()).toBe(1);
    await mailbox
      .getByRole("region", { name: "Mail", exact: true })
      .locator("li a[href*='/confirm-email?token=']")
      .click();
    await mailbox.waitForURL((url) => url.pathname === "/confirm-email" && url.search === "");
    await mailbox.getByRole("heading", { level: 1 }).waitFor();
    await mailbox.waitForLoadState("networkidle");
    await openAccount(page);
    await page.getByText("Confirmed", { exact: true }).waitFor();
    await mailbox.close();
  });

  it("the download has the question that was asked, as JSON and to read", async () => {
    const { page } = here;
    for (const [name, ending] of [
      ["Download for programs", /^ai-health-assistant-data-\d{4}-\d\d-\d\d\.json$/],
      ["Download to read", /^ai-health-assistant-data-\d{4}-\d\d-\d\d\.html$/],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
      expect(download.suggestedFilename()).toMatch(ending);
      expect((await bytesOf(download)).toString()).toContain(QUESTION);
    }
  });

  it("a new password signs out the other browser", async () => {
    const { page } = here;
    await press(page, "Change your password");
    await page.keyboard.type(password);
    password = "Better-pass2";
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByLabel("New password again", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await page.getByText("Your password is changed. Your other devices were signed out.").waitFor();
    await page.getByText("You are signed in on this device only.").waitFor();
    await there.page.goto("/consultation");
    await there.page.waitForURL((url) => url.pathname === "/login");
    await login(there);
  });

  it("without the agreement to data use nothing can be asked, and with it again it can", async () => {
    const { page } = here;
    await openAccount(page);
    await press(page, /^Withdraw.*Use of my health data/);
    const dialog = page.getByRole("dialog", { name: "Withdraw this agreement?" });
    await dialog.getByText(/you cannot ask new questions/).waitFor();
    await dialog.getByRole("button", { name: /^Withdraw/ }).click();
    // It stands in the dialog as well until that is gone.
    await page
      .getByText(/^Saved\. You withdrew/)
      .first()
      .waitFor();

    await there.page.goto("/consultation");
    await ask(there.page, QUESTION);
    await there.page
      .getByText("You have told us not to use your health data. To ask a question, allow it again in your account.")
      .first()
      .waitFor();

    await press(page, /^Agree.*Use of my health data/);
    await page.getByText(/^Saved\. You agreed to/).waitFor();
    await page.getByText("Show the words").first().click();
    await page
      .getByText(/^Version /)
      .first()
      .waitFor();
    await ask(there.page, QUESTION);
    await there.page
      .getByRole("heading", { name: /treat at home/ })
      .first()
      .waitFor();
  });

  it("German stays after a reload", async () => {
    const { page } = here;
    await page.getByRole("combobox", { name: "Language" }).selectOption("de");
    await page.getByRole("form", { name: "Change your language" }).getByRole("button", { name: /^Save/ }).click();
    await page.getByRole("heading", { name: "Ihr Konto" }).waitFor();
    await page.getByText("Ihre Sprache ist gespeichert.").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Ihr Konto" }).waitFor();
    await page.getByRole("heading", { name: "Meine Gesundheitsdaten benutzen, um mir zu antworten" }).waitFor();
    await page.getByRole("combobox", { name: "Sprache" }).selectOption("en");
    await page
      .getByRole("form", { name: "Ihre Sprache ändern" })
      .getByRole("button", { name: /^Speichern/ })
      .click();
    await page.getByRole("heading", { name: "Your account" }).waitFor();
  });

  it("erasing needs the right password, signs out both browsers, and the account is gone", async () => {
    const { page } = here;
    const other = await here.context.newPage();
    await other.goto("/dashboard");
    await other.getByRole("heading", { name: /^Welcome back/ }).waitFor();
    await there.page.goto("/consultation");

    const erase = page.getByRole("region", { name: "Erase my account" });
    await erase.getByLabel("Your password").fill("Wrong-pass9");
    await page.keyboard.press("Enter");
    await erase.getByText("That password is not right. Please try again.").first().waitFor();
    await erase.getByLabel("Your password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByText("Your account is erased.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/");

    await other.waitForURL(`${product.url}/`);
    await there.page.waitForURL((url) => url.pathname !== "/consultation");
    await page.goto("/login");
    await page.getByLabel("Email", { exact: true }).fill(EMAIL);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await page.getByText("Invalid email or password.").first().waitFor();
  });

  it("nothing was complained about on any page", () => {
    expect([...here.complaints, ...there.complaints]).toEqual([]);
  });
});
