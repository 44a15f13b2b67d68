import { startTestServer, type TestServer } from "../../../test/harness";
import { SMALLEST_AUDIENCE } from "../../people/accounts/audience-label.rules";
import type { ConsentPurpose } from "../../people/accounts/consent-texts.rules";
import { addDays, londonDay } from "../../platform/london.rules";
import { makeFamilyMember } from "../patients/family-member.factory";
import { type HealthProfileExample, makeHealthProfile } from "../patients/health-profile.factory";
import { computeCohorts } from "./compute-cohorts.service";
import { readSharedLabels } from "./sponsorship-profile.service";

const RESPIRATORY = 1;
const DIGESTIVE = 4;
const PROFILE = "{ sponsorshipProfile { isPersonalised computedAt labels { kind label why isShared } } }";
interface Answer {
  sponsorshipProfile: { isPersonalised: boolean; labels: { label: string; isShared: boolean }[] };
}

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const consent = (userId: string, purpose: ConsentPurpose, granted = true) =>
  server.db.query(
    "insert into consent_entries (user_id, purpose, granted, text_version, recorded_at) values ($1, $2, $3, 'v', now())",
    [userId, purpose, granted],
  );
async function person(profile: HealthProfileExample, example: Parameters<TestServer["patient"]>[0] = {}) {
  const made = await server.patient(example);
  await makeHealthProfile(server.db.manager, made.user.id, { age: 40, ...profile });
  await consent(made.user.id, "data_use");
  await consent(made.user.id, "personalised_sponsorship");
  return made;
}
/** So many others of a city who agreed, with an illness. */
const crowd = (count: number, condition: string, city: string | null = "London") =>
  server.db.query(
    `with people as (
       insert into users (email, name, role, city, created_at)
       select 'crowd-' || gen_random_uuid() || '@example.test', 'Somebody', 'CUSTOMER', $3::text, now() from generate_series(1, $1::int) returning id
     ), profiles as (
       insert into health_profiles (patient_id, age, conditions, version, revision, changed_at)
       select id, 50, array[$2::text], 1, 1, now() from people
     )
     insert into consent_entries (user_id, purpose, granted, text_version, recorded_at)
     select id, purpose, true, 'v', now() from people, unnest(array['data_use', 'personalised_sponsorship']) purpose`,
    [count, condition, city],
  );
const compute = () => computeCohorts(server.platform);
const kept = (userId: string) =>
  server.db.query("select topics, signals, shared_topics, shared_signals from cohort_labels where user_id = $1", [
    userId,
  ]);

describe("labels", () => {
  it("are made of adults who hold both consents, and of nobody else", async () => {
    const agreed = await person({ conditions: ["Asthma"] });
    const young = await person({ conditions: ["Asthma"], age: 17 });
    const unknown = await person({ conditions: ["Asthma"], age: null });
    const [noUse, noSponsor] = [await person({ conditions: ["Asthma"] }), await person({ conditions: ["Asthma"] })];
    await consent(noUse.user.id, "data_use", false);
    await consent(noSponsor.user.id, "personalised_sponsorship", false);
    await compute();
    expect(await kept(agreed.user.id)).toMatchObject([{ topics: RESPIRATORY }]);
    for (const { user } of [young, unknown, noUse, noSponsor]) expect(await kept(user.id)).toEqual([]);
  });

  it("know nothing of the people whom somebody looks after, nor of what is asked for them", async () => {
    const { user, ...caller } = await person({ conditions: [] });
    const { id } = await makeFamilyMember(server.db.manager, user.id, { conditions: ["Asthma"] });
    const { errors } = await caller.run(
      'mutation A($id: ID!) { addConsultation(question: "Her asthma is a little worse", forWhom: $id) { id } }',
      { id },
    );
    expect(errors).toBeUndefined();
    await compute();
    expect(await kept(user.id)).toEqual([{ topics: 0, signals: 0, shared_topics: 0, shared_signals: 0 }]);
  });

  it("are handed over from 50 people on, and not before", async () => {
    const { user, ...caller } = await person({ conditions: ["Asthma", "IBS"] });
    await crowd(SMALLEST_AUDIENCE - 2, "COPD");
    await compute();
    expect(await readSharedLabels(server, user.id)).toEqual({ topics: 0, signals: 0 });
    await crowd(1, "asthma");
    await compute();
    expect(await readSharedLabels(server, user.id)).toEqual({ topics: RESPIRATORY, signals: 0 });
    const { data } = await caller.run<Answer>(PROFILE);
    expect(data.sponsorshipProfile).toMatchObject({
      isPersonalised: true,
      labels: [
        { kind: "TOPIC", label: "Breathing", isShared: true },
        { kind: "TOPIC", label: "Stomach and gut", isShared: false },
      ],
    });
    expect(await kept(user.id)).toMatchObject([{ topics: RESPIRATORY | DIGESTIVE, shared_topics: RESPIRATORY }]);
  });

  it("are made of the days of the last month", async () => {
    const { user, ...caller } = await person({}, { language: "de" });
    const today = londonDay(new Date());
    const days = (metric: string, from: number, to: number, value: number, minutes = 1) =>
      server.db.query(
        `insert into reading_days (patient_id, metric, day, total, minutes, lowest, highest, last_at, device_id)
         select $1, $2, $3::date - back, $6::float8 * $7, $7, 1, 1, now(), $1 from generate_series($4::int, $5::int) back`,
        [user.id, metric, today, from, to, value, minutes],
      );
    await days("steps", 1, 7, 4_000);
    await days("activeMinutes", 1, 6, 60); // too few days
    await days("inBed", 31, 40, 480); // too long ago
    await days("asleep", 31, 40, 200);
    await days("restingHeartRate", 1, 7, 68, 30);
    await days("restingHeartRate", 8, 20, 60, 20);
    await compute();
    expect(await kept(user.id)).toMatchObject([{ signals: 2 | 16 }]);
    const { data } = await caller.run<Answer>(PROFILE);
    expect(data.sponsorshipProfile.labels.map(({ label }) => label)).toEqual(["Sitzt viel", "Zeichen von Anspannung"]);
    await server.db.query("delete from reading_days where metric = 'steps'");
    await days("inBed", 1, 9, 480);
    await days("asleep", 1, 9, 350);
    await compute();
    expect(await kept(user.id)).toMatchObject([{ signals: 8 | 16 }]);
    expect(addDays(today, 0)).toBe(today);
  });

  it("leave with either consent, at once, and are not shown", async () => {
    for (const purpose of ["PERSONALISED_SPONSORSHIP", "DATA_USE"]) {
      const { user, ...caller } = await person({ conditions: ["Asthma"] });
      await compute();
      expect(await kept(user.id)).toHaveLength(1);
      const set = `mutation { setConsent(purpose: ${purpose}, granted: false) { __typename } }`;
      expect((await caller.run(set)).errors).toBeUndefined();
      expect(await kept(user.id)).toEqual([]);
      const { data } = await caller.run<Answer>(PROFILE);
      expect(data.sponsorshipProfile).toEqual({ isPersonalised: false, labels: [], computedAt: null });
    }
  });
});

describe("the audience", () => {
  it("is everybody, by city, language and labels that enough people have", async () => {
    await crowd(SMALLEST_AUDIENCE, "Asthma");
    await crowd(3, "IBS", null);
    await server.patient({ city: "Glasgow", language: "fr" });
    await server.staff("owner");
    await compute();
    await compute();
    expect(
      await server.db.query(
        "select city, language, topics, signals, people from audience_cells order by people desc, city",
      ),
    ).toEqual([
      { city: "London", language: "en", topics: RESPIRATORY, signals: 0, people: SMALLEST_AUDIENCE },
      { city: "", language: "en", topics: 0, signals: 0, people: 3 },
      { city: "Glasgow", language: "fr", topics: 0, signals: 0, people: 1 },
    ]);
  });
});
