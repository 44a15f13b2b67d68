import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { askApi, registerPatient, signIn } from "./people";
import { type Product, startProduct } from "./product";
import { queryPostgres } from "./query-postgres";

const ADVERT = "Pollen diary";
const DESKTOP = { viewport: { width: 1280, height: 900 } };
/** Without it a patient's browser would be taken for what it is: a program. */
const PERSON = {
  ...DESKTOP,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36",
};

let product: Product;
let browser: Browser;
let advertiser: Visit;
let owner: Visit;
let withConsent: Visit;
let without: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ DEMO_TRAFFIC: "false" }), launchBrowser()]);
  [advertiser, owner] = [await visit(browser, product.url, DESKTOP), await visit(browser, product.url, DESKTOP)];
  [withConsent, without] = [await visit(browser, product.url, PERSON), await visit(browser, product.url, PERSON)];
  await signIn(advertiser.page, "advertiser@demo.test", "/advertiser/creatives/preview");
  await signIn(owner.page, "admin@demo.test", "/admin/compliance");
  await signIn(withConsent.page, "patient@demo.test", "/account");
  await registerPatient(without.page, { email: "without@example.test" });
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const group = (page: Page, name: string) => page.getByRole("group", { name: new RegExp(`^${name}`) });
const card = (page: Page) => page.getByRole("region", { name: "Sponsored recommendation" });
const TITLE = "{ sponsoredRecommendation { title } }";

/** What a patient is shown in so many askings: adverts take turns. */
async function shownTo(page: Page, times = 25): Promise<Set<string>> {
  const titles = new Set<string>();
  for (let asked = 0; asked < times; asked += 1) {
    titles.add((await askApi(page, TITLE)).sponsoredRecommendation?.title);
  }
  return titles;
}

describe("a campaign from its launch to a rule that stops it", () => {
  it("is built: what is missing is named, what is chosen is kept, and reach is told in bands", async () => {
    const { page } = advertiser;
    await page.getByRole("link", { name: new RegExp(`^${ADVERT}`) }).click();
    await page.getByText("Groups of 50 or more only").waitFor();
    await page.getByRole("button", { name: /^Launch Campaign/ }).click();
    await page
      .getByRole("alert")
      .getByText("Please select at least one geography and language before launching")
      .first()
      .waitFor();
    await expectAccessible(page);
    await group(page, "Geography").getByRole("checkbox", { name: "London" }).check();
    await group(page, "Languages").getByRole("checkbox", { name: "English" }).check();
    await group(page, "Symptom Clusters").getByRole("checkbox", { name: "Respiratory" }).check();
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
    await page.getByText(/clicks lead to your company/).waitFor();
    // Too few of the demonstration's people: refused, and how many there are is not told.
    await page.getByText("Fewer than 50 people: choose more", { exact: true }).waitFor();
    await page.getByRole("button", { name: /^Launch Campaign/ }).click();
    await page
      .getByRole("alert")
      .getByRole("link", { name: "Fewer than 50 people match. Widen your targeting." })
      .waitFor();
    for (const city of ["Manchester", "Birmingham", "Glasgow", "Liverpool", "Edinburgh"]) {
      await group(page, "Geography").getByRole("checkbox", { name: city }).check();
    }
    await group(page, "Symptom Clusters").getByRole("checkbox", { name: "Allergies" }).check();
    await page.getByText("Fewer than 50 people: choose more", { exact: true }).waitFor({ state: "detached" });
    await page.getByText(/^Saved at/).waitFor();
    await page.reload();
    await group(page, "Symptom Clusters").getByRole("checkbox", { name: "Respiratory", checked: true }).waitFor();
    await page.getByRole("button", { name: "Get AI Recommendations" }).click();
    await page
      .getByText(/^Own history: /)
      .first()
      .waitFor();
    await expectAccessible(page);
  });

  it("is launched, and waits for the review of its advert", async () => {
    const { page } = advertiser;
    await page.getByRole("button", { name: /^Launch Campaign/ }).click();
    await page.getByText("Campaign Launched").first().waitFor();
    await page.getByRole("button", { name: "In review" }).waitFor();
    expect((await shownTo(withConsent.page, 5)).has(ADVERT)).toBe(false);
  });

  it("goes live without a reload when its advert is approved", async () => {
    const { page } = owner;
    await page.getByRole("button", { name: new RegExp(`^${ADVERT}`) }).click();
    const pane = page.getByRole("region", { name: `Review of ${ADVERT}` });
    const approve = pane.getByRole("button", { name: /^Approve advert/ });
    await approve.click();
    await approve.click();
    await page.getByText("Advert approved").waitFor();
    await advertiser.page.getByRole("button", { name: "Campaign Live" }).waitFor();
  });

  it("is shown to who agreed and fits, says why, and is counted while the advertiser watches", async () => {
    const { page } = withConsent;
    await queryPostgres(product, "update users set city = 'London' where email = 'without@example.test'");
    await askApi(page, "mutation { setConsent(purpose: PERSONALISED_SPONSORSHIP, granted: true) { id } }");
    await queryPostgres(product, "select graphile_worker.add_job('compute_cohorts', '{}')");
    const labels = "{ sponsorshipProfile { labels { label isShared } } }";
    while ((await askApi(page, labels)).sponsorshipProfile.labels.length === 0) await page.waitForTimeout(250);
    do {
      await page.goto("/dashboard");
      await card(page).getByRole("heading").waitFor();
    } while ((await card(page).getByRole("heading").innerText()) !== ADVERT);
    const counted = page.waitForResponse((response) => response.url().endsWith("/ads/views"));
    await card(page).scrollIntoViewIfNeeded();
    expect((await counted).status()).toBe(200);
    await card(page).getByRole("button", { name: "Why am I seeing this?" }).click();
    await card(page)
      .getByText(/respiratory/i)
      .waitFor();
    const impressions = advertiser.page.getByRole("region", { name: "Performance" }).locator("div", {
      has: advertiser.page.getByText("Impressions", { exact: true }),
    });
    await impressions.last().getByText("1", { exact: true }).waitFor();
    await page.goto("/account#adverts");
    const own = page.getByRole("region", { name: "Adverts and you" });
    await own.getByText("Health topic").first().waitFor();
    await own.getByText(ADVERT).waitFor();
    await expectAccessible(page);
  });

  it("is never shown to who did not agree, nor to who takes it back", async () => {
    expect((await shownTo(without.page)).has(ADVERT)).toBe(false);
    await askApi(withConsent.page, "mutation { setConsent(purpose: PERSONALISED_SPONSORSHIP, granted: false) { id } }");
    expect((await shownTo(withConsent.page)).has(ADVERT)).toBe(false);
  });

  it("is explained to administrators, candidate by candidate", async () => {
    const { page } = owner;
    await page.goto("/admin/compliance?part=decision");
    await page.getByRole("combobox", { name: "City" }).selectOption("London");
    const row = page.getByRole("row", { name: new RegExp(ADVERT) });
    await row.getByText(/Respiratory/).waitFor();
    await page.getByRole("checkbox", { name: "Respiratory" }).check();
    await row.getByText(/next in turn/).waitFor();
    await expectAccessible(page);
  });

  it("stops at once when a rule is put into force that its advert breaks", async () => {
    const { page } = owner;
    const add = `mutation A($input: ComplianceRuleInput!) { createComplianceRule(input: $input) { id } }`;
    const rule = { name: "No diaries", description: "No diaries.", keywords: ["diary"], conditions: [] };
    const { createComplianceRule } = await askApi(page, add, { input: rule });
    await askApi(
      page,
      "mutation A($id: ID!) { activateComplianceRule(id: $id) { stoppedCount } }",
      createComplianceRule,
    );
    await advertiser.page.getByRole("button", { name: "In review" }).waitFor();
    await askApi(withConsent.page, "mutation { setConsent(purpose: PERSONALISED_SPONSORSHIP, granted: true) { id } }");
    expect((await shownTo(withConsent.page)).has(ADVERT)).toBe(false);
    for (const { complaints } of [advertiser, owner, withConsent, without]) expect(complaints).toEqual([]);
  });
});

describe("the Health Check of the day", () => {
  it("is offered once, answered by keyboard, and its result belongs to the patient", async () => {
    const { page } = without;
    await page.goto("/dashboard");
    const offer = page.getByRole("region", { name: /sleep/i });
    await offer.getByText(/^Sponsored by/).waitFor();
    await expectAccessible(page);
    await offer.getByRole("button", { name: "Take the check" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^See my result/ }).press("Enter");
    await dialog.getByRole("alert").getByRole("link").first().waitFor();
    await expectAccessible(page);
    for (const question of await dialog.getByRole("radiogroup").all())
      await question.getByRole("radio").last().press("Space");
    await dialog.getByRole("button", { name: /^See my result/ }).press("Enter");
    await dialog.getByText(/not a diagnosis/).waitFor();
    await dialog.getByRole("region", { name: "Sponsored recommendation" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("heading", { name: "Recent consultations" }).waitFor();
    await page.waitForTimeout(1_500);
    expect(await offer.count()).toBe(0);
    await page.goto("/account#health-checks");
    await page.getByRole("region", { name: "Your Health Checks" }).getByText(/sleep/i).first().waitFor();
    expect(without.complaints).toEqual([]);
  });
});
