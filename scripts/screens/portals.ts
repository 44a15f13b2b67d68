import type { Page } from "playwright-core";
import { askApi, signIn } from "../../e2e/people";
import type { Shot } from "./shot";
import { registerSomebody } from "./somebody";

/** One anomaly that was acknowledged and is over, and one that is open, both by really slowing the server down. */
async function showAnomalies(page: Page): Promise<void> {
  await signIn(page, "admin@demo.test");
  const slow = (on: boolean) => askApi(page, "mutation S($on: Boolean!) { setDemoSlowness(on: $on) }", { on });
  const latest = async (isOver: boolean) => {
    for (;;) {
      const { anomalies } = await askApi(page, "{ anomalies { nodes { id metric resolvedAt } } }");
      const [found] = anomalies.nodes.filter(({ metric }: { metric: string }) => metric === "latency");
      if (found && (found.resolvedAt !== null) === isOver) return found.id;
      await page.waitForTimeout(2_000);
    }
  };
  await slow(true);
  const id = await latest(false);
  await askApi(page, "mutation A($id: ID!, $note: String!) { acknowledgeAnomaly(id: $id, note: $note) { id } }", {
    id,
    note: "Release rolled back, watching it until the hour is over",
  });
  await slow(false);
  await latest(true);
  await slow(true);
  await latest(false);
}

/** Two texts of staff: one with its page in two languages, one that states nothing medical. */
async function writeTexts(page: Page): Promise<void> {
  await signIn(page, "pharmacist@demo.test");
  const { answerTemplates } = await askApi(page, "{ answerTemplates { isFromStaff } }");
  if (answerTemplates.some(({ isFromStaff }: { isFromStaff: boolean }) => isFromStaff)) return;
  const make = "mutation C($input: AnswerTemplateInput!) { createAnswerTemplate(input: $input) { id } }";
  const english = "Cetirizine and loratadine are less likely to make you sleepy than older antihistamines.";
  const french = "La cétirizine et la loratadine endorment moins que les antihistaminiques plus anciens.";
  for (const input of [
    {
      title: "Hay fever: which tablets",
      texts: [
        { language: "en", text: english },
        { language: "fr", text: french },
      ],
      ...{ sourceTitle: "NHS: Antihistamines", sourceUrl: "https://www.nhs.uk/medicines/antihistamines/" },
    },
    { title: "Ask what the packet says", texts: [{ language: "en", text: "What does the packet say?" }] },
  ]) {
    await askApi(page, make, { input });
  }
}

/** The portals of advertisers and administrators, and the mailbox. */
export const PORTALS_SCREENS: readonly Shot[] = [
  {
    name: "pharmacist-queue-failed",
    path: "/admin/consultations",
    who: "pharmacist@demo.test",
    isFailing: true,
    ready: "Try Again",
  },
  {
    name: "advertiser-account",
    path: "/advertiser/account",
    who: "advertiser@demo.test",
    ready: "Signed-in devices",
  },
  { name: "admin-account", path: "/admin/account", who: "admin@demo.test", ready: "Signed-in devices" },
  { name: "failed-mail", path: "/admin/mail", who: "admin@demo.test", ready: /No mail has failed|failed mail/ },
  { name: "mailbox", path: "/dev/mailbox", ready: /No mail leaves this machine/ },
  {
    name: "mailbox-mail",
    path: "/dev/mailbox",
    ready: /No mail leaves this machine/,
    act: async (page) => {
      await registerSomebody(page);
      await page.getByRole("button", { name: /^Check for new mail/ }).click();
      await page.locator("main li a").first().click();
      await page.getByText("Links in this mail").waitFor();
    },
  },
  { name: "advertiser", path: "/advertiser/dashboard", who: "advertiser@demo.test", ready: /Usage this month/ },
  { name: "monthly-report", path: "/advertiser/reports", who: "advertiser@demo.test", ready: /Who saw them\?/ },
  {
    name: "monthly-report-conversions",
    path: "/advertiser/reports/conversions",
    who: "advertiser@demo.test",
    ready: /reported so far/,
    act: async (page) => {
      await page.getByLabel("Or choose a CSV file").setInputFiles({
        name: "sales.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(
          'campaign,day,conversions,revenue\n"Saline spray, whole country (demonstration)",2026-10-05,3,120.50\nAnother,2026-10-05,1,10\n',
        ),
      });
      await page.getByText(/is wrong|are wrong/).waitFor();
    },
  },
  {
    name: "monthly-report-take-back",
    path: "/advertiser/reports/conversions",
    who: "advertiser@demo.test",
    ready: /reported so far/,
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Withdraw/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "advertiser-company", path: "/advertiser/company", who: "advertiser@demo.test", ready: /How we reach you/ },
  { name: "admin-login", path: "/admin/login", ready: "Administration" },
  {
    name: "pharmacist-queue",
    path: "/admin/consultations",
    who: "pharmacist@demo.test",
    ready: /antihistamines|heartburn/,
  },
  {
    name: "pharmacist-question",
    path: "/admin/consultations",
    who: "pharmacist@demo.test",
    ready: /antihistamines|heartburn/,
    act: async (page) => {
      await page.getByRole("button", { name: /chronic rash/ }).click();
      await page.getByRole("region", { name: "Question", exact: true }).getByText(/rash/).first().waitFor();
      const claim = page.getByRole("button", { name: /^Claim/ });
      if (await claim.isVisible()) await claim.click();
      await page.getByLabel("Your answer").waitFor();
      await page.getByRole("button", { name: "Hand over", exact: true }).click();
    },
  },
  ...(["list", "form"] as const).map(
    (part): Shot => ({
      name: `pharmacist-texts-${part}`,
      path: "/admin/consultations",
      who: "pharmacist@demo.test",
      ready: /antihistamines|heartburn/,
      prepare: writeTexts,
      act: async (page) => {
        await page.getByRole("button", { name: /chronic rash/ }).click();
        await page.getByRole("region", { name: "Question", exact: true }).getByText(/rash/).first().waitFor();
        const claim = page.getByRole("button", { name: /^Claim/ });
        if (await claim.isVisible()) await claim.click();
        await page.getByLabel("Insert a text").selectOption({ label: "Hay fever: which tablets" });
        await page.getByRole("button", { name: "Our own texts" }).click();
        await page.getByRole("dialog").waitFor();
        if (part === "form") await page.getByRole("button", { name: "Change Hay fever: which tablets" }).click();
      },
    }),
  ),
  {
    name: "pharmacist-thread",
    path: "/admin/consultations?filter=with-patient",
    who: "pharmacist@demo.test",
    ready: /douleur/,
    act: async (page) => {
      await page.getByRole("button", { name: /douleur/ }).click();
      await page.getByRole("region", { name: "Conversation" }).waitFor();
    },
  },
  {
    name: "pharmacist-feedback",
    path: "/admin/consultations?filter=feedback",
    who: "pharmacist@demo.test",
    ready: /sleepy/,
    act: async (page) => {
      await page.getByRole("button", { name: /sleepy/ }).click();
      await page.getByText("What the patient says is wrong").waitFor();
    },
  },
  { name: "system-health", isMeasured: true, path: "/admin/system-health", who: "admin@demo.test", ready: "Memory" },
  {
    name: "system-health-anomaly",
    isMeasured: true,
    path: "/admin/system-health",
    who: "admin@demo.test",
    ready: /^as of/,
    prepare: showAnomalies,
    act: async (page) => {
      await page
        .getByText(/reached/)
        .first()
        .waitFor();
      await page.getByText("Slowed down on purpose").waitFor();
    },
  },
  {
    name: "system-health-details",
    isMeasured: true,
    path: "/admin/system-health",
    who: "admin@demo.test",
    ready: /^as of/,
    act: async (page) => {
      await page
        .getByText(/reached/)
        .first()
        .waitFor();
      await page.keyboard.press("j");
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "reviewer-start", path: "/admin", who: "reviewer@demo.test", ready: /./ },
];
