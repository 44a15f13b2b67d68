import type { Browser } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, visit } from "./browser";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it("a look finds text that is too pale, however often the page was looked at, and whatever it comes to stand in", async () => {
  const { page, context } = await visit(browser, "about:blank");
  const paint = (change: string) => page.evaluate(change);
  await page.setContent('<html lang="en"><title>Page</title><main><h1>Page</h1><p class="dark">Text</p></main></html>');
  await expectAccessible(page);
  await paint(`document.querySelector("h1").insertAdjacentHTML("afterend", '<p style="color: #bbb">Pale</p>')`);
  for (const _ of "12") await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
  await paint(`document.querySelector("[style]").remove()`);
  await expectAccessible(page);
  await paint(`document.querySelector("main").style.background = "#333"`);
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
  await context.close();
});
