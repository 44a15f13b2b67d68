(async () => {
  await require("../e2e/find-chromium.cjs")();
  const { startProduct } = await import("../e2e/product");
  const { launchBrowser, visit } = await import("../e2e/browser");
  const { signIn } = await import("../e2e/people");
  const product = await startProduct({ DEMO_TRAFFIC: "false" });
  const browser = await launchBrowser();
  try {
    for (const [width, height, scheme] of [[1280, 900, "light"], [768, 1024, "light"], [375, 800, "light"], [1280, 900, "dark"]] as const) {
      const { page, complaints } = await visit(browser, product.url, { viewport: { width, height }, colorScheme: scheme });
      await signIn(page, "admin@demo.test", "/admin/system-health");
      await page.getByRole("region", { name: "Inside the server" }).waitFor();
      await page.waitForTimeout(width === 1280 && scheme === "light" ? 70_000 : 6_000);
      await page.screenshot({ path: `/tmp/health-now-${width}-${scheme}.png`, fullPage: true });
      await page.getByRole("link", { name: "History and limits" }).click();
      await page.getByRole("region", { name: "History" }).getByRole("img").first().waitFor({ timeout: 90_000 });
      await page.waitForTimeout(1_500);
      await page.screenshot({ path: `/tmp/health-history-${width}-${scheme}.png`, fullPage: true });
      await page.getByRole("button", { name: "Change of CPU" }).click();
      await page.getByRole("dialog").waitFor();
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/health-dialog-${width}-${scheme}.png` });
      console.log(width, scheme, JSON.stringify(complaints));
      await page.context().close();
    }
  } finally {
    await browser.close();
    await product.remove();
  }
})();
