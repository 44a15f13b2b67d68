import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { bytesOf, launchBrowser, visit } from "./browser";
import { registerPatient } from "./people";
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

type Language = "en" | "de";
let patients = 0;

/** A new patient who has asked, and has answered what was asked back. */
async function ask(question: string, language: Language, width: number) {
  patients += 1;
  const patient = await visit(browser, product.url, {
    locale: language === "en" ? "en-GB" : "de-DE",
    viewport: { width, height: width < 500 ? 844 : 900 },
  });
  const { page } = patient;
  const { consultation } = textsOf(language, "patient");
  const { none, next } = textsOf(language, "questions");
  await page.goto("/login");
  await registerPatient(page, { email: `handed-${patients}@example.test`, language });
  await page.goto("/consultation");
  await page.getByLabel(consultation.ask.label).fill(question);
  await page.getByRole("button", { name: consultation.ask.submit, exact: true }).click();
  const soFar = page.getByText(consultation.soFar, { exact: true });
  await soFar.waitFor();
  while (await soFar.isVisible()) {
    const before = await page.locator("fieldset label").first().textContent();
    await page.getByRole("button", { name: new RegExp(`^(${none}|${next})`) }).press("Enter");
    await page.waitForFunction((text) => document.querySelector("fieldset label")?.textContent !== text, before);
  }
  await page.getByRole("link", { name: new RegExp(`^${consultation.handover}`) }).press("Enter");
  await page.getByRole("article").waitFor();
  return patient;
}

/** How many pages it prints on. */
async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return Number(/\/Type\s*\/Pages\s*\/Count (\d+)/.exec(pdf)?.[1] ?? /\/Count (\d+)/.exec(pdf)?.[1]);
}

it("is opened from the answer, prints on one page without anything around it, and is a file for a GP's computer", async () => {
  const { page, complaints, context } = await ask("I have had a headache and a cough for three days", "en", 1280);
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await page.getByText("Headache (3 days)").waitFor();
  await expectAccessible(page);

  await page.emulateMedia({ media: "print" });
  for (const around of ["banner", "navigation", "button"] as const)
    expect(await page.getByRole(around).count()).toBe(0);
  expect(await page.getByRole("link").count()).toBe(0);
  expect(await page.getByRole("article").evaluate((sheet) => getComputedStyle(sheet).color)).toBe("rgb(0, 0, 0)");
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: "screen" });

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /FHIR/ }).click(),
  ]);
  const bundle = JSON.parse((await bytesOf(download)).toString());
  expect(bundle).toMatchObject({ resourceType: "Bundle", type: "document" });
  expect(bundle.entry[0].resource.resourceType).toBe("Composition");
  expect(complaints).toEqual([]);
  await context.close();
});

it("is in English first for somebody who speaks German, and in German at a touch, at any width", async () => {
  const { page, complaints, context } = await ask("Ich habe seit zwei Tagen Schnupfen und Husten", "de", 390);
  const { sheet } = textsOf("de", "handover");
  await page.getByText("In the person’s own words").waitFor();
  await page.getByText("Ich habe seit zwei Tagen Schnupfen und Husten").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Auf Deutsch zeigen" }).click();
  await page.getByText(sheet.words, { exact: true }).waitFor();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
  expect(await printedPages(page)).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

it("says so where the address leads to no consultation of theirs", async () => {
  const { page, context } = await ask("I have had a cold for two days", "en", 768);
  await page.goto("/consultation/00000000-0000-4000-8000-000000000000/handover");
  await page.getByText("We cannot find this consultation.").waitFor();
  await expectAccessible(page);
  await context.close();
});
