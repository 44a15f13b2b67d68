import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

/** Starts the Chromium that the global set-up found. */
export function launchBrowser(): Promise<Browser> {
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
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|WebSocket connection/.test(message.text())) {
      complaints.push(message.text());
    }
  });
  return { context, page, complaints };
}

export const DEMO_PASSWORD = "Demo-2026!";

/** Signs in by the form, as a person does. */
export async function signIn(page: Page, email: string): Promise<void> {
  const staff = !/^(patient|advertiser)@/.test(email);
  await page.goto(staff ? "/admin/login" : "/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
}
