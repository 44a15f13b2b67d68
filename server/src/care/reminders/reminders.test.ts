import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { makeFamilyMember } from "../patients/family-member.factory";
import { makeHealthProfile } from "../patients/health-profile.factory";

let server: TestServer;
let now = new Date("2026-11-21T10:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
beforeEach(() => {
  now = new Date("2026-11-21T10:00:00Z");
});
afterAll(() => server.stop());

interface Dose {
  id: string;
  name: string;
  day: string;
  slot: string;
  state: string;
  canNote: boolean;
}
interface Slot {
  slot: string;
  day: string;
  at: string;
  doses: Dose[];
}
interface Reminders {
  now: string;
  day: string;
  current: Slot | null;
  next: Slot | null;
  slots: Slot[];
  missed: Dose[];
  adherence: {
    due: number;
    taken: number;
    skipped: number;
    missed: number;
    medicines: { name: string; due: number }[];
  };
}
const FIELDS = `id now day current { slot day at doses { name state } } next { slot day at doses { name state canNote } }
  slots { id slot day at doses { id name dosage day slot state notedAt canNote } } missed { name day slot canNote }
  adherence { due taken skipped missed medicines { name due } }`;
const READ = `{ medicationReminders { ${FIELDS} } }`;
const act = (name: string) =>
  `mutation N($medicationId: ID!, $day: String!, $slot: DaySlot!) { ${name}(medicationId: $medicationId, day: $day, slot: $slot) { ${FIELDS} } }`;

const read = async (caller: Caller) =>
  (await caller.run<{ medicationReminders: Reminders }>(READ)).data.medicationReminders;
const EARLIER = new Date("2026-11-19T20:00:00Z");

async function patientWith(
  ...medications: NonNullable<Parameters<typeof makeHealthProfile>[2]>["medications"] & object
) {
  const patient = await server.patient();
  await makeHealthProfile(server.db.manager, patient.user.id, {
    medications: medications.map((one, at) => ({ createdAt: new Date(EARLIER.getTime() + at), ...one })),
  });
  const rows: { id: string; name: string }[] = await server.db.query(
    "select id, name from medications where patient_id = $1",
    [patient.user.id],
  );
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? "";
  return { ...patient, idOf };
}
const errorOf = ({ errors }: { errors?: { extensions: { code: string; field?: string } }[] }) =>
  errors && [errors[0]?.extensions.code, errors[0]?.extensions.field];

/** Moves the clock of the server, with everybody still signed in. */
async function travel(to: string): Promise<void> {
  now = new Date(to);
  await server.db.query(
    "update sessions set last_seen_at = $1::timestamptz, expires_at = $1::timestamptz + interval '1 day'",
    [now],
  );
}

describe("medicine reminders", () => {
  it("show the slots of the day with their doses, what is next, and what was missed", async () => {
    const patient = await patientWith(
      { name: "Metformin", frequency: "TWICE" },
      { name: "Cetirizine", frequency: "THREE_TIMES" },
    );
    const reminders = await read(patient);
    expect(reminders).toMatchObject({ now: "2026-11-21T10:00:00.000Z", day: "2026-11-21", current: null });
    expect(
      reminders.slots.map(({ slot, at, doses }) => [slot, at, doses.map(({ name, state }) => `${name} ${state}`)]),
    ).toEqual([
      ["MORNING", "2026-11-21T09:00:00.000Z", ["Metformin DUE", "Cetirizine DUE"]],
      ["AFTERNOON", "2026-11-21T13:00:00.000Z", ["Cetirizine UPCOMING"]],
      ["EVENING", "2026-11-21T19:00:00.000Z", ["Metformin UPCOMING", "Cetirizine UPCOMING"]],
    ]);
    expect(reminders.next).toMatchObject({ slot: "AFTERNOON", doses: [{ name: "Cetirizine", canNote: true }] });
    expect(reminders.missed.map(({ name, day, slot }) => `${name} ${day} ${slot}`)).toEqual([
      "Metformin 2026-11-20 MORNING",
      "Cetirizine 2026-11-20 MORNING",
      "Cetirizine 2026-11-20 AFTERNOON",
      "Metformin 2026-11-20 EVENING",
      "Cetirizine 2026-11-20 EVENING",
    ]);
    await travel("2026-11-21T13:04:59Z");
    expect((await read(patient)).current).toMatchObject({ slot: "AFTERNOON" });
    await travel("2026-11-21T13:05:00Z");
    expect((await read(patient)).current).toBeNull();
  });

  it("are taken, skipped and taken back, each as often as one likes", async () => {
    const patient = await patientWith({ name: "Metformin", frequency: "TWICE" });
    const dose = { medicationId: patient.idOf("Metformin"), day: "2026-11-21", slot: "MORNING" };
    const states = async (name: string) => {
      const { data, errors } = await patient.run<Record<string, Reminders>>(act(name), dose);
      expect(errors).toBeUndefined();
      return [data[name]?.slots[0]?.doses[0]?.state, data[name]?.adherence.taken, data[name]?.adherence.skipped];
    };
    expect(await states("takeDose")).toEqual(["TAKEN", 1, 0]);
    const [{ notedAt }] = await server.db.query(
      'select noted_at as "notedAt" from medication_doses where patient_id = $1',
      [patient.user.id],
    );
    await travel("2026-11-21T10:30:00Z");
    expect(await states("takeDose")).toEqual(["TAKEN", 1, 0]);
    expect(
      await server.db.query('select noted_at as "notedAt" from medication_doses where patient_id = $1', [
        patient.user.id,
      ]),
    ).toEqual([{ notedAt }]);
    expect(await states("skipDose")).toEqual(["SKIPPED", 0, 1]);
    expect(await states("undoDose")).toEqual(["DUE", 0, 0]);
    expect(await states("undoDose")).toEqual(["DUE", 0, 0]);
    const both = await Promise.all([patient.run(act("takeDose"), dose), patient.run(act("takeDose"), dose)]);
    expect(both.map(errorOf)).toEqual([undefined, undefined]);
  });

  it("are refused too early, too late, without a slot, and for a day that is none", async () => {
    const patient = await patientWith({
      name: "Metformin",
      frequency: "TWICE",
      createdAt: new Date("2026-11-01T08:00:00Z"),
    });
    const take = async (day: string, slot: string, name = "takeDose") =>
      errorOf(await patient.run(act(name), { medicationId: patient.idOf("Metformin"), day, slot }));
    expect(await take("2026-11-21", "EVENING")).toBeUndefined();
    expect(await take("2026-11-19", "MORNING")).toBeUndefined();
    expect(await take("2026-11-22", "MORNING")).toEqual(["BAD_USER_INPUT", "day"]);
    expect(await take("2026-11-18", "EVENING")).toEqual(["BAD_USER_INPUT", "day"]);
    expect(await take("2026-11-18", "EVENING", "undoDose")).toEqual(["BAD_USER_INPUT", "day"]);
    expect(await take("2026-11-21", "AFTERNOON")).toEqual(["BAD_USER_INPUT", "slot"]);
    expect(await take("today", "MORNING", "skipDose")).toEqual(["BAD_USER_INPUT", "day"]);
    await travel("2026-11-21T08:59:00Z");
    expect(await take("2026-11-21", "EVENING")).toEqual(["BAD_USER_INPUT", "slot"]);
  });

  it("of somebody else are not found, like those that never were", async () => {
    const [owner, stranger] = [await patientWith({ name: "Metformin" }), await server.patient()];
    for (const name of ["takeDose", "skipDose", "undoDose"]) {
      for (const medicationId of [owner.idOf("Metformin"), "00000000-0000-4000-8000-000000000000", "nonsense"]) {
        const { errors } = await stranger.run(act(name), { medicationId, day: "2026-11-21", slot: "MORNING" });
        expect([errors?.[0]?.message, errors?.[0]?.extensions.code]).toEqual(["Not found.", "NOT_FOUND"]);
      }
    }
    expect(await read(stranger)).toMatchObject({ next: null, missed: [], adherence: { due: 0, medicines: [] } });
  });

  it("write nothing without the consent to the use of health data, and still show", async () => {
    const patient = await patientWith({ name: "Metformin" });
    await patient.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
    for (const name of ["takeDose", "skipDose", "undoDose"]) {
      const answer = await patient.run(act(name), {
        medicationId: patient.idOf("Metformin"),
        day: "2026-11-21",
        slot: "MORNING",
      });
      expect(errorOf(answer)).toEqual(["CONFLICT", undefined]);
    }
    expect((await read(patient)).slots[0]?.doses).toMatchObject([{ state: "DUE" }]);
  });

  it("count what was taken of what was due, for each medicine too", async () => {
    const patient = await patientWith(
      { name: "Metformin", frequency: "TWICE", createdAt: new Date("2026-11-17T12:00:00Z") },
      { name: "Paracetamol", frequency: "AS_NEEDED" },
      { name: "Ramipril", createdAt: new Date("2026-11-20T08:00:00Z") },
    );
    await patient.run(act("takeDose"), { medicationId: patient.idOf("Metformin"), day: "2026-11-20", slot: "EVENING" });
    const { adherence } = await read(patient);
    // Metformin: the evening of the 17th, both slots of three days. The morning of today can still be taken.
    expect(adherence).toEqual({
      due: 8,
      taken: 1,
      skipped: 0,
      missed: 7,
      medicines: [
        { name: "Metformin", due: 7 },
        { name: "Ramipril", due: 1 },
      ],
    });
    const answer = await patient.run("{ medicationReminders { adherence(days: 91) { due } } }");
    expect(errorOf(answer)).toEqual(["BAD_USER_INPUT", "days"]);
  });

  it("begin anew when a medicine is taken more often, or again", async () => {
    const patient = await patientWith({
      name: "Metformin",
      frequency: "ONCE",
      createdAt: new Date("2026-11-01T08:00:00Z"),
    });
    const id = patient.idOf("Metformin");
    await patient.run(act("takeDose"), { medicationId: id, day: "2026-11-21", slot: "MORNING" });
    const input = { name: "Metformin", frequency: "THREE_TIMES" };
    await patient.run(
      "mutation E($id: ID!, $input: MedicationInput!) { updateMedication(id: $id, input: $input, version: 1) { id } }",
      { id, input },
    );
    const changed = await read(patient);
    expect(changed.slots.map(({ doses }) => doses.map(({ state }) => state))).toEqual([
      ["TAKEN"],
      ["UPCOMING"],
      ["UPCOMING"],
    ]);
    expect([changed.missed, changed.adherence.due]).toEqual([[], 1]);
    await patient.run('mutation S($id: ID!) { stopMedication(id: $id, on: "2026-11-21") { id } }', { id });
    expect((await read(patient)).next).toBeNull();
    await travel("2026-11-23T10:00:00Z");
    await patient.run("mutation R($id: ID!) { resumeMedication(id: $id) { id } }", { id });
    expect(await read(patient)).toMatchObject({ missed: [], next: { day: "2026-11-23", slot: "AFTERNOON" } });
  });

  it("are told again when a dose or a medicine changes, at first as they are", async () => {
    const patient = await patientWith({ name: "Metformin" });
    const other = await server.as(patient.user);
    const seen = watch<{ medicationRemindersChanged: Reminders }>(
      other.socket(),
      `subscription { medicationRemindersChanged { ${FIELDS} } }`,
    );
    const states = async () =>
      (await seen.next()).data?.medicationRemindersChanged.slots[0]?.doses.map(({ name, state }) => `${name} ${state}`);
    expect(await states()).toEqual(["Metformin DUE"]);
    await patient.run(act("takeDose"), { medicationId: patient.idOf("Metformin"), day: "2026-11-21", slot: "MORNING" });
    expect(await states()).toEqual(["Metformin TAKEN"]);
    await travel("2026-11-21T08:00:00Z");
    await patient.run('mutation { createMedication(input: { name: "Ramipril", frequency: ONCE }) { id } }');
    expect(await states()).toEqual(["Metformin TAKEN", "Ramipril UPCOMING"]);
    seen.stop();
  });
});

describe("for somebody whom the patient looks after", () => {
  it("doses say whose they are, are noted like one's own, and count", async () => {
    const patient = await patientWith({ name: "Ramipril" });
    const mum = await makeFamilyMember(server.db.manager, patient.user.id, { name: "Mum" });
    const [{ id }] = await server.db.query(
      `insert into medications (patient_id, family_member_id, name, frequency, source, version, created_at, scheduled_since)
       values ($1, $2, 'Calcium', 'ONCE', 'TYPED', 1, $3, $3) returning id`,
      [patient.user.id, mum.id, new Date(EARLIER.getTime() + 1_000)],
    );
    const WHOSE = `id slots { doses { name subjectName state } } hasMedicines
      adherence { medicines { name subjectName taken } }`;
    const { data } = await patient.run<{ takeDose: { slots: { doses: object[] }[]; adherence: object } }>(
      `mutation T($id: ID!) { takeDose(medicationId: $id, day: "2026-11-21", slot: MORNING) { ${WHOSE} } }`,
      { id },
    );
    expect(data.takeDose.slots[0]?.doses).toEqual([
      { name: "Ramipril", subjectName: null, state: "DUE" },
      { name: "Calcium", subjectName: "Mum", state: "TAKEN" },
    ]);
    expect(data.takeDose.adherence).toMatchObject({
      medicines: expect.arrayContaining([{ name: "Calcium", subjectName: "Mum", taken: 1 }]),
    });
    await server.db.query(
      "insert into consent_entries (user_id, purpose, granted, text_version, recorded_at) values ($1, 'data_use', false, '1', now())",
      [patient.user.id],
    );
    expect((await read(patient)).slots[0]?.doses.map(({ name }) => name)).toEqual(["Ramipril"]);
    const stranger = await server.patient();
    expect(
      errorOf(await stranger.run(act("takeDose"), { medicationId: id, day: "2026-11-21", slot: "MORNING" })),
    ).toEqual([...["NOT_FOUND", undefined]]);
  });
});

describe("the same thing twice", () => {
  it("is said of one person's medicines with times, whatever they are called", async () => {
    const patient = await patientWith(
      { name: "Paracetamol 500 mg" },
      { name: "Panadol" },
      { name: "Co-codamol", frequency: "AS_NEEDED" },
      { name: "Ramipril" },
    );
    const mum = await makeFamilyMember(server.db.manager, patient.user.id, { name: "Mum" });
    await server.db.query(
      `insert into medications (patient_id, family_member_id, name, frequency, source, version, created_at, scheduled_since)
       values ($1, $2, 'Calpol', 'ONCE', 'TYPED', 1, $3, $3)`,
      [patient.user.id, mum.id, EARLIER],
    );
    const { data } = await patient.run<{
      medicationReminders: { slots: { doses: { name: string; takenTwiceWith: string[] }[] }[] };
    }>("{ medicationReminders { slots { doses { name takenTwiceWith } } } }");
    const doses = data.medicationReminders.slots[0]?.doses ?? [];
    expect(Object.fromEntries(doses.map(({ name, takenTwiceWith }) => [name, takenTwiceWith]))).toEqual({
      "Paracetamol 500 mg": ["Panadol"],
      Panadol: ["Paracetamol 500 mg"],
      Ramipril: [],
      Calpol: [],
    });
  });
});

describe("what is to be ordered again", () => {
  it("stands there from its day on, where that is wished for and it is still taken", async () => {
    const patient = await patientWith(
      { name: "Ramipril", endsOn: "2026-11-28", orderReminder: true },
      { name: "Metformin", endsOn: "2026-11-29", orderReminder: true },
      { name: "Atorvastatin", endsOn: "2026-11-22", orderReminder: false },
      { name: "Bisoprolol", endsOn: "2026-11-20", orderReminder: true, stoppedOn: "2026-11-21" },
    );
    const READ_ORDERS = "{ medicationReminders { toOrder { name subjectName orderBy endsOn } } }";
    expect((await patient.run(READ_ORDERS)).data).toEqual({
      medicationReminders: {
        toOrder: [{ name: "Ramipril", subjectName: null, orderBy: "2026-11-21", endsOn: "2026-11-28" }],
      },
    });
  });
});
