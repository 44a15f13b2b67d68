import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { registerPatient, signIn } from "./people";
import { type Product, startProduct } from "./product";

/** A browser without a window says so in its name, and is then counted as the program that it is. */
const WITH_WINDOW = {
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36",
};
/** The promise is two seconds; the bound is loose, because this machine also runs the browsers and the database. */
const CAMPAIGN = /Saline spray, whole country/;
const TITLE = "Saline nasal spray";

let product: Product;
let browser: Browser;
let patient: Visit;
let advertiser: Visit;
/** The advertiser's second page. */
let ledger: Page;
/** What the patient's page reported, as "views", "clicks" or "engagements". */
const reported: string[] = [];

beforeAll(async () => {
  // Only what this test does may move the figures.
  [product, browser] = await Promise.all([startProduct({ DEMO_TRAFFIC: "false" }), launchBrowser()]);
  patient = await visit(browser, product.url, { ...WITH_WINDOW, viewport: { width: 1280, height: 1100 } });
  advertiser = await visit(browser, product.url, WITH_WINDOW);
  patient.page.on("request", (request) => {
    const [, event] = /\/ads\/(views|clicks|engagements)$/.exec(request.url()) ?? [];
    if (event) {
      reported.push(event);
    }
  });
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const counted = (text: string) => Number(text.replaceAll(",", ""));
const written = (count: number) => count.toLocaleString("en-GB");
/** A figure of the campaign's open page. */
const tile = (name: string) =>
  advertiser.page
    .locator("dl > div", { has: advertiser.page.getByText(name, { exact: true }) })
    .locator("dd span")
    .first();
const figure = async (name: string) => counted(await tile(name).innerText());
const used = async () => counted(await ledger.locator("section p > span.num").first().innerText());
const times = (event: string) => reported.filter((each) => each === event).length;

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel(/What would you like to ask\?|Ask another question/).fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.getByRole("region", { name: "Your questions" }).getByText(question).first().waitFor();
}

describe("an advert is seen, followed and asked about while its advertiser watches", () => {
  let before: { impressions: number; clicks: number; engagements: number; used: number };

  it("the advertiser opens the campaign and the dashboard", async () => {
    const { page, context } = advertiser;
    await signIn(page, "advertiser@demo.test");
    await page.getByRole("heading", { name: "Usage this month" }).waitFor();
    ledger = await context.newPage();
    await ledger.goto("/advertiser/dashboard");
    await page.getByRole("link", { name: "Campaigns", exact: true }).click();
    await page.getByRole("link", { name: CAMPAIGN }).click();
    await page.getByText("Live", { exact: true }).nth(1).waitFor();
    await ledger.getByText("Live", { exact: true }).waitFor();
    before = {
      impressions: await figure("Impressions"),
      clicks: await figure("Clicks"),
      engagements: await figure("Consult engagements"),
      used: await used(),
    };
    expect(before.impressions).toBeGreaterThan(1_000);
  });

  it("the patient sees the advert, and both pages move by one", async () => {
    const { page } = patient;
    await registerPatient(page, { email: "adverts@example.test" });
    const title = page.getByRole("region", { name: "Sponsored recommendation" }).getByRole("heading");
    do {
      reported.length = 0;
      await page.goto("/dashboard");
      await title.waitFor();
    } while ((await title.innerText()) !== TITLE); // adverts take turns
    await page.getByText("Sponsored", { exact: true }).waitFor();
    await page.getByText(/Chosen without any health data; no personal information goes to advertisers\.$/).waitFor();
    await tile("Impressions")
      .getByText(written(before.impressions + 1), { exact: true })
      .waitFor();
    await ledger
      .getByText(written(before.used + 1), { exact: true })
      .first()
      .waitFor();
  });

  it("it is counted once, however long it stays", async () => {
    const { page } = patient;
    await page.mouse.wheel(0, 2_000);
    await page.waitForTimeout(300);
    await page.mouse.wheel(0, -2_000);
    await page.waitForTimeout(1_500);
    expect(times("views")).toBe(1);
    expect(await figure("Impressions")).toBe(before.impressions + 1);
    expect(await used()).toBe(before.used + 1);
  });

  it("says why it is there, by keyboard", async () => {
    const { page } = patient;
    const why = page.getByRole("button", { name: "Why am I seeing this?" });
    await why.press("Enter");
    await page.getByText("Northbank Allergy Care Ltd pays for this advert.").waitFor();
    await page.getByText("Your questions and your health records were not used.").waitFor();
    await why.press("Enter");
  });

  it("a click reaches the page between, which is told nothing, and is counted once", async () => {
    const { page, context } = patient;
    const opening = context.waitForEvent("page");
    await page.getByRole("link", { name: /^Learn More/ }).click();
    const between = await opening;
    // It is set in a font of the device, and a bare machine has none: there, words are no larger than nothing.
    const leaving = between.getByRole("heading", { name: "You are leaving for northbank-allergy.example" });
    await leaving.waitFor({ state: "attached" });
    expect(await between.evaluate(() => document.referrer)).toBe("");
    const onward = between.getByRole("link", { name: /^Continue to/ });
    expect(await onward.getAttribute("href")).toBe("https://northbank-allergy.example/saline-spray");
    expect(await onward.getAttribute("rel")).toContain("noreferrer");
    await expectAccessible(between);
    await tile("Clicks")
      .getByText(written(before.clicks + 1), { exact: true })
      .waitFor();
    await between.reload();
    await between.close();
    await page.waitForTimeout(1_500);
    expect(times("clicks")).toBe(1);
    expect(await figure("Clicks")).toBe(before.clicks + 1);
  });

  it("'Ask about this' counts once the question has its answer, and leaves no trace in the address", async () => {
    const { page } = patient;
    await page.getByRole("link", { name: "Ask about this" }).click();
    await page.waitForURL(`${product.url}/consultation`);
    await page.getByText("Your consultation history will appear here.").waitFor();
    expect(times("engagements")).toBe(0);
    await ask(page, "My nose is runny and I sneeze a lot");
    await tile("Consult engagements")
      .getByText(written(before.engagements + 1), { exact: true })
      .waitFor();
    expect(page.url()).toBe(`${product.url}/consultation`);
    await ask(page, "My throat is a bit sore");
    await page.waitForTimeout(1_200);
    expect(times("engagements")).toBe(1);
    expect(await figure("Consult engagements")).toBe(before.engagements + 1);
    expect(await page.getByText("Sponsored").count()).toBe(0);
  });

  it("nobody sees an advert after an emergency", async () => {
    const { page } = patient;
    await ask(page, "I have chest pain");
    await page.getByText("Call 999 now").first().waitFor();
    await page.goto("/dashboard", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: /I have chest pain/ }).waitFor();
    expect(await page.getByText("Sponsored").count()).toBe(0);
  });

  it("a campaign of nobody's is not found", async () => {
    await ledger.goto("/advertiser/campaigns/00000000-0000-4000-8000-000000000000");
    await ledger.getByRole("heading", { name: "Campaign Not Found" }).waitFor();
  });

  it("nothing was complained about on any page", () => {
    expect([...patient.complaints, ...advertiser.complaints]).toEqual([]);
  });
});
