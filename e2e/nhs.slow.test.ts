import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, press, type Visit, visit } from "./browser";
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

type Language = "en" | "fr";

/** A new patient on a phone, whose address is not confirmed yet. */
async function newPatient(language: Language, locale: string, nhsNumber?: string): Promise<Visit & { email: string }> {
  const here = await visit(browser, product.url, { ...PHONE, locale });
  const email = `nhs-${language}-${nhsNumber ?? "none"}@example.test`.replaceAll(" ", "");
  await registerPatient(here.page, { name: "Amara Example", email, language, nhsNumber });
  return { ...here, email };
}

/** Follows the link of the mail, as the person would. */
async function confirmAddress(page: Page, email: string): Promise<void> {
  const { mailbox } = await askApi(page, "{ mailbox(first: 50) { nodes { id recipient } } }");
  const { id } = mailbox.nodes.find(({ recipient }: { recipient: string }) => recipient === email);
  const { mailboxMail } = await askApi(page, "query M($id: ID!) { mailboxMail(id: $id) { text } }", { id });
  const [, token] = /confirm-email#?\??(?:token=)?([\w-]{40,})/.exec(mailboxMail.text) ?? [];
  await askApi(page, "mutation C($token: String!) { confirmEmail(token: $token) { email } }", { token });
}

it("somebody links, reviews and unlinks their record by keyboard on a phone, and the dashboard says so", async () => {
  const { page, context, email, complaints } = await newPatient("en", "en-GB");
  await page.goto("/profile");
  await page.getByText("Please confirm your email address first. Then you can link your record.").waitFor();
  await expectAccessible(page);
  await confirmAddress(page, email);
  await page.reload();
  const card = page.getByRole("region", { name: "NHS account" });
  await card.getByText(/^This is a demonstration\. The records are invented/).waitFor();

  await press(page, /^Link NHS account/);
  await card.getByRole("link", { name: "Enter the 10 digits of your NHS number" }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter"); // the link of the summary leads to the field
  await page.keyboard.type("9434765919");
  await card.getByLabel("Date of birth").fill("1985-03-12");
  await press(page, /^Link NHS account/);
  await card.getByText("Failed to link NHS account. Please try again.").waitFor();
  await card.getByLabel("NHS number").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("9990000018");
  await press(page, /^Link NHS account/);
  await card.getByText("NHS account linked successfully!").waitFor();
  expect(await card.getByLabel("NHS number").inputValue()).toBe("••• ••• 0018");
  expect(await card.getByLabel("NHS number").isDisabled()).toBe(true);

  await press(page, "Leave out: Peanuts");
  await card.getByText("Peanuts is left out.").waitFor();
  await press(page, "Add: Penicillin");
  await card.getByText("Penicillin is added to your profile.").waitFor();
  await press(page, /^Add all/);
  await card.getByRole("link", { name: /^Choose how often you take Hydrocortisone/ }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("t"); // the browser's own menu: Twice a day
  await expectAccessible(page);
  await press(page, /^Add all/);
  await card.getByRole("heading", { name: "You have looked at everything" }).waitFor();
  await page.getByRole("button", { name: "Remove Penicillin" }).waitFor();
  await page.getByRole("button", { name: "Stop: Ramipril 5mg capsules" }).waitFor();
  await page.getByText("from your NHS record").first().waitFor();

  await page.goto("/dashboard");
  const summary = page.getByRole("region", { name: "Health Summary" });
  await summary.getByText(/^NHS record linked on /).waitFor();
  await summary.getByText("Asthma").waitFor();
  await expectAccessible(page);
  await page.goto("/history");
  await page.getByText(/7 records since/).waitFor();

  await page.goto("/profile");
  await press(page, "Unlink NHS account");
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page);
  await press(page, /^Unlink and remove/);
  await card.getByText("Your NHS account is unlinked. What came from it is removed.").waitFor();
  await page.getByText("You have not added any medicines yet.").waitFor();
  expect(await page.getByRole("button", { name: "Remove Penicillin" }).count()).toBe(0);
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Health Summary" }).waitFor();
  expect(await page.getByText(/^NHS record linked on /).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

it("the number of the registration is filled in, another tab sees the link, and the card speaks French throughout", async () => {
  const { page, context, email, complaints } = await newPatient("fr", "fr-FR", "999 000 0042");
  await confirmAddress(page, email);
  await page.goto("/profile");
  const card = page.getByRole("region", { name: "Compte du NHS" });
  await card.getByText("Vous nous avez donné ce numéro à l’inscription. Il n’est pas encore relié.").waitFor();
  expect(await card.getByLabel("Numéro NHS").inputValue()).toBe("999 000 0042");
  const other = await context.newPage();
  await other.goto("/profile");
  await other.getByRole("button", { name: /^Relier le compte du NHS/ }).waitFor();

  await card.getByLabel("Date de naissance").fill("1964-02-29");
  await press(page, /^Relier le compte du NHS/);
  await card.getByText("Le compte du NHS est relié !").waitFor();
  await card.getByText(/^Une partie de votre dossier n’a pas été partagée/).waitFor();
  await expectAccessible(page);
  await other.getByText("Vérifiez ce que nous avons trouvé").waitFor();
  await press(page, /^Tout ajouter/);
  await page.getByRole("button", { name: /Gout/ }).first().waitFor();
  await other.getByRole("heading", { name: "Vous avez tout regardé" }).waitFor();
  expect(await card.innerText()).not.toMatch(/\b(Add|Your|record|Some|Leave|since)\b/);
  expect(complaints).toEqual([]);
  await context.close();
});
