import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { bytesOf, launchBrowser, press, visit } from "./browser";
import { linkIn, mailTo } from "./mails";
import { registerPatient } from "./people";
import { type Product, startProduct } from "./product";
import { queryPostgres } from "./query-postgres";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** Two years and some months ago. */
const BORN = `${new Date().getUTCFullYear() - 3}-12-30`;

/** Nothing stands beside the page: it fits its width. */
async function expectToFit(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBe(0);
}

it.each([390, 1280])("a child is added, asked about, handed over and removed at %i px", async (width) => {
  const viewport = { width, height: width < 500 ? 844 : 900 };
  const { page, complaints, context } = await visit(browser, product.url, { viewport });
  await page.goto("/login");
  const email = `family-${width}@example.test`;
  await registerPatient(page, { email, name: "Priya Raman" });
  await page.goto(linkIn(await mailTo(page, email, /confirm-email/), "/confirm-email"));
  await page.getByRole("heading", { name: /confirmed/i }).waitFor();
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Family", exact: true }).filter({ visible: true }).press("Enter");
  await page.getByRole("heading", { name: "Family", level: 1 }).waitFor();
  await page.getByText("You have not added anybody yet.").waitFor();

  await press(page, "Add somebody");
  await page.getByLabel("Name", { exact: true }).fill("Mia");
  await page.getByLabel("Date of birth").fill(BORN);
  await page.getByLabel("Sex (optional)").selectOption("FEMALE");
  await press(page, "Add Penicillin");
  await expectAccessible(page);
  await expectToFit(page);
  await press(page, "Save");
  await page.getByText("Mia is added.").waitFor();
  await page.getByText("2 years, Female").waitFor();
  await page.getByText("Allergies: Penicillin").waitFor();
  await expectAccessible(page);

  await press(page, /^Ask a question ?: Mia/);
  const whom = page.getByRole("group", { name: "Who is it for?" });
  expect(await whom.getByRole("radio", { name: "Mia" }).isChecked()).toBe(true);
  await page.getByLabel("What would you like to ask?").fill("Fever of 38.5 since last night. What can I do?");
  await expectAccessible(page);
  await expectToFit(page);
  await press(page, "Ask");
  await page.getByText("For Mia.").waitFor();
  // Her age is known, so nobody asks for it; what is asked is about a small child, who is given no medicine of grown-ups.
  const soFar = page.getByText("Advice so far", { exact: true });
  const list = page.locator("fieldset").filter({ has: page.getByRole("checkbox") });
  await list.first().waitFor();
  expect(await page.getByText("How old is the person?").count()).toBe(0);
  expect(await page.getByRole("heading", { name: "Who is it for?", level: 2 }).count()).toBe(0);
  while (await soFar.isVisible()) {
    const before = await page.locator("fieldset:has(h2) label").first().textContent();
    await page.getByRole("button", { name: /^(None of these|Continue)/ }).press("Enter");
    await page.waitForFunction(
      (text) => document.querySelector("fieldset:has(h2) label")?.textContent !== text,
      before,
    );
  }
  const answer = page.getByRole("article").first();
  await answer.getByText("What you can do", { exact: true }).first().click();
  await answer.getByRole("heading", { name: "Ask a pharmacist about medicines for a child" }).waitFor();
  expect(await answer.getByRole("heading", { name: /^(Paracetamol|Ibuprofen|Aspirin)/ }).count()).toBe(0);
  await expectAccessible(page);
  await expectToFit(page);

  await page.getByRole("link", { name: /^Show to a GP or pharmacist/ }).press("Enter");
  const sheet = page.getByRole("article");
  await sheet.getByText("Penicillin").waitFor();
  const facts = await sheet.getByRole("definition").allTextContents();
  expect(facts).toEqual(expect.arrayContaining(["Mia", "2 years", "Priya Raman"]));
  await expectAccessible(page);

  await page.goto("/history");
  await page.getByText("For Mia.").waitFor();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: /^Select Fever of 38\.5/ }).check();
  const bar = page.getByRole("region", { name: "Export", exact: true });
  for (const [button, link] of [
    ["Export text", /^Download Text/],
    ["FHIR", /^Download FHIR/],
  ] as const) {
    await bar.getByRole("button", { name: button, exact: true }).press("Enter");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      bar.getByRole("link", { name: link }).press("Enter"),
    ]);
    expect((await bytesOf(file)).toString()).toMatch(
      /For Mia|"contained":\[\{"resourceType":"Patient","id":"person".+"Mia"/,
    );
  }

  await page.goto("/family");
  await press(page, /^Medicines ?: Mia/);
  await page.getByRole("heading", { name: "Medicines of Mia", level: 1 }).waitFor();
  await page.getByText("You have not added any medicines yet.").waitFor();
  await press(page, "Add Medication");
  await page.getByRole("form", { name: "Add a medicine" }).waitFor();
  await page.keyboard.type("Amoxicillin");
  await page.getByRole("heading", { name: /^Stop and ask: You may be allergic to this medicine/ }).waitFor();
  await page.getByText("This is about Mia: “you” means Mia here.").waitFor();
  await expectAccessible(page);
  await page.getByLabel("Name of the medicine").fill("Calpol");
  await page.getByLabel("How often").selectOption("TWICE");
  await press(page, /^Save medicine/);
  await page.getByText("Calpol is added.").waitFor();
  await page.getByText(/^(Today|Tomorrow), (9 AM|7 PM)$/).waitFor();
  await expectAccessible(page);
  await expectToFit(page);
  // Told of two days ago: at every hour of the day a dose can be noted.
  await queryPostgres(
    product,
    "update medications set scheduled_since = now() - interval '2 days' where name = 'Calpol' and family_member_id is not null",
  );
  await page.goto("/dashboard");
  const reminders = page.getByRole("region", { name: "Medication reminders" });
  await reminders.getByText("for Mia").first().waitFor();
  await reminders.getByRole("button", { name: "Mark as taken: Calpol (Mia)" }).first().press("Enter");
  await reminders.getByText("Calpol (Mia) is marked as taken.").waitFor();
  await expectAccessible(page);

  await page.goto("/family");
  await page.getByText("Medicines: Calpol").waitFor();
  await press(page, /^Remove ?: Mia/);
  const dialog = page.getByRole("dialog", { name: "Remove Mia?" });
  await dialog.getByText(/stay in your history/).waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Remove Mia" }).press("Enter");
  await page.getByText("Mia is removed.").waitFor();
  await page.getByText("You have not added anybody yet.").waitFor();
  await page.goto("/history");
  await page.getByText("For Mia.").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
