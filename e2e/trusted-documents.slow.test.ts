import type { Browser } from "playwright-core";
import { launchBrowser, visit } from "./browser";
import { signInByForm } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ TRUSTED_DOCUMENTS: "required" }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** Somebody with a browser, and what the server refused to it at either door. */
async function watched() {
  const visitor = await visit(browser, product.url);
  const refused: string[] = [];
  visitor.page.on("response", (answer) => {
    if (answer.url().endsWith("/graphql") && answer.status() === 403) refused.push(answer.request().postData() ?? "");
  });
  visitor.page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes("UNTRUSTED_DOCUMENT")) refused.push(String(payload));
    }),
  );
  return { ...visitor, refused };
}

it.each([
  ["patient@demo.test", ["/dashboard", "/consultation", "/history", "/profile", "/family"]],
  ["advertiser@demo.test", ["/advertiser/dashboard", "/advertiser/campaigns", "/advertiser/creatives"]],
  ["admin@demo.test", ["/admin/dashboard", "/admin/consultations", "/admin/system-health", "/admin/model-training"]],
])("%s sees every page where the server answers the operations of its own pages alone", async (who, addresses) => {
  const { page, refused, complaints } = await watched();
  await signInByForm(page, who);
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("networkidle");
  }
  expect([refused, complaints]).toEqual([[], []]);
});

it("a patient asks and is answered; what is no operation of a page is refused to their session", async () => {
  const { page, refused } = await watched();
  await signInByForm(page, "patient@demo.test");
  await page.goto("/consultation");
  await page.getByLabel(/What would you like to ask\?|Ask another question/).fill("I have a blocked nose");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.getByText("“I have a blocked nose”").first().waitFor();
  expect(refused).toEqual([]);
  const foreign = await page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/graphql", { method: "POST", headers, body: '{"query":"{ me { name email } }"}' });
    return { status: answer.status, body: await answer.json() };
  });
  expect(foreign).toMatchObject({ status: 403, body: { errors: [{ extensions: { code: "UNTRUSTED_DOCUMENT" } }] } });
});
