import { launchBrowser, visit } from "../e2e/browser";
import { askApi, signIn } from "../e2e/people";
import { startProduct } from "../e2e/product";

async function main() {
  await require("../e2e/find-chromium.cjs")();
  const product = await startProduct({ DEMO_TRAFFIC: "false" });
  const browser = await launchBrowser();
  const plan = `mutation P($input: MaintenanceInput!) { scheduleMaintenance(input: $input) { id } }`;
  try {
    const at = await visit(browser, product.url, { viewport: { width: 1280, height: 860 } });
    await signIn(at.page, "admin@demo.test", "/admin/maintenance");
    await askApi(at.page, plan, { input: { type: "SECURITY", description: "A look at everything", startsNow: true } });
    await at.page.getByText(/Needs attention/).first().waitFor();
    const soon = new Date(Date.now() + 3_600_000).toISOString().slice(0, 16);
    await askApi(at.page, plan, { input: { type: "RELEASE", description: "New version", scheduledFor: soon, releaseVersion: "v2.5.0", releaseNotes: "Answers come faster.\nLess waiting." } });
    for (const [width, scheme] of [[375, "light"], [768, "light"], [1280, "light"], [1280, "dark"]] as const) {
      const { page } = await visit(browser, product.url, { viewport: { width, height: 900 }, colorScheme: scheme });
      await signIn(page, "admin@demo.test", "/admin/maintenance");
      await page.getByText("New version").first().waitFor();
      await page.screenshot({ path: `/tmp/shots-m/${width}-${scheme}-page.png` });
      await page.getByRole("button", { name: /^Schedule Maintenance/ }).click();
      await page.getByLabel("Type").selectOption("RELEASE");
      await page.screenshot({ path: `/tmp/shots-m/${width}-${scheme}-form.png` });
      await page.keyboard.press("Escape");
      await page.goto("/admin/maintenance?part=past");
      await page.getByRole("button", { name: /^Details/ }).first().click();
      await page.getByText("The window has begun.").waitFor();
      await page.screenshot({ path: `/tmp/shots-m/${width}-${scheme}-window.png` });
    }
    const visitor = await visit(browser, product.url, { viewport: { width: 375, height: 800 } });
    await visitor.page.goto("/");
    await visitor.page.waitForLoadState("networkidle");
    await visitor.page.screenshot({ path: "/tmp/shots-m/home.png" });
  } finally {
    await browser.close();
    await product.remove();
  }
}
void main();
