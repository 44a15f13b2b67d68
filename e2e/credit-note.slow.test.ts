import type { Browser } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { mailTo } from "./mails";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;
let owner: Visit;
let advertiser: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ DEMO_TRAFFIC: "false" }), launchBrowser()]);
  owner = await visit(browser, product.url, { viewport: { width: 1280, height: 900 } });
  advertiser = await visit(browser, product.url, { viewport: { width: 375, height: 800 }, colorScheme: "dark" });
  await Promise.all([
    signIn(owner.page, "admin@demo.test", "/admin/users"),
    signIn(advertiser.page, "advertiser@demo.test", "/advertiser/billing"),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

it("an invoice is taken back for a reason, its money goes back, and the advertiser's open page says so", async () => {
  const { page } = owner;
  await page.getByLabel("E-mail address").fill("advertiser@demo.test");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Hannah Okafor" }).click();
  const invoices = page.getByRole("region", { name: "Invoices" });
  const credit = invoices.getByRole("button", { name: /^Issue credit note/ }).first();
  await credit.waitFor();
  const number = (await credit.innerText()).match(/\d{4}-\d{6}/)?.[0] ?? "";
  await expectAccessible(page);
  await credit.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(new RegExp(`^Invoice ${number} is credited in full\\. £`)).waitFor();
  await dialog.getByRole("button", { name: /^Issue credit note/ }).click();
  await dialog.getByRole("link", { name: /^Please give a reason/ }).waitFor();
  await expectAccessible(page);
  await dialog.getByLabel("Reason").fill("Charged twice by mistake");
  await dialog.getByRole("button", { name: /^Issue credit note/ }).click();
  await dialog.waitFor({ state: "detached" });
  const row = (text: string) => invoices.getByRole("row").filter({ hasText: text });
  await row(`Credit note for ${number}`).getByText("Refunded").waitFor();
  await invoices.getByText(`Credited by `).first().waitFor();
  await expectAccessible(page);
  const mail = await mailTo(page, "advertiser@demo.test", new RegExp(`We took invoice ${number} back`));
  expect(mail).toMatch(/goes back to the card that paid/);

  const own = advertiser.page.getByRole("region", { name: "Invoices" });
  await own.getByText("Credit note", { exact: true }).waitFor(); // without a reload
  await own.getByText("Refunded", { exact: true }).waitFor();
  await own.getByText("Credited", { exact: true }).waitFor();
  await expectAccessible(advertiser.page);
  expect([...owner.complaints, ...advertiser.complaints]).toEqual([]);
});
