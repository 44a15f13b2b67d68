import { existsSync } from "node:fs";
import path from "node:path";
import type { TestServer } from "../../../test/harness";
import { inspectPdf } from "../../ads/applications/pdf/inspect-pdf";
import { readActiveRules } from "../../ads/compliance/active-rules.service";
import type { AdvertText } from "../../ads/compliance/compliance.rules";
import { judgeAdvert } from "../../ads/compliance/judge.rules";
import { checkLedger } from "../../ads/subscriptions/ledger.service";
import { User } from "../../people/accounts/user.entity";
import { startUpText } from "../start-up-text";
import { openDemoAccounts } from "./demo-accounts";
import { DEMO_PASSWORD } from "./demo-accounts.rules";
import { DEMO_CAMPAIGNS, DEMO_CREATIVES } from "./demo-adverts.rules";
import { DEMO_DRAFT, DEMO_NEWER, DEMO_WAITING } from "./demo-reviews.rules";
import { SYNTHETIC_PATIENTS } from "./demo-traffic.rules";
import { seedInto, startDemonstration } from "./seed.test-support";

let server: TestServer;

beforeAll(async () => {
  server = await startDemonstration();
});
afterAll(() => server.stop());

const as = async (email: string) => server.as(await server.db.getRepository(User).findOneByOrFail({ email }));

describe("the demonstration", () => {
  it("has studies in every state that say of themselves that they are examples, one of them linked to the version that answers", async () => {
    const owner = await as("admin@demo.test");
    interface Answer {
      clinicalStudies: {
        nodes: { title: string; doi: string | null; abstract: string }[];
        counts: { count: number }[];
      };
      assistantVersion: { studies: { title: string }[] };
    }
    const { data } = await owner.run<Answer>(
      "{ clinicalStudies(first: 50) { nodes { title doi abstract } counts { count } } assistantVersion { studies { title } } }",
    );
    const { nodes, counts } = data.clinicalStudies;
    expect(nodes).toHaveLength(12);
    for (const { title, doi, abstract } of nodes) {
      expect(title).toMatch(/\(example\)$/);
      expect(doi ?? "10.5555/").toMatch(/^10\.5555\//);
      expect(abstract).toMatch(/^This is an invented example\./);
    }
    expect(counts.every(({ count }) => count > 0)).toBe(true);
    expect(data.assistantVersion.studies).toEqual([{ title: "Sore throat advice in four languages (example)" }]);
  });

  it("has adverts in every state, with what they break, and figures of a month of reviews", async () => {
    const reviewer = await as("reviewer@demo.test");
    interface Answer {
      waiting: {
        totalCount: number;
        nodes: {
          cause: string;
          sentBackCount: number;
          violations: { severity: string }[];
          advert: { title: string };
        }[];
      };
      complianceTiles: {
        averageReviewHours: number;
        complianceRate: number;
        reviewedCount: number;
        reviewsRequired: number;
      };
    }
    const { data } = await reviewer.run<Answer>(
      "{ waiting: adReviews(first: 50) { totalCount nodes { cause sentBackCount violations { severity } advert { title } } } complianceTiles { averageReviewHours complianceRate reviewedCount reviewsRequired } }",
    );
    const titles = data.waiting.nodes.map(({ advert }) => advert.title);
    expect(titles).toEqual([...DEMO_WAITING.map(({ title }) => title), DEMO_NEWER.title]);
    const worst = (title: string) =>
      data.waiting.nodes.find(({ advert }) => advert.title === title)?.violations[0]?.severity ?? null;
    const serious = [
      "Clear your nose for good",
      "Sleep deeper in 7 days",
      "Stop taking your tablets",
      "Skinny jab alternative",
    ];
    expect(serious.map(worst)).toEqual(serious.map(() => "HIGH"));
    expect(["Back class, Glasgow", "Gentle breakfasts", "Hay fever tablets, 30 pack"].map(worst)).toEqual([
      null,
      null,
      null,
    ]);
    expect(data.waiting.nodes.filter(({ sentBackCount }) => sentBackCount === 1)).toHaveLength(1);
    expect(data.complianceTiles).toEqual({
      averageReviewHours: expect.any(Number),
      complianceRate: 76.2,
      reviewedCount: 21,
      reviewsRequired: 9,
    });
    const states: { status: string }[] = await server.db.query(
      "select distinct status from creative_versions order by 1",
    );
    expect(states.map(({ status }) => status)).toEqual(["APPROVED", "DRAFT", "NEEDS_REVISION", "PENDING", "REJECTED"]);
  });

  it("shows no advert that was not approved, and none that breaks a rule", async () => {
    const shown: AdvertText[] = await server.db.query(
      `select r.title, r.description, r.alt_text as "altText", r.disclaimer from campaigns c join served_creatives r on r.id = c.creative_id`,
    );
    expect(shown.length).toBe(DEMO_CAMPAIGNS.length);
    const waiting: string[] = [...DEMO_WAITING, DEMO_NEWER, DEMO_DRAFT].map(({ title }) => title);
    expect(shown.filter(({ title }) => waiting.includes(title))).toEqual([]);
    const rules = await readActiveRules(server.db);
    for (const advert of shown) {
      expect(await judgeAdvert(rules, advert)).toEqual([]);
    }
  });

  it("has four applications that wait in different states, with papers that say that they are invented", async () => {
    const reviewer = await as("reviewer@demo.test");
    interface Answer {
      applications: {
        nodes: {
          company: { name: string };
          documents: { status: string; date: string | null; content: string; url: string }[];
          history: { what: string }[];
        }[];
      };
    }
    const query =
      "{ applications(status: PENDING) { nodes { company { name } documents { status date content url } history { what } } } }";
    const { nodes } = (await reviewer.run<Answer>(query)).data.applications;
    expect(
      nodes.map(({ company, documents }) => [
        company.name,
        documents.filter(({ status }) => status === "VALID").length,
        documents.length,
      ]),
    ).toEqual([
      ["Clyde Physio Partners LLP", 5, 5],
      ["Harrow Sleep Studio Ltd", 0, 5],
      ["Quayside Hearing Care Ltd", 3, 5],
      ["Mersey Nutrition Group Ltd", 5, 7],
    ]);
    expect(nodes[2]?.documents.filter(({ date }) => date && date < new Date().toISOString().slice(0, 10))).toHaveLength(
      4,
    );
    expect(nodes[3]?.history.map(({ what }) => what)).toContain("DOCUMENTS_REQUESTED");
    for (const { content } of nodes.flatMap(({ documents }) => documents)) {
      expect(content).toContain("Demonstration document: the company, the numbers and the dates are invented.");
    }
    const file = await fetch(server.url + nodes[2]?.documents[1]?.url, {
      headers: { cookie: `health_session=${reviewer.token}` },
    });
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(await inspectPdf(bytes)).toMatchObject({ problem: null, text: expect.stringContaining("Valid until") });
    await seedInto(server);
    expect((await reviewer.run<Answer>(query)).data.applications.nodes).toEqual(nodes);
  });

  it("has patients who agreed to personalised sponsorship and cannot sign in", async () => {
    const [row] = await server.db.query(
      `select count(*)::int, count(distinct name)::int as names, count(distinct coalesce(city, '-'))::int as cities, count(password_hash)::int as passwords
         from users u where email like 'person-%' and demonstration
          and exists (select 1 from consent_entries where user_id = u.id and purpose = 'personalised_sponsorship' and granted)`,
    );
    expect(row).toEqual({ count: SYNTHETIC_PATIENTS, names: 400, cities: 8, passwords: 0 });
  });

  it("has a patient with a profile that counts in answers, and invented ones with some", async () => {
    const patient = await as("patient@demo.test");
    const { data } = await patient.run(
      "{ healthProfile { age city allergies conditions } medications { nodes { name } } consultations { nodes { question response { profileCheck { used } } } } }",
    );
    expect(data).toMatchObject({
      healthProfile: { age: expect.any(Number), city: "LONDON", allergies: ["Penicillin"], conditions: ["Asthma"] },
      medications: { nodes: [{ name: "Beclometasone inhaler" }, { name: "Cetirizine" }] },
    });
    expect(JSON.stringify(data.consultations)).toContain('"profileCheck":{"used":true}');
    const [{ count }] = await server.db.query("select count(*)::int from health_profiles where age is not null");
    expect(count).toBe((SYNTHETIC_PATIENTS * 3) / 4);
  });

  it("has a family whose medicines nothing speaks against, with doses, and once only", async () => {
    await seedInto(server);
    const patient = await as("patient@demo.test");
    interface Told {
      familyMembers: { nodes: { id: string; name: string; health: { medicines: string[] } }[] };
      medicationReminders: { adherence: { medicines: { name: string; subjectName: string | null; taken: number }[] } };
    }
    const { data } = await patient.run<Told>(`{
      familyMembers { nodes { id name health { medicines } } }
      medicationReminders { adherence { medicines { name subjectName taken } } } }`);
    const { nodes } = data.familyMembers;
    expect(nodes.map(({ name, health }) => [name, health.medicines])).toEqual([
      ["Anika", ["Montelukast", "Salbutamol inhaler"]],
      ["Dad", ["Amlodipine", "Atorvastatin"]],
    ]);
    const { medicines } = data.medicationReminders.adherence;
    expect(medicines.map(({ subjectName }) => subjectName)).toEqual([null, null, "Anika", "Dad", "Dad"]);
    for (const { taken } of medicines) expect(taken).toBeGreaterThan(20);
    for (const forWhom of [null, ...nodes.map(({ id }) => id)]) {
      const { data: theirs } = await patient.run<{
        medications: { nodes: { name: string; guidance: { avoid: string[]; warnings: { severity: string }[] } }[] };
      }>(
        "query M($forWhom: ID) { medications(forWhom: $forWhom) { nodes { name guidance { avoid warnings { severity reason } } } } }",
        {
          forWhom,
        },
      );
      for (const { name, guidance } of theirs.medications.nodes) expect([name, guidance.warnings]).toEqual([name, []]);
    }
  });

  it("has published accounts with confirmed addresses, listed until their password changes or they are erased", async () => {
    const listed = async (area: string) => {
      const query =
        "query D($area: SignInPage!) { publicConfiguration { demoAccounts(area: $area) { email password } } }";
      interface Listed {
        publicConfiguration: { demoAccounts: { email: string; password: string }[] };
      }
      const { data } = await server.anonymous.run<Listed>(query, { area });
      return data.publicConfiguration.demoAccounts.map(({ email }) => email);
    };
    const [{ unconfirmed }] = await server.db.query(
      "select count(*)::int as unconfirmed from users where email like '%@demo.test' and email_verified_at is null",
    );
    expect(unconfirmed).toBe(0);
    expect(await listed("LOGIN")).toHaveLength(4);
    expect(await listed("ADMIN_LOGIN")).toHaveLength(5);
    const change = `mutation { changePassword(currentPassword: "${DEMO_PASSWORD}", newPassword: "Changed-1!") { id } }`;
    expect((await (await as("analyst@demo.test")).run(change)).errors).toBeUndefined();
    const erase = `mutation { eraseAccount(password: "${DEMO_PASSWORD}") }`;
    expect((await (await as("reviewer@demo.test")).run(erase)).errors).toBeUndefined();
    expect((await listed("ADMIN_LOGIN")).sort()).toEqual([
      "admin@demo.test",
      "pharmacist@demo.test",
      "support@demo.test",
    ]);
    const text = startUpText({
      address: "http://localhost:4000",
      accounts: await openDemoAccounts(server.platform),
      apiKey: null,
      dataPlace: "a folder",
      seconds: 1,
    });
    expect(text).toContain("pharmacist@demo.test");
    expect(text).not.toMatch(/analyst@|reviewer@/);
  });

  it("has a patient who did not agree to personalised sponsorship, and sees who looked at the question", async () => {
    const patient = await as("patient@demo.test");
    const { data } = await patient.run(
      "{ me { consents { purpose granted } disclosures { nodes { viewerRole viewerName what } } } }",
    );
    expect(data).toEqual({
      me: {
        consents: [
          { purpose: "DATA_USE", granted: true },
          { purpose: "NHS_INTEGRATION", granted: true },
          { purpose: "PERSONALISED_SPONSORSHIP", granted: false },
          { purpose: "MODEL_IMPROVEMENT", granted: false },
        ],
        disclosures: { nodes: [{ viewerRole: "Pharmacist", viewerName: "Amara", what: "Your question" }] },
      },
    });
  });

  it("has a medical history of nine pages, marked as invented, which is written once", async () => {
    const patient = await as("patient@demo.test");
    const read = async () => {
      const query =
        "{ medicalRecords { pageInfo { pageCount } typeCounts { count } overall { count since } nodes { date documentUrl } } }";
      const { data } = await patient.run<{ medicalRecords: { overall: { since: string }; nodes: { date: string }[] } }>(
        query,
      );
      return data.medicalRecords;
    };
    const history = await read();
    expect(history).toMatchObject({ pageInfo: { pageCount: 9 } });
    const years = (Date.now() - new Date(history.overall.since).getTime()) / (365 * 86_400_000);
    expect(Math.round(years)).toBe(3);
    expect(history.nodes.every(({ date }) => new Date(date) <= new Date())).toBe(true);
    const [{ invented, documents }] = await server.db.query(
      `select count(*)::int as invented, count(*) filter (where has_document)::int as documents
         from medical_records where provenance = 'DEMONSTRATION'`,
    );
    expect(invented).toBeGreaterThan(160);
    expect(documents).toBeGreaterThan(20);
    await seedInto(server);
    expect(await read()).toEqual(history);
  });

  it("has a company with its details", async () => {
    const { data } = await (await as("advertiser@demo.test")).run(
      "{ company { name registrationNumber contactPerson } }",
    );
    expect(data.company).toEqual({
      name: "Northbank Allergy Care Ltd",
      registrationNumber: "10000017",
      contactPerson: "Hannah Okafor",
    });
  });

  it("has a company on the Silver plan, 17 days into its month, within its quota", async () => {
    interface Answer {
      usage: { tier: string; impressionsUsed: number; impressionsIncluded: number; periodStart: string };
      campaigns: { nodes: { name: string; stats: { impressions: number; ctr: number } }[] };
    }
    const { data } = await (await as("advertiser@demo.test")).run<Answer>(
      "{ usage { tier impressionsUsed impressionsIncluded periodStart } campaigns { nodes { name stats { impressions ctr } } } }",
    );
    expect(data.usage).toMatchObject({ tier: "SILVER", impressionsIncluded: 500_000 });
    const days = (Date.now() - new Date(data.usage.periodStart).getTime()) / 86_400_000;
    expect(Math.floor(days)).toBeGreaterThanOrEqual(16);
    expect(Math.floor(days)).toBeLessThanOrEqual(18);
    expect(data.usage.impressionsUsed).toBeGreaterThan(30_000);
    expect(data.usage.impressionsUsed).toBeLessThan(60_000);
    expect(data.campaigns.nodes).toHaveLength(5);
    const { nodes } = data.campaigns;
    for (const { name, stats } of nodes) {
      expect(name).toContain("(demonstration)");
      // A few dozen clicks each: what chance does to them depends on the day and the hour.
      expect(stats.ctr).toBeGreaterThan(0.2);
      expect(stats.ctr).toBeLessThan(2.5);
    }
    const impressions = nodes.reduce((sum, { stats }) => sum + stats.impressions, 0);
    const clicks = nodes.reduce((sum, { stats }) => sum + stats.impressions * stats.ctr, 0);
    expect(clicks / impressions).toBeGreaterThan(0.6);
    expect(clicks / impressions).toBeLessThan(1.4);
  });

  it("has a year of figures that follow the week, and writes them once", async () => {
    const figures = () =>
      server.db.query(
        `select count(*)::int, sum(views)::int as views, min(hour) < now() - interval '364 days' as year,
                sum(views) filter (where extract(isodow from hour) = 1) > sum(views) filter (where extract(isodow from hour) = 7) as week,
                bool_and(clicks <= views and engagements <= clicks) as possible
           from campaign_hours`,
      );
    const [first] = await figures();
    expect(first).toMatchObject({ year: true, week: true, possible: true });
    expect(first.count).toBeGreaterThan(40_000);
    expect(await seedInto(server)).toBe(false);
    expect(await figures()).toEqual([first]);
  });

  it("has paid months without gaps up to the present one, which renews", async () => {
    const [row] = await server.db.query(
      `select count(*) filter (where gap)::int as gaps, min(last) > now() as present, max(last) < now() + interval '32 days' as none_to_come
         from (
         select period_start <> lag(period_end) over own as gap, max(period_end) over (partition by advertiser_id) as last
           from subscription_periods window own as (partition by advertiser_id order by period_start)) months`,
    );
    expect(row).toEqual({ gaps: 0, present: true, none_to_come: true });
    const standing = await server.db.query(
      "select distinct status, cancel_at_period_end, card_last4 from subscriptions order by status",
    );
    expect(standing).toEqual([
      { status: "ACTIVE", cancel_at_period_end: false, card_last4: "4242" },
      { status: "PAST_DUE", cancel_at_period_end: false, card_last4: "9995" },
    ]);
  });

  it("has an invoice for each month, numbered in the order of time, and a ledger that fits", async () => {
    const [row] = await server.db.query(
      `select count(*)::int as invoices, (select count(*)::int from subscription_periods where kind = 'PAID') as months,
              count(*) filter (where not in_order)::int as wrong, bool_or(kind = 'RENEWAL' and lines > 1) as over_quota
         from (select kind, number > lag(number) over (order by issued_at, number) is not false as in_order,
                      (select count(*) from invoice_lines l where l.invoice_id = i.id) as lines from invoices i) made`,
    );
    expect(row).toMatchObject({ invoices: row.months, wrong: 0, over_quota: true });
    expect(row.invoices).toBeGreaterThan(50);
    await checkLedger({ ...server.platform, requestId: "test" });
    expect(await server.db.query("select differences, details from ledger_checks")).toEqual([
      { differences: 0, details: [] },
    ]);
  });

  it("shows its patient an advert that says that it is invented, with a picture that exists", async () => {
    const patient = await as("patient@demo.test");
    const { data } = await patient.run<{ sponsoredRecommendation: { disclaimer: string; host: string } }>(
      "{ sponsoredRecommendation { disclaimer host } }",
    );
    expect(data.sponsoredRecommendation.disclaimer).toMatch(/^Demonstration advert:/);
    expect(data.sponsoredRecommendation.host).toMatch(/\.example$/);
    for (const { imageKey } of DEMO_CREATIVES) {
      const file = path.resolve(__dirname, `../../../../client/public/ads/${imageKey}.svg`);
      expect([imageKey, existsSync(file)]).toEqual([imageKey, true]);
    }
    expect(DEMO_CAMPAIGNS.filter(({ status }) => status === "LIVE")).toHaveLength(18);
  });
});
