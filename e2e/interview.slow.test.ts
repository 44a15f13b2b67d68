import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { isInSight, launchBrowser, visit } from "./browser";
import { registerPatient } from "./people";
import { type Product, startProduct } from "./product";
import { queryPostgres } from "./query-postgres";
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

type Language = "en" | "de";
const WORDS = Object.fromEntries(
  (["en", "de"] as const).map((language) => [
    language,
    { ...textsOf(language, "patient"), questions: textsOf(language, "questions") },
  ]),
);

/** More screens than these are never asked. */
const MOST_SCREENS = 8;

let patients = 0;

/** A new patient who has asked a question. */
async function ask(question: string, { language = "en", width = 390 }: { language?: Language; width?: number } = {}) {
  patients += 1;
  const patient = await visit(browser, product.url, {
    locale: language === "en" ? "en-GB" : "de-DE",
    viewport: { width, height: width < 500 ? 844 : 900 },
  });
  const { page } = patient;
  await page.goto("/login");
  await registerPatient(page, { email: `asked-${patients}@example.test`, language });
  await page.goto("/consultation");
  const { consultation } = WORDS[language];
  await page.getByLabel(consultation.ask.label).fill(question);
  await page.getByRole("button", { name: consultation.ask.submit, exact: true }).click();
  await soFar(page, language).waitFor();
  return patient;
}

const soFar = (page: Page, language: Language = "en") =>
  page.getByText(WORDS[language].consultation.soFar, { exact: true });
/** The question that stands there: lists and short questions alike are groups with a name. */
const question = (page: Page) => page.locator("fieldset legend h2").first();

/** How many words of the newest answer are seen before anything is unfolded. */
const wordsSeen = (page: Page): Promise<number> =>
  page
    .locator('[id^="answer-"]')
    .first()
    .evaluate((answer) => {
      const hidden = [...answer.querySelectorAll<HTMLElement>(".hidden-text")];
      for (const one of hidden) one.style.display = "none";
      const words = (answer as HTMLElement).innerText.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
      for (const one of hidden) one.style.display = "";
      return words.length;
    });

/** Says no to everything that is asked, with the keyboard alone, looking at every step. @returns the questions. */
async function sayNo(page: Page, language: Language = "en"): Promise<string[]> {
  const { none, next } = WORDS[language].questions;
  const asked: string[] = [];
  while (await soFar(page, language).isVisible()) {
    if (asked.length === MOST_SCREENS) throw new Error("It asks for ever.");
    const label = page.locator("fieldset label").first();
    const before = await label.textContent();
    asked.push(`${await question(page).innerText()} ${before}`);
    await expectAccessible(page);
    expect(await wordsSeen(page)).toBeLessThanOrEqual(150);
    await page.getByRole("button", { name: new RegExp(`^(${none}|${next})`) }).press("Enter");
    await page.waitForFunction((text) => document.querySelector("fieldset label")?.textContent !== text, before);
  }
  return asked;
}

it("asks about a cold until nothing is open, each thing once, and the advice stays", async () => {
  const { page, complaints, context } = await ask("I have had a cold for two days");
  const asked = await sayNo(page);
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked).size).toBe(asked.length);
  await page.waitForFunction(() => document.activeElement?.id.startsWith("answer-"));
  await page.getByText(/^Your answers \(\d\)$/).click();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

it("leads the eye of somebody with a phone to each new thing, clear of the bars", async () => {
  const asked = "I have had a cold for two days";
  const { page, complaints, context } = await ask(asked);
  const { none, next, toAdvice } = WORDS.en.questions;
  await page.waitForFunction((name) => document.activeElement?.getAttribute("aria-label") === name, asked);
  expect(await isInSight(page.getByText(asked, { exact: true }))).toBe(true);
  const advice = page.locator('[id^="answer-"] h2').first();
  await page.getByText(toAdvice).press("Enter");
  await page.waitForFunction(() => document.activeElement?.id.startsWith("answer-"));
  expect(await isInSight(advice)).toBe(true);
  while (await soFar(page).isVisible()) {
    const before = await page.locator("fieldset label").first().textContent();
    await page.getByRole("button", { name: new RegExp(`^(${none}|${next})`) }).press("Enter");
    await page.waitForFunction((text) => document.querySelector("fieldset label")?.textContent !== text, before);
    if (await soFar(page).isVisible()) {
      await page.waitForFunction(() => document.activeElement?.tagName === "H2");
      expect([await isInSight(question(page)), await isInSight(page.getByText(toAdvice))]).toEqual([true, true]);
    }
  }
  await page.waitForFunction(() => document.activeElement?.id.startsWith("answer-"));
  expect(await isInSight(advice)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

it("changes what was understood wrongly with a tap, and asks on without it", async () => {
  const { page, complaints, context } = await ask("I have had a sore throat and a headache for three days", {
    width: 320,
  });
  const chip = (name: string) => page.getByRole("button", { name: new RegExp(`^${name} ?, Change$`) });
  await chip("Sore throat · 3 days").press("Enter");
  await expectAccessible(page);
  const choices = page.getByRole("group", { name: "Sore throat · 3 days" });
  await choices.getByRole("button", { name: "No", exact: true }).press("Enter");
  await chip("Not there: Sore throat").waitFor();
  expect(await chip("Not there: Sore throat").evaluate((it) => it === document.activeElement)).toBe(true);
  await page.getByText(/^Your answer \(1\)$/).click();
  const given = page.getByRole("listitem").filter({ hasText: "Sore throat?" });
  expect(await given.innerText()).toContain("No");
  await chip("Headache · 3 days").waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

it("shows 999 above everything when a danger is ticked, and steps down when that was a slip", async () => {
  const { page, complaints, context } = await ask("I have had a headache since this morning", { width: 1280 });
  await page.getByLabel("A headache that came like a blow, at its worst within a minute or two").check();
  await page.getByRole("button", { name: /^Continue/ }).click();
  const card = page.getByRole("alert").filter({ hasText: "Call 999 now" });
  await card.waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "alert");
  await expectAccessible(page);
  await page.getByText("Your answer (1)").click();
  await page.getByRole("button", { name: /^Change/ }).click();
  await page.getByLabel("A headache that came like a blow, at its worst within a minute or two").uncheck();
  await page.getByRole("button", { name: /^None of these/ }).click();
  await card.waitFor({ state: "detached" });
  await soFar(page).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("goes on where it was left after a reload, and in a second window at once", async () => {
  const { page, context } = await ask("My son is 4 and has a fever");
  const first = await page.locator("fieldset label").first().innerText();
  await page.getByRole("button", { name: /^None of these/ }).click();
  await page.getByText("Your answer (1)").waitFor();
  const second = await page.locator("fieldset label").first().innerText();
  expect(second).not.toBe(first);
  await page.reload();
  expect(await page.locator("fieldset label").first().innerText()).toBe(second);
  const other = await context.newPage();
  await other.goto("/consultation");
  await other.getByText("Your answer (1)").waitFor();
  await page.getByRole("button", { name: /^(None of these|Continue)/ }).click();
  await other.getByText("Your answers (2)").waitFor();
  await context.close();
});

it("asks in German, from the first danger to the last step", async () => {
  const { page, complaints, context } = await ask("Ich habe seit gestern einen Hautausschlag am Arm", {
    language: "de",
  });
  const asked = await sayNo(page, "de");
  expect(asked[0]).toContain("Ist etwas davon jetzt da?");
  expect(complaints).toEqual([]);
  await context.close();
});

it("takes what is added into the same case, and gives somebody else an answer of their own", async () => {
  const { page, complaints, context } = await ask("I have had a cold for two days");
  const { add } = WORDS.en.questions;
  const write = async (text: string) => {
    await page.getByRole("button", { name: add.open }).first().click();
    await page.getByLabel(add.label).fill(text);
    await page.getByRole("button", { name: "Send", exact: true }).click();
  };
  await write("What about my daughter? She is 6 and has an earache");
  await page.getByText("What about my daughter? She is 6 and has an earache", { exact: true }).waitFor();
  // Hers is shown from its beginning.
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.startsWith("What about my"));
  await expectAccessible(page);
  await write("Now she cannot breathe properly");
  await page.getByRole("alert").filter({ hasText: "Call 999 now" }).waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

it("comes back: asks on the dashboard how things are, and worse leads on in the case", async () => {
  const { page, complaints, context } = await ask("I have had a headache since this morning");
  await queryPostgres(product, "update graphile_worker._private_jobs set run_at = now() where key like 'how-%'");
  const question = page.getByRole("heading", { name: "How are things now?" });
  for (let looks = 0; looks < 20 && !(await question.isVisible()); looks += 1) {
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Recent consultations" }).waitFor();
    await question.waitFor({ timeout: 1_000 }).catch(() => undefined);
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Worse", exact: true }).click();
  await page.getByRole("heading", { name: "See a GP today" }).first().waitFor();
  await soFar(page).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("keeps an emergency on the dashboard until it is over", async () => {
  const { page, complaints, context } = await ask("I have had a headache since this morning", { width: 1280 });
  await page.getByRole("button", { name: WORDS.en.questions.add.open }).click();
  await page.getByLabel(WORDS.en.questions.add.label).fill("Now I have chest pain");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: "Call 999 now" }).waitFor();
  await page.goto("/dashboard");
  const card = page.getByRole("alert").filter({ hasText: "Call 999 now" });
  await card.waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "This is over" }).click();
  await card.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { name: "Recent consultations" }).waitFor();
  expect(await card.isVisible()).toBe(false);
  await page.goto("/consultation");
  await page.getByRole("heading", { level: 1, name: WORDS.en.consultation.title }).waitFor();
  await page.getByRole("heading", { level: 2, name: "Emergency: Call 999 now" }).waitFor();
  expect(await page.getByRole("alert").isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await context.close();
});
