// `npm run screenshots`: pictures of the main screens from the running product. Those of the README go to docs/pictures;
// `npm run screenshots -- all FOLDER [NAME ...]` writes every screen at three widths, one of them dark, patients' and visitors' in two
// languages, consultations and medicines in all four, and index.html with all of them. Server and browser stand still at one moment, so that two runs say the same;
// only what is measured (`isMeasured`) runs by the real clock.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchBrowser, visit } from "../e2e/browser";
import startChromium from "../e2e/chromium.cjs";
import { askApi, signIn } from "../e2e/people";
import { startProductFromNothing } from "../e2e/product";
import { APPLICATION_SCREENS } from "./screens/application";
import { BILLING_SCREENS } from "./screens/billing";
import { CAMPAIGN_SCREENS } from "./screens/campaigns";
import { CARE_SCREENS } from "./screens/care";
import { COMPLIANCE_SCREENS } from "./screens/compliance";
import { CONSULTATION_SCREENS } from "./screens/consultation";
import { DASHBOARD_SCREENS } from "./screens/dashboard";
import { DIALOG_SCREENS } from "./screens/dialogs";
import { MODEL_SCREENS } from "./screens/models";
import { ALBUM_MOMENT } from "./screens/moment";
import { PERSON_SCREENS } from "./screens/person";
import { PORTALS_SCREENS } from "./screens/portals";
import { REVIEW_SCREENS } from "./screens/review";
import { SECURITY_SCREENS } from "./screens/security";
import { ALBUM_LANGUAGES, type AlbumLanguage, type Shot } from "./screens/shot";
import { SITE_SCREENS } from "./screens/site";
import { registerSomebody } from "./screens/somebody";
import { SYSTEM_SCREENS } from "./screens/system";
import { translatedPage, translator } from "./screens/translated";

/** Every screen and state that is looked at; patients' and visitors' exist in several languages. */
const TRANSLATED = [...SITE_SCREENS, ...DASHBOARD_SCREENS, ...CONSULTATION_SCREENS, ...PERSON_SCREENS];
const SHOTS = [
  ...TRANSLATED,
  ...CARE_SCREENS,
  ...APPLICATION_SCREENS,
  ...PORTALS_SCREENS,
  ...BILLING_SCREENS,
  ...CAMPAIGN_SCREENS,
  ...REVIEW_SCREENS,
  ...COMPLIANCE_SCREENS,
  ...MODEL_SCREENS,
  ...SECURITY_SCREENS,
  ...SYSTEM_SCREENS,
  ...DIALOG_SCREENS,
];

const README = ["landing", "consultation", "pharmacist-queue", "system-health", "advertiser"];
const LOOKS = [
  { width: 390, scheme: "light" },
  { width: 768, scheme: "dark" },
  { width: 1280, scheme: "light" },
] as const;
const LONG_NAME = "Maximiliana-Anastasia Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh";
const translators = Object.fromEntries(ALBUM_LANGUAGES.map((language) => [language, translator(language)]));

function languagesOf(shot: Shot): readonly AlbumLanguage[] {
  if (CARE_SCREENS.includes(shot) || shot.inAllLanguages) return ALBUM_LANGUAGES;
  return TRANSLATED.includes(shot) ? ["en", "de"] : ["en"];
}

interface Picture {
  shot: Shot;
  file: string;
  width: number;
  scheme: "light" | "dark";
  language: AlbumLanguage;
  fullPage: boolean;
}

/** Cookies of the people of the demonstration: each signs in once, so that the list of devices stays short. */
const signedIn = new Map<string, { cookies: Parameters<BrowserContext["addCookies"]>[0] }>();
/** The language of the demonstration's patient, who changes it no more often than a person may. */
let patientLanguage: AlbumLanguage = "en";

async function arrive(page: Page, { shot, language }: Picture): Promise<void> {
  if (shot.question || shot.newcomer) {
    await registerSomebody(page, shot.name.endsWith("long-names") ? LONG_NAME : undefined, language);
    return;
  }
  if (!shot.who) return;
  const known = signedIn.get(shot.who);
  if (known) await page.context().addCookies(known.cookies);
  else await signIn(page, shot.who);
  if (shot.who === "patient@demo.test" && language !== patientLanguage) {
    patientLanguage = language;
    await askApi(page, "mutation L($language: Language!) { setLanguage(language: $language) { id } }", { language });
  }
  if (!known) signedIn.set(shot.who, await page.context().storageState());
}

/** Waits until the server refuses this page something for a while. @returns the seconds that it names. */
function limitOf(page: Page): Promise<number> {
  return new Promise((resolve) => {
    page.on("response", async (response) => {
      if (new URL(response.url()).pathname !== "/graphql") return;
      const text = await response.text().catch(() => ""); // a page that has gone has none
      const seconds = /"retryAfterSeconds":(\d+)/.exec(text)?.[1];
      if (seconds) resolve(Number(seconds));
    });
  });
}

/** @returns whether the screen was there. */
async function take(browser: Browser, url: string, picture: Picture): Promise<boolean> {
  const { shot, file, width, scheme, language, fullPage } = picture;
  const { context, page } = await visit(browser, url, {
    viewport: { width, height: width < 500 ? 812 : 860 },
    colorScheme: scheme,
    locale: language === "en" ? "en-GB" : language,
  });
  // Somebody who looks at so many pages in a minute may be told to wait: then nothing comes, however long one waits for it.
  let wait = 0;
  const limited = limitOf(page).then((seconds) => {
    wait = seconds;
    throw new Error(`too many pages in a minute, again in ${seconds} s`);
  });
  limited.catch(() => undefined);
  try {
    await Promise.race([show(page, picture), limited]);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    if (fullPage && (await page.getByRole("dialog").count()) === 0) await growTo(page, width);
    await page.screenshot({ path: file });
    return true;
  } catch (error) {
    // The locator stands in the lines below the first.
    console.error(`${shot.name} in ${language} at ${width}: ${(error as Error).message}`);
    await page.screenshot({ path: file });
    return false;
  } finally {
    await context.close();
    // The limits go by timers, which the still clock does not stop.
    await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
  }
}

/** Opens a screen and does what belongs to it. */
async function show(page: Page, picture: Picture): Promise<void> {
  const { shot, language } = picture;
  if (!shot.isMeasured) await page.clock.setFixedTime(ALBUM_MOMENT);
  await arrive(page, picture);
  if (shot.isFailing) {
    await page.route("**/graphql", (route) =>
      /"operationName":"(\w*Page\w*|ModelMetrics|FirewallRules)"/.test(route.request().postData() ?? "")
        ? route.abort()
        : route.continue(),
    );
  }
  await page.goto(shot.path);
  const shown = translatedPage(page, translators[language] ?? translator(language));
  if (shot.question) {
    await ask(shown, typeof shot.question === "string" ? shot.question : shot.question[language]);
  }
  await shown.getByText(shot.ready).first().waitFor();
  await shot.act?.(shown);
}

/** Makes the window as high as the page, so that bars which stick to an edge do not lie across the middle of the picture. */
async function growTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(200);
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole("textbox").first().fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
}

/** One page with all pictures of a folder, a row for each screen in each language. */
function albumOf(folder: string): string {
  const pictures = readdirSync(folder).filter((file) => file.endsWith(".png"));
  const names = [...new Set(pictures.map((file) => file.replace(/-(light|dark)-\d+\.png$/, "")))].sort();
  const row = (name: string) => {
    const images = LOOKS.map(({ width, scheme }) => `${name}-${scheme}-${width}.png`)
      .filter((file) => pictures.includes(file))
      .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy" height="600"></a>`);
    return `<h2 id="${name}">${name}</h2><p>${images.join(" ")}</p>`;
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Album</title><h1>Album</h1>${names.map(row).join("\n")}</html>`;
}

/** All pictures of one screen. */
async function takeAll(browser: Browser, url: string, shot: Shot, target: string): Promise<void> {
  if (shot.prepare) {
    const { context, page } = await visit(browser, url);
    await shot.prepare(page);
    await context.close();
  }
  for (const language of languagesOf(shot)) {
    for (const { width, scheme } of LOOKS) {
      const file = path.join(target, `${shot.name}-${language}-${scheme}-${width}.png`);
      const picture: Picture = { shot, file, width, scheme, language, fullPage: true };
      if (!(await take(browser, url, picture))) await take(browser, url, picture);
    }
  }
}

/** Starts a product for some screens and takes their pictures, with a clock that stands still or with the real one. */
async function takeWith(env: Record<string, string>, shots: readonly Shot[], work: Work): Promise<void> {
  if (shots.length === 0) return;
  signedIn.clear();
  patientLanguage = "en";
  const product = await startProductFromNothing({ TRUST_PROXY: "127.0.0.1,::1", ...env });
  const browser = await launchBrowser();
  try {
    for (const shot of shots) await work(browser, product.url, shot);
  } finally {
    await browser.close();
    await product.remove();
  }
}
type Work = (browser: Browser, url: string, shot: Shot) => Promise<void>;

async function main(): Promise<void> {
  const [mode, folder = "album", ...parts] = process.argv.slice(2);
  const isAlbum = mode === "all";
  const target = path.resolve(isAlbum ? folder : "docs/pictures");
  mkdirSync(target, { recursive: true });
  const chromium = await startChromium();
  const wanted = SHOTS.filter(({ name }) =>
    isAlbum ? !parts.length || parts.some((part) => name.includes(part)) : README.includes(name),
  );
  const work: Work = isAlbum
    ? (browser, url, shot) => takeAll(browser, url, shot, target)
    : async (browser, url, shot) => {
        const file = path.join(target, `${shot.name}.png`);
        await take(browser, url, { shot, file, width: 1280, scheme: "light", language: "en", fullPage: false });
      };
  const frozen = {
    NODE_OPTIONS: `--require "${path.resolve(__dirname, "frozen-clock.cjs")}"`,
    FROZEN_AT: ALBUM_MOMENT,
  };
  await takeWith(
    frozen,
    wanted.filter(({ isMeasured }) => !isMeasured),
    work,
  );
  await takeWith(
    {},
    wanted.filter(({ isMeasured }) => isMeasured),
    work,
  );
  await chromium.close();
  if (isAlbum) writeFileSync(path.join(target, "index.html"), albumOf(target));
}

void main();
