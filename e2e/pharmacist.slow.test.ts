import type { Browser, Page } from "playwright-core";
import { TranslateDouble } from "../server/test/translate-double";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { askApi, signIn } from "./people";
import { pane, write } from "./pharmacists";
import { type Product, startProduct } from "./product";

const double = new TranslateDouble();
let product: Product;
let browser: Browser;
let patient: Visit;
let pharmacist: Visit;
let colleague: Visit;

beforeAll(async () => {
  await double.start();
  const env = { TRANSLATE_BASE_URL: double.url, TRANSLATE_NAME: "Northbank Translate" };
  [product, browser] = await Promise.all([startProduct(env), launchBrowser()]);
  patient = await visit(browser, product.url, { viewport: { width: 375, height: 800 } });
  pharmacist = await visit(browser, product.url);
  colleague = await visit(browser, product.url);
  await Promise.all([
    signIn(patient.page, "patient@demo.test", "/consultation"),
    signIn(pharmacist.page, "pharmacist@demo.test"),
    signIn(colleague.page, "admin@demo.test", "/admin/consultations"),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
  await double.stop();
});

const QUESTION = "I have severe pain in my shoulder when I lift my arm";
const questions = (page: Page) => page.getByRole("region", { name: "Your questions" });
const conversation = (page: Page) => questions(page).getByRole("group", { name: "You and the pharmacist" }).first();
const row = (page: Page) => page.getByRole("button", { name: new RegExp(`^${QUESTION}`) });

async function reply(text: string): Promise<void> {
  await conversation(patient.page).getByLabel("Your message to the pharmacist").fill(text);
  await conversation(patient.page).getByRole("button", { name: "Send", exact: true }).click();
  await conversation(patient.page).locator("p", { hasText: text }).waitFor();
}

describe("a question becomes a conversation", () => {
  it("appears in both open queues and is claimed by keyboard", async () => {
    await patient.page.getByLabel("What would you like to ask?").fill(QUESTION);
    await patient.page.getByRole("button", { name: "Ask", exact: true }).click();
    await Promise.all([row(pharmacist.page).waitFor(), row(colleague.page).waitFor()]);
    await row(pharmacist.page).focus();
    await pharmacist.page.keyboard.press("Enter");
    await pane(pharmacist.page).locator("p", { hasText: QUESTION }).waitFor();
    expect((await pane(pharmacist.page).locator("mark").allInnerTexts()).join(" ")).toContain("severe");
    await pharmacist.page.keyboard.press("c");
    await patient.page.getByText("by Amara, a pharmacist").first().waitFor();
    await colleague.page.getByText("Amara is answering").first().waitFor();
  });

  it("the pharmacist writes a text for colleagues, who find it in their own list", async () => {
    const { page } = pharmacist;
    await page.getByRole("button", { name: "Our own texts" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("There are none yet.").waitFor();
    await dialog.getByRole("button", { name: "Add a text" }).click();
    await dialog.getByRole("button", { name: /^Save text/ }).click();
    await dialog.getByRole("link", { name: "Please write the text in at least one language." }).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("What it is for").fill("Ask for the packet");
    await dialog.getByLabel("Text in English").fill("What does the packet say?");
    await dialog.getByRole("button", { name: /^Save text/ }).click();
    await dialog.getByText("Saved: Ask for the packet.").waitFor();
    await dialog.getByText(/^Written by Amara Nwosu, .* No source given\.$/).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("option", { name: "Ask for the packet" }).waitFor({ state: "attached" });
    const { answerTemplates } = await askApi(colleague.page, "{ answerTemplates { title isFromStaff } }");
    expect(answerTemplates).toContainEqual({ title: "Ask for the packet", isFromStaff: true });
  });

  it("the pharmacist asks back with a template, which is put where the caret is", async () => {
    const { page } = pharmacist;
    await page.getByLabel("Your answer").fill("Hello.");
    await page.getByLabel("Insert a text").selectOption({ label: "Ask since when" });
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>("#answer")?.value.includes("When did it start?"),
    );
    expect(await page.getByLabel("Your answer").inputValue()).toMatch(/^Hello\. When did it start\?/);
    await page.getByRole("button", { name: "Ask back", exact: true }).click();
    await patient.page
      .getByRole("heading", { name: /Amara, a pharmacist, has a question for you/ })
      .first()
      .waitFor();
    await conversation(patient.page)
      .getByText(/When did it start\?/)
      .waitFor();
    await expectAccessible(patient.page);
    await page.getByRole("link", { name: /^With the patient/ }).click();
    await row(page).waitFor();
    await expectAccessible(page);
  });

  it("the patient replies, and the next question is one of the book: one click asks it, a tap answers it", async () => {
    await reply("It started on Monday.");
    const { page } = pharmacist;
    await page.getByRole("link", { name: /^Mine/ }).click();
    await row(page).click();
    await pane(page).getByText("It started on Monday.").waitFor();
    await expectAccessible(page);
    await pane(page)
      .getByText(/^Ask a question from the clinical book/)
      .click();
    await pane(page)
      .getByRole("button", { name: /^Ask the patient/ })
      .first()
      .click();
    const asked = conversation(patient.page);
    await asked.getByRole("heading", { name: "Is any of this there now?" }).waitFor();
    await expectAccessible(patient.page);
    await asked.getByRole("button", { name: /^None of these/ }).click();
    await asked.getByText("Is any of this there now? None of these").waitFor();
    await row(page).click();
    await pane(page).getByText("Is any of this there now? None of these").waitFor();
    await expectAccessible(page);
  });

  it("the pharmacist says where the assistant was wrong, and everybody who answers can read it", async () => {
    const { page } = pharmacist;
    await pane(page).getByText("The assistant was wrong here").click();
    await pane(page).getByLabel("What was wrong?").selectOption({ index: 1 });
    await pane(page).getByLabel("How urgent was it really?").selectOption({ label: "Urgent: needs to be seen today" });
    await pane(page)
      .getByLabel(/^What should it have seen/)
      .fill("The pain is from the neck.");
    await pane(page)
      .getByRole("button", { name: /^Report/ })
      .click();
    await pane(page).getByText("Thank you. It is in the list under Feedback.").waitFor();
    await expectAccessible(page);
    const reader = await visit(browser, product.url, { viewport: { width: 390, height: 800 } });
    await signIn(reader.page, "admin@demo.test", "/admin/consultations?filter=feedback");
    await reader.page.getByText("The pain is from the neck.").waitFor();
    await expectAccessible(reader.page);
    await reader.context.close();
  });

  it("the pharmacist answers", async () => {
    const { page } = pharmacist;
    await write(page, "Keep it moving gently, and see your GP if it is no better next week.", "Send answer");
    await page.getByText("Answer sent").first().waitFor(); // done: what is opened from here on stays open
    await conversation(patient.page)
      .getByText(/Keep it moving gently/)
      .waitFor();
    await patient.page
      .getByRole("heading", { name: /A pharmacist has answered your question/ })
      .first()
      .waitFor();
  });

  it("what is written in another language is translated for whoever presses, and not before", async () => {
    const { page } = pharmacist;
    await page.getByRole("link", { name: /^Answered/ }).click();
    await row(page).click();
    await page.getByLabel("Written in").selectOption({ label: "French" });
    await write(page, "Bougez doucement.", "Send message");
    const button = conversation(patient.page).getByRole("button", { name: /^Translate into English/ });
    await button.waitFor();
    await expectAccessible(patient.page);
    expect(double.asked).toEqual([]);
    await button.click();
    await conversation(patient.page).getByText("[en] Bougez doucement.").waitFor();
    await conversation(patient.page)
      .getByText(/^Translated by a machine \(Northbank Translate\)/)
      .waitFor();
    await pane(page)
      .getByRole("button", { name: /^Translate into English/ })
      .click();
    await pane(page).getByText("[en] Bougez doucement.").waitFor();
    await Promise.all([expectAccessible(patient.page), expectAccessible(page)]);
    expect(double.asked).toHaveLength(2);
    await page.keyboard.press("Escape");
  });

  it("hands it over to a colleague with a note that the patient does not see", async () => {
    const { page } = pharmacist;
    await page.getByRole("link", { name: /^Answered/ }).click();
    await row(page).click();
    await page.getByRole("button", { name: "Hand over", exact: true }).click();
    await page.getByLabel("Hand over to").selectOption({ label: "Marcus Whitfield" });
    await page.getByLabel("Note to colleagues").fill("Please look again on Friday.");
    await page.locator("form").getByRole("button", { name: "Hand over", exact: true }).click();
    await page.getByText("Handed over").first().waitFor();
    await colleague.page.getByRole("link", { name: /^Answered/ }).click();
    await row(colleague.page).click();
    await pane(colleague.page).getByText("Please look again on Friday.").waitFor();
    expect(await questions(patient.page).innerText()).not.toContain("Friday");
  });

  it("is closed with a reason and opened again by the patient", async () => {
    const { page } = colleague;
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByLabel("Why", { exact: true }).selectOption({ label: "Answered" });
    await page.locator("form").getByRole("button", { name: "Close", exact: true }).click();
    await conversation(patient.page)
      .getByText(/has closed this conversation, because your question is answered/)
      .waitFor();
    await expectAccessible(patient.page);
    await conversation(patient.page).getByRole("button", { name: "Write again" }).click();
    await pharmacist.page.goto("/admin/consultations");
    await pharmacist.page.getByText("heartburn").first().waitFor();
    await reply("It is back.");
    await row(pharmacist.page).waitFor();
  });

  it("an emergency in a message shows the red card at once and raises the question", async () => {
    await conversation(patient.page).getByRole("button", { name: "Write to the pharmacist" }).click();
    await reply("Now I have chest pain");
    const card = patient.page.getByRole("alert").filter({ hasText: "Call 999 now" });
    await card.waitFor();
    await patient.page.waitForFunction(() => document.activeElement?.textContent?.includes("Call 999 now"));
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await card.getByRole("link", { name: "Call 999" }).getAttribute("href")).toBe("tel:999");
    await row(pharmacist.page).filter({ hasText: "Raised" }).waitFor();
    await expectAccessible(patient.page);
    await patient.page.reload();
    await patient.page.getByRole("alert").filter({ hasText: "Call 999 now" }).waitFor();
  });
});

describe("what people think of an answer", () => {
  it("goes into the queue, also when the question did not", async () => {
    const { page } = patient;
    await page.getByLabel(/What would you like to ask\?|Ask another question/).fill("I have a runny nose");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    const helpful = questions(page).locator("[id^=consultation-]").first();
    await questions(page).getByText("I have a runny nose").first().waitFor();
    await helpful.getByRole("button", { name: "No", exact: true }).click();
    await helpful.getByLabel(/What was missing\?/).fill("Nothing about children.");
    await helpful.getByRole("button", { name: "Send", exact: true }).click();
    await helpful.getByText("Thank you for telling us.").waitFor();
    await helpful.getByRole("button", { name: /^Something is wrong with this advice/ }).click();
    await helpful.getByLabel("What is wrong with this advice?").fill("It names a spray that is not sold any more.");
    await helpful.getByRole("button", { name: "Send", exact: true }).click();
    await helpful.getByText("Thank you. A pharmacist will look at this.").waitFor();
    await expectAccessible(page);
  });

  it("is read with question and answer, and closed with an outcome", async () => {
    const { page } = pharmacist;
    await page.getByRole("link", { name: /^Feedback/ }).click();
    await page.getByRole("button", { name: /^It names a spray/ }).click();
    await pane(page).getByText("I have a runny nose").waitFor();
    await pane(page).getByText("What the patient was shown").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^It names a spray/ }).press("Enter");
    await page.getByRole("button", { name: /^Claim/ }).click();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByLabel("Outcome", { exact: true }).selectOption({ label: "Wrong, needs fixing" });
    await page.locator("form").getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("status").filter({ hasText: "Closed" }).first().waitFor();
    await page.getByRole("link", { name: /^Closed/ }).click();
    await page.getByRole("button", { name: /Wrong, needs fixing/ }).waitFor();
  });

  it("no page complained", () => {
    expect([...patient.complaints, ...pharmacist.complaints, ...colleague.complaints]).toEqual([]);
  });
});
