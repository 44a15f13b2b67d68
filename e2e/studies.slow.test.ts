import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;
let analyst: Visit;
let phone: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  analyst = await visit(browser, product.url, { viewport: { width: 1280, height: 860 } });
  phone = await visit(browser, product.url, { viewport: { width: 375, height: 800 }, colorScheme: "dark" });
  await Promise.all([
    signIn(analyst.page, "analyst@demo.test", "/admin/model-training?part=studies"),
    signIn(phone.page, "reviewer@demo.test", "/admin/model-training?part=studies"),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const TITLE = "Steam and a blocked nose (example)";
const row = (page: Page, title = TITLE) => page.getByRole("row").filter({ hasText: title });
const button = (page: Page, act: string, title = TITLE) => page.getByRole("button", { name: `${act} ${title}` });
const dialog = (page: Page) => page.getByRole("dialog");

const BIBTEX = String.raw`@string{jie = "Journal of Invented Examples"}
@article{one, title = {Kopfschmerz {\"u}ber Nacht (example)}, author = {M{\"u}ller, J{\"o}rg and Ann Example}, journal = jie, year = 2023}
@article{two, title = {Not closed, author = {Bo Example}, journal = jie, year = 2023
@article{three, title = "Toothache again (example)", author = "Cy Example", journal = jie, date = {2022-05-31}}
`;

describe("clinical studies", () => {
  it("are added by a form that says what is wrong and keeps what was typed", async () => {
    const { page } = analyst;
    await row(page, "Migraine and headache").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add study" }).click();
    const form = dialog(page);
    await form.getByLabel("Title").fill(TITLE);
    await form.getByLabel("Authors").fill("Ada Example\nBo Sample");
    await form.getByLabel("Journal").fill("Journal of Invented Examples");
    await form.getByLabel("Date of publication").fill("2025-02");
    await form.getByLabel("DOI (optional)").fill("10.55/steam");
    await form.getByRole("button", { name: /^Add study/ }).click();
    await form.getByRole("link", { name: /^Please enter a DOI/ }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("study-doi");
    await expectAccessible(page);
    await page.reload();
    await page.getByRole("button", { name: "Add study" }).click();
    expect(await form.getByLabel("Title").inputValue()).toBe(TITLE);
    await form.getByLabel("DOI (optional)").fill("https://doi.org/10.5555/Example.STEAM");
    await form.getByRole("button", { name: /^Add study/ }).click();
    await page.getByText(`Study added: ${TITLE}`).waitFor();
    const link = row(page).getByRole("link", { name: "DOI 10.5555/example.steam" });
    expect(await link.getAttribute("href")).toBe("https://doi.org/10.5555/example.steam");
    await row(phone.page).waitFor(); // without a reload
    expect(analyst.complaints).toEqual([]);
  });

  it("are imported from BibTeX, and the broken entry is told of by its line", async () => {
    const { page } = analyst;
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expectAccessible(page);
    await page
      .getByLabel(/^Choose file/)
      .setInputFiles({ name: "some.bib", mimeType: "application/x-bibtex", buffer: Buffer.from(BIBTEX) });
    await page.getByRole("heading", { name: "Import of some.bib" }).waitFor();
    expect(await dialog(page).locator("dl").innerText()).toMatch(/Added\s+2\s+Already in the list\s+0\s+Refused\s+1/);
    await dialog(page).getByText("Line 3", { exact: true }).waitFor();
    await dialog(page)
      .getByText(/^This entry is not closed/)
      .or(dialog(page).locator("li", { hasText: "This entry is not closed" }))
      .first()
      .waitFor();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Close", exact: true }).last().click();
    await row(page, "Kopfschmerz über Nacht (example)")
      .getByText("Jörg Müller, Ann Example.", { exact: false })
      .waitFor();
  });

  it("are deleted while nobody has decided, and leave the lists of others at once", async () => {
    const { page } = analyst;
    const imported = "Toothache again (example)";
    await row(phone.page, imported).waitFor();
    await button(page, "Delete", imported).click();
    await dialog(page).getByText("It is deleted permanently", { exact: false }).waitFor();
    await expectAccessible(page);
    await dialog(page)
      .getByRole("button", { name: /^Delete/ })
      .click();
    await page.getByText(`Study deleted: ${imported}`).waitFor();
    await row(page, imported).waitFor({ state: "detached" });
    await row(phone.page, imported).waitFor({ state: "detached" });
  });

  it("have the tags that were typed, without blanks and repetitions, and are validated", async () => {
    const { page } = phone;
    await button(page, "Tag").click();
    const field = dialog(page).getByLabel("Tags", { exact: true });
    await field.fill("  Blocked   nose ");
    await field.press("Enter");
    await field.fill("BLOCKED nose");
    await field.press("Enter");
    await field.fill("self-CARE");
    await expectAccessible(page);
    await dialog(page)
      .getByRole("button", { name: /^Save Tags/ })
      .click();
    await page.getByText(`Tags saved: ${TITLE}`).waitFor();
    expect(await row(page).getByRole("listitem").allInnerTexts()).toEqual(["Blocked nose", "Self-care"]);
    await button(page, "Validate").click();
    await page.getByText(`Study validated: ${TITLE}`).waitFor();
    await row(page).getByText("Validated", { exact: true }).waitFor();
    await expectAccessible(page);
    // The other one sees it at once.
    await row(analyst.page).getByText("Validated", { exact: true }).waitFor();
    expect(phone.complaints).toEqual([]);
  });

  it("are found by words, state and tag, and shown to patients beside the version that they are linked to", async () => {
    const { page } = analyst;
    const patient = await visit(browser, product.url, { viewport: { width: 1280, height: 860 } });
    await signIn(patient.page, "patient@demo.test", "/consultation");
    await page.getByLabel("Search studies").fill("steam blocked");
    await row(page, "Migraine and headache").waitFor({ state: "detached" });
    await page.getByLabel("Status", { exact: true }).selectOption("VALIDATED");
    await page.waitForURL(/[?&]status=validated$/);
    await button(page, "Versions").click();
    await dialog(page).getByRole("button", { name: /^Link/ }).click();
    await dialog(page)
      .getByText(/^Linked to \d/)
      .waitFor();
    await expectAccessible(page);
    await patient.page.getByText("About this assistant").click();
    await patient.page.getByRole("link", { name: TITLE }).waitFor(); // without a reload
    await expectAccessible(patient.page);
    await patient.context.close();
  });
});
