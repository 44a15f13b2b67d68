import type { Page } from "playwright-core";
import { askApi, signIn } from "../../e2e/people";
import type { Shot } from "./shot";

/** Links the invented record of the published patient. */
async function linkRecord(page: Page): Promise<void> {
  await signIn(page, "patient@demo.test");
  await askApi(page, 'mutation { linkNhsAccount(nhsNumber: "900 000 0033") { isLinked } }');
}

/** Takes over all of it but for one entry. */
async function acceptRecord(page: Page): Promise<void> {
  await signIn(page, "patient@demo.test");
  const { nhsAccount }: { nhsAccount: { entries: { id: string; name: string; frequency: string | null }[] } } =
    await askApi(page, "{ nhsAccount { entries { id name frequency } } }");
  const decisions = nhsAccount.entries.map(({ id, name, frequency }) => ({
    id,
    isAccepted: name !== "Hay fever",
    frequency: frequency ?? "ONCE",
  }));
  await askApi(
    page,
    "mutation D($decisions: [NhsDecisionInput!]!) { decideNhsEntries(decisions: $decisions) { id } }",
    {
      decisions,
    },
  );
}

/** What patients tell about themselves: profile, NHS record, devices, account. */
export const PERSON_SCREENS: readonly Shot[] = [
  { name: "profile", path: "/profile", who: "patient@demo.test", ready: "Personal information" },
  {
    name: "profile-medicine",
    path: "/profile",
    who: "patient@demo.test",
    ready: "Personal information",
    act: async (page) => {
      await page.getByRole("button", { name: "Add Medication" }).click();
      await page.getByLabel("Name of the medicine").fill("Amoxicillin");
      await page.locator("[data-severity=STOP]").waitFor();
    },
  },
  {
    name: "profile-problem",
    path: "/profile",
    who: "patient@demo.test",
    ready: "Personal information",
    act: async (page) => {
      await page.getByLabel("Date of birth (optional)").fill("2020-01-01");
      await page.getByRole("button", { name: "Save Profile" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "family-empty", path: "/family", newcomer: true, ready: "You have not added anybody yet." },
  {
    name: "family-form",
    path: "/family",
    newcomer: true,
    ready: "You have not added anybody yet.",
    act: async (page) => {
      await page.getByRole("button", { name: "Add somebody" }).click();
      await page.getByRole("button", { name: /^Save/ }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "profile-nhs-form",
    path: "/profile",
    who: "patient@demo.test",
    ready: "Numbers to try",
    act: async (page) => {
      await page.getByLabel("NHS number").fill("999 000 0019");
      await page.getByRole("button", { name: /^Link NHS account/ }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "profile-nhs-unconfirmed", path: "/profile", newcomer: true, ready: /confirm your email address first/ },
  {
    name: "profile-nhs-review",
    path: "/profile",
    who: "patient@demo.test",
    prepare: linkRecord,
    ready: "Check what we found",
    act: (page) => page.getByRole("button", { name: /^Add all/ }).click(),
  },
  {
    name: "profile-nhs-done",
    path: "/profile",
    who: "patient@demo.test",
    prepare: acceptRecord,
    ready: "You have looked at everything",
    act: (page) => page.getByText(/^Show the \d entries/).click(),
  },
  {
    name: "profile-nhs-unlink",
    path: "/profile",
    who: "patient@demo.test",
    ready: "You have looked at everything",
    act: async (page) => {
      await page.getByRole("button", { name: "Unlink NHS account" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "devices-connect",
    path: "/profile",
    who: "patient@demo.test",
    ready: "Personal information",
    act: async (page) => {
      await page.getByRole("button", { name: /^(Connect Device|Add another device)/ }).click();
      await page.getByRole("button", { name: /^Heart-rate strap/ }).click();
    },
  },
  {
    name: "devices-file-problem",
    path: "/profile",
    who: "patient@demo.test",
    ready: "Personal information",
    act: async (page) => {
      await page.getByRole("button", { name: /^(Connect Device|Add another device)/ }).click();
      await page.getByRole("button", { name: /^A file from your phone/ }).click();
      const buffer = Buffer.from("a picture");
      await page.getByLabel("Your file").setInputFiles({ name: "photo.png", mimeType: "image/png", buffer });
      await page.getByText(/We cannot read this kind of file\./).waitFor();
      await page.getByText("How a CSV file must look").click();
    },
  },
  {
    name: "devices",
    path: "/profile",
    newcomer: true,
    ready: "Personal information",
    act: async (page) => {
      const example = await (await page.request.get("/readings-example.csv")).text();
      for (const [data, said] of [
        [example, /readings were new/],
        ["date,steps\nyesterday,5000\n", /^Line 2/],
      ] as const) {
        const headers = { "content-type": "application/octet-stream" };
        await page.request.post("/devices/imports", { headers, data: Buffer.from(data) });
        await page.reload(); // a page without devices does not listen for them
        await page.getByText(said).first().waitFor();
      }
    },
  },
  { name: "profile-failed", path: "/profile", who: "patient@demo.test", isFailing: true, ready: "Try Again" },
  { name: "account", path: "/account", who: "patient@demo.test", ready: "Signed-in devices" },
  {
    name: "account-forms",
    path: "/account",
    who: "patient@demo.test",
    ready: "Signed-in devices",
    act: async (page) => {
      await page.getByRole("button", { name: "Change your name" }).click();
      const password = page.getByRole("button", { name: /^Change your password/ });
      await password.click();
      await password.click();
    },
  },
  {
    name: "account-withdraw",
    path: "/account#agreements",
    who: "patient@demo.test",
    ready: "Signed-in devices",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Withdraw/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
];
