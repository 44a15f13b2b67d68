import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { askApi, registerPatient } from "./people";
import { type Product, startProduct } from "./product";

const PHONE = { viewport: { width: 375, height: 780 } };
const DAY_MS = 24 * 3_600_000;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** A new patient on a phone who has told nothing yet. */
async function newPatient(language: "en" | "de", locale: string): Promise<Visit> {
  const here = await visit(browser, product.url, { ...PHONE, locale });
  // From now on the browser hands its file dialog to the test. Asked for with the press itself, that would come too late at times.
  here.page.on("filechooser", () => undefined);
  await registerPatient(here.page, {
    email: `imports-${language}-${Math.round(performance.now())}@example.test`,
    language,
  });
  return here;
}

/** Heart rates of each minute up to now, and the steps of the last ten minutes. */
function table(minutes: number): Buffer {
  const now = Date.now();
  const rows = Array.from(
    { length: minutes },
    (_, ago) => `${new Date(now - (ago + 1) * 60_000).toISOString()},heartRate,${70 + (ago % 5)}`,
  );
  return Buffer.from(`time,metric,value\n${rows.join("\n")}\n${new Date(now - 600_000).toISOString()},steps,321\n`);
}

/** Presses Tab until the named part has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const part = document.activeElement as HTMLInputElement | null;
      return part?.labels?.[0]?.textContent ?? part?.textContent ?? "";
    });
    if (typeof name === "string" ? focused.startsWith(name) : name.test(focused)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

async function chooseFile(page: Page, label: string, file: { name: string; buffer: Buffer }): Promise<void> {
  await tabTo(page, label);
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Enter")]);
  await chooser.setFiles({ mimeType: "application/octet-stream", ...file });
}

it("takes a file on a phone, by keys alone, and its figures are on the dashboard", async () => {
  const { page, complaints } = await newPatient("en", "en-GB");
  await page.goto("/profile");
  await page.getByText("You have no device yet.").waitFor();
  await tabTo(page, "Connect Device");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Connect a device" }).waitFor();
  await expectAccessible(page);
  await tabTo(page, "A file from your phone");
  await page.keyboard.press("Enter");

  await chooseFile(page, "Your file", { name: "photo.png", buffer: Buffer.from("89504e470d0a1a0a0000", "hex") });
  await page.getByRole("alert").getByText("We cannot read this kind of file.").waitFor();
  await expectAccessible(page);
  await chooseFile(page, "Your file", { name: "bad.csv", buffer: Buffer.from("date,steps\nyesterday,5\n") });
  await page.getByRole("dialog").getByText("Line 2: write the time like").waitFor();
  await expectAccessible(page);

  await chooseFile(page, "Your file", { name: "readings.csv", buffer: table(40_000) });
  await page
    .getByRole("dialog")
    .getByRole("progressbar", { name: /Reading: [1-9]\d?%/ })
    .waitFor();
  await page.getByRole("dialog").getByText("40001 readings were new.").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("listitem").getByText("From CSV files").waitFor();
  await expectAccessible(page);

  await page.goto("/dashboard");
  const metrics = page.getByRole("region", { name: "Health Metrics" });
  await metrics.getByText("321").first().waitFor();
  await page.goto("/profile");

  await tabTo(page, /^Remove CSV file/);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Remove CSV file?" }).waitFor();
  await expectAccessible(page);
  await tabTo(page, "Remove and delete its figures");
  await page.keyboard.press("Enter");
  await page.getByText("CSV file was removed.").waitFor();
  expect((await askApi(page, "{ vitals { heartRate { current } } devices { id } }")).vitals).toBeNull();
  expect(complaints).toEqual([]);
});

it("is cancelled while it is read, in German", async () => {
  const { page, complaints } = await newPatient("de", "de-DE");
  await page.goto("/profile");
  await page.getByRole("button", { name: "Gerät verbinden" }).click();
  await page.getByRole("button", { name: /^Eine Datei von Ihrem Handy/ }).click();
  await chooseFile(page, "Ihre Datei", { name: "werte.csv", buffer: table(200_000) });
  await page
    .getByRole("dialog")
    .getByRole("progressbar", { name: /Wird gelesen: [1-9]\d? %/ })
    .waitFor();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Abbrechen CSV-Datei" }).click();
  await page.getByRole("dialog").getByText("Abgebrochen. Nichts wurde behalten.").waitFor();
  expect((await askApi(page, "{ devices { id } }")).devices).toEqual([]);

  await page.getByLabel("Ihre Datei").waitFor({ state: "attached" });
  await page.context().setOffline(true);
  await chooseFile(page, "Ihre Datei", { name: "werte.csv", buffer: table(10) });
  await page.getByText("Die Verbindung ist abgebrochen, bevor Ihre Datei da war.").waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Noch einmal senden" }).click();
  await page.getByRole("dialog").getByText("11 Messwerte waren neu.").waitFor();
  expect(complaints).toEqual([]);
});

it("takes an Apple Health export, a device for each of its sources", async () => {
  const { page } = await newPatient("en", "en-GB");
  const at = (ago: number) =>
    new Date(Date.now() - ago)
      .toISOString()
      .replace("T", " ")
      .replace(/\.\d+Z/, " +0000");
  const record = (source: string, ago: number) =>
    `<Record type="HKQuantityTypeIdentifierHeartRate" sourceName="${source}" unit="count/min" startDate="${at(ago)}" endDate="${at(ago)}" value="64"/>`;
  const xml = `<?xml version="1.0"?><HealthData>${record("Anna’s Watch", DAY_MS)}${record("Strap", 60_000)}</HealthData>`;
  await page.goto("/profile");
  await page.getByRole("button", { name: "Connect Device" }).click();
  await page.getByRole("button", { name: /^A file from your phone/ }).click();
  await chooseFile(page, "Your file", { name: "export.xml", buffer: Buffer.from(xml) });
  await page.getByRole("dialog").getByText("2 readings were new.").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("listitem").filter({ hasText: "Anna’s Watch" }).waitFor();
  expect(await page.getByText("From Apple Health", { exact: true }).count()).toBe(2);
});

it("offers an example of a table that it then takes", async () => {
  const { page } = await newPatient("en", "en-GB");
  const example = await (await page.request.get("/readings-example.csv")).text();
  expect(example).toBe(readFileSync(path.join(__dirname, "../client/public/readings-example.csv"), "utf8"));
  const answer = await page.request.post("/devices/imports", {
    headers: { "content-type": "application/octet-stream" },
    data: Buffer.from(example),
  });
  expect(answer.status()).toBe(202);
});

it("listens to a heart-rate sensor, finds it again, and keeps what it said", async () => {
  const here = await newPatient("en", "en-GB");
  const { page, complaints } = here;
  await here.context.addInitScript(() => {
    const measurement = Object.assign(new EventTarget(), {
      value: undefined as DataView | undefined,
      startNotifications: async () => measurement,
    });
    const battery = { readValue: async () => new DataView(Uint8Array.of(80).buffer) };
    const server = {
      getPrimaryService: async (service: number) => ({
        getCharacteristic: async () => (service === 0x180d ? measurement : battery),
      }),
    };
    const sensor = Object.assign(new EventTarget(), {
      name: "Strap 7",
      gatt: { connect: async () => server, disconnect: () => undefined },
    });
    Object.defineProperty(navigator, "bluetooth", { value: { requestDevice: async () => sensor } });
    Object.assign(window, {
      say: (hex: string) => {
        const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
        measurement.value = new DataView(bytes.buffer);
        measurement.dispatchEvent(new Event("characteristicvaluechanged"));
      },
      lose: () => sensor.dispatchEvent(new Event("gattserverdisconnected")),
    });
  });
  const say = (hex: string) =>
    page.evaluate((text) => (window as unknown as { say: (hex: string) => void }).say(text), hex);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Connect Device" }).click();
  await page.getByRole("button", { name: /^Heart-rate strap/ }).click();
  await page.getByRole("button", { name: "Find my sensor" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Battery 80%").waitFor();
  await say("0048");
  await dialog.getByText("72 beats a minute").waitFor();
  await say("16500004");
  await dialog.getByText("80 beats a minute").waitFor();
  await expectAccessible(page);
  await page.evaluate(() => (window as unknown as { lose: () => void }).lose());
  await dialog.getByText("Reconnecting").waitFor();
  await dialog.getByText("Live", { exact: true }).waitFor();
  await say("183c100000040002");
  await dialog.getByText("60 beats a minute").waitFor();
  await dialog.getByRole("button", { name: "Stop" }).click();
  for (;;) {
    const { vitals } = await askApi(page, "{ vitals { heartRate { current } } }");
    if (vitals?.heartRate?.current === 60) break;
  }
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("listitem").filter({ hasText: "Strap 7" }).waitFor();
  expect(complaints).toEqual([]);
});
