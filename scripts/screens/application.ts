import type { Page } from "playwright-core";
import {
  approve,
  chooseFile,
  DOCUMENTS,
  giveDocument,
  giveDocuments,
  lockedPaper,
  type NewCompany,
  newCompany,
  paper,
  reject,
  requestDocuments,
  startApplication,
  submitApplication,
} from "../../e2e/applicants";
import { visit } from "../../e2e/browser";
import { signIn } from "../../e2e/people";
import type { Shot } from "./shot";

const LONG = "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Allergy and Respiratory Care Holdings (UK) Limited";

let applicants = 0;

/** An application whose secret is kept on this device, shown from its beginning. */
async function begin(page: Page, company: NewCompany, fill: (token: string) => Promise<void>): Promise<string> {
  applicants += 1;
  const token = await startApplication(page, company, { "x-forwarded-for": `198.51.100.${applicants % 250}` });
  await fill(token);
  await page.evaluate((secret) => localStorage.setItem("application", secret), token);
  return token;
}

const nothing = async () => undefined;

/** The rows in different states. */
async function giveSome(page: Page, token: string, company: NewCompany): Promise<void> {
  const [first, second, third] = DOCUMENTS;
  await giveDocument(page, token, first.key, await paper(company.name), first.date);
  await giveDocument(page, token, second.key, await paper(company.name));
  await giveDocument(page, token, third.key, await lockedPaper(company.name), third.date);
}

async function showRows(page: Page, name?: string): Promise<void> {
  const company = newCompany(name === undefined ? {} : { name });
  await begin(page, company, (token) => giveSome(page, token, company));
  await page.goto("/advertiser/register");
  await page.getByText("2. Documents").waitFor();
  await page.getByText("Upload 5 documents").waitFor();
}

/** Answers of the server about an application that is sent. */
async function send(page: Page, fill: (token: string, company: NewCompany) => Promise<void>): Promise<void> {
  const company = newCompany();
  await begin(page, company, (token) => fill(token, company));
  await page.goto("/advertiser/register");
  await page.getByLabel(/^We accept the/).check();
  await page.getByRole("button", { name: "Submit application" }).click();
}

/** The page of an application upon which a reviewer has acted. */
async function watch(page: Page, act?: (reviewer: Page, id: string) => Promise<void>): Promise<void> {
  const company = newCompany();
  let id = "";
  await begin(page, company, async (token) => {
    await giveDocuments(page, token, company);
    id = await submitApplication(page, token);
  });
  if (act) {
    const browser = page.context().browser();
    if (!browser) throw new Error("The page has no browser");
    const staff = await visit(browser, new URL(page.url()).origin);
    await signIn(staff.page, "reviewer@demo.test");
    await act(staff.page, id);
    await staff.context.close();
  }
  await page.goto("/advertiser/application");
  await page.getByText("Your application").first().waitFor();
  await page.getByText("Live", { exact: true }).waitFor();
}

const register = { path: "/advertiser/register", ready: "Advertiser registration" };
const application = { path: "/advertiser/application", ready: "Find your application" };

/** A company applies, and watches its application. */
export const APPLICATION_SCREENS: readonly Shot[] = [
  { name: "advertiser-register", ...register },
  {
    name: "advertiser-register-problem",
    ...register,
    act: (page) => page.getByRole("button", { name: "Continue to Documents" }).click(),
  },
  {
    name: "advertiser-register-empty",
    ...register,
    act: async (page) => {
      await begin(page, newCompany(), nothing);
      await page.goto("/advertiser/register");
      await page.getByText("Upload 5 documents").waitFor();
    },
  },
  { name: "advertiser-register-documents", ...register, act: (page) => showRows(page) },
  { name: "advertiser-register-long-names", ...register, act: (page) => showRows(page, LONG) },
  {
    name: "advertiser-register-uploading",
    ...register,
    act: async (page) => {
      await showRows(page);
      await chooseFile(page, "Data Protection Policy", "holiday.png", Buffer.from("89504e470d0a1a0a0000", "hex"));
      await page.context().setOffline(true);
      await chooseFile(page, "Advertising Standards Compliance Declaration", "asc.pdf", await paper("Northbank"));
      await page
        .getByText(/^Waiting for the connection/)
        .first()
        .waitFor();
    },
  },
  {
    name: "advertiser-register-documents-problem",
    ...register,
    act: async (page) => {
      await showRows(page);
      await page.getByRole("button", { name: "Submit application" }).click();
    },
  },
  {
    name: "advertiser-register-submitted",
    ...register,
    act: async (page) => {
      await send(page, (token, company) => giveDocuments(page, token, company));
      await page.getByText("Application Submitted Successfully").waitFor();
    },
  },
  {
    name: "advertiser-register-additional",
    ...register,
    act: async (page) => {
      await send(page, async (token, company) => {
        await giveDocuments(page, token, company);
        await giveDocument(page, token, "tax_compliance", await paper("Somebody else"), "2026-01-31");
      });
      await page.getByText("Additional Documents Required").waitFor();
    },
  },
  {
    name: "advertiser-register-rejected",
    ...register,
    act: async (page) => {
      await send(page, async (token, company) => {
        await giveDocuments(page, token, company);
        await giveDocument(page, token, "tax_compliance", await lockedPaper(company.name));
      });
      await page.getByText("Documents Rejected").waitFor();
    },
  },
  {
    name: "advertiser-register-failed",
    ...register,
    act: async (page) => {
      await begin(page, newCompany(), nothing);
      await page.route("**/graphql", (route) =>
        route.request().postData()?.includes("CurrentApplication") ? route.abort() : route.continue(),
      );
      await page.goto("/advertiser/register");
      await page.getByText("Try Again").waitFor();
    },
  },
  {
    name: "advertiser-register-preview",
    ...register,
    act: async (page) => {
      await showRows(page);
      await page.getByRole("button", { name: /^View Tax/ }).click();
      await page.locator("canvas[data-drawn]").waitFor();
    },
  },
  {
    name: "advertiser-register-preview-unavailable",
    ...register,
    act: async (page) => {
      await showRows(page);
      await page.getByRole("button", { name: /^View Professional/ }).click();
      await page.getByText("Document content not available").waitFor();
    },
  },
  { name: "advertiser-terms", path: "/advertiser/terms", ready: "Terms and conditions for advertisers" },
  { name: "application-no-link", ...application },
  { name: "application-bad-link", path: "/advertiser/application?token=wrong", ready: "This link does not work" },
  { name: "application-pending", ...application, act: (page) => watch(page) },
  {
    name: "application-preview",
    ...application,
    act: async (page) => {
      await watch(page);
      await page.getByRole("button", { name: /^View Tax/ }).click();
      await page.locator("canvas[data-drawn]").waitFor();
    },
  },
  {
    name: "application-requested",
    ...application,
    act: (page) =>
      watch(page, (reviewer, id) =>
        requestDocuments(reviewer, id, ["updated business licence"], "The licence ends in two weeks."),
      ),
  },
  { name: "application-approved", ...application, act: (page) => watch(page, approve) },
  {
    name: "application-rejected",
    ...application,
    act: (page) =>
      watch(page, (reviewer, id) => reject(reviewer, id, "The company is not registered for this kind of advert.")),
  },
];
