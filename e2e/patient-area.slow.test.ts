import type { Browser } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { registerByForm } from "./people";
import { type Product, startProduct } from "./product";
import { textsOf } from "./texts";

let product: Product;
let browser: Browser;
let patient: Visit;

const words = textsOf("es", "patient");
const { voice } = textsOf("es", "conversation");

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  patient = await visit(browser, product.url, { locale: "es-ES", viewport: { width: 375, height: 812 } });
  const { page } = patient;
  // Stands in for the speech recognition of a browser that sends the sound to its maker.
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      start() {
        const results = [{ isFinal: true, 0: { transcript: "me pica la nariz" } }];
        setTimeout(() => this.dispatchEvent(Object.assign(new Event("result"), { results })), 50);
      }
      stop() {
        this.dispatchEvent(new Event("end"));
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  });
  const { register } = textsOf("es", "site");
  await registerByForm(page, register, { name: "Lucía Ejemplo", email: "lucia@example.test" });
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const box = () =>
  patient.page.getByLabel(words.consultation.ask.label).or(patient.page.getByLabel(words.consultation.ask.another));
const send = () => patient.page.getByRole("button", { name: words.consultation.ask.submit, exact: true });
const newest = () =>
  patient.page.getByRole("region", { name: words.consultation.questions }).getByRole("article").first();
const HOME_CARE = "Parece algo que puede tratar en casa";

describe("the patient area in Spanish, on a phone", () => {
  it("greets, says where to go on, and has the links of others", async () => {
    const { page } = patient;
    await page.getByRole("heading", { name: words.dashboard.welcome.replace("{{name}}", "Lucía") }).waitFor();
    await page.getByText(words.dashboard.empty).waitFor();
    const links = page.getByRole("navigation", { name: words.dashboard.links.title }).getByRole("link");
    await links.first().waitFor();
    const hosts = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).host));
    expect(hosts).toEqual(["www.nhs.uk", "www.nhs.uk", "111.nhs.uk", "medlineplus.gov"]);
    await expectAccessible(page);
  });

  it("is reached by the bar at the foot, by keyboard", async () => {
    const { page } = patient;
    const bar = page
      .getByRole("navigation")
      .filter({ has: page.getByRole("link", { name: words.nav.profile }) })
      .last();
    await bar.getByRole("link", { name: words.nav.consultation }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/consultation");
    await page.getByRole("heading", { name: words.consultation.title, level: 1 }).waitFor();
  });

  it("writes what is spoken, after saying where the sound goes", async () => {
    const { page } = patient;
    await page.getByRole("button", { name: voice.speak }).click();
    await page.getByText(voice.where).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("textarea")?.value === "me pica la nariz");
    await page.getByRole("button", { name: voice.stop }).click();
    await box().press("End");
    await box().pressSequentially(" por el polen");
    expect(await box().inputValue()).toBe("me pica la nariz por el polen");
  });

  it("keeps the question when the network is gone, and goes on when it is back", async () => {
    const { page, context } = patient;
    await context.setOffline(true);
    await send().click();
    await page.getByText(words.consultation.ask.failed).waitFor();
    expect(await box().inputValue()).toBe("me pica la nariz por el polen");
    await context.setOffline(false);
    await send().click();
    await newest().getByRole("heading", { name: HOME_CARE }).waitFor();
    expect(await box().inputValue()).toBe("");
  });

  it("keeps the question when the server dies in the middle, and goes on after its restart", async () => {
    const { page } = patient;
    await box().fill("me duele un poco la garganta");
    await product.kill();
    await send().click();
    await page.getByText(words.consultation.ask.failed).waitFor();
    await product.start();
    expect(await box().inputValue()).toBe("me duele un poco la garganta");
    await send().click();
    await page
      .getByRole("region", { name: words.consultation.questions })
      .getByText("me duele un poco la garganta")
      .first()
      .waitFor();
    await newest().getByRole("heading", { name: HOME_CARE }).waitFor();
    await expectAccessible(page);
  });

  it("nothing on the page complains", () => {
    expect(patient.complaints).toEqual([]);
  });
});
