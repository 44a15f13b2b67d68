import type { Browser, BrowserContext, Page } from "playwright-core";
import { accessibilityTree, type Told, unnamedIn } from "./accessibility-tree";
import { expectAccessible } from "./accessible";
import { launchBrowser, openPage, type Visit, visit } from "./browser";
import { registerPatient } from "./people";
import { type Product, startProduct } from "./product";
import { textsOf } from "./texts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ TRUST_PROXY: "127.0.0.1,::1" }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

type Language = "en" | "de";
const textsIn = (language: Language) => ({
  ...textsOf(language, "patient").consultation,
  questions: textsOf(language, "questions"),
  care: textsOf(language, "common").care,
});
const TEXTS = { en: textsIn("en"), de: textsIn("de") };

interface Consultation {
  about: string;
  /** Of the window. Questions, calm answers, urgent ones and 999 stand on a phone in one of them and at a desk in another. */
  width: 390 | 1280;
  language?: Language;
  writes: string;
  /** What is said to what is asked: what is ticked and chosen by its words, everything else is not there. */
  says?: { there?: readonly string[]; sex?: string; days?: string; age?: string };
  /** What has to be asked at least, in screens; nothing where the answer cannot wait. */
  screens: number;
  /** The heading of the answer, with the colour of its card in words. */
  answer: { level: "non-urgent" | "urgent" | "emergency"; heading: string };
  /** Where it stands among the five steps of care, where the card has them. */
  step?: "SELF_CARE" | "CRISIS" | "EMERGENCY";
  /** What else it has to say, and which links. */
  tells?: string | RegExp;
  links?: readonly string[];
}

const AT_HOME = { level: "non-urgent", heading: "This sounds like something you can treat at home" } as const;
const CALL_999 = { level: "emergency", heading: "Call 999 now" } as const;

const CONSULTATIONS: readonly Consultation[] = [
  {
    about: "a cold",
    width: 390,
    writes: "I have had a cold for two days",
    says: { age: "30" },
    ...{ screens: 2, answer: AT_HOME, step: "SELF_CARE" },
  },
  {
    about: "a child's fever",
    width: 1280,
    writes: "My son is 4 and has a fever",
    says: { days: "2", there: ["No wet nappy or no wee for 8 hours or more"] },
    ...{ screens: 3, answer: { level: "urgent", heading: "Call 111 now" }, links: ["111"] },
  },
  { about: "chest pain", width: 390, writes: "I have chest pain", screens: 0, answer: CALL_999, step: "EMERGENCY" },
  {
    about: "cystitis",
    width: 390,
    writes: "It burns when I pee and I go all the time",
    says: { age: "30", sex: "Female", there: ["Blood in the pee, or red or pink pee"] },
    ...{ screens: 3, answer: { level: "urgent", heading: "See a GP today" } },
  },
  {
    about: "a contraceptive pill",
    width: 1280,
    writes: "I missed my contraceptive pill yesterday, what should I do?",
    answer: { level: "non-urgent", heading: "Contraceptive pill: If you missed a dose" },
    ...{ screens: 1, step: "SELF_CARE", tells: /One combined pill missed: take it now/ },
  },
  {
    about: "self-harm",
    width: 390,
    writes: "I want to hurt myself",
    screens: 0,
    answer: { level: "emergency", heading: "You do not have to face this alone" },
    ...{ step: "CRISIS", links: ["Samaritans 116 123"] },
  },
  {
    about: "somebody else's stroke",
    width: 1280,
    writes: "My mum's face has dropped on one side and she cannot speak clearly",
    ...{ screens: 0, answer: CALL_999, step: "EMERGENCY" },
  },
  {
    about: "a rash, in German",
    width: 390,
    language: "de",
    writes: "Ich habe seit gestern einen Hautausschlag am Arm",
    screens: 2,
    answer: { level: "non-urgent", heading: "Das können Sie wahrscheinlich zu Hause behandeln" },
    step: "SELF_CARE",
  },
  {
    about: "two medicines",
    width: 1280,
    writes: "Can I take ibuprofen with warfarin?",
    screens: 0,
    answer: { level: "non-urgent", heading: "Ibuprofen and warfarin: Do not take these together" },
    tells: /pharmacist/,
  },
  {
    about: "small talk",
    width: 390,
    writes: "Hello, how are you?",
    ...{ screens: 0, answer: { level: "non-urgent", heading: "Hello" } },
    tells: "What is troubling you, or what would you like to know?",
  },
];

/** More screens than these are never asked. */
const MOST_SCREENS = 8;

/** What is asked on the screen that stands there; nothing when nothing is. */
const asked = (page: Page) =>
  page.locator("fieldset > legend h2").evaluateAll((headings) => headings.map((one) => one.textContent ?? ""));

const focused = (tree: readonly Told[]) => tree.filter(({ isFocused, role }) => isFocused && role !== "RootWebArea");

/** Runs in the page: the questions that stand there with what there is to tick; false while they are those. */
function screenAfter(those: string): string | false {
  const parts = document.querySelectorAll("fieldset > legend h2, fieldset label");
  const screen = [...parts].map(({ textContent }) => textContent).join() || "nothing";
  return screen !== those && screen;
}

/** Waits until the page says something in a region that announces what changes in it. */
async function isAnnounced(page: Page, role: "status" | "alert", text: string): Promise<void> {
  await page.getByRole(role).filter({ hasText: text }).first().waitFor({ state: "attached" });
}

/** Answers the screen of questions that stands there and looks at it before. @returns what of `there` was on it. */
async function answerScreen(page: Page, { says = {}, language = "en" }: Consultation, isFirst: boolean) {
  const { questions } = TEXTS[language];
  const titles = await asked(page);
  const tree = await accessibilityTree(page);
  const named = (role: string) => tree.filter((one) => one.role === role).map(({ name }) => name);
  expect(unnamedIn(tree)).toEqual([]);
  expect(named("heading")).toEqual(expect.arrayContaining(titles));
  expect(named("group")).toEqual(expect.arrayContaining(titles));
  // Whoever has asked is told by the announcement; after each screen the focus leads on.
  if (!isFirst) expect(focused(tree)).toMatchObject([{ role: "heading", name: titles[0], level: 2 }]);
  const buttons = [questions.unsure, ...(isFirst ? [] : [questions.back])];
  expect(named("button")).toEqual(expect.arrayContaining(buttons));
  const boxes = page.locator("fieldset").getByRole("checkbox");
  const labels = await page.locator("fieldset label:has([type=checkbox])").allInnerTexts();
  expect(await boxes.count()).toBe(labels.length);
  expect(named("checkbox")).toEqual(expect.arrayContaining(labels));
  await expectAccessible(page);

  const there = (says.there ?? []).filter((one) => labels.includes(one));
  for (const one of there) await page.getByLabel(one, { exact: true }).check();
  for (const field of ["days", "age"] as const) {
    const box = page.getByLabel(questions[field].label, { exact: true });
    if (says[field] && (await box.isVisible())) await box.fill(says[field]);
  }
  const sex = page.getByLabel(says.sex ?? "", { exact: true });
  if (says.sex && (await sex.isVisible())) await sex.check();
  const before = (await page.evaluate(screenAfter, "")) || "";
  await page.getByRole("button", { name: new RegExp(`^(${questions.none}|${questions.next})$`) }).press("Enter");
  await page.waitForFunction(screenAfter, before);
  return there;
}

let patients = 0;
/** One browser for each language; in it everybody has a page and an account of their own. */
const contexts = new Map<Language, BrowserContext>();

async function visitIn(language: Language, viewport: { width: number; height: number }): Promise<Visit> {
  const known = contexts.get(language);
  const locale = language === "en" ? "en-GB" : "de-DE";
  const opened = known ? await openPage(known) : await visit(browser, product.url, { locale });
  contexts.set(language, opened.context);
  await opened.page.setViewportSize(viewport);
  return opened;
}

describe("a whole consultation", () => {
  it.each(CONSULTATIONS)("about $about, on $width px", async (consultation) => {
    const { width, writes, says, screens, answer, step, language = "en", tells, links = [] } = consultation;
    const { ask, answered, soFar, questions, care } = TEXTS[language];
    const { page, complaints } = await visitIn(language, { width, height: width < 500 ? 844 : 900 });
    patients += 1;
    // Everybody from an address of their own: registrations of one address are limited.
    await registerPatient(
      page,
      { email: `consults-${patients}@example.test`, language },
      { "x-forwarded-for": `192.0.2.${patients}` },
    );
    await page.goto("/consultation");
    await page.getByLabel(ask.label).fill(writes);
    await page.getByRole("button", { name: ask.submit, exact: true }).press("Enter");
    const said = await page.waitForFunction((start) => {
      const all = [...document.querySelectorAll("[role=status]")].map(({ textContent }) => textContent ?? "");
      return all.find((text) => text.startsWith(start));
    }, answered.split("{{")[0]);
    expect(await said.jsonValue()).toBeTruthy();

    const there: string[] = [];
    let seen = 0;
    const isAsking = async () => await page.getByText(soFar, { exact: true }).isVisible();
    while (await isAsking()) {
      await page.waitForFunction((isFirst) => {
        const title = document.querySelector("fieldset > legend h2");
        return title && (isFirst || document.activeElement === title);
      }, seen === 0);
      there.push(...(await answerScreen(page, consultation, seen === 0)));
      seen += 1;
      expect(seen).toBeLessThanOrEqual(MOST_SCREENS);
      if (await isAsking()) await isAnnounced(page, "status", questions.saved);
    }
    expect(seen).toBeGreaterThanOrEqual(screens);
    expect(there.sort()).toEqual([...(says?.there ?? [])].sort());

    const heading = `${care.level[answer.level]}${answer.heading}`;
    if (seen > 0) await isAnnounced(page, "status", questions.done.replace("{{heading}}", answer.heading));
    else await isAnnounced(page, "status", answered.replace("{{heading}}", answer.heading));
    const isRed = answer.level === "emergency";
    if (isRed) await isAnnounced(page, "alert", answer.heading);
    // Where nothing was asked and nothing is urgent, the answer is announced and the focus stays for the next question.
    const place = isRed ? "[role=alert]" : seen > 0 ? "[id^=answer-]" : "form:has(#question) button";
    await page.waitForFunction((selector) => document.activeElement?.matches(selector), place);
    const tree = await accessibilityTree(page);
    expect(unnamedIn(tree)).toEqual([]);
    expect(tree).toContainEqual(expect.objectContaining({ role: "heading", level: isRed ? 1 : 2, name: heading }));
    if (isRed) expect(focused(tree)).toMatchObject([{ role: "alert", name: heading, live: "assertive" }]);
    else if (seen > 0) expect(focused(tree)).toMatchObject([{ role: "group", name: answer.heading }]);
    else expect(focused(tree)).toMatchObject([{ role: "button", name: ask.submit }]);
    if (step) {
      const ladder = care.ladder.replace("{{step}}", care.step[step]);
      expect(tree).toContainEqual(expect.objectContaining({ role: "list", name: ladder }));
    }
    for (const link of isRed && answer === CALL_999 ? [...links, "Call 999"] : links) {
      expect(tree).toContainEqual(expect.objectContaining({ role: "link", name: link }));
    }
    if (tells) await page.getByText(tells).first().waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
