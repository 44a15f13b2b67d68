import { statSync } from "node:fs";
import path from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchBrowser, visit } from "./browser";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";

const dist = path.resolve(__dirname, "../client/dist");
const LIMIT = 300_000;
const MOST_FILES = 45;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** Bytes of a built script or style sheet as gzip. The one font (64 kB, compressed by itself) is not gzipped and not counted. */
function gzipped(file: string): number {
  return statSync(path.join(dist, `${file}.gz`)).size;
}

/** A page on which nothing comes that waits for two seconds first: on a slow machine it would come with what does not wait. */
async function firstPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    window.setTimeout = ((act: TimerHandler, ms = 0) => (ms >= 2_000 ? 0 : start(act, ms))) as typeof setTimeout;
  });
  return page;
}

it.each([
  ["/", undefined],
  ["/login", undefined],
  ["/register", undefined],
  ["/dashboard", "patient@demo.test"],
  ["/consultation", "patient@demo.test"],
  ["/profile", "patient@demo.test"],
])("the first load of %s stays under 300 kB of scripts and styles, gzipped, and 45 files", async (route, who) => {
  const { context, page } = await visit(browser, product.url);
  if (who) {
    await signIn(page, who);
  }
  const first = await firstPage(context);
  const files = new Set<string>();
  first.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) {
      files.add(pathname);
    }
  });
  await first.goto(route, { waitUntil: "networkidle" });
  const bytes = [...files].reduce((sum, file) => sum + gzipped(file), 0);
  expect(files.size).toBeGreaterThan(3);
  expect(files.size).toBeLessThanOrEqual(MOST_FILES);
  expect(bytes).toBeLessThan(LIMIT);
  await context.close();
});

/** What comes with a part of a page that stands below its first screen. */
const LATER: Record<string, RegExp> = { "/profile": /NhsCard|\/shared-/ };

it.each(["/dashboard", "/consultation", "/profile", "/history", "/account"])(
  "%s of a patient asks at once for every script that its first screen needs, and for none that it does not",
  async (route) => {
    const { context, page } = await visit(browser, product.url);
    await signIn(page, "patient@demo.test");
    const html = await (await context.request.get(route)).text();
    const named = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]*\.js)"/g)].map(([, file]) => file);
    // The same page without those links: what is left is what its scripts ask for by themselves.
    await context.route("**/*", async (request) => {
      if (request.request().resourceType() !== "document") return request.continue();
      const response = await request.fetch();
      return request.fulfill({ response, body: html.replace(/<link rel="modulepreload"[^>]*>/g, "") });
    });
    const asked = new Set<string>();
    const first = await firstPage(context);
    first.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js")) asked.add(pathname);
    });
    await first.goto(route, { waitUntil: "networkidle" });
    const missing = () => named.filter((file) => file && !asked.has(file));
    // The network is idle too while a slow machine compiles what has come and has not asked for the rest yet.
    for (const end = Date.now() + 120_000; missing().length > 0 && Date.now() < end; ) await first.waitForTimeout(200);
    await first.waitForLoadState("networkidle");
    expect(missing()).toEqual([]);
    const later = [...asked].filter((file) => !named.includes(file));
    expect(later.filter((file) => !LATER[route]?.test(file))).toEqual([]);
    await context.close();
  },
);

it("only those who are signed in are asked to load a patient's page", async () => {
  const { context } = await visit(browser, product.url);
  const html = await (await context.request.get("/dashboard")).text();
  expect(html).not.toMatch(/DashboardPage|PatientLayout/);
  await context.close();
});
