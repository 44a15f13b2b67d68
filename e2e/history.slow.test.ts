import type { Browser, Page } from "playwright-core";
import { readPdf } from "../server/test/read-pdf";
import { expectAccessible } from "./accessible";
import { bytesOf, launchBrowser, type Visit, visit } from "./browser";
import { DEMO_PASSWORD, signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;
let desk: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  desk = await visit(browser, product.url, { acceptDownloads: true });
  await signIn(desk.page, "patient@demo.test");
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const bar = (page: Page, name = "Export") => page.getByRole("region", { name, exact: true });
const records = (page: Page) => page.locator("main article");
const titles = (page: Page) => page.locator("main article b:first-of-type").allInnerTexts();

/** What a link in the bar downloads. */
async function download(page: Page, link: RegExp): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: link }).first().click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await bytesOf(file) };
}

describe("the medical history at a desk", () => {
  it("leads from the dashboard to three years of records on nine pages", async () => {
    const { page } = desk;
    await page.getByRole("link", { name: "See your full history" }).click();
    await page.getByRole("heading", { name: "Medical History" }).waitFor();
    await page.getByText("Page 1 of 9").first().waitFor();
    expect(await records(page).count()).toBe(20);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText("21 to 40 of 170").waitFor();
    const second = await titles(page);
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText("41 to 60 of 170").waitFor();
    await page.getByRole("button", { name: "Previous" }).click();
    await page.getByText("21 to 40 of 170").waitFor();
    expect(await titles(page)).toEqual(second);
    await page.reload(); // the place is in the address
    await page.getByText("21 to 40 of 170").waitFor();
    expect(await titles(page)).toEqual(second);
  });

  it("is filtered by type and by days, and the address says so", async () => {
    const { page } = desk;
    await page.getByRole("radio", { name: /^Discharge/ }).check();
    await page.getByText("Page 1 of 1").first().waitFor();
    expect(await records(page).count()).toBe(4);
    expect(new URL(page.url()).search).toBe("?type=DISCHARGE");
    await page.getByLabel("From").fill("2019-01-01");
    await page.getByLabel("To").fill("2018-01-01");
    await page.getByText("The end date cannot be before the start date.").waitFor();
    await expectAccessible(page);
    await page.getByLabel("To").fill("2019-12-31");
    await page.getByText("No records in these dates").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Clear filters" }).first().click();
    await page.getByText("Page 1 of 9").first().waitFor();
    expect(new URL(page.url()).search).toBe("");
  });

  it("opens a record and its document", async () => {
    const { page } = desk;
    const toggle = page.getByRole("button", { name: /^Lab result: Breathing test/ }).first();
    await toggle.click();
    await page.getByRole("cell", { name: "430 L/min" }).first().waitFor();
    await expectAccessible(page);
    const link = page.getByRole("link", { name: /^Open the document \(PDF\)/ }).first();
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    const [first = ""] = readPdf(await answer.body()).pages;
    expect(first).toContain("Breathing test and asthma review");
    expect(first).toContain("Demonstration: this record is invented.");
    await toggle.click();
  });

  it("exports what was chosen on two pages: as text, as PDF and as FHIR", async () => {
    const { page } = desk;
    await page
      .getByRole("checkbox", { name: /^Select Breathing test/ })
      .first()
      .check();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText("Page 2 of 9").first().waitFor();
    await page
      .getByRole("checkbox", { name: /^Select Beclometasone/ })
      .first()
      .check();
    await bar(page).getByText("2 records selected").waitFor();
    expect(await bar(page).innerText()).toContain("2 records selected, 1 on another page");
    for (const name of ["Export text", "PDF", "FHIR"]) {
      await bar(page).getByRole("button", { name, exact: true }).click();
      await bar(page)
        .getByRole("link", { name: `Download ${name.replace("Export text", "Text")}, 2 records` })
        .waitFor();
    }
    await expectAccessible(page);
    const text = await download(page, /^Download Text/);
    expect(text.name).toMatch(/^ai-health-assistant-records-\d{4}-\d\d-\d\d\.txt$/);
    expect(text.bytes.toString()).toMatch(
      /Medical history\nMade for Priya Raman[\s\S]*Breathing test[\s\S]*Beclometasone/,
    );
    const pdf = await download(page, /^Download PDF/);
    const { pages, bookmarks } = readPdf(pdf.bytes);
    expect(pages[0]).toContain("Page 1 of \n1");
    expect(pages[0]).toContain("Beclometasone 100 micrograms inhaler, repeat");
    expect(bookmarks.length).toBeGreaterThanOrEqual(3);
    const fhir = await download(page, /^Download FHIR/);
    const bundle = JSON.parse(fhir.bytes.toString());
    expect(bundle.entry.map(({ resource }: { resource: { resourceType: string } }) => resource.resourceType)).toEqual([
      "Patient",
      "DiagnosticReport",
      "MedicationRequest",
    ]);
  });

  it("exports all of a filter, keeps the file over a reload, and deletes it when asked", async () => {
    const { page } = desk;
    await bar(page).getByRole("button", { name: "Select none" }).click();
    await page.getByRole("radio", { name: /^Prescription/ }).check();
    await page.getByText(/1 to 20 of 1\d\d/).waitFor();
    await page.getByRole("checkbox", { name: "Select all 20 on this page" }).check();
    const all = bar(page).getByRole("button", { name: /^Select all 1\d\d/ });
    const count = (await all.innerText()).replace(/\D/g, "");
    await all.click();
    await bar(page).getByRole("button", { name: "PDF", exact: true }).click();
    const name = `Download PDF, ${count} records`;
    await bar(page).getByRole("link", { name }).waitFor();
    await page.reload();
    const { bytes } = await download(page, new RegExp(`^${name}`));
    const { pages } = readPdf(bytes);
    pages.forEach((words, index) => {
      expect(words).toContain(`Page ${index + 1} of \n${pages.length}`);
    });
    expect(pages.length).toBeGreaterThan(10);
    await page.getByRole("button", { name: `Delete file PDF, ${count} records` }).click();
    await page.getByRole("link", { name }).waitFor({ state: "detached" });
  });

  it("works by keyboard alone: choose, open, turn the page", async () => {
    const { page } = desk;
    await page.goto("/history");
    await page.getByText("Page 1 of 9").first().waitFor();
    await page
      .getByRole("checkbox", { name: /^Select / })
      .nth(1)
      .focus();
    await page.keyboard.press("Space");
    await bar(page).getByText("1 record selected").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.locator("main article button[aria-expanded=true]").count()).toBe(1);
    await page.getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Page 2 of 9").first().waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Records");
    await page.getByRole("radio", { name: /^All/ }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByText("Page 1 of 1").first().waitFor();
    expect(new URL(page.url()).search).toBe("?type=AI_CONSULTATION");
  });

  it("says that it failed, and tries again", async () => {
    const { page } = desk;
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("HistoryPage") ? route.abort() : route.continue(),
    );
    await page.goto("/history");
    await page.getByText("Failed to load medical records. Please try again.").waitFor();
    await expectAccessible(page);
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByText("Page 1 of 9").first().waitFor();
  });

  it("loses a question that is deleted, with one confirmation", async () => {
    const { page } = desk;
    await page.getByRole("radio", { name: /^AI consultation/ }).check();
    await page.getByText("Page 1 of 1").first().waitFor();
    await page
      .getByRole("button", { name: /^AI consultation: / })
      .first()
      .click();
    await page.getByRole("link", { name: "See the whole answer" }).click();
    const remove = page.getByRole("button", { name: /^Delete this question/ }).first();
    await remove.click();
    await page.getByRole("dialog").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith("Delete this question"));
    await remove.click();
    await page.getByRole("button", { name: "Delete question" }).click();
    await page.getByText("Your question is deleted.").waitFor({ state: "attached" });
    expect(await page.getByText("My nose is runny and I sneeze a lot. What helps?", { exact: true }).count()).toBe(0);
    await page.goto("/history?type=AI_CONSULTATION");
    await page.getByText("1 to 2 of 2").waitFor();
  });

  it("complained about nothing", () => {
    expect(desk.complaints).toEqual([]);
  });
});

describe("the medical history on a phone, in German", () => {
  it("fits, speaks German throughout, and exports in German", async () => {
    const { context, page, complaints } = await visit(browser, product.url, {
      viewport: { width: 375, height: 812 },
      colorScheme: "dark",
      locale: "de-DE",
      hasTouch: true,
    });
    await page.goto("/login");
    await page.getByLabel("E-Mail-Adresse", { exact: true }).fill("patient@demo.test");
    await page.getByLabel("Passwort", { exact: true }).fill(DEMO_PASSWORD);
    await page.locator("form button[type=submit]").click();
    await page.waitForURL("**/dashboard");
    await page.request.post("/graphql", {
      data: { query: "mutation { setLanguage(language: de) { id } }" },
      headers: { "apollo-require-preflight": "1" },
    });
    await page.goto("/history");
    await page.getByRole("heading", { name: "Krankengeschichte" }).waitFor();
    await page.getByText("Seite 1 von 9").first().waitFor();
    await expectAccessible(page);
    await page
      .getByRole("checkbox", { name: /auswählen, / })
      .nth(1)
      .tap();
    await page
      .getByRole("button", { name: /^Laborergebnis: / })
      .first()
      .tap();
    await page.getByText("Vorführung: Dieser Eintrag ist erfunden.").first().waitFor();
    const export_ = page.getByRole("region", { name: "Exportieren", exact: true });
    await export_.getByRole("button", { name: "PDF", exact: true }).tap();
    await export_
      .getByRole("link", { name: /^Herunterladen PDF, 1 Eintrag/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    const { bytes } = await download(page, /^Herunterladen PDF, 1 Eintrag/);
    expect(readPdf(bytes).pages[0]).toMatch(/Krankengeschichte[\s\S]*keine Diagnose/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
