import type { Browser, Page } from "playwright-core";
import { launchBrowser, visit } from "./browser";
import { linkIn, mailTo } from "./mails";
import { agreementsOf, signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const EMAIL = "priya.flows@example.test";
const FIRST_PASSWORD = "First-pass1";
const SECOND_PASSWORD = "Second-pass2";

/** Asks the API as the page's person. */
async function ask<T>(page: Page, query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const response = await page.request.post("/graphql", { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] };
  if (errors) {
    throw new Error(errors.map(({ message }) => message).join());
  }
  return data;
}

/** Types into the field that has the focus and goes on to the next stop. */
async function typeAndGoOn(page: Page, text: string, stops = 1): Promise<void> {
  await page.keyboard.type(text);
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
  }
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).focus();
  await typeAndGoOn(page, EMAIL);
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

describe("an account, with the keyboard alone", () => {
  it("is made, with an NHS number, and leads to the dashboard", async () => {
    const { context, page, complaints } = await visit(browser, product.url);
    await page.goto("/register");
    await page.getByRole("checkbox").first().waitFor();
    await page.getByLabel("Name", { exact: true }).focus();
    await typeAndGoOn(page, "Priya Flows");
    await typeAndGoOn(page, EMAIL);
    await typeAndGoOn(page, FIRST_PASSWORD, 2); // past the Show button
    await typeAndGoOn(page, FIRST_PASSWORD);
    await page.keyboard.press("Tab"); // the language stays
    await typeAndGoOn(page, "999 000 0018");
    for (const box of await agreementsOf(page)) {
      expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press("Space");
      await page.keyboard.press("Tab"); // to the link that opens the words
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard");
    await page.getByRole("heading", { name: "Welcome back, Priya" }).waitFor();
    const { me } = await ask<{ me: { waitingNhsNumber: string | null } }>(page, "{ me { waitingNhsNumber } }");
    expect(me.waitingNhsNumber).toBe("0018");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("has its address confirmed by the link in the mail, signed in or not", async () => {
    const { context, page } = await visit(browser, product.url);
    await page.goto("/");
    const link = linkIn(await mailTo(page, EMAIL, /confirm-email/), "/confirm-email");
    await page.goto(link);
    await page.getByRole("heading", { name: "Your email is confirmed" }).waitFor();
    await page.getByText(EMAIL).first().waitFor();
    expect(page.url()).not.toContain("token");
    await page.goto(link);
    await page.getByText("This link has expired or is invalid.").waitFor();
    await context.close();
  });

  it("gets a new password by mail; other devices are signed out; the old password does nothing any more", async () => {
    const elsewhere = await visit(browser, product.url);
    await elsewhere.page.goto("/login");
    await logIn(elsewhere.page, FIRST_PASSWORD);
    await elsewhere.page.waitForURL("**/dashboard");

    const { context, page } = await visit(browser, product.url);
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
    await page.getByLabel("Email", { exact: true }).focus();
    await page.keyboard.type(EMAIL);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Check your email" }).waitFor();

    const link = linkIn(await mailTo(page, EMAIL, /reset-password/), "/reset-password");
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).focus();
    expect(page.url()).not.toContain("token");
    await typeAndGoOn(page, "weak", 2);
    await page.keyboard.type("weak");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Please ensure your password meets all requirements." }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ControlOrMeta+A");
    await typeAndGoOn(page, SECOND_PASSWORD, 2);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(SECOND_PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Your password is changed" }).waitFor();
    await page.waitForURL("**/login");

    await logIn(page, FIRST_PASSWORD);
    await page.getByText("Invalid email or password.").waitFor();
    await page.getByLabel("Password", { exact: true }).fill(SECOND_PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard");

    // The other device learns of it by its next question, and says why it is at the sign-in page.
    await elsewhere.page.goto("/consultation").catch(() => undefined);
    await elsewhere.page.waitForURL(/\/login\?next=%2Fconsultation/);

    await page.goto(link);
    await page.getByText("This password reset link has expired or is invalid.").waitFor();
    await page.getByRole("link", { name: "Request new reset link" }).waitFor();
    await Promise.all([context.close(), elsewhere.context.close()]);
  });

  it("says 'Check your email' for an address that nobody has, and writes nothing", async () => {
    const { context, page } = await visit(browser, product.url);
    await page.goto("/forgot-password");
    await page.getByLabel("Email", { exact: true }).focus();
    await page.keyboard.type("nobody@example.test");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    const { mailbox } = await ask<{ mailbox: { nodes: { recipient: string }[] } }>(
      page,
      "{ mailbox(first: 50) { nodes { recipient } } }",
    );
    expect(mailbox.nodes.map(({ recipient }) => recipient)).not.toContain("nobody@example.test");
    await context.close();
  });
});

describe("a session that ends while somebody types", () => {
  it("leads to the sign-in page, says why, and gives the text back after signing in", async () => {
    const { context, page } = await visit(browser, product.url);
    await signIn(page, "patient@demo.test", "/consultation");
    const question = page.getByLabel(/What would you like to ask\?|Ask another question/);
    await question.fill("Half a question about");
    // Behind the page's back: the server closes its websocket, and the page asks who this is.
    await ask(page, "mutation { logout }");
    await page.waitForURL(/\/login\?next=%2Fconsultation/);
    await page.getByRole("heading", { name: "You have been signed out" }).waitFor();
    await page.getByLabel("Email", { exact: true }).fill("patient@demo.test");
    await page.getByLabel("Password", { exact: true }).fill("Demo-2026!");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/consultation");
    expect(await question.inputValue()).toBe("Half a question about");
    await context.close();
  });
});

describe("a message to us", () => {
  it("arrives as a mail and says so in place", async () => {
    const { context, page } = await visit(browser, product.url);
    await page.goto("/contact?topic=COMPLAINT");
    await page.getByLabel("Your name").focus();
    await typeAndGoOn(page, "Priya Flows");
    await typeAndGoOn(page, EMAIL, 2);
    await typeAndGoOn(page, "The waiting time was long.");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Your message is on its way" }).waitFor();
    const { mailbox } = await ask<{ mailbox: { nodes: { id: string }[] } }>(
      page,
      "{ mailbox(first: 1) { nodes { id } } }",
    );
    const { mailboxMail } = await ask<{ mailboxMail: { text: string } }>(
      page,
      "query M($id: ID!) { mailboxMail(id: $id) { text } }",
      { id: mailbox.nodes[0]?.id },
    );
    expect(mailboxMail.text).toContain("The waiting time was long.");
    await context.close();
  });
});

describe("the account's language", () => {
  it("comes before the browser's, and the menu changes it for every device", async () => {
    const german = await visit(browser, product.url, { locale: "de-DE" });
    await signInIn(german.page, { email: "E-Mail-Adresse", password: "Passwort", login: "Anmelden" });
    await german.page.getByRole("button", { name: "Logout" }).first().waitFor();
    await german.page.getByRole("button", { name: "Language: English" }).click();
    await german.page.getByRole("button", { name: "Français" }).first().click();
    await german.page.getByRole("button", { name: "Déconnexion" }).first().waitFor();
    // The patients' own pages change with the rest.
    await german.page.getByRole("heading", { name: "Consultations récentes" }).waitFor();
    expect(await german.page.locator("main [lang=en-GB]").count()).toBe(0);

    const other = await visit(browser, product.url);
    await signInIn(other.page, { email: "Email", password: "Password", login: "Login" });
    await other.page.getByRole("button", { name: "Déconnexion" }).first().waitFor();
    await Promise.all([german.context.close(), other.context.close()]);
  });
});

/** Signs the person of these tests in, on a page in any language. */
async function signInIn(page: Page, words: { email: string; password: string; login: string }): Promise<void> {
  await page.goto("/login");
  await page.getByLabel(words.email, { exact: true }).fill(EMAIL);
  await page.getByLabel(words.password, { exact: true }).fill(SECOND_PASSWORD);
  await page.getByRole("button", { name: words.login, exact: true }).click();
  await page.waitForURL("**/dashboard");
}
