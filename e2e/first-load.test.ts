import { statSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser, signIn, visit } from "./browser";
import { type Product, startProduct } from "./product";

const dist = path.resolve(__dirname, "../client/dist");
const LIMIT = 300_000;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** Bytes of a built script or style sheet as gzip. The one font (64 kB, compressed by itself) is not gzipped and not counted. */
function gzipped(file: string): number {
  return statSync(path.join(dist, `${file}.gz`)).size;
}

it.each([
  ["/", undefined],
  ["/login", undefined],
  ["/register", undefined],
  ["/dashboard", "patient@demo.test"],
  ["/consultation", "patient@demo.test"],
  ["/profile", "patient@demo.test"],
])("the first load of %s stays under 300 kB of scripts and styles, gzipped", async (route, who) => {
  const { context, page } = await visit(browser, product.url);
  if (who) {
    await signIn(page, who);
  }
  const first = await context.newPage();
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
  expect(bytes).toBeLessThan(LIMIT);
  await context.close();
});
