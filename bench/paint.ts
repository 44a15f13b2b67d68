import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchBrowser } from "../e2e/browser";
import startChromium from "../e2e/chromium.cjs";
import { DEMO_PASSWORD } from "../e2e/people";
import { startProductFromNothing } from "../e2e/product";
import { type Line, median } from "./report";

/** A phone on a slow 4G connection: bytes a second, ms of delay, and how many times slower than this machine. */
const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
const CPU_SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };
const ROUNDS = 5;
const SHIFT_LIMIT = 0.02;

const PAGES = [
  { path: "/", wantedMs: 2_500, signedIn: false },
  { path: "/privacy", wantedMs: 2_500, signedIn: false },
  { path: "/dashboard", wantedMs: 3_500, signedIn: true },
] as const;

interface Paint {
  /** When the largest thing of the first screen was painted, in ms. */
  largestMs: number;
  /** How much of the screen jumped, as the browser scores it. */
  shift: number;
}

/** Runs in the page before everything else and writes down what the browser tells about painting. */
function watchPaint(): void {
  const seen = { largestMs: 0, shift: 0 };
  Object.assign(window, { seenPaint: seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestMs = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

async function signIn(context: BrowserContext): Promise<void> {
  const query = "mutation L($email: String!, $password: String!) { login(email: $email, password: $password) { id } }";
  const variables = { email: "patient@demo.test", password: DEMO_PASSWORD };
  await context.request.post("/graphql", { data: { query, variables } });
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/** One visit with empty caches, until nothing is loaded any more. */
async function visitOnce(browser: Browser, url: string, path: string, signedIn: boolean): Promise<Paint> {
  const context = await browser.newContext({ baseURL: url, viewport: PHONE, locale: "en-GB" });
  try {
    if (signedIn) {
      await signIn(context);
    }
    await context.addInitScript(watchPaint);
    const page = await context.newPage();
    await throttle(page);
    await page.goto(path, { timeout: 60_000 });
    // On a slow processor the network can be idle for a while before the page has begun.
    await page.locator("h1").first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState("networkidle", { timeout: 60_000 });
    return await page.evaluate(() => (window as unknown as { seenPaint: Paint }).seenPaint);
  } finally {
    await context.close();
  }
}

/** G10: how soon the first screen stands, and that it stands still. */
export async function benchPaint(): Promise<Line[]> {
  const chromium = await startChromium();
  const product = await startProductFromNothing();
  const browser = await launchBrowser();
  const lines: Line[] = [];
  try {
    for (const { path, wantedMs, signedIn } of PAGES) {
      const paints: Paint[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        paints.push(await visitOnce(browser, product.url, path, signedIn));
      }
      const largestMs = median(paints.map((paint) => paint.largestMs));
      const shift = Math.max(...paints.map((paint) => paint.shift));
      lines.push(
        {
          goal: "G10",
          what: `largest paint of ${path}${signedIn ? ", signed in" : ""}`,
          measured: `${Math.round(largestMs).toLocaleString("en-GB")} ms`,
          wanted: `< ${wantedMs.toLocaleString("en-GB")} ms`,
          met: largestMs > 0 && largestMs < wantedMs,
        },
        {
          goal: "G10",
          what: `layout shift of ${path}`,
          measured: shift.toFixed(3),
          wanted: `< ${SHIFT_LIMIT}`,
          met: shift < SHIFT_LIMIT,
        },
      );
    }
  } finally {
    await browser.close();
    await chromium.close();
    await product.remove();
  }
  return lines;
}
