import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, visit } from "./browser";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** A page of the demonstration, what is done there first, and the text that shows that it has come. */
type Look = [path: string, ready: RegExp, act?: (page: Page) => Promise<void>];

const press = (name: RegExp | string) => (page: Page) => page.getByRole("button", { name }).first().click();

/** The pages of each person as they stand after the first start; what comes by acting is looked at by the tests of that way. */
const LOOKS: Record<string, Look[]> = {
  // The public pages are looked at by site.slow.test.ts.
  nobody: [
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
      /Performance/,
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
  ],
  "physio@demo.test": [
    ["/advertiser/dashboard", /Usage this month/],
    ["/advertiser/billing", /Over the quota, by day/, press(/^Lines of/)],
  ],
  "desk@demo.test": [["/advertiser/billing", /Overdue/]],
  "support@demo.test": [
    ["/admin/users", /Enter an address to find a person/],
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
    ["/admin/system-health", /What is monitored/],
    ["/admin/system-health?part=jobs", /No job has failed|Next attempt/],
    ["/admin/maintenance", /No maintenance is scheduled/],
    ["/admin/maintenance?part=logs", /Nothing has happened yet/],
    ["/admin/security", /pharmacist@demo\.test/],
    ["/admin/security?part=keys", /Reporting service/],
    ["/admin/security?part=firewall", /No firewall rules/],
    ["/admin/security?part=incidents", /Kept|kept for 90 days/],
    ["/admin/audit", /^Entries/],
    ["/admin/account", /Signed-in devices/],
    ["/admin/compliance?part=decision", /It was next in turn for an impression/],
    ["/admin/model-training", /Nothing has been trained here yet/],
    ["/admin/model-training?part=versions", /Why not\?|Published/],
    ["/admin/model-training?part=studies", /Migraine and headache/],
    ["/admin/mail", /No mail has failed|Last error/],
    ["/admin/settings", /You have sent no test mail/],
    ["/admin/settings?part=notices", /We plan maintenance on/],
    ["/admin/settings?part=notices", /\d+ of 300 characters/, press(/^Change The day before/)],
    ["/admin/settings?part=thresholds", /As documented/],
    ["/admin/settings?part=changes", /Nobody has changed a setting yet/],
  ],
  "pharmacist@demo.test": [
    ["/admin/consultations", /What the assistant recognised/],
    ...["mine", "with-patient", "closed", "feedback"].map(
      (filter): Look => [`/admin/consultations?filter=${filter}`, /as of \d\d:\d\d/],
    ),
  ],
};

/** Runs in the page: what follows a change of the window's size or colours has been drawn, charts as well. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const shown = (page: Page, text: RegExp) => page.getByText(text).filter({ visible: true }).first();

/**
 * Goes to a page as by a link of its area, since to load the client anew takes more of the processor's time than to look at the page.
 * Where nothing would tell that it has come, it is opened.
 */
async function lead(page: Page, path: string, ready: RegExp): Promise<void> {
  const area = path.split("/")[1];
  if (!page.url().includes(`/${area}/`) || (await shown(page, ready).isVisible())) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

const WIDE = { width: 1280, colorScheme: "light" } as const;
const NARROW = { width: 375, colorScheme: "dark" } as const;

describe.each(Object.keys(LOOKS))("%s", (who) => {
  let page: Page;
  let begun: typeof WIDE | typeof NARROW = WIDE;
  beforeAll(async () => {
    ({ page } = await visit(browser, product.url));
    if (who !== "nobody") await signIn(page, who);
  });
  afterAll(() => page.context().close());

  const look = async ({ width, colorScheme }: typeof begun, ready: RegExp) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await shown(page, ready).waitFor();
    await page.evaluate(drawn);
    await expectAccessible(page);
  };
  const looks = (LOOKS[who] ?? []).map(([path, ready, act]) => ({ path, ready, act }));
  it.each(looks)(
    "$path has no accessibility violations, on a desk in the light and on a phone in the dark, and never scrolls sideways: $ready",
    async ({ path, ready, act }) => {
      if (act) await page.goto(path);
      else await lead(page, path, ready);
      await act?.(page);
      // The next page opens as this one ends, so that half of them are opened on a phone.
      await look(begun, ready);
      begun = begun === WIDE ? NARROW : WIDE;
      await look(begun, ready);
    },
  );
});
