import type { Browser, BrowserContext, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { askApi, registerPatient, signIn } from "./people";
import { type Product, startProduct } from "./product";

const PHONE = { viewport: { width: 375, height: 780 } };

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** A new patient on a phone, who took Metformin three times a day before they told us. */
async function newPatient(language: "en" | "de", locale: string): Promise<Visit> {
  const here = await visit(browser, product.url, { ...PHONE, locale });
  await registerPatient(here.page, { email: `reminders-${language}@example.test`, language });
  const medicine = { name: "Metformin", dosage: "500 mg", frequency: "THREE_TIMES" };
  await askApi(here.page, "mutation M($input: MedicationInput!) { createMedication(input: $input) { id } }", {
    input: medicine,
  });
  return here;
}

const card = (page: Page, name = "Medication reminders") => page.getByRole("region", { name });

interface Recording {
  shown?: unknown[];
  registration: { showNotification: (title: string, options: object) => Promise<void> };
}

/** What the worker of the page shows from now on: without a window Chromium itself shows and remembers nothing. */
async function recordShown(context: BrowserContext): Promise<() => Promise<unknown[]>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const here = globalThis as unknown as Recording;
    here.shown = [];
    here.registration.showNotification = async (title, options) => void here.shown?.push({ title, ...options });
  });
  return () => worker.evaluate(() => (globalThis as unknown as Recording).shown ?? []);
}

/** Hands the worker a message as a push service would. */
async function push(context: BrowserContext, page: Page, message: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: product.url,
    registrationId,
    data: JSON.stringify(message),
  });
}

it("a patient notes a dose by keyboard on a phone, takes it back, and both tabs follow", async () => {
  const { page: one, context, complaints } = await visit(browser, product.url, PHONE);
  await signIn(one, "patient@demo.test", "/dashboard");
  // Taken in the morning and in the evening: at every hour of the day one dose can be noted.
  const name = "Mark as taken: Beclometasone inhaler";
  const take = (page: Page) => card(page).getByRole("button", { name }).first();
  const isTaken = (page: Page) =>
    card(page)
      .getByText(/^Taken at \d+:\d\d [AP]M$/)
      .first();
  await take(one).waitFor();
  await expectAccessible(one);
  await card(one)
    .getByText(/^In the last 30 days, \d+ of \d+ doses taken\.$/)
    .waitFor();
  const two = await context.newPage();
  await two.goto("/dashboard");
  await take(two).waitFor();
  await take(one).focus();
  await one.keyboard.press("Enter");
  await card(one).getByText("Beclometasone inhaler is marked as taken.").waitFor();
  await isTaken(one).waitFor();
  await isTaken(two).waitFor();
  await expectAccessible(one);
  await card(two).getByRole("button", { name: "Undo: Beclometasone inhaler" }).first().click();
  await take(one).waitFor();
  await card(one).getByRole("button", { name: "Skip: Beclometasone inhaler" }).first().click();
  await card(two).getByText("Skipped").first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("a device is turned on, shows a pushed message that names nothing, and is turned off", async () => {
  const { page, context, complaints } = await newPatient("de", "de-DE");
  // Without a window Chromium goes on saying "denied" here, although it shows what is allowed below.
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "granted" }));
  await page.goto("/dashboard");
  const reminders = card(page, "Erinnerung an Medikamente");
  await reminders.waitFor();
  await context.grantPermissions(["notifications"], { origin: product.url });
  await reminders.getByRole("button", { name: "Erinnerungen einschalten" }).focus();
  await page.keyboard.press("Enter");
  await reminders.getByText(/^Erinnerungen sind (auf diesem Gerät an|an, solange diese Seite offen ist)\.$/).waitFor();
  await expectAccessible(page);
  const shown = await recordShown(context);
  const message = { title: "AI Health Assistant", body: "Sie haben eine Erinnerung.", tag: "reminder-test" };
  await push(context, page, message);
  for (let tries = 0; tries < 50 && (await shown()).length === 0; tries += 1) {
    await page.waitForTimeout(100);
  }
  expect(await shown()).toEqual([{ ...message, icon: "/favicon.svg" }]);
  await reminders.getByRole("button", { name: "Ausschalten" }).click();
  await reminders.getByRole("button", { name: "Erinnerungen einschalten" }).waitFor();
  expect(await reminders.innerText()).not.toMatch(/\b(Next|Taken|Skip|Mark|reminders)\b/);
  // A profile of tests counts as a private window, where Chromium has no push messages: the page reminds while it is open.
  expect(complaints.filter((text) => !text.startsWith("Chrome currently does not support the Push API"))).toEqual([]);
  const worker = await page.request.get("/service-worker.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  await context.close();
});
