import type { Page } from "playwright-core";
import type { Shot } from "./shot";

const who = "advertiser@demo.test";
const campaigns = { path: "/advertiser/campaigns", who, ready: /Saline spray/ } as const;
const builder = { path: "/advertiser/creatives/preview", who, ready: "Which advert is the campaign for?" } as const;

/** Begins a campaign for the first approved advert. Nothing is chosen yet, so no draft is made. */
async function begin(page: Page): Promise<void> {
  const adverts = page.locator("section[aria-labelledby=adverts] li").filter({ hasText: "Approved" });
  await adverts.first().getByRole("link").click();
  await page.getByRole("heading", { name: "Reach", exact: true }).waitFor();
}

/** Chooses until the draft is saved. */
async function choose(page: Page): Promise<void> {
  await begin(page);
  for (const name of ["London", "Manchester", "English"]) await page.getByRole("checkbox", { name }).check();
  await page.getByText(/^Saved at/).waitFor();
}

/** The page of the largest campaign, with what the money bought. */
async function openFirst(page: Page): Promise<void> {
  await page.getByRole("link", { name: /Saline spray, whole country/ }).click();
  await page.getByRole("heading", { name: "Performance", exact: true }).waitFor();
  await page.getByRole("row", { name: /^Total/ }).waitFor();
}

/** Campaigns from the builder to what the money bought. */
export const CAMPAIGN_SCREENS: readonly Shot[] = [
  { ...campaigns, name: "campaigns" },
  { ...campaigns, name: "campaigns-failed", isFailing: true, ready: "Try Again" },
  {
    ...campaigns,
    name: "campaigns-none-fits",
    path: "/advertiser/campaigns?state=paused",
    ready: "No campaigns match this filter.",
  },
  { ...campaigns, name: "campaign", act: openFirst },
  {
    ...campaigns,
    name: "campaign-lift",
    act: async (page) => {
      await page.getByRole("link", { name: /Barrier balm, London and Manchester/ }).click();
      await page.getByRole("heading", { name: "Held-out days" }).waitFor();
      await page.getByRole("heading", { name: "Lift", exact: true }).scrollIntoViewIfNeeded();
    },
  },
  {
    ...campaigns,
    name: "campaign-code",
    act: async (page) => {
      await openFirst(page);
      await page.getByRole("button", { name: "Change promo code" }).click();
      await page.getByLabel("Promo code", { exact: true }).waitFor();
    },
  },
  { name: "performance", path: "/advertiser/performance", who, ready: /^Total/ },
  {
    name: "performance-view",
    path: "/advertiser/performance",
    who,
    ready: /^Total/,
    act: async (page) => {
      await page.getByLabel("Saved view").selectOption("Clicks of the week");
      await page.getByText(/^Mailed to you on Mondays/).waitFor();
      await page.getByRole("row", { name: /^Total/ }).waitFor();
    },
  },
  {
    name: "performance-save",
    path: "/advertiser/performance",
    who,
    ready: /^Total/,
    act: async (page) => {
      await page.getByRole("button", { name: "Save as a new view" }).click();
      await page.getByLabel("Mail it to me").waitFor();
    },
  },
  {
    name: "performance-cities",
    path: "/advertiser/performance",
    who,
    ready: /^Total/,
    act: async (page) => {
      await page.getByLabel("By", { exact: true }).selectOption("City");
      await page.getByRole("rowheader", { name: "London", exact: true }).waitFor();
    },
  },
  {
    ...campaigns,
    name: "campaign-end",
    act: async (page) => {
      await openFirst(page);
      await page.getByRole("button", { name: "End campaign" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { ...campaigns, name: "campaign-missing", path: "/advertiser/campaigns/nothing", ready: "Campaign Not Found" },
  { ...builder, name: "builder-pick" },
  { ...builder, name: "builder-failed", isFailing: true, ready: "Try Again" },
  { ...builder, name: "builder", act: begin },
  {
    ...builder,
    name: "builder-problems",
    act: async (page) => {
      await begin(page);
      await page.getByRole("button", { name: "Launch Campaign" }).click();
      await page.getByText("There is a problem").waitFor();
    },
  },
  {
    ...builder,
    name: "builder-recommendations",
    act: async (page) => {
      await choose(page);
      await page.getByRole("button", { name: /^Get AI Recommendations/ }).click();
      await page.getByText("Peak hours").waitFor();
    },
  },
  {
    ...builder,
    name: "builder-desktop",
    act: async (page) => {
      await begin(page);
      await page.getByText("Desktop", { exact: true }).click();
      await page.getByRole("button", { name: "Show larger" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
];
