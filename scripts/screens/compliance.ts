import type { Page } from "playwright-core";
import type { Shot } from "./shot";

const creatives = { path: "/advertiser/creatives", who: "advertiser@demo.test", ready: /creatives$/ } as const;
const form = { path: "/advertiser/creatives/new", who: "advertiser@demo.test", ready: "Compliance hints" } as const;
const compliance = { path: "/admin/compliance", who: "reviewer@demo.test", ready: "Why it is here" } as const;
const rules = { path: "/admin/compliance?part=rules", who: "admin@demo.test", ready: /^\d+ rules$/ } as const;

async function typeAdvert(page: Page): Promise<void> {
  await page.getByLabel("Title").fill("Clear your nose for good");
  await page.getByLabel("Description").fill("Our rinse cures hay fever in days, with no side effects.");
  await page.getByText("High", { exact: true }).first().waitFor();
}

async function openFirst(page: Page): Promise<void> {
  await page.locator("tbody a").first().click();
  await page.getByRole("heading", { name: "Status" }).waitFor();
}

/** Adverts from the form to the decision, and the rules that they are judged by. */
export const COMPLIANCE_SCREENS: readonly Shot[] = [
  { ...creatives, name: "creatives" },
  { ...creatives, name: "creatives-failed", isFailing: true, ready: "Try Again" },
  {
    ...creatives,
    name: "creatives-empty",
    path: "/advertiser/creatives?archived=yes",
    ready: "No archived creatives.",
  },
  { ...creatives, name: "creative-sent-back", path: "/advertiser/creatives?state=needs-revision", act: openFirst },
  { ...creatives, name: "creative-in-review", path: "/advertiser/creatives?state=pending", act: openFirst },
  {
    ...creatives,
    name: "creative-archive",
    path: "/advertiser/creatives?state=approved",
    act: async (page) => {
      await openFirst(page);
      await page.getByRole("button", { name: "Archive" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { ...form, name: "creative-form" },
  { ...form, name: "creative-form-hints", act: typeAdvert },
  {
    ...form,
    name: "creative-form-problems",
    act: async (page) => {
      await page.getByRole("button", { name: /^Save draft/ }).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  { ...compliance, name: "compliance" },
  { ...compliance, name: "compliance-failed", isFailing: true, ready: "Try Again" },
  {
    ...compliance,
    name: "compliance-ask",
    act: async (page) => {
      await page.getByRole("button", { name: /^Ask for revision/ }).click();
      await page.getByRole("button", { name: "Write what the rules found" }).click();
    },
  },
  {
    ...compliance,
    name: "compliance-selected",
    act: async (page) => {
      for (const box of (await page.getByRole("checkbox").all()).slice(0, 4)) await box.check();
    },
  },
  { ...compliance, name: "compliance-decided", path: "/admin/compliance?status=approved" },
  {
    ...compliance,
    name: "compliance-filtered",
    path: "/admin/compliance?status=rejected&category=content&severity=low",
    ready: "No adverts match this filter.",
  },
  { ...rules, name: "compliance-rules" },
  {
    ...rules,
    name: "compliance-rule",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Edit of/ })
        .first()
        .click();
      await page.getByRole("button", { name: /^Try this rule/ }).click();
      await page.getByText(/were checked/).waitFor();
    },
  },
  {
    ...rules,
    name: "compliance-rule-problems",
    act: async (page) => {
      await page.getByRole("button", { name: /^Add Rule/ }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Add Rule/ })
        .click();
    },
  },
  {
    ...rules,
    name: "compliance-rule-history",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^History/ })
        .first()
        .click();
      await page.getByRole("dialog").getByText("The product added it").waitFor();
    },
  },
  {
    ...rules,
    name: "compliance-report",
    act: async (page) => {
      await page.getByRole("button", { name: "Generate Report" }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Generate Report/ })
        .click();
      await page.getByText(/is ready\.$/).waitFor();
    },
  },
];
