// `npm run screenshots`: pictures of the main screens from the running product. Those of the README go to docs/pictures;
// `npm run screenshots -- all FOLDER` writes every screen at three widths, light and dark, and index.html with all of them.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchBrowser, signIn, visit } from "../e2e/browser";
import findChromium from "../e2e/global-setup.cjs";
import { startProduct } from "../e2e/product";
import { CONSULTATION_SCREENS } from "./screens/consultation";
import { DASHBOARD_SCREENS } from "./screens/dashboard";
import { PERSON_SCREENS } from "./screens/person";
import { PORTALS_SCREENS } from "./screens/portals";
import { REVIEW_SCREENS } from "./screens/review";
import type { Shot } from "./screens/shot";
import { SITE_SCREENS } from "./screens/site";
import { registerSomebody } from "./screens/somebody";

/** Every screen and state that is looked at. */
const SHOTS = [
  ...SITE_SCREENS,
  ...DASHBOARD_SCREENS,
  ...CONSULTATION_SCREENS,
  ...PERSON_SCREENS,
  ...PORTALS_SCREENS,
  ...REVIEW_SCREENS,
];

const README = ["landing", "consultation", "pharmacist-queue", "system-health", "advertiser"];
const WIDTHS = [375, 768, 1280];
const LONG_NAME = "Maximiliana-Anastasia Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh";

async function take(
  browser: Browser,
  url: string,
  shot: Shot,
  file: string,
  width: number,
  colorScheme: "light" | "dark",
  fullPage: boolean,
) {
  const { context, page } = await visit(browser, url, {
    viewport: { width, height: width < 500 ? 812 : 860 },
    colorScheme,
    locale: shot.locale ?? "en-GB",
  });
  try {
    if (shot.question || shot.newcomer) {
      await registerSomebody(page, shot.name.endsWith("long-names") ? LONG_NAME : undefined);
    } else if (shot.who) {
      await signIn(page, shot.who);
    }
    if (shot.isFailing) {
      await page.route("**/graphql", (route) =>
        /"operationName":"(\w*Page\w*)"/.test(route.request().postData() ?? "") ? route.abort() : route.continue(),
      );
    }
    await page.goto(shot.path);
    if (shot.question) {
      await ask(page, shot.question);
    }
    await page.getByText(shot.ready).first().waitFor();
    await shot.act?.(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    await page.screenshot({ path: file, fullPage });
  } catch (error) {
    console.error(`${shot.name} at ${width}: ${(error as Error).message.split("\n")[0]}`);
    await page.screenshot({ path: file, fullPage });
  } finally {
    await context.close();
  }
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole("textbox").first().fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
}

/** One page with all pictures of a folder, a row for each screen. */
function albumOf(folder: string): string {
  const pictures = readdirSync(folder).filter((file) => file.endsWith(".png"));
  const names = [...new Set(pictures.map((file) => file.replace(/-(light|dark)-\d+\.png$/, "")))].sort();
  const row = (name: string) => {
    const own = ["light", "dark"].flatMap((scheme) => WIDTHS.map((width) => `${name}-${scheme}-${width}.png`));
    const images = own
      .filter((file) => pictures.includes(file))
      .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy" height="600"></a>`);
    return `<h2 id="${name}">${name}</h2><p>${images.join(" ")}</p>`;
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Album</title><h1>Album</h1>${names.map(row).join("\n")}</html>`;
}

async function main(): Promise<void> {
  const [mode, folder = "album", only] = process.argv.slice(2);
  const target = path.resolve(mode === "all" ? folder : "docs/pictures");
  mkdirSync(target, { recursive: true });
  await findChromium();
  const product = await startProduct({ TRUST_PROXY: "127.0.0.1,::1" });
  const browser = await launchBrowser();
  try {
    for (const shot of SHOTS.filter(({ name }) =>
      mode === "all" ? !only || name.includes(only) : README.includes(name),
    )) {
      if (mode !== "all") {
        await take(browser, product.url, shot, path.join(target, `${shot.name}.png`), 1280, "light", false);
        continue;
      }
      if (shot.prepare) {
        const { context, page } = await visit(browser, product.url);
        await shot.prepare(page);
        await context.close();
      }
      for (const width of WIDTHS) {
        for (const scheme of ["light", "dark"] as const) {
          await take(
            browser,
            product.url,
            shot,
            path.join(target, `${shot.name}-${scheme}-${width}.png`),
            width,
            scheme,
            true,
          );
        }
      }
    }
    if (mode === "all") writeFileSync(path.join(target, "index.html"), albumOf(target));
  } finally {
    await browser.close();
    await product.remove();
  }
}

void main();
