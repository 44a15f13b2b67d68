import type { Browser, Locator, Page } from "playwright-core";
import { until } from "../server/test/wait";
import { expectAccessible } from "./accessible";
import {
  approve,
  chooseFile,
  DOCUMENTS,
  giveDocuments,
  lockedPaper,
  type NewCompany,
  newCompany,
  paper,
  requestDocuments,
  startApplication,
  submitApplication,
} from "./applicants";
import { isTakenOver, launchBrowser, visit } from "./browser";
import { linkIn, mailTo } from "./mails";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";

const [CERTIFICATE, TAX, INDEMNITY, STANDARDS, POLICY] = DOCUMENTS;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

async function fillCompany(page: Page, company: NewCompany): Promise<void> {
  await page.getByLabel("Company name").fill(company.name);
  await page.getByLabel("Registration number").fill(company.registrationNumber);
  await page.getByLabel("Address (optional)").fill(company.address);
  await page.getByLabel("Contact person").fill(company.contactPerson);
  await page.getByLabel("Phone").fill(company.phone);
  await page.getByLabel("Email", { exact: true }).fill(company.email);
  await page.getByLabel("Website (optional)").fill("northbank.example");
}

const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const dateOf = (page: Page, name: string) => rowOf(page, name).locator("input[type=date]");

/** Whoever has the page on this device: a draft in which every file is there. */
async function openDraft(page: Page, company: NewCompany): Promise<string> {
  const token = await startApplication(page, company);
  await giveDocuments(page, token, company);
  await page.goto("/advertiser/register");
  await page.evaluate((secret) => localStorage.setItem("application", secret), token);
  await page.reload();
  await page.getByText("5 of 5 ready").waitFor();
  return token;
}

/** Sends the form again while the bar at the top hides the beginning of the summary: its focus brings all of it back. */
async function expectClearOfBar(page: Page, summary: Locator): Promise<void> {
  const bar = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  const topOf = async () => (await summary.boundingBox())?.y ?? 0;
  await page.evaluate((by) => scrollBy(0, by), (await topOf()) - bar / 2);
  expect(await topOf()).toBeLessThan(bar);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("form button[type=submit]")?.focus({ preventScroll: true });
    document.querySelector("form")?.requestSubmit();
  });
  await until(async () => (await topOf()) >= bar, "the summary to stand below the bar");
}

it("applies from the start page with files of its own, keeps everything over a reload, and repairs what is refused", async () => {
  const { page, complaints } = await visit(browser, product.url);
  const company = newCompany();
  await page.goto("/");
  await isTakenOver(page);
  await page.getByRole("link", { name: "Create advertiser account" }).click();
  await page.getByRole("heading", { name: "Advertiser registration" }).waitFor();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Continue to Documents" }).click();
  const summary = page.getByRole("alert", { name: "There is a problem" });
  await summary
    .getByText("Please fill in all required fields: Company name, Registration number, Contact person, Phone, Email")
    .waitFor();
  await expectAccessible(page);
  await summary.getByRole("link", { name: "Enter the phone number" }).click();
  expect(await page.getByLabel("Phone").evaluate((field) => field === document.activeElement)).toBe(true);

  await fillCompany(page, { ...company, registrationNumber: "12 34" });
  await page.reload();
  expect(await page.getByLabel("Contact person").inputValue()).toBe(company.contactPerson);
  await page.getByRole("button", { name: "Continue to Documents" }).click();
  await summary.getByRole("link", { name: "Please enter 8 digits, or 2 letters and 6 digits." }).waitFor();
  await page.getByLabel("Registration number").fill(company.registrationNumber);
  await page.getByRole("button", { name: "Continue to Documents" }).click();
  await page.getByText("0 of 5 ready").waitFor();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Submit application" }).click();
  await summary.getByText("Please upload all required documents").waitFor();
  await summary.getByRole("link", { name: "Please accept the terms and conditions" }).waitFor();
  await expectClearOfBar(page, summary);
  await summary.getByRole("link", { name: POLICY.name, exact: true }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("file-data_protection");
  await expectAccessible(page);

  await chooseFile(page, CERTIFICATE.name, "photo.pdf", Buffer.from("89504e470d0a1a0a0000", "hex"));
  await rowOf(page, CERTIFICATE.name).getByText("photo.pdf: Please choose a PDF file.").waitFor();
  await chooseFile(
    page,
    TAX.name,
    "large.pdf",
    Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5 * 1024 ** 2)]),
  );
  await rowOf(page, TAX.name).getByText("large.pdf: Please choose a file of at most 5 MB.").waitFor();
  await expectAccessible(page);

  for (const { name, date } of [CERTIFICATE, TAX, STANDARDS]) {
    await chooseFile(page, name, `${name}.pdf`, await paper(`${name} of ${company.name}`));
    await dateOf(page, name).fill(date);
    await rowOf(page, name).getByText("Ready", { exact: true }).first().waitFor();
  }
  await chooseFile(page, INDEMNITY.name, "locked.pdf", await lockedPaper(company.name));
  await rowOf(page, INDEMNITY.name).getByText("This PDF has a password.").waitFor();
  await dateOf(page, INDEMNITY.name).fill(INDEMNITY.date);
  await chooseFile(page, POLICY.name, "policy.pdf", await paper("Nothing about anybody"));
  await dateOf(page, POLICY.name).fill(POLICY.date);
  await page.getByText("4 of 5 ready").waitFor();
  await expectAccessible(page);

  await page.getByLabel(/^We accept the/).check();
  await page.reload();
  await page.getByText("4 of 5 ready").waitFor();
  expect(await page.getByLabel(/^We accept the/).isChecked()).toBe(true);
  expect(await dateOf(page, TAX.name).inputValue()).toBe(TAX.date);

  await page.getByRole("button", { name: "Submit application" }).click();
  const rejected = page.getByRole("heading", { name: "Documents Rejected" });
  await rejected.waitFor();
  expect(await rejected.evaluate((title) => title === document.activeElement)).toBe(true);
  await page.getByText("Your submitted documents have been rejected. Please contact support for assistance.").waitFor();
  await page.getByText("Document format incorrect or information unclear").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Replace documents" }).click();
  await chooseFile(page, INDEMNITY.name, "insurance.pdf", await paper(`Cover of ${company.name}`));
  await page.getByText("5 of 5 ready").waitFor();
  await page.getByLabel(/^We accept the/).check();
  await page.getByRole("button", { name: "Submit application" }).click();
  await page.getByRole("heading", { name: "Additional Documents Required" }).waitFor();
  await page.getByText("Additional documents are required. Please upload the requested files to proceed.").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Upload the documents" }).click();
  await rowOf(page, POLICY.name)
    .getByText(/^We found neither the company's name/)
    .waitFor();
  await chooseFile(page, POLICY.name, "policy-2.pdf", await paper(`Policy of ${company.registrationNumber}`));
  await page.getByText("5 of 5 ready").waitFor();
  await page.getByLabel(/^We accept the/).check();
  await page.getByRole("button", { name: "Submit application" }).click();
  await page.getByRole("heading", { name: "Application Submitted Successfully" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See where it stands" }).click();
  await page.getByRole("heading", { name: "We are reviewing your application" }).waitFor();
  await page.getByText(/^We answer by \w+day \d+ \w+\.$/).waitFor();
  await expectAccessible(page);
  expect(page.url()).not.toContain("token");
  expect(complaints).toEqual([]);
});

it("begins an upload anew by itself when the connection broke in the middle, and keeps a dropped file", async () => {
  // As wide as a desk's page at 400 % zoom.
  const { page } = await visit(browser, product.url, { viewport: { width: 320, height: 640 } });
  const company = newCompany();
  await openDraft(page, company);
  let cuts = 0;
  await page.route("**/uploads/*", async (route) => {
    cuts += 1;
    if (cuts === 1) await route.abort("connectionreset");
    else await route.continue();
  });
  await chooseFile(page, POLICY.name, "policy-new.pdf", await paper(`Policy of ${company.name}`));
  await rowOf(page, POLICY.name).getByText("Waiting for the connection.").first().waitFor();
  await expectAccessible(page);
  await rowOf(page, POLICY.name).getByText("policy-new.pdf").waitFor();
  await rowOf(page, POLICY.name).getByText("Ready", { exact: true }).first().waitFor();
  expect(cuts).toBe(2);

  const bytes = [...(await paper(`Cover of ${company.name}`))];
  const files = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(data)], "dropped.pdf", { type: "application/pdf" }));
    return transfer;
  }, bytes);
  await rowOf(page, INDEMNITY.name).dispatchEvent("drop", { dataTransfer: files });
  await rowOf(page, INDEMNITY.name).getByText("dropped.pdf").waitFor();
  await rowOf(page, INDEMNITY.name).getByText("Ready", { exact: true }).first().waitFor();

  const view = rowOf(page, INDEMNITY.name).getByRole("button", { name: /^View/ });
  await view.click();
  await page.getByRole("dialog").locator("canvas[data-drawn]").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await view.evaluate((button) => button === document.activeElement)).toBe(true);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    rowOf(page, INDEMNITY.name)
      .getByRole("button", { name: /^Download/ })
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe("dropped.pdf");
});

it("shows live what a reviewer decides, and leads from the mail to the first sign-in", async () => {
  const here = await visit(browser, product.url);
  const staff = await visit(browser, product.url);
  const company = newCompany();
  const token = await startApplication(here.page, company);
  await giveDocuments(here.page, token, company);
  const id = await submitApplication(here.page, token);
  await signIn(staff.page, "reviewer@demo.test");

  const received = await mailTo(here.page, company.email, /\/advertiser\/application/);
  const { page, complaints } = here;
  await page.goto(linkIn(received, "/advertiser/application"));
  await page.getByRole("heading", { name: "We are reviewing your application" }).waitFor();
  expect(page.url()).toBe(`${product.url}/advertiser/application`);
  await page.getByText("Live", { exact: true }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "We are reviewing your application" }).waitFor();
  await page.getByText("Live", { exact: true }).waitFor();
  await page.getByRole("button", { name: `View ${POLICY.name}` }).click();
  await page.getByRole("dialog").locator("canvas[data-drawn]").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await requestDocuments(staff.page, id, ["updated business licence"], "The licence ends in two weeks.");
  await page.getByRole("heading", { name: "Additional Documents Required" }).waitFor();
  await page.getByText("The licence ends in two weeks.").waitFor();
  await expectAccessible(page);
  await chooseFile(page, "updated business licence", "licence.pdf", await paper(`Licence of ${company.name}`));
  await rowOf(page, "updated business licence").getByText("Ready", { exact: true }).first().waitFor();
  await page.getByLabel(/^We accept the/).check();
  await page.getByRole("button", { name: "Send again" }).click();
  await page.getByRole("heading", { name: "Application Submitted Successfully" }).waitFor();
  await page.getByRole("link", { name: "See where it stands" }).click();
  await page.getByRole("heading", { name: "We are reviewing your application" }).waitFor();

  await approve(staff.page, id);
  await page.getByRole("heading", { name: "Application approved" }).waitFor();
  await expectAccessible(page);
  const approved = await mailTo(page, company.email, /\/reset-password/);
  await page.goto(linkIn(approved, "/reset-password"));
  await page.getByLabel("New password", { exact: true }).fill("First-pass1");
  await page.getByLabel("Confirm password").fill("First-pass1");
  await page
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await page.getByRole("link", { name: "Login" }).last().click();
  await page.getByLabel("Email", { exact: true }).fill(company.email);
  await page.getByLabel("Password", { exact: true }).fill("First-pass1");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL("**/advertiser/dashboard");

  await page.getByRole("link", { name: "Company", exact: true }).first().click();
  await page.getByText(company.registrationNumber).waitFor();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByLabel("Phone").fill("12");
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByRole("alert").waitFor();
  expect(await page.getByLabel("Phone").inputValue()).toBe("12");
  await page.getByLabel("Phone").fill("0113 496 0999");
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("Your details are saved.").waitFor();
  await page.reload();
  await page.getByRole("row", { name: `Phone ${company.phone} 0113 496 0999` }).waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

it("mails a new link to who has none that works, and says the same to everybody", async () => {
  const { page } = await visit(browser, product.url, { viewport: { width: 375, height: 780 } });
  const company = newCompany();
  await startApplication(page, company);
  await page.goto("/advertiser/application?token=wrong");
  await page.getByRole("heading", { name: "This link does not work" }).waitFor();
  await expectAccessible(page);
  await page.getByLabel("Email", { exact: true }).fill(company.email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await expectAccessible(page);
  await page.goto(linkIn(await mailTo(page, company.email, /\/advertiser\/application/), "/advertiser/application"));
  await page.getByRole("heading", { name: "This application is not sent yet" }).waitFor();
  await page.getByRole("button", { name: "Go on with it" }).click();
  await page.getByText("0 of 5 ready").waitFor();
});
