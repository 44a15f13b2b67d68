import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;
let advertiser: Visit;
let reviewer: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  advertiser = await visit(browser, product.url, { viewport: { width: 1280, height: 860 } });
  reviewer = await visit(browser, product.url, { viewport: { width: 1280, height: 860 } });
  await Promise.all([
    signIn(advertiser.page, "advertiser@demo.test", "/advertiser/creatives"),
    signIn(reviewer.page, "reviewer@demo.test", "/admin/compliance"),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const TITLE = "Rinse for a free nose";
const hints = (page: Page) => page.getByRole("region", { name: "Compliance hints" });
const row = (page: Page) => page.getByRole("button", { name: new RegExp(`^${TITLE}`) });
const pane = (page: Page) => page.getByRole("region", { name: `Review of ${TITLE}` });

/** The advertiser is told, for some seconds: somebody has to look while it happens. */
const told = (text: string) => advertiser.page.getByText(text).first().waitFor();

/** A picture that is one: of the page as it stands. */
const picture = async (page: Page) => ({
  name: "rinse.png",
  mimeType: "image/png",
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 200 } }),
});

describe("an advert from its upload to its approval", () => {
  it("is written with hints, keeps what was typed through a reload, and is submitted", async () => {
    const { page } = advertiser;
    await page.getByRole("heading", { name: "Creatives", level: 1 }).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Upload Creative" }).first().click();
    await page.getByLabel("Title").fill(TITLE);
    await page.getByLabel("Description").fill("Our saline rinse cures hay fever for good.");
    await hints(page).getByText("High", { exact: true }).first().waitFor();
    await page.getByRole("region", { name: "Preview of the advert" }).locator("mark").first().waitFor();
    await page.getByLabel(/^Choose picture/).setInputFiles(await picture(page));
    await page.getByLabel(/^Replace picture/).waitFor();
    await page.reload();
    expect(await page.getByLabel("Title").inputValue()).toBe(TITLE);
    await page.getByLabel(/^Replace picture/).waitFor();
    await page.getByLabel("Price (optional)").fill("7.49");
    await page.getByLabel("Target URL").fill("http://northbank.example/rinse");
    await page.getByLabel("Alt text").fill("A bottle beside grass");
    await page.getByLabel("Disclaimer (optional)").fill("Always read the label.");
    await page.getByRole("button", { name: /^Submit for review/ }).click();
    await page.getByRole("alert").getByRole("link", { name: /https/ }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("creative-targetUrl");
    await expectAccessible(page);
    await page.getByLabel("Target URL").fill("https://northbank.example/rinse");
    await page.getByRole("button", { name: /^Submit for review/ }).click();
    await page.getByText(/^Submitted for review\./).waitFor();
    await page.getByRole("img", { name: "A bottle beside grass" }).waitFor();
    await expectAccessible(page);
    expect(advertiser.complaints).toEqual([]);
  });

  it("is sent back by a reviewer, by keyboard, with its marks in place", async () => {
    const { page } = reviewer;
    await row(page).waitFor(); // without a reload
    await row(page).click();
    await pane(page).locator("mark").first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press("e");
    await page
      .getByText("Ask Northbank Allergy Care for a revision?")
      .or(page.getByText(/for a revision\?$/))
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Write what the rules found" }).click();
    await expectAccessible(page);
    await Promise.all([
      told("Your advert needs changes"),
      page.getByRole("button", { name: /^Ask for revision/ }).click(),
      page.getByText("Revision requested").waitFor(),
    ]);
    await row(page).waitFor({ state: "detached" });
    expect(reviewer.complaints).toEqual([]);
  });

  it("tells the advertiser at once, who makes a new version of it", async () => {
    const { page } = advertiser;
    await page
      .getByText(/^Please remove /)
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Create a new version" }).click();
    await page.getByText(/^This becomes version 2\./).waitFor();
    await page.getByLabel("Description").fill("Our saline rinse helps to wash pollen out of the nose.");
    await hints(page).locator("p", { hasText: "No rule matches so far." }).last().waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Submit for review/ }).click();
    await page.getByText(/^Submitted for review\./).waitFor();
    await page.getByText("Version 2", { exact: true }).first().waitFor();
  });

  it("is approved on a phone", async () => {
    const phone = await visit(browser, product.url, { viewport: { width: 375, height: 800 }, colorScheme: "dark" });
    const { page } = phone;
    await signIn(page, "reviewer@demo.test", "/admin/compliance");
    await row(page).click();
    await pane(page).getByText("No rule matched").waitFor();
    await expectAccessible(page);
    await pane(page)
      .getByRole("button", { name: /^Approve advert/ })
      .click();
    await expectAccessible(page);
    await Promise.all([
      told("Your advert was approved"),
      pane(page)
        .getByRole("button", { name: /^Approve advert/ })
        .click(),
      page.getByText("Advert approved").waitFor(),
    ]);
    await page.goto("/admin/compliance?part=rules");
    await page.getByRole("switch").first().waitFor();
    await expectAccessible(page);
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
    await advertiser.page.getByText("This version is approved and can be shown in campaigns.").waitFor();
  });

  it("lists its versions on a phone in the dark", async () => {
    const phone = await visit(browser, product.url, { viewport: { width: 375, height: 800 }, colorScheme: "dark" });
    const { page } = phone;
    await signIn(page, "advertiser@demo.test", "/advertiser/creatives");
    await page.getByRole("link", { name: TITLE, exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: TITLE, exact: true }).click();
    await page.getByText("Text of version 1").click();
    await page.getByText("Our saline rinse cures hay fever for good.").waitFor();
    await expectAccessible(page);
    await page.goto("/advertiser/creatives/new");
    await page.getByLabel("Description").fill("It cures everything.");
    await hints(page).getByText("High", { exact: true }).first().waitFor();
    await expectAccessible(page);
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
  });
});

describe("a rule", () => {
  it("is written, tried on a text and activated", async () => {
    const owner = await visit(browser, product.url, { viewport: { width: 1280, height: 860 } });
    const { page } = owner;
    await signIn(page, "admin@demo.test", "/admin/compliance?part=rules");
    await page.getByRole("switch").first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press("n");
    const dialog = page.getByRole("dialog", { name: "Add Rule" });
    await dialog.getByRole("button", { name: /^Add Rule/ }).click();
    await dialog.getByText("Please fill in all required fields").first().waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Name", { exact: true }).fill("No free nose");
    await dialog.getByLabel("Description", { exact: true }).fill("Nobody may promise a free nose.");
    await dialog.getByLabel("Keywords", { exact: true }).fill("free nose");
    await dialog.getByLabel("Keywords", { exact: true }).press("Enter");
    await dialog.getByLabel("A text to try it on (optional)").fill("Free nose everywhere.");
    await dialog.getByRole("button", { name: /^Try this rule/ }).click();
    await dialog.getByText("The text breaks the rule: contains “Free nose”.").waitFor();
    await dialog.getByText(TITLE).waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: /^Add Rule/ }).click();
    await page.getByText("The rule No free nose has been added. It is not active yet.").waitFor();
    await page.getByRole("switch", { name: "Active: No free nose" }).click();
    await page.getByText(/^1 advert that is shown now breaks it\./).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Activate rule/ }).click();
    await page.getByText("No free nose is active. 1 advert was stopped and is waiting for review.").waitFor();
    await advertiser.page.getByText("Your advert was stopped and is being reviewed again").first().waitFor();
    expect(owner.complaints).toEqual([]);
    await owner.context.close();
  });
});
