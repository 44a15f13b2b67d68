import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { askApi, registerPatient } from "./people";
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

/** A new patient on a phone. */
async function newPatient(language: "en" | "es", locale: string): Promise<Visit> {
  const here = await visit(browser, product.url, { ...PHONE, locale });
  await registerPatient(here.page, { email: `wearable-${language}@example.test`, language });
  await here.page.goto("/dashboard");
  return here;
}

/** Five minutes of this heart rate, up to now, from the device that is connected. */
async function beat(page: Page, bpm: number): Promise<void> {
  const { devices } = await askApi(page, "{ devices { id } }");
  // Between the seconds at which the demonstration device itself beats.
  const now = Math.floor(Date.now() / 1_000) * 1_000 - 500;
  const readings = Array.from({ length: 290 }, (_, n) => ({ at: new Date(now - n * 1_000).toISOString(), bpm }));
  await askApi(
    page,
    "mutation H($id: ID!, $readings: [HeartRateInput!]!) { addHeartRates(deviceId: $id, readings: $readings) }",
    { id: devices[0]?.id, readings },
  );
}

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

it("a patient connects the demonstration device by keyboard, and both tabs live with its figures and an alert", async () => {
  const { page: one, context, complaints } = await newPatient("en", "en-GB");
  const two = await context.newPage();
  await two.goto("/dashboard");
  await region(two, "Health Summary").waitFor();
  expect(await region(two, "Health Metrics").count()).toBe(0);

  const connect = one.getByRole("button", { name: "Connect Device", exact: true });
  await connect.focus();
  await one.keyboard.press("Enter");
  const dialog = one.getByRole("dialog");
  await dialog.waitFor();
  await dialog.getByRole("button", { name: "Demonstration device" }).focus();
  await one.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Connect the demonstration device" }).focus();
  await one.keyboard.press("Enter");

  for (const page of [one, two]) {
    await region(page, "Health Metrics").getByText("Demonstration data.").waitFor();
    await page.getByRole("button", { name: "Connect Device", exact: true }).waitFor({ state: "detached" });
  }
  if (await dialog.isVisible()) await one.keyboard.press("Escape");
  // The other tab asks nothing: what changes there came by the socket.
  const scale = region(two, "Health Metrics").getByRole("img", { name: /beats per minute/ });
  const before = await scale.getAttribute("aria-label");
  await until(async () => (await scale.getAttribute("aria-label")) !== before, "another heart rate");

  await beat(one, 112);
  const alert = (page: Page) => page.getByRole("article", { name: /High resting heart rate: 112 BPM/ });
  await alert(two).waitFor();
  await alert(one).waitFor();
  await expectAccessible(one);
  await one.getByRole("button", { name: "Got it" }).focus();
  await one.keyboard.press("Enter");
  await two.getByRole("button", { name: /^Undo/ }).waitFor();
  const undo = one.getByRole("button", { name: /^Undo/ });
  await until(() => undo.evaluate((element) => element === document.activeElement), "the focus on Undo");
  await one.keyboard.press("Enter");
  await alert(two).waitFor();

  await one.getByRole("button", { name: "Trends" }).click();
  await one.locator(".recharts-surface").first().waitFor();
  await expectAccessible(one);
  await one.getByRole("radio", { name: "Table" }).check();
  await one.getByRole("table").waitFor();
  await expectAccessible(one);
  expect(complaints).toEqual([]);
  await context.close();
});

it("speaks Spanish to somebody who does", async () => {
  const { page, context, complaints } = await newPatient("es", "es-ES");
  await page.getByRole("button", { name: "Conectar dispositivo", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Dispositivo de demostración" }).click();
  await dialog.getByRole("button", { name: "Conectar el dispositivo de demostración" }).click();
  await region(page, "Medidas de salud").getByText("Datos de demostración.").waitFor();
  await beat(page, 52);
  await page.getByRole("article", { name: /Frecuencia cardiaca baja en reposo: 52 lpm/ }).waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Waits until the condition holds, for 40 seconds at the most. */
async function until(condition: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 40_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited 40 seconds for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
