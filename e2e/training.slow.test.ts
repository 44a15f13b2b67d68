import { rmSync } from "node:fs";
import type { Browser } from "playwright-core";
import { nextVersion } from "../server/src/care/models/model-version.rules";
import { MODEL_VERSION } from "../server/src/care/models/record.rules";
import { makeTrainingData } from "../server/src/care/models/training.test-support";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";

const NEXT = nextVersion([MODEL_VERSION]);
let folder: string;
let product: Product;
let browser: Browser;
let administrator: Visit;
let patient: Visit;

beforeAll(async () => {
  // Few lines, so that a training takes seconds, and cases that the rules get right, so that its model may be published.
  folder = makeTrainingData({ count: 3_000 });
  [product, browser] = await Promise.all([startProduct({ TRAINING_DATA_DIR: folder }), launchBrowser()]);
  administrator = await visit(browser, product.url);
  patient = await visit(browser, product.url, { viewport: { width: 375, height: 800 } });
  await Promise.all([
    signIn(administrator.page, "admin@demo.test", "/admin/model-training"),
    signIn(patient.page, "patient@demo.test", "/consultation"),
  ]);
  await patient.page.getByText("About this assistant").click();
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const versionOf = async () => patient.page.locator("dl.num dd").first().innerText();

it("a training is started, cancelled, and another one moves to its end by itself", async () => {
  const { page } = administrator;
  await page.getByText("Nothing has been trained here yet", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Start Training" }).click();
  await page.getByRole("progressbar").waitFor();
  expect(await page.getByRole("button", { name: "Start Training" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Cancel training" }).click();
  await page.getByText("Run 1 was cancelled.").waitFor();

  await page.getByRole("button", { name: "Start Training" }).click();
  await page.getByText(`Run 2 is complete: version ${NEXT} is ready.`).waitFor();
  await page.getByRole("button", { name: "Details of run 2" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "Confusion matrix" }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expectAccessible(page);
});

it("its version is compared, and publishing it reaches the patient's open page", async () => {
  const { page } = administrator;
  const before = await versionOf();
  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByRole("button", { name: `Compare ${NEXT} with the published version` }).click();
  await page.getByRole("dialog").getByRole("status").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: `Publish ${NEXT}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Publish version ${NEXT}` });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: `Publish ${NEXT}`, exact: true }).click();
  await page.getByText(`Version ${NEXT} is now in use.`).waitFor();
  await patient.page.locator("dl.num dd", { hasText: NEXT }).waitFor();
  expect(before).not.toBe(NEXT);
  await page
    .getByRole("listitem")
    .filter({ hasText: `${NEXT} published` })
    .waitFor();
});

it("one step leads back, and the patient's page hears of that too", async () => {
  const { page } = administrator;
  await page.getByRole("button", { name: /^Roll back to/ }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Roll back to/ }).click();
  await page.getByText(/is in use again\.$/).waitFor();
  await patient.page.locator("dl.num dd", { hasText: MODEL_VERSION }).waitFor();
});

it("a training whose process was killed goes on where it was", async () => {
  const { page } = administrator;
  await page.getByRole("link", { name: "Training", exact: true }).click();
  await page.locator("summary", { hasText: "Settings" }).click();
  await page.getByLabel("Rounds").fill("20");
  await page.getByRole("button", { name: "Start Training" }).click();
  await page.getByText(/Learning, round (?:[5-9]|\d\d) of 20/).waitFor();
  await product.kill();
  await product.start();
  await page.reload();
  // Told to who watched the run fail; where the start took longer, it had failed before.
  await page.getByText("The server process running it stopped.").first().waitFor();
  await page.getByRole("button", { name: /^Resume after round/ }).click();
  await page.getByText("continues run 3", { exact: false }).waitFor();
  await page.getByText(/Run 4 is complete/).waitFor();
});
