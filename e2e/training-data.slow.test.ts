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
    signIn(analyst.page, "analyst@demo.test", "/admin/model-training?part=data"),
    signIn(phone.page, "reviewer@demo.test", "/admin/model-training?part=data&lines=added"),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const TEXT = "My invented elbow hums when it rains";
const item = (page: Page) => page.getByRole("listitem").filter({ hasText: TEXT });
const label = (page: Page, name: string) => item(page).getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

describe("the training data", () => {
  it("that comes with the product is searched, narrowed and turned over by pages", async () => {
    const { page } = analyst;
    await page.getByText(/^Page 1 of [\d,]{3,}/).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText(/^Page 2 of/).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("lines-list");
    await page.reload();
    await page.getByText(/^Page 2 of/).waitFor();
    await page.getByLabel("Language", { exact: true }).selectOption("en");
    await page.getByLabel("Search lines").fill("crushing chest");
    await page
      .getByRole("rowheader", { name: /crushing/i })
      .first()
      .waitFor();
    expect(page.url()).toMatch(/\?part=data&language=en$/);
    expect(analyst.complaints).toEqual([]);
  });

  it("is added to by one person, and keeps what was typed when that points to somebody", async () => {
    await phone.page.getByText("Nothing has been added here yet.").waitFor();
    await expectAccessible(phone.page);
    const { page } = analyst;
    await page.getByRole("link", { name: "Added here" }).click();
    await page.getByRole("button", { name: "Add line" }).click();
    const form = dialog(page);
    await form.getByLabel("Text", { exact: true }).fill(`${TEXT} at SW1A 1AA`);
    await form.getByLabel("About", { exact: true }).fill("Elbow sounds");
    await form.getByLabel("Label", { exact: true }).selectOption("routine");
    await form.getByRole("button", { name: /^Add line/ }).click();
    await form.getByRole("link", { name: "Remove what could identify a person: a postcode." }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("line-text");
    await expectAccessible(page);
    await form.getByLabel("Text", { exact: true }).fill(TEXT);
    await form.getByRole("button", { name: /^Add line/ }).click();
    await page.getByText(/^Line added\./).waitFor();
    await item(page).getByText("You said Routine.").waitFor();
  });

  it("is agreed on by a second one, who sees it at once and not what the first one said", async () => {
    const { page } = phone;
    await item(page)
      .getByText(/^1 person has labelled it\./)
      .waitFor(); // without a reload
    expect(await item(page).innerText()).not.toContain("Ines Duarte: ");
    await expectAccessible(page);
    await label(page, "Routine").click();
    await page.getByText(/^Agreed: Routine\./).waitFor();
    await item(page).getByText("Agreed", { exact: true }).waitFor();
    await item(analyst.page).getByText("Agreed", { exact: true }).waitFor();
    expect(await label(analyst.page, "Urgent").count()).toBe(0);
    await analyst.page.getByText("1 of them added here").waitFor();
    expect(phone.complaints).toEqual([]);
  });

  it("is taken away for a reason, and its words with it where it names somebody", async () => {
    const { page } = phone;
    await page.getByRole("button", { name: `Remove ${TEXT}` }).click();
    await dialog(page).getByLabel("Reason").selectOption("NAMES_SOMEBODY");
    await expectAccessible(page);
    await dialog(page)
      .getByRole("button", { name: /^Remove line/ })
      .click();
    await page.getByText("Its text was deleted.").waitFor();
    await analyst.page.getByText("Its text was deleted.").waitFor();
    expect(await item(analyst.page).count()).toBe(0);
  });
});
