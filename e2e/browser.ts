import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

const browsers = new Set<Browser>();

/** Starts the Chromium that the global set-up found; once more when it crashes as it starts, which was seen once. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await launch().catch(launch);
  browsers.add(browser);
  browser.on("disconnected", () => browsers.delete(browser));
  return browser;
}

/** Where each open page is and what it shows, for `environment.cjs` when a test has failed. */
async function textsOfPages(): Promise<string> {
  const pages = [...browsers].flatMap((browser) => browser.contexts()).flatMap((context) => context.pages());
  const texts = pages.map(async (page) => {
    const text = await page.locator("body").innerText({ timeout: 5_000 }).catch(String);
    return `${page.url()}\n${text.replace(/\n+/g, "\n")}`;
  });
  return (await Promise.all(texts)).join("\n---\n");
}
Object.assign(globalThis, { textsOfPages });

function launch(): Promise<Browser> {
  const libraries = process.env.CHROMIUM_LIBRARIES;
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"],
    env: libraries ? { ...process.env, LD_LIBRARY_PATH: libraries } : undefined,
  });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the page complained about: errors of scripts and of the content policy. */
  complaints: string[];
}

/** Presses a button with the keyboard alone. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).first().press("Enter");

/** Somebody's own browser profile with one page. */
export async function visit(
  browser: Browser,
  baseURL: string,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    locale: "en-GB",
    timezoneId: "Europe/London",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000); // for what hangs: three browsers on two busy cores can be slow
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|WebSocket connection/.test(message.text())) {
      complaints.push(message.text());
    }
  });
  return { context, page, complaints };
}
