import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, visit } from "./browser";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** A page of the demonstration, what is done there first, and the text that shows that it has come. */
type Look = [path: string, ready: RegExp, act?: (page: Page) => Promise<void>];

const press = (name: RegExp | string) => (page: Page) => page.getByRole("button", { name }).first().click();

/** The pages of each person as they stand after the first start; what comes by acting is looked at by the tests of that way. */
const LOOKS: Record<string, Look[]> = {
  nobody: [
    ["/", /Your 24\/7 AI Health Assistant/],
    ["/login", /Demonstration accounts/],
    ["/register", /Create your account/],
    ["/nowhere", /Page Not Found/],
    ["/admin/login", /Administration/],
    ["/dev/mailbox", /No mail leaves this machine/],
  ],
  "patient@demo.test": [
    ["/dashboard", /Recent consultations/],
    ["/dashboard", /Your questions and your health records were not used/, press("Why am I seeing this?")],
    ["/consultation", /About this assistant/],
    ["/account", /Nobody has looked at your data|Who looked at my data/],
  ],
  "advertiser@demo.test": [
    ["/advertiser/dashboard", /Usage this month/],
    ["/advertiser/campaigns", /as of \d\d:\d\d:\d\d/],
    [
      "/advertiser/campaigns",
      /What came of it/,
      (page) => page.getByRole("link", { name: /Saline spray, whole country/ }).click(),
    ],
    ["/advertiser/campaigns/x", /Campaign Not Found/],
    ["/advertiser/creatives/preview", /Which advert is the campaign for/],
    [
      "/advertiser/creatives/preview",
      /Groups of 50 or more only/,
      (page) => page.getByRole("link", { name: /^Pollen diary/ }).click(),
    ],
    ["/advertiser/company", /How we reach you/],
    ["/advertiser/api-keys", /API keys are part of the Platinum plan/],
    ["/advertiser/account", /Signed-in devices/],
    ["/advertiser/billing?cancelled=x", /You left the payment page\. Nothing was charged\./],
    ["/advertiser/billing", /Over the quota, by day/, press(/^Lines of/)],
  ],
  "support@demo.test": [
    ["/admin/users", /Type an address to find a person/],
    [
      "/admin/users",
      /1 person/,
      async (page) => {
        await page.getByLabel("E-mail address").fill("patient@demo.test");
        await page.keyboard.press("Enter");
      },
    ],
    ["/admin/users/x", /Person Not Found/],
  ],
  "reviewer@demo.test": [["/admin", /Quayside Hearing/]],
  "admin@demo.test": [
    ["/admin/system-health", /What is watched/],
    ["/admin/maintenance", /No maintenance is scheduled/],
    ["/admin/maintenance?part=logs", /Nothing has happened yet/],
    ["/admin/security", /pharmacist@demo\.test/],
    ["/admin/security?part=keys", /Reporting service/],
    ["/admin/security?part=firewall", /No firewall rules/],
    ["/admin/security?part=incidents", /Kept|kept for 90 days/],
    ["/admin/audit", /^What was done/],
    ["/admin/account", /Signed-in devices/],
    ["/admin/compliance?part=decision", /It has waited longest for its share/],
    ["/admin/model-training", /Nothing has been trained here yet/],
    ["/admin/model-training?part=versions", /Why not\?|Published/],
    ["/admin/model-training?part=studies", /Migraine and headache/],
    ["/admin/mail", /No mail has failed|Last error/],
  ],
  "pharmacist@demo.test": [
    ["/admin/consultations", /heartburn/],
    ...["mine", "with-patient", "closed", "feedback"].map(
      (filter): Look => [`/admin/consultations?filter=${filter}`, /as of \d\d:\d\d/],
    ),
  ],
};

describe.each(Object.keys(LOOKS).flatMap((who) => [[who, 1280, "light"] as const, [who, 375, "dark"] as const]))(
  "%s at %d in the %s",
  (who, width, colorScheme) => {
    let page: Page;
    beforeAll(async () => {
      ({ page } = await visit(browser, product.url, { viewport: { width, height: 800 }, colorScheme }));
      if (who !== "nobody") await signIn(page, who);
    });
    afterAll(() => page.context().close());

    const looks = (LOOKS[who] ?? []).map(([path, ready, act]) => ({ path, ready, act }));
    it.each(looks)("$path has no accessibility violations and never scrolls sideways: $ready", async (look) => {
      await page.goto(look.path);
      await look.act?.(page);
      await page.getByText(look.ready).first().waitFor();
      await page.waitForTimeout(300);
      await expectAccessible(page);
    });
  },
);
