import { startTestServer, type TestServer } from "../../../test/harness";
import { makeHealthProfile } from "../patients/health-profile.factory";
import { AMARA, FAILED, link, linked, problemOf, read } from "./nhs-account.test-support";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date("2026-11-21T10:00:00Z") } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.query("delete from rate_limits");
  await server.db.query("delete from users"); // the invented people are few, and each links to one account
});

describe("linking", () => {
  it("brings the record of an invented person, says that it is invented, and keeps the number sealed", async () => {
    const patient = await server.patient();
    expect((await read(patient)).nhsAccount).toMatchObject({
      isLinked: false,
      obstacles: [],
      isDemonstration: true,
      dateOfBirth: null,
    });
    const account = await linked(patient);
    expect(account).toMatchObject({
      isLinked: true,
      isDemonstration: true,
      numberEnd: "0018",
      importedAt: "2026-11-21T10:00:00.000Z",
      notShared: [],
      hasNoKnownAllergies: false,
      recordCount: 7,
      waitingCount: 8,
      examples: [],
    });
    expect(
      account.entries.map(({ kind, name, detail, since, frequency }) => [kind, name, detail, since, frequency]),
    ).toEqual([
      ["ALLERGY", "Penicillin", "Swelling of the lips, severe", null, null],
      ["ALLERGY", "Peanuts", "Itchy rash, mild", null, null],
      ["CONDITION", "Asthma", null, "1994-09", null],
      ["CONDITION", "Hypertension", null, "2019-05-14", null],
      ["MEDICINE", "Ramipril 5mg capsules", "One to be taken once a day", "2019-06-01", "ONCE"],
      [
        "MEDICINE",
        "Salbutamol 100micrograms/dose inhaler CFC free",
        "Two puffs when required for wheeze",
        "2006",
        "AS_NEEDED",
      ],
      ["MEDICINE", "Metformin 500mg tablets", "One tablet twice a day with meals", "2024-02-20", "TWICE"],
      ["MEDICINE", "Hydrocortisone 1% cream", "Use as directed", "2025-11-03", null],
    ]);
    const { healthProfile, medications, medicalRecords } = await read(patient);
    // Nothing is in the profile before somebody said so, but for the date of birth, which they typed themselves.
    expect(healthProfile).toMatchObject({ dateOfBirth: "1985-03-12", allergies: [], conditions: [] });
    expect(healthProfile.nhsImportedAt).toBe("2026-11-21T10:00:00.000Z");
    expect(medications.nodes).toEqual([]);
    expect(new Set(medicalRecords.nodes.map(({ type, provenance }) => `${type} ${provenance}`))).toEqual(
      new Set(["LAB_RESULT", "PRESCRIPTION", "REFERRAL", "DISCHARGE"].map((type) => `${type} DEMONSTRATION`)),
    );
    const [{ row }] = await server.db.query("select encode(sealed_number, 'escape') as row from nhs_links");
    expect(row).not.toContain("9990000018");
  });

  it("can still be undone when the number was damaged", async () => {
    const patient = await server.patient();
    await linked(patient);
    await server.db.query(
      "update nhs_links set sealed_number = set_byte(sealed_number, 20, get_byte(sealed_number, 20) # 1)",
    );
    expect((await read(patient)).nhsAccount).toMatchObject({ isLinked: true, numberEnd: null });
    expect((await patient.run("mutation { unlinkNhsAccount { isLinked } }")).errors).toBeUndefined();
  });

  it.each([
    ["a number that may be somebody's", { nhsNumber: "9434765919", dateOfBirth: "1985-03-12" }],
    ["another date of birth", { ...AMARA, dateOfBirth: "1985-12-03" }],
    ["a number without a record", { nhsNumber: "999 054 8609", dateOfBirth: "1985-03-12" }],
    ["two records that nothing tells apart", { nhsNumber: "9990000115", dateOfBirth: "1988-05-23" }],
    ["somebody who has died", { nhsNumber: "9000000009", dateOfBirth: "1931-01-02" }],
    ["a record that cannot be read as a whole", { nhsNumber: "9000000017", dateOfBirth: "1982-12-01" }],
  ])("fails with the documented sentence for %s, and keeps nothing", async (_what, input) => {
    const patient = await server.patient();
    expect(problemOf(await link(patient, input))).toEqual(FAILED);
    const { nhsAccount, healthProfile, medicalRecords } = await read(patient);
    expect([nhsAccount.isLinked, healthProfile.version, medicalRecords.totalCount]).toEqual([false, 0, 0]);
    expect(await server.db.query("select 1 from nhs_links union all select 1 from waiting_nhs_numbers")).toEqual([]);
  });

  it.each([
    ["9434765918", "1985-03-12", ["nhsNumber"]],
    ["1234567890", "1985-03-12", ["nhsNumber"]],
    ["9999999999", "1985-03-12", ["nhsNumber"]],
    ["999 000 0018", "2020-01-01", ["dateOfBirth"]],
    ["999 000 0018", null, ["dateOfBirth"]],
    ["", "yesterday", ["nhsNumber", "dateOfBirth"]],
  ])("names what is wrong with %j and %j", async (nhsNumber, dateOfBirth, fields) => {
    const { errors } = await link(await server.patient(), { nhsNumber, dateOfBirth });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual(fields);
  });

  it("needs a confirmed address and the consent, and says which", async () => {
    const patient = await server.patient({ emailVerifiedAt: null });
    await patient.run("mutation { setConsent(purpose: NHS_INTEGRATION, granted: false) { id } }");
    expect((await read(patient)).nhsAccount.obstacles).toEqual(["CONSENT_MISSING", "EMAIL_UNCONFIRMED"]);
    expect(problemOf(await link(patient))).toEqual([expect.stringContaining("turned off NHS integration"), "CONFLICT"]);
    await patient.run("mutation { setConsent(purpose: NHS_INTEGRATION, granted: true) { id } }");
    expect((await read(patient)).nhsAccount.obstacles).toEqual(["EMAIL_UNCONFIRMED"]);
    expect(problemOf(await link(patient))[1]).toBe("CONFLICT");
    await server.db.query("update users set email_verified_at = now() where id = $1", [patient.user.id]);
    expect((await linked(patient)).isLinked).toBe(true);
  });

  it("takes the date of birth of the profile, and not another one that is given", async () => {
    const patient = await server.patient();
    await makeHealthProfile(server.db.manager, patient.user.id, { dateOfBirth: "1990-06-05" });
    expect(problemOf(await link(patient))).toEqual(FAILED);
    const chloe = await linked(patient, { nhsNumber: "9990000034", dateOfBirth: null });
    expect(chloe).toMatchObject({ isLinked: true, hasNoKnownAllergies: true });
    expect(chloe.entries.map(({ kind }) => kind)).toEqual(["CONDITION", "MEDICINE"]);
  });

  it("is done for one account of two that want the same number at the same moment", async () => {
    const two = [await server.patient(), await server.patient()];
    const answers = await Promise.all(two.map((one) => link(one)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(problemOf(answers.find(({ errors }) => errors) ?? {})).toEqual(FAILED);
    const [{ links, records }] = await server.db.query(
      "select (select count(*)::int from nhs_links) as links, (select count(*)::int from medical_records) as records",
    );
    expect([links, records]).toEqual([1, 7]);
    const late = await server.patient();
    expect(problemOf(await link(late))).toEqual(FAILED);
  });

  it("is done once in two tabs of one person", async () => {
    const patient = await server.patient();
    const answers = await Promise.all([link(patient), link(patient)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await server.db.query("select 1 from nhs_links")).toHaveLength(1);
    expect(problemOf(await link(patient))).toEqual(["Your NHS account is already linked.", "CONFLICT"]);
  });

  it("is tried ten times an hour at most", async () => {
    const patient = await server.patient();
    for (let guess = 0; guess < 10; guess += 1) {
      await link(patient, { nhsNumber: "9990548609", dateOfBirth: "1985-03-12" });
    }
    expect(problemOf(await link(patient))[1]).toBe("RATE_LIMITED");
  });

  it("shows numbers to try in the demonstration, and each of them works", async () => {
    const patient = await server.patient();
    const { examples } = (await read(patient)).nhsAccount;
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const { number, dateOfBirth } of examples) {
      expect((await linked(await server.patient(), { nhsNumber: number, dateOfBirth })).isLinked).toBe(true);
    }
  });
});

describe("what the records say", () => {
  it.each([
    [
      "9990000026",
      "1972-11-30",
      {
        entries: [],
        notShared: ["ALLERGIES", "CONDITIONS", "MEDICINES", "RECORDS"],
        hasNoKnownAllergies: false,
        recordCount: 0,
      },
    ],
    ["9990000042", "1964-02-29", { notShared: ["ALLERGIES"], hasNoKnownAllergies: false, recordCount: 0 }],
    ["9990000050", "1948-01-17", { recordCount: 130, notShared: [] }],
    ["9990000069", "1969-04-08", { entries: [{ name: "Shellfish" }, { name: "Coeliac disease" }] }],
    ["9990000069", "2001-12-19", { entries: [{ name: "Trimethoprim" }, { name: "Asthma" }] }],
    [
      "9990000077",
      "1979-09-21",
      { entries: [{ name: "Latex" }, { name: "Eczema" }, { name: "Emollient cream" }], recordCount: 0 },
    ],
    ["9000000025", "1999-03-03", { entries: [{ name: "Bee stings" }], hasNoKnownAllergies: false }],
    [
      "9990000107",
      "1993-07-14",
      {
        hasNoKnownAllergies: true,
        entries: [
          { name: "Vitamin D capsules from the chemist", frequency: "ONCE" },
          { name: "Naproxen 500mg tablets", frequency: "TWICE" },
          { name: "Loratadine 10mg tablets", frequency: "ONCE" },
          { name: "Methotrexate 2.5mg tablets", frequency: null },
          { name: "Co-codamol 8mg/500mg tablets", frequency: null },
        ],
      },
    ],
    ["9990000085", "1940-02-29", { recordCount: 4, notShared: [] }],
  ])("%s born %s", async (nhsNumber, dateOfBirth, expected) => {
    const account = await linked(await server.patient(), { nhsNumber, dateOfBirth });
    const { entries = account.entries, ...rest } = expected as { entries?: object[] };
    expect(account).toMatchObject(rest);
    expect(account.entries).toMatchObject(entries);
    expect(account.entries).toHaveLength(entries.length);
  });

  it("is no longer than the columns, whatever the names", async () => {
    const account = await linked(await server.patient(), { nhsNumber: "9990000093", dateOfBirth: "1958-08-25" });
    expect(account.entries.map(({ name }) => name.endsWith("…"))).toEqual([false, true, false]);
    expect(account.recordCount).toBe(1);
  });
});
