import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { sendApplication } from "./applicants";
import { launchBrowser, type Visit, visit } from "./browser";
import { handPdf } from "./hand-pdf";
import { signIn, signInByForm } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;
let reviewer: Visit;
let colleague: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  reviewer = await visit(browser, product.url);
  colleague = await visit(browser, product.url);
  await Promise.all([signInByForm(reviewer.page, "reviewer@demo.test"), signIn(colleague.page, "admin@demo.test")]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const row = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const pane = (page: Page, name: string) => page.getByRole("region", { name: `Application of ${name}` });
const canvas = (page: Page) => page.locator("canvas[data-drawn]");

/** How many pixels of the drawn page are darker than half. */
function inkOf(page: Page): Promise<number> {
  return canvas(page).evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const { data } = (element as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
    return dark;
  });
}

describe("reviewing applications", () => {
  it("starts reviewers there, and shows support no such page", async () => {
    expect(new URL(reviewer.page.url()).pathname).toBe("/admin/dashboard");
    await row(reviewer.page, "Quayside Hearing Care Ltd").waitFor();
    await expectAccessible(reviewer.page);
    const support = await visit(browser, product.url);
    await signInByForm(support.page, "support@demo.test");
    expect(await support.page.getByRole("link", { name: /^Dashboard/ }).count()).toBe(0);
    await support.page.goto("/admin/dashboard");
    await support.page.waitForURL((url) => url.pathname !== "/admin/dashboard");
    await support.context.close();
  });

  it("draws the paper for real, by keyboard alone, and marks what is valid", async () => {
    const { page } = reviewer;
    await page.goto("/admin/dashboard");
    await row(page, "Quayside Hearing Care Ltd").waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await pane(page, "Quayside Hearing Care Ltd")
      .getByRole("heading", { name: "Tax Compliance Certificate" })
      .waitFor();
    await canvas(page).waitFor();
    expect(await inkOf(page)).toBeGreaterThan(1_000);
    await pane(page, "Quayside Hearing Care Ltd").getByText("Ended 51 days ago").first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press("i");
    await page.keyboard.type("The certificate has ended.");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Data Protection Policy" }).waitFor();
    await page.keyboard.press("v");
    await page.getByText("4 valid, 1 invalid, 0 to check").waitFor();
    await page.keyboard.press("t");
    await page.getByLabel("Find in the text").fill("quay street");
    await page.getByText("1 match").waitFor();
    await expectAccessible(page);
    expect(new URL(page.url()).search).not.toContain("quay");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await pane(page, "Quayside Hearing Care Ltd").waitFor({ state: "detached" });
    expect(reviewer.complaints).toEqual([]);
  });

  it("draws what a stranger sends as a picture: no link, no script, no markup of theirs", async () => {
    const { page } = reviewer;
    const stranger = await visit(browser, product.url);
    await sendApplication(
      stranger.page,
      "Acme Remedies Ltd",
      handPdf([
        "Acme Remedies Ltd, 01234567",
        "<img src=x onerror=alert(1)>",
        "javascript:alert(document.cookie)",
        "Robert'); drop table users; --",
      ]),
    );
    await stranger.context.close();
    await row(page, "Acme Remedies Ltd").waitFor(); // without a reload
    await row(page, "Acme Remedies Ltd").click();
    await canvas(page).waitFor();
    expect(await inkOf(page)).toBeGreaterThan(500);
    const desk = pane(page, "Acme Remedies Ltd").getByRole("region", { name: "Document", exact: true });
    expect(await desk.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      expect.stringMatching(/^\/applications\/documents\/[\w-]+$/),
    ]);
    await page.keyboard.press("t");
    await desk.getByText("<img src=x onerror=alert(1)>").waitFor();
    expect(await desk.locator("img, iframe, embed, object").count()).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      desk.getByRole("link", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    expect(reviewer.complaints).toEqual([]);
    await page.keyboard.press("Escape");
  });

  it("shows who else looks, and freezes when one of two decides", async () => {
    const name = "Clyde Physio Partners LLP";
    await Promise.all([reviewer.page.goto("/admin/dashboard"), colleague.page.goto("/admin/dashboard")]);
    await row(reviewer.page, name).click();
    await pane(reviewer.page, name).waitFor();
    await row(colleague.page, name).click();
    await reviewer.page.getByText(/^Marcus Whitfield is also reviewing this/).waitFor();
    await colleague.page.getByText(/^Leila Haddad is also reviewing this/).waitFor();
    await colleague.page.getByText("All 5 documents are valid.").waitFor();
    await reviewer.page.keyboard.press("Shift+R");
    await reviewer.page.getByLabel("Reason").fill("I am not sure about the address.");
    await colleague.page.keyboard.press("Shift+A");
    await colleague.page.getByText(/is sent a link to set a password/).waitFor();
    await expectAccessible(colleague.page);
    await colleague.page.keyboard.press("Enter");
    await colleague.page.getByText("Application approved").waitFor();
    await row(colleague.page, name).waitFor({ state: "detached" });
    await reviewer.page
      .getByText(/^Marcus Whitfield approved this application at \d\d:\d\d\.$/)
      .first()
      .waitFor();
    expect(await reviewer.page.getByLabel("Reason").inputValue()).toBe("I am not sure about the address.");
    expect(
      await pane(reviewer.page, name)
        .getByRole("button", { name: /Reject application|Mark as/ })
        .count(),
    ).toBe(0);
    await expectAccessible(reviewer.page);
    await reviewer.page.keyboard.press("Escape");
    await row(reviewer.page, name).waitFor({ state: "detached" });
  });

  it("asks for documents on a phone, and finds the application again by its status", async () => {
    const phone = await visit(browser, product.url, { viewport: { width: 375, height: 800 }, colorScheme: "dark" });
    const { page } = phone;
    await signIn(page, "reviewer@demo.test");
    await row(page, "Harrow Sleep Studio Ltd").click();
    await canvas(page).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Request Docs/ }).click();
    await page.getByRole("button", { name: "Add financial statements" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send request" }).click();
    await page.getByText("Additional documents requested").waitFor();
    await page.getByLabel("Show", { exact: true }).selectOption({ label: "Documents requested" });
    await row(page, "Harrow Sleep Studio Ltd").click();
    await page.getByText("It comes back when the applicant has sent the documents.").waitFor();
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
  });
});
