import type { Browser } from "playwright-core";
import { expectAccessible } from "./accessible";
import { isInSight, launchBrowser, type Visit, visit } from "./browser";
import { askApi, registerPatient, signIn } from "./people";
import { giveBack, pane, write } from "./pharmacists";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;
let pharmacist: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  pharmacist = await visit(browser, product.url);
  await signIn(pharmacist.page, "pharmacist@demo.test");
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** More questions than the window has room for, one of them an emergency that came last. */
async function fillQueue(): Promise<void> {
  const { context, page } = await visit(browser, product.url);
  await registerPatient(page, { email: "crowd@example.test" });
  const causes = Array.from({ length: 9 }, (_, day) => `I have had a severe cough for ${day + 2} days`);
  for (const question of [...causes, "I have severe chest pain"]) {
    await askApi(page, "mutation Q($question: String!) { addConsultation(question: $question) { id } }", { question });
  }
  await context.close();
}

describe("with many questions waiting", () => {
  it("the page opens with the most urgent one, its question and the box for the answer in sight together", async () => {
    const { page } = pharmacist;
    await fillQueue();
    await page.goto("/admin/consultations");
    const asked = pane(page).locator("p", { hasText: "I have severe chest pain" }).first();
    await asked.waitFor();
    const rows = page.locator("[data-row]");
    expect(await rows.first().getAttribute("aria-current")).toBe("true");
    expect(await rows.first().innerText()).toContain("I have severe chest pain");
    await page.keyboard.press("c");
    const box = page.getByLabel("Your answer");
    await box.waitFor();
    expect([await isInSight(asked), await isInSight(box)]).toEqual([true, true]);
    await rows.last().scrollIntoViewIfNeeded();
    expect([await isInSight(asked), await isInSight(box)]).toEqual([true, true]);
    await expectAccessible(page);
  });

  it("an answer of one word is sent only when it is meant", async () => {
    const { page } = pharmacist;
    await write(page, "ok", "Send answer");
    const dialog = page.getByRole("dialog", { name: "This answer is very short. Send it anyway?" });
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Keep writing" }).click();
    await page.waitForFunction(() => document.activeElement?.id === "answer");
    expect(await page.getByLabel("Your answer").inputValue()).toBe("ok");
    await giveBack(page);
  });

  it("medicines of an answer are compared with the profile, and what is serious is sent only when it is meant", async () => {
    const asking = await visit(browser, product.url);
    await registerPatient(asking.page, { email: "warfarin@example.test" });
    await askApi(asking.page, "mutation M($input: MedicationInput!) { createMedication(input: $input) { id } }", {
      input: { name: "Warfarin", frequency: "ONCE" },
    });
    const question = "I have severe toothache. What can I take?";
    await askApi(asking.page, "mutation Q($question: String!) { addConsultation(question: $question) { id } }", {
      question,
    });
    await asking.context.close();
    const { page } = pharmacist;
    await page.getByRole("button", { name: new RegExp(`^${question.slice(0, 20)}`) }).click();
    await page.getByRole("button", { name: "Claim", exact: false }).first().click();
    const box = page.getByLabel("Your answer");
    await box.fill("You can take ibuprofen three times a day.");
    await page.getByRole("heading", { name: /^ibuprofen, check before sending/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send answer", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "This may harm the patient. Send it anyway?" });
    await dialog.getByText("You told us that you take: Warfarin.", { exact: false }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Keep writing" }).click();
    await box.fill("You can take paracetamol. Ask your dentist today.");
    await page.getByRole("heading", { name: /^paracetamol, check/ }).waitFor();
    await page.getByRole("button", { name: "Send answer", exact: true }).click();
    await page.getByText("Answer sent").first().waitFor();
  });

  it("on a phone a case stands in the place of the list, and leads back to it", async () => {
    const phone = await visit(browser, product.url, { viewport: { width: 375, height: 800 } });
    await signIn(phone.page, "pharmacist@demo.test");
    const rows = phone.page.locator("[data-row]");
    await rows.nth(3).click();
    const back = phone.page.getByRole("button", { name: "Back to the list" });
    await phone.page.waitForFunction(() => document.activeElement?.textContent === "Back to the list");
    expect([await isInSight(back), await rows.first().isVisible()]).toEqual([true, false]);
    await expectAccessible(phone.page);
    await back.click();
    await phone.page.waitForFunction(() => document.activeElement?.hasAttribute("data-row"));
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
  });

  it("on a phone it is claimed from wherever one reads, answered beside the question, and taken back above the list", async () => {
    const phone = await visit(browser, product.url, { viewport: { width: 375, height: 800 } });
    const { page } = phone;
    await signIn(page, "pharmacist@demo.test");
    const question = "I have had a severe cough for 5 days";
    await page.getByRole("button", { name: new RegExp(`^${question}`) }).click();
    const claim = page.getByRole("button", { name: /^Claim/ });
    await claim.waitFor();
    expect(await isInSight(claim)).toBe(true);
    await expectAccessible(page);
    await claim.click();
    await page.waitForFunction(() => document.activeElement?.id === "answer");
    const box = page.getByLabel("Your answer");
    const send = page.getByRole("button", { name: "Send answer" });
    const again = page.locator("footer p", { hasText: question });
    expect([await isInSight(again), await isInSight(box), await isInSight(send)]).toEqual([true, true, true]);
    await expectAccessible(page);
    await box.fill("ok");
    await send.click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await box.inputValue()).toBe("ok");
    await box.fill("Drink plenty, and see a pharmacy near you.");
    await send.click();
    const back = page.getByRole("button", { name: /^Take it back/ });
    await back.waitFor();
    expect(await isInSight(back)).toBe(true);
    await back.click();
    await page.getByLabel("Your answer").waitFor();
    expect(await page.getByLabel("Your answer").inputValue()).toBe("Drink plenty, and see a pharmacy near you.");
    await giveBack(page);
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
  });

  it("no page complained", () => {
    expect(pharmacist.complaints).toEqual([]);
  });
});
