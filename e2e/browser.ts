import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

/** Starts the Chromium that the global set-up found; once more when it crashes as it starts, which was seen once. */
export function launchBrowser(): Promise<Browser> {
  return launch().catch(launch);
}

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
  page.setDefaultTimeout(60_000); // for what hangs: three browsers on two cores can be slow
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|WebSocket connection/.test(message.text())) {
      complaints.push(message.text());
    }
  });
  return { context, page, complaints };
}
