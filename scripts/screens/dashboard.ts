import type { Page } from "playwright-core";
import { askApi } from "../../e2e/people";
import { ALBUM_MOMENT } from "./moment";
import type { Shot } from "./shot";

/** A demonstration device and, if a heart rate is given, five minutes of it, which raise an alert. */
async function connectDevice(page: Page, bpm?: number): Promise<void> {
  const { connectDemonstrationDevice } = await askApi(page, "mutation { connectDemonstrationDevice { id } }");
  if (bpm !== undefined) {
    const readings = Array.from({ length: 280 }, (_, n) => ({
      at: new Date(Date.parse(ALBUM_MOMENT) - n * 1_060).toISOString(),
      bpm,
    }));
    await askApi(
      page,
      "mutation H($id: ID!, $readings: [HeartRateInput!]!) { addHeartRates(deviceId: $id, readings: $readings) }",
      { id: connectDemonstrationDevice.id, readings },
    );
  }
  await page.getByRole("heading", { name: "Health Metrics" }).waitFor();
}

/** The dashboard of patients, its metrics and its advert. */
export const DASHBOARD_SCREENS: readonly Shot[] = [
  { name: "dashboard", path: "/dashboard", who: "patient@demo.test", ready: /Welcome back/ },
  {
    name: "metrics",
    path: "/dashboard",
    newcomer: true,
    ready: "Connect Device",
    act: async (page) => {
      await connectDevice(page, 112);
      await page.getByRole("button", { name: "Got it" }).waitFor();
    },
  },
  {
    name: "metrics-trends",
    path: "/dashboard",
    newcomer: true,
    ready: "Connect Device",
    act: async (page) => {
      await connectDevice(page, 52);
      await page.getByRole("button", { name: "Got it" }).click();
      await page.getByRole("button", { name: "Trends" }).click();
      await page.locator(".recharts-line-curve").waitFor();
      await page.waitForTimeout(1_200); // the line is drawn
    },
  },
  {
    name: "metrics-steps",
    path: "/dashboard",
    newcomer: true,
    ready: "Connect Device",
    act: async (page) => {
      await connectDevice(page);
      await page.getByRole("button", { name: "Trends" }).click();
      await page.getByRole("radio", { name: "Steps" }).check();
      await page.getByRole("radio", { name: "Month" }).check();
      await page.locator(".recharts-bar-rectangle").first().waitFor();
      await page.waitForTimeout(1_200);
    },
  },
  {
    name: "metrics-table",
    path: "/dashboard",
    newcomer: true,
    ready: "Connect Device",
    act: async (page) => {
      await connectDevice(page);
      await page.getByRole("button", { name: "Trends" }).click();
      await page.getByRole("radio", { name: "Table" }).check();
      await page.getByRole("columnheader", { name: "Lowest" }).waitFor();
    },
  },
  {
    name: "connect-device",
    path: "/dashboard",
    newcomer: true,
    ready: "Connect Device",
    act: async (page) => {
      await page.getByRole("button", { name: "Connect Device" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "dashboard-first-use", path: "/dashboard", newcomer: true, ready: /Welcome back/ },
  { name: "dashboard-long-names", path: "/dashboard", newcomer: true, ready: /Welcome back/ },
  { name: "dashboard-failed", path: "/dashboard", who: "patient@demo.test", isFailing: true, ready: "Try Again" },
  {
    name: "dashboard-advert",
    path: "/dashboard",
    who: "patient@demo.test",
    ready: "Sponsored",
    act: (page) => page.getByRole("button", { name: "Why am I seeing this?" }).click(),
  },
  {
    name: "leaving",
    path: "/dashboard",
    who: "patient@demo.test",
    ready: "Why am I seeing this?",
    act: async (page) => {
      const link = page.getByRole("link", { name: /^Learn More/ });
      await page.goto(new URL((await link.getAttribute("href")) ?? "", page.url()).href);
      await page.evaluate(() => document.fonts.ready);
    },
  },
  { name: "leaving-lapsed", path: "/ads/go/unknown", ready: "This link no longer works" },
];
