import type { Browser } from "playwright-core";
import { expectAccessible } from "./accessible";
import { bytesOf, launchBrowser, press, type Visit, visit } from "./browser";
import { askApi, DEMO_PASSWORD, registerPatient, signIn } from "./people";
import { type Product, startProduct } from "./product";

const PHONE = { viewport: { width: 375, height: 780 } };

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** A new patient on a phone, at their profile. */
async function newPatient(language: "en" | "de", locale: string): Promise<Visit & { email: string }> {
  const here = await visit(browser, product.url, { ...PHONE, locale });
  const email = `profile-${language}@example.test`;
  await registerPatient(here.page, { email, language });
  return { ...here, email };
}

it("a patient tells about their health by keyboard on a phone, and an answer is checked against it", async () => {
  const { page, context, complaints } = await newPatient("en", "en-GB");
  await page.goto("/dashboard");
  await page.getByText(/^Tell us about your health/).waitFor();
  await page.getByRole("link", { name: "Update Health Profile" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Your profile", level: 1 }).waitFor();
  await expectAccessible(page);

  await page.getByLabel("Age", { exact: true }).focus();
  await page.keyboard.type("12");
  await press(page, /^Save Profile/);
  await page.getByRole("link", { name: "Enter an age from 16 to 120" }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter"); // the link of the summary leads to the field
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("42");
  await page.getByLabel("Allergies", { exact: true }).focus();
  await page.keyboard.type("Aspirin");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove Aspirin" }).waitFor();
  await press(page, /^Save Profile/);
  await page.getByText("Profile updated successfully!").waitFor();

  await press(page, "Add Medication");
  await page.getByRole("form", { name: "Add a medicine" }).waitFor();
  await page.keyboard.type("warfa");
  await page.getByRole("option", { name: "Warfarin" }).first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page
    .getByText(/^We check \d+ medicines against your profile/)
    .last()
    .waitFor();
  await press(page, /^Save medicine/);
  await page.getByText("Warfarin is added.").waitFor();
  await press(page, "Add Medication");
  await page.getByRole("form", { name: "Add a medicine" }).waitFor();
  await page.keyboard.type("Nurofen");
  await page.getByRole("heading", { name: /^Stop and ask: You may be allergic to this medicine/ }).waitFor();
  await page.getByRole("heading", { name: /^Stop and ask: It does not go with another medicine/ }).waitFor();
  await expectAccessible(page);
  await press(page, "Cancel");
  await press(page, "Stop: Warfarin");
  await press(page, /^Save$/);
  await page.getByText("Warfarin is in the list of medicines that you stopped.").waitFor();
  await press(page, "Undo");
  await page.getByRole("button", { name: "Stop: Warfarin" }).waitFor();

  await page.goto("/consultation");
  await page.getByLabel("What would you like to ask?").fill("I have a headache");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.getByText("What you can do", { exact: true }).click();
  await page
    .getByText(/^We checked this against your profile of .*: your age, your allergies and your medicines\.$/)
    .waitFor();
  await page.getByText("What is missing", { exact: true }).click();
  await page.getByText(/^You have not told us .* your illnesses\./).waitFor();
  await page
    .getByText(/^You told us about an allergy: Aspirin\./)
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.goto("/dashboard");
  const summary = page.getByRole("region", { name: "Health Summary" });
  await summary.getByText("42", { exact: true }).waitFor();
  await summary.getByText("Warfarin").waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

it("the card of a medicine says the next dose, what to avoid and when to order, and a reminder is one press away", async () => {
  const { page, context, complaints } = await visit(browser, product.url, PHONE);
  await registerPatient(page, { email: "cards@example.test" });
  for (const [name, frequency] of [
    ["Warfarin", "ONCE"],
    ["Ibuprofen", "AS_NEEDED"],
  ]) {
    await askApi(page, "mutation M($input: MedicationInput!) { createMedication(input: $input) { id } }", {
      input: { name, frequency },
    });
  }
  await page.goto("/profile");
  const medicines = page.getByRole("region", { name: "Medicines" });
  const card = (name: string) => medicines.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
  await card("Warfarin")
    .getByText(/^(Today|Tomorrow), 9 AM$/)
    .waitFor();
  await card("Ibuprofen").getByText("No reminder is set.").waitFor();
  await card("Ibuprofen")
    .getByRole("heading", { name: /^Stop and ask: It does not go with another/ })
    .waitFor();
  await card("Warfarin")
    .getByText(/^What to avoid with Warfarin/)
    .click();
  await expectAccessible(page);
  await press(page, "Work out when to order: Warfarin");
  await page.getByRole("form", { name: "When to order Warfarin" }).waitFor();
  await page.keyboard.type("30");
  await expectAccessible(page);
  await press(page, /^Save$/);
  await card("Warfarin")
    .getByText(/^Order again by .+ We remind you\./)
    .waitFor();
  await expectAccessible(page);
  await press(page, "Set a reminder: Ibuprofen");
  await page.getByLabel("How often").selectOption("TWICE");
  await press(page, /^Save medicine/);
  await card("Ibuprofen")
    .getByText(/^(Today|Tomorrow), (9 AM|7 PM)$/)
    .waitFor();

  await medicines.getByRole("link", { name: "List for a pharmacist" }).press("Enter");
  const sheet = page.getByRole("article", { name: "List of medicines" });
  await sheet.getByText("Ibuprofen", { exact: true }).waitFor();
  await sheet.getByText("twice a day", { exact: true }).waitFor();
  await expectAccessible(page);
  await press(page, "Full screen");
  await page.waitForFunction(() => document.fullscreenElement?.tagName === "ARTICLE");
  await page.evaluate(() => document.exitFullscreen());
  for (const [link, begins] of [
    ["Save as PDF", "%PDF-"],
    [/FHIR/, '{"resourceType":"Bundle"'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: link }).press("Enter"),
    ]);
    expect((await bytesOf(file)).toString("latin1").slice(0, begins.length)).toBe(begins);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it("the page speaks German throughout", async () => {
  const { page, context, complaints } = await newPatient("de", "de-DE");
  await page.goto("/profile");
  await page.getByRole("heading", { name: "Ihr Profil", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Gräser hinzufügen" }).click();
  await press(page, "Medikament hinzufügen");
  await page.getByRole("form", { name: "Ein Medikament hinzufügen" }).waitFor();
  await page.keyboard.type("Zentrifugol");
  await page.getByText("Wir kennen dieses Mittel nicht und können es deshalb nicht prüfen.").last().waitFor();
  await expectAccessible(page);
  await press(page, "Abbrechen");
  await press(page, /^Profil speichern/);
  await page.getByText("Ihr Profil ist gespeichert!").waitFor();
  const texts = await page.locator("main").innerText();
  expect(texts).not.toMatch(/\b(Save|Your|Medicines|Privacy|Please)\b/);
  expect(complaints).toEqual([]);
  await context.close();
});

it("two tabs follow each other, and neither overwrites what the other saved", async () => {
  const { page: one, context, complaints } = await visit(browser, product.url, PHONE);
  await signIn(one, "patient@demo.test");
  const two = await context.newPage();
  for (const tab of [one, two]) {
    await tab.goto("/profile");
    await tab.getByRole("button", { name: "Remove Penicillin" }).waitFor();
  }
  // Nothing is typed in the second tab: it shows what the first one saved.
  await one.getByRole("button", { name: "Add Latex" }).click();
  await press(one, /^Save Profile/);
  await two.getByRole("button", { name: "Remove Latex" }).waitFor();

  await two.getByLabel("Conditions", { exact: true }).fill("Gout");
  await two.keyboard.press("Enter");
  await one.getByRole("button", { name: "Add Epilepsy" }).click();
  await press(one, /^Save Profile/);
  await one.getByText("Profile updated successfully!").waitFor();
  await two.getByRole("heading", { name: "Your profile was changed in another tab" }).waitFor();
  await expectAccessible(two);
  await two.getByLabel("Yours here: Asthma, Gout").waitFor();
  await two.getByLabel("Saved in the other tab: Asthma, Epilepsy").check();
  await press(two, "Save what I chose");
  await two.getByText("Profile updated successfully!").waitFor();
  await two.getByRole("button", { name: "Remove Epilepsy" }).waitFor();

  // What is not saved is asked about before it goes, and a session's end keeps it.
  await two.getByRole("button", { name: "Remove Epilepsy" }).click();
  await two.getByRole("link", { name: "Change in your account" }).click();
  await two.getByRole("heading", { name: "Leave without saving?" }).waitFor();
  await expectAccessible(two);
  await two.getByRole("button", { name: "Stay here" }).click();
  await two.locator("a:focus", { hasText: "Change in your account" }).waitFor(); // where the focus was before the question
  expect(new URL(two.url()).pathname).toBe("/profile");
  await context.clearCookies();
  await press(two, /^Save Profile/);
  await two.getByText("You have been signed out").waitFor();
  await two.getByLabel("Email", { exact: true }).fill("patient@demo.test");
  await two.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await two.getByRole("button", { name: "Login", exact: true }).click();
  await two.getByText("You have changes that are not saved yet.").waitFor();
  await two.getByRole("button", { name: "Add Epilepsy" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
