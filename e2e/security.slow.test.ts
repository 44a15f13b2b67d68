import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { type ForwardingProxy, startForwardingProxy } from "./forwarding-proxy";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";

/** The product stands behind two proxies of this machine: browsers cannot say of a websocket where it comes from. */
const OWNER = "198.51.100.20";
const NEIGHBOUR = "203.0.113.7";

let proxies: ForwardingProxy[];
let product: Product;
let browser: Browser;
let owner: Visit;
let neighbour: Visit;

beforeAll(async () => {
  proxies = await Promise.all([startForwardingProxy(OWNER), startForwardingProxy(NEIGHBOUR)]);
  const ALLOWED_ORIGINS = proxies.map(({ url }) => url).join();
  [product, browser] = await Promise.all([
    startProduct({ DEMO_TRAFFIC: "false", TRUST_PROXY: "127.0.0.1,::1", ALLOWED_ORIGINS }),
    launchBrowser(),
  ]);
  for (const proxy of proxies) proxy.target = product.url;
  const [here, there] = proxies.map(({ url }) => url) as [string, string];
  owner = await visit(browser, here, { viewport: { width: 1280, height: 860 } });
  neighbour = await visit(browser, there, { viewport: { width: 375, height: 800 } });
  await Promise.all([
    signIn(owner.page, "admin@demo.test", "/admin/security?part=firewall"),
    signIn(neighbour.page, "support@demo.test", "/admin/system-health"),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all(proxies.map((proxy) => proxy.stop()));
  await product?.remove();
});

const dialog = (page: Page) => page.getByRole("dialog");
const live = (page: Page) => page.locator("[data-state=live]").first();

describe("Security Settings", () => {
  it("refuses what would lock the owner out, on its field, and keeps what was typed", async () => {
    const { page } = owner;
    await page.getByText("No firewall rules. Nobody is denied.").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add Firewall Rule" }).click();
    await dialog(page).getByLabel("Address or range").fill("198.51.100.0/24");
    await dialog(page).getByLabel("Description").fill("Everybody here");
    await dialog(page).getByRole("button", { name: "Add rule" }).click();
    await dialog(page)
      .getByRole("link", { name: /^Your own address is 198\.51\.100\.20/ })
      .click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("firewall-ipRange");
    await expectAccessible(page);
  });

  it("denies the neighbour: the open page loses its connection and the next one is refused", async () => {
    const { page } = owner;
    await live(neighbour.page).waitFor();
    await dialog(page).getByLabel("Address or range").fill("203.0.113.0/24");
    await dialog(page).getByLabel("Description").fill("A bad neighbour");
    await dialog(page).getByRole("button", { name: "Add rule" }).click();
    await page.getByText("Rule added. Denied from now on: 203.0.113.0/24, 256 addresses.").waitFor();
    await neighbour.page.locator("[data-state=reconnecting]").first().waitFor();
    const refused = await neighbour.context.request.get("/");
    expect([refused.status(), await refused.text()]).toEqual([403, "Access is not allowed.\n"]);
    const row = page.getByRole("row").filter({ hasText: "203.0.113.0/24" });
    await row.getByText(/^[1-9]\d*$/).waitFor(); // hits arrive without a reload
    await expectAccessible(page);
  });

  it("tells what an address would meet", async () => {
    const { page } = owner;
    await page.getByLabel("Address", { exact: true }).fill("::ffff:203.0.113.9");
    await page.getByRole("button", { name: "Test", exact: true }).click();
    await page.getByText("203.0.113.9 is denied by 203.0.113.0/24: A bad neighbour").waitFor();
    await expectAccessible(page);
  });

  it("lets the neighbour in again, whose page comes back by itself", async () => {
    const { page } = owner;
    await page.getByRole("switch", { name: "Active: 203.0.113.0/24" }).click();
    await page.getByText("No longer denied: 203.0.113.0/24, 256 addresses.").waitFor();
    await live(neighbour.page).waitFor();
    expect((await neighbour.context.request.get("/")).status()).toBe(200);
    await page.getByRole("button", { name: "Delete 203.0.113.0/24" }).click();
    await dialog(page).getByText("This rule covers 256 addresses and is not active.").waitFor();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Delete rule" }).click();
    await page.getByText("No firewall rules. Nobody is denied.").waitFor();
  });

  it("has it all in the audit log, to which what is done meanwhile comes without a jump", async () => {
    const { page } = owner;
    await page.getByRole("link", { name: "Audit log" }).click();
    await page.getByRole("row").filter({ hasText: "Deleted a firewall rule" }).getByText("Marcus Whitfield").waitFor();
    await expectAccessible(page);
    await neighbour.page.getByRole("button", { name: "Menu" }).click();
    await neighbour.page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("button", { name: /^\d+ new entr/ }).click();
    await page.getByRole("row").nth(1).getByText("Signed out").waitFor();
    await page.getByLabel("Done by (e-mail)").fill("support@demo.test");
    await page.getByRole("row").filter({ hasText: "Deleted a firewall rule" }).waitFor({ state: "detached" });
    await page.getByRole("row").filter({ hasText: "Signed in" }).first().getByText("Support Agent").waitFor();
    await expectAccessible(page);
    expect([owner.complaints, neighbour.complaints]).toEqual([[], []]);
  });
});
