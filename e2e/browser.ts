import { type Browser, type BrowserContext, chromium, type Download, type Locator, type Page } from "playwright-core";

const browsers = new Set<Browser>();

/** Joins the Chromium that all browser tests share. Closing it closes the contexts that were opened through it, and no others. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.connect(process.env.E2E_BROWSER ?? "");
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

/** What a download holds. Its file is on the side of the browser, so it is read through the connection. */
export async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Waits until a page that the build has drawn belongs to the living client: what is pressed before may miss what moves as it comes. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.getElementById("root") ?? {}).length > 0);
}

/** True when nothing of it lies outside the window, is scrolled away, or lies under something else such as a bar. */
export const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ] as const;
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

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
  // Of every page of it, for what hangs: three browsers on two busy cores can be slow.
  context.setDefaultTimeout(120_000);
  return openPage(context);
}

/** One more page of a profile, which has the files of the product already. */
export async function openPage(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|WebSocket connection/.test(message.text())) {
      complaints.push(message.text());
    }
  });
  return { context, page, complaints };
}
