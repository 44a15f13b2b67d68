import type { Page } from "playwright-core";
import { signIn } from "../e2e/browser";

let people = 0;

/** A patient without a history, so that the picture shows the one question. */
export async function registerSomebody(page: Page, name = "Priya Raman"): Promise<void> {
  people += 1;
  const register = "mutation R($input: RegisterInput!) { register(input: $input) { id } }";
  const input = {
    name,
    email: `person-${people}@example.test`,
    password: "Picture-2026!",
    language: "en",
    consentsToDataUse: true,
    consentsToNhsIntegration: true,
  };
  // Everybody from an address of their own: registrations of one address are limited.
  const headers = { "x-forwarded-for": `192.0.2.${people % 250}` };
  await page.request.post("/graphql", { headers, data: { query: register, variables: { input } } });
}

/** One anomaly that was acknowledged and is over, and one that is open, both by really slowing the server down. */
async function showAnomalies(page: Page): Promise<void> {
  await signIn(page, "admin@demo.test");
  const ask = async (query: string, variables = {}) =>
    (await (await page.request.post("/graphql", { data: { query, variables } })).json()).data;
  const slow = (on: boolean) => ask("mutation S($on: Boolean!) { setDemoSlowness(on: $on) }", { on });
  const latest = async (isOver: boolean) => {
    for (;;) {
      const { anomalies } = await ask("{ anomalies { nodes { id metric resolvedAt } } }");
      const [found] = anomalies.nodes.filter(({ metric }: { metric: string }) => metric === "latency");
      if (found && (found.resolvedAt !== null) === isOver) return found.id;
      await page.waitForTimeout(2_000);
    }
  };
  await slow(true);
  const id = await latest(false);
  await ask("mutation A($id: ID!, $note: String!) { acknowledgeAnomaly(id: $id, note: $note) { id } }", {
    id,
    note: "Release rolled back, watching it until the hour is over",
  });
  await slow(false);
  await latest(true);
  await slow(true);
  await latest(false);
}

/** A demonstration device and, if a heart rate is given, five minutes of it, which raise an alert. */
async function connectDevice(page: Page, bpm?: number): Promise<void> {
  const send = async (query: string, variables = {}) =>
    (await (await page.request.post("/graphql", { data: { query, variables } })).json()).data;
  const { connectDemonstrationDevice } = await send("mutation { connectDemonstrationDevice { id } }");
  if (bpm !== undefined) {
    const readings = Array.from({ length: 280 }, (_, n) => ({
      at: new Date(Date.now() - n * 1_060).toISOString(),
      bpm,
    }));
    await send(
      "mutation H($id: ID!, $readings: [HeartRateInput!]!) { addHeartRates(deviceId: $id, readings: $readings) }",
      { id: connectDemonstrationDevice.id, readings },
    );
  }
  await page.getByRole("heading", { name: "Health Metrics" }).waitFor();
}

type Asking = (query: string, variables?: object) => Promise<{ nhsAccount: never }>;

/** The published patient, talking to the API. */
async function askAsPatient(page: Page): Promise<Asking> {
  await signIn(page, "patient@demo.test");
  return async (query, variables = {}) =>
    (await (await page.request.post("/graphql", { data: { query, variables } })).json()).data;
}

/** Links the invented record of the published patient. */
async function linkRecord(page: Page): Promise<void> {
  const ask = await askAsPatient(page);
  await ask('mutation { linkNhsAccount(nhsNumber: "900 000 0033") { isLinked } }');
}

/** Takes over all of it but for one entry. */
async function acceptRecord(page: Page): Promise<void> {
  const ask = await askAsPatient(page);
  const { nhsAccount }: { nhsAccount: { entries: { id: string; name: string; frequency: string | null }[] } } =
    await ask("{ nhsAccount { entries { id name frequency } } }");
  const decisions = nhsAccount.entries.map(({ id, name, frequency }) => ({
    id,
    isAccepted: name !== "Hay fever",
    frequency: frequency ?? "ONCE",
  }));
  await ask("mutation D($decisions: [NhsDecisionInput!]!) { decideNhsEntries(decisions: $decisions) { id } }", {
    decisions,
  });
}

/** One screen in one state. */
export interface Shot {
  name: string;
  path: string;
  /** Who looks; nobody for the public pages. */
  who?: string;
  /** What the browser prefers; British English if not given. */
  locale?: string;
  /** Looked at by somebody who has just registered. */
  newcomer?: true;
  /** The server does not answer what the page asks for. */
  isFailing?: true;
  /** Asked on the page before the picture is taken. */
  question?: string;
  /** Done once before the pictures of this screen. */
  prepare?: (page: Page) => Promise<void>;
  /** Done on the page once it is complete. */
  act?: (page: Page) => Promise<void>;
  /** A heading or text that says that the page is complete. */
  ready: string | RegExp;
}

/** Every screen and state that is looked at. */
export const SHOTS: readonly Shot[] = [
  { name: "landing", path: "/", ready: /Your 24\/7 AI Health Assistant/ },
  { name: "login", path: "/login", ready: "Login" },
  { name: "register", path: "/register", ready: "Create your account" },
  { name: "register-plan", path: "/register?plan=GOLD", ready: /is a plan for companies/ },
  { name: "forgot-password", path: "/forgot-password", ready: "Forgot your password?" },
  {
    name: "forgot-password-sent",
    path: "/forgot-password",
    ready: "Forgot your password?",
    act: async (page) => {
      await page.getByLabel("Email", { exact: true }).fill("priya.raman@example.test");
      await page.keyboard.press("Enter");
      await page.getByText("Check your email").waitFor();
    },
  },
  { name: "reset-password", path: "/reset-password", ready: "Invalid or missing reset token." },
  { name: "confirm-email", path: "/confirm-email", ready: "Confirm your email" },
  { name: "company", path: "/company", ready: "What we do" },
  { name: "about", path: "/about", ready: "How an answer is made" },
  { name: "safety", path: "/safety", ready: "By language" },
  { name: "german-safety", path: "/safety", locale: "de-DE", ready: "Nach Sprache" },
  { name: "contact", path: "/contact", ready: "Your message" },
  {
    name: "contact-problem",
    path: "/contact",
    ready: "Your message",
    act: (page) => page.getByRole("button", { name: "Send message" }).click(),
  },
  { name: "legal", path: "/legal", ready: "Not a diagnosis" },
  { name: "privacy", path: "/privacy", ready: "The short version" },
  { name: "terms", path: "/terms", ready: "What you get" },
  { name: "german-landing", path: "/", locale: "de-DE", ready: /rund um die Uhr/ },
  { name: "german-login", path: "/login", locale: "de-DE", ready: "Angemeldet bleiben" },
  { name: "german-register", path: "/register", locale: "de-DE", ready: "Legen Sie Ihr Konto an" },
  { name: "german-forgot-password", path: "/forgot-password", locale: "de-DE", ready: "Passwort vergessen?" },
  { name: "german-contact", path: "/contact", locale: "de-DE", ready: "Ihre Nachricht" },
  { name: "german-privacy", path: "/privacy", locale: "de-DE", ready: "Das Wichtigste in Kürze" },
  { name: "not-found", path: "/nowhere", ready: "Page Not Found" },
  { name: "profile", path: "/profile", who: "patient@demo.test", ready: "Personal information" },
  {
    name: "profile-medicine",
    path: "/profile",
    who: "patient@demo.test",
    ready: "Personal information",
    act: async (page) => {
      await page.getByRole("button", { name: "Add Medication" }).click();
      await page.getByLabel("Name of the medicine").fill("Amoxicillin");
      await page.getByRole("heading", { name: /You may be allergic/ }).waitFor();
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
  { name: "dashboard", path: "/dashboard", who: "patient@demo.test", ready: /Welcome back/ },
  {
    name: "metrics",
    path: "/dashboard",
    newcomer: true,
    ready: "Connect Device",
    act: async (page) => {
      await connectDevice(page, 112);
      await page.getByRole("button", { name: "Got it" }).waitFor();
    },
  },
  {
    name: "metrics-trends",
    path: "/dashboard",
    newcomer: true,
    ready: "Connect Device",
    act: async (page) => {
      await connectDevice(page, 52);
      await page.getByRole("button", { name: "Got it" }).click();
      await page.getByRole("button", { name: "Trends" }).click();
      await page.locator(".recharts-line-curve").waitFor();
      await page.waitForTimeout(1_200); // the line is drawn
    },
  },
  {
    name: "metrics-steps",
    path: "/dashboard",
    newcomer: true,
    ready: "Connect Device",
    act: async (page) => {
      await connectDevice(page);
      await page.getByRole("button", { name: "Trends" }).click();
      await page.getByRole("radio", { name: "Steps" }).check();
      await page.getByRole("radio", { name: "Month" }).check();
      await page.locator(".recharts-bar-rectangle").first().waitFor();
      await page.waitForTimeout(1_200);
    },
  },
  {
    name: "metrics-table",
    path: "/dashboard",
    newcomer: true,
    ready: "Connect Device",
    act: async (page) => {
      await connectDevice(page);
      await page.getByRole("button", { name: "Trends" }).click();
      await page.getByRole("radio", { name: "Table" }).check();
      await page.getByRole("columnheader", { name: "Lowest" }).waitFor();
    },
  },
  {
    name: "connect-device",
    path: "/dashboard",
    newcomer: true,
    ready: "Connect Device",
    act: async (page) => {
      await page.getByRole("button", { name: "Connect Device" }).click();
      await page.getByRole("dialog").waitFor();
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
      await page.getByText("We cannot read this kind of file.").waitFor();
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
        await page.getByText(said).first().waitFor();
      }
    },
  },
  { name: "dashboard-first-use", path: "/dashboard", newcomer: true, ready: /Welcome back/ },
  { name: "dashboard-long-names", path: "/dashboard", newcomer: true, ready: /Welcome back/ },
  { name: "dashboard-failed", path: "/dashboard", who: "patient@demo.test", isFailing: true, ready: "Try Again" },
  { name: "consultation-first-use", path: "/consultation", newcomer: true, ready: /history will appear here/ },
  { name: "consultation-failed", path: "/consultation", who: "patient@demo.test", isFailing: true, ready: "Try Again" },
  { name: "profile-failed", path: "/profile", who: "patient@demo.test", isFailing: true, ready: "Try Again" },
  { name: "history-failed", path: "/history", who: "patient@demo.test", isFailing: true, ready: "Try Again" },
  {
    name: "campaigns-failed",
    path: "/advertiser/campaigns",
    who: "advertiser@demo.test",
    isFailing: true,
    ready: "Try Again",
  },
  {
    name: "pharmacist-queue-failed",
    path: "/admin/consultations",
    who: "pharmacist@demo.test",
    isFailing: true,
    ready: "Try Again",
  },
  {
    name: "consultation",
    path: "/consultation",
    who: "patient@demo.test",
    question: "I have had a headache since this morning",
    ready: /treat at home/,
  },
  {
    name: "consultation-text-model",
    path: "/consultation",
    who: "patient@demo.test",
    question: "Grandad has turned a nasty colour and his breathing sounds like a coffee machine",
    ready: /may be an emergency/,
  },
  {
    name: "consultation-several",
    path: "/consultation",
    who: "patient@demo.test",
    question: "A sore throat, a runny nose and a headache since Tuesday",
    ready: /treat at home/,
  },
  {
    name: "consultation-pharmacist",
    path: "/consultation",
    who: "patient@demo.test",
    question: "severe back pain",
    ready: /with a human pharmacist/,
  },
  {
    name: "consultation-urgent",
    path: "/consultation",
    who: "patient@demo.test",
    question: "I have had a fever for five days",
    ready: /111/,
  },
  {
    name: "consultation-emergency",
    path: "/consultation",
    who: "patient@demo.test",
    question: "I have chest pain",
    ready: "Call 999 now",
  },
  {
    name: "dashboard-advert",
    path: "/dashboard",
    who: "patient@demo.test",
    ready: "Sponsored",
    act: (page) => page.getByRole("button", { name: "Why am I seeing this?" }).click(),
  },
  {
    name: "leaving",
    path: "/dashboard",
    who: "patient@demo.test",
    ready: "Why am I seeing this?",
    act: async (page) => {
      const link = page.getByRole("link", { name: /^Learn More/ });
      await page.goto(new URL((await link.getAttribute("href")) ?? "", page.url()).href);
      await page.evaluate(() => document.fonts.ready);
    },
  },
  { name: "leaving-lapsed", path: "/ads/go/unknown", ready: "This link no longer works" },
  { name: "history", path: "/history", who: "patient@demo.test", ready: /records since/ },
  {
    name: "history-export",
    path: "/history?type=LAB_RESULT",
    who: "patient@demo.test",
    ready: /records since/,
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Lab result: Breathing test/ })
        .first()
        .click();
      await page
        .getByRole("checkbox", { name: /^Select Breathing test/ })
        .first()
        .check();
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByText("Page 2 of 2").first().waitFor();
      await page
        .getByRole("checkbox", { name: /^Select Full blood count/ })
        .first()
        .check();
      await page.getByRole("button", { name: "PDF", exact: true }).click();
      await page
        .getByRole("link", { name: /^Download/ })
        .first()
        .waitFor();
    },
  },
  {
    name: "history-none",
    path: "/history?from=2019-01-01&to=2019-12-31",
    who: "patient@demo.test",
    ready: /No records/,
  },
  {
    name: "history-first-use",
    path: "/history",
    ready: /ask a question, and/,
    newcomer: true,
  },
  {
    name: "history-delete",
    path: "/consultation",
    who: "patient@demo.test",
    ready: "Was this helpful?",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Delete this question/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
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
  { name: "campaigns", path: "/advertiser/campaigns", who: "advertiser@demo.test", ready: /Saline spray/ },
  {
    name: "campaign",
    path: "/advertiser/campaigns",
    who: "advertiser@demo.test",
    ready: /Saline spray/,
    act: async (page) => {
      await page.getByRole("link", { name: /Saline spray, whole country/ }).click();
      await page.getByText("What came of it").waitFor();
    },
  },
  {
    name: "campaign-missing",
    path: "/advertiser/campaigns/nothing",
    who: "advertiser@demo.test",
    ready: "Campaign Not Found",
  },
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
      await page.getByRole("button", { name: /persistent/ }).click();
      await page.getByText("What the patient was shown").waitFor();
      const claim = page.getByRole("button", { name: /^Claim/ });
      if (await claim.isVisible()) await claim.click();
      await page.getByLabel("Your answer").waitFor();
      await page.getByRole("button", { name: "Hand over", exact: true }).click();
    },
  },
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
      await page.getByText("What the patient finds wrong").waitFor();
    },
  },
  {
    name: "consultation-feedback",
    path: "/consultation",
    who: "patient@demo.test",
    ready: "Was this helpful?",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Something is wrong/ })
        .first()
        .click();
    },
  },
  {
    name: "consultation-conversation",
    path: "/consultation",
    who: "patient@demo.test",
    ready: "Was this helpful?",
    act: async (page) => {
      await page.getByRole("button", { name: /Show the full answer.*back pain/ }).click();
      await page.getByRole("button", { name: "Write to the pharmacist" }).click();
    },
  },
  { name: "system-health", path: "/admin/system-health", who: "admin@demo.test", ready: "Memory" },
  {
    name: "system-health-anomaly",
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
