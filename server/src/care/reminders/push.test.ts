import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { type PushDouble, startPushDouble } from "../../../test/push-service";
import { until } from "../../../test/wait";
import { makeFamilyMember } from "../patients/family-member.factory";
import { makeHealthProfile } from "../patients/health-profile.factory";
import { createPushGateway, isPublicAddress } from "./push.gateway";
import { reminderText } from "./push.rules";
import { queueReminders, sendPush } from "./push.service";

let push: PushDouble;
let server: TestServer;
let now = new Date("2026-11-21T12:30:00Z");

beforeAll(async () => {
  push = await startPushDouble();
  server = await startTestServer({ clock: { now: () => now }, env: { PUSH_TEST_ORIGIN: push.origin } });
});
beforeEach(async () => {
  await travel("2026-11-21T12:30:00Z");
  await server.db.query("delete from push_subscriptions");
  push.status = 201;
  push.received.length = 0;
});
afterAll(async () => {
  await server.stop();
  await push.stop();
});

async function travel(to: string): Promise<void> {
  now = new Date(to);
  await server.db.query(
    "update sessions set last_seen_at = $1::timestamptz, expires_at = $1::timestamptz + interval '1 day'",
    [now],
  );
}

const ADD = "mutation A($device: PushDeviceInput!) { createPushDevice(input: $device) }";
const TAKE = "mutation T($id: ID!, $day: String!) { takeDose(medicationId: $id, day: $day, slot: AFTERNOON) { id } }";

async function reminded(more: object = {}, language: "en" | "de" = "en") {
  const patient = await server.patient({ language });
  await makeHealthProfile(server.db.manager, patient.user.id, {
    medications: [
      { name: "Metformin", frequency: "THREE_TIMES", createdAt: new Date("2026-01-01T00:00:00Z"), ...more },
    ],
  });
  await server.db.query(
    "insert into consent_entries (user_id, purpose, granted, text_version, recorded_at) values ($1, 'data_use', true, '1', now())",
    [patient.user.id],
  );
  const [{ id }] = await server.db.query("select id from medications where patient_id = $1", [patient.user.id]);
  const device = push.device();
  const added = await patient.run(ADD, { device: device.subscription });
  expect(added.errors).toBeUndefined();
  return { ...patient, device, medicationId: id as string };
}
const devices = async () =>
  (await server.db.query("select count(*)::int as count from push_subscriptions"))[0].count as number;
const waitingJobs = async () =>
  (
    await server.db.query(
      "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'send_push' and (attempts = 0 or locked_at is not null)",
    )
  )[0].count as number;
const sent = (count: number) => until(() => push.received.length >= count, `${count} messages`);
/** Every job that was queued has been tried. */
const quiet = () => until(async () => (await waitingJobs()) === 0, "no job waits");

it("reminds a closed page, with words that tell nobody what it is about", async () => {
  const { device, user } = await reminded({}, "de");
  await travel("2026-11-21T13:01:00Z");
  await queueReminders(server.platform);
  await sent(1);
  const [{ path, headers, text } = { path: "", headers: {}, text: "" }] = push.received;
  expect(device.endpoint).toBe(push.origin + path);
  expect(JSON.parse(text)).toEqual({
    title: "AI Health Assistant",
    body: "Sie haben eine Erinnerung.",
    tag: "reminder-2026-11-21-13",
  });
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "1800", topic: "reminder-2026-11-21-13" });
  const { data } = await (await server.as(user)).run<{ medicationReminders: { pushKey: string } }>(
    "{ medicationReminders { pushKey } }",
  );
  expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${data.medicationReminders.pushKey}$`));
  const rows = JSON.stringify(await server.db.query("select * from push_subscriptions, push_keys"));
  expect(rows).not.toContain(device.subscription.auth);
  expect(rows).not.toContain(Buffer.from(device.endpoint).toString("hex"));
});

it("reminds once for each slot and device, whichever process asks and however often", async () => {
  await reminded();
  await reminded();
  const sibling = await server.sibling();
  try {
    await travel("2026-11-21T13:01:00Z");
    const both = () => Promise.all([queueReminders(server.platform), queueReminders(sibling.platform)]);
    await both();
    await both();
    await sent(2);
    await quiet();
    expect(push.received.map(({ path }) => path)).toHaveLength(2);
    expect(new Set(push.received.map(({ path }) => path)).size).toBe(2);
    await travel("2026-11-21T19:01:00Z");
    await both();
    await sent(4);
    await quiet();
    expect(push.received).toHaveLength(4);
  } finally {
    await sibling.stop();
  }
});

it("does not remind of what is taken, stopped, not due, or without the consent", async () => {
  const taken = await reminded();
  const answer = await taken.run(TAKE, { id: taken.medicationId, day: "2026-11-21" });
  expect(answer.errors).toBeUndefined();
  await reminded({ frequency: "TWICE" });
  await reminded({ stoppedOn: "2026-11-21" });
  await reminded({ startDate: "2026-11-22" });
  const without = await reminded();
  await without.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
  const due = await reminded();
  await travel("2026-11-21T13:01:00Z");
  await queueReminders(server.platform);
  await sent(1);
  await quiet();
  expect(push.received.map(({ path }) => push.origin + path)).toEqual([due.device.endpoint]);
});

it("follows the clocks of London through both changes", async () => {
  await reminded();
  const after = async (time: string) => {
    await travel(time);
    await queueReminders(server.platform);
    await quiet();
    return push.received.length;
  };
  expect(await after("2027-03-28T07:01:00Z")).toBe(0);
  expect(await after("2027-03-28T08:01:00Z")).toBe(1); // summer time since this night
  expect(await after("2027-03-28T09:01:00Z")).toBe(1);
  expect(await after("2027-10-31T08:01:00Z")).toBe(1);
  expect(await after("2027-10-31T09:01:00Z")).toBe(2); // winter time since this night
});

it("forgets a device that the push service no longer knows, and tries again when it is busy", async () => {
  const patient = await reminded();
  const [{ id }] = await server.db.query("select id from push_subscriptions where user_id = $1", [patient.user.id]);
  await travel("2026-11-21T13:01:00Z");
  const gateway = createPushGateway(push.origin);
  const send = () => sendPush(server.platform, gateway, { subscriptionId: id, slotAt: "2026-11-21T13:00:00.000Z" });
  push.status = 503;
  await expect(send()).rejects.toThrow("The push service could not take the message");
  expect(await devices()).toBe(1);
  await travel("2026-11-21T13:31:00Z");
  await send(); // too late: nothing is sent
  expect(push.received).toHaveLength(1);
  await travel("2026-11-21T13:02:00Z");
  push.status = 410;
  await send();
  expect(await devices()).toBe(0);
});

it("ends with the logout of the device, with its removal, and with the account", async () => {
  const patient = await reminded();
  const other: Caller = await server.as(patient.user);
  const second = push.device();
  await other.run(ADD, { device: second.subscription });
  expect(await devices()).toBe(2);
  await other.run("mutation { logout }");
  expect(await devices()).toBe(1);
  const stranger = await server.patient();
  await stranger.run("mutation R($endpoint: String!) { deletePushDevice(endpoint: $endpoint) }", {
    endpoint: patient.device.endpoint,
  });
  expect(await devices()).toBe(1);
  await patient.run("mutation R($endpoint: String!) { deletePushDevice(endpoint: $endpoint) }", {
    endpoint: patient.device.endpoint,
  });
  expect(await devices()).toBe(0);
  await patient.run(ADD, { device: patient.device.subscription });
  await server.db.query("delete from users where id = $1", [patient.user.id]);
  expect(await devices()).toBe(0);
});

it("calls push services alone: https, a public name, no private address", async () => {
  const patient = await reminded();
  const { p256dh, auth } = push.device().subscription;
  const refused = [
    "http://push.example.com/a",
    "https://push.example.com:8443/a",
    "https://user@push.example.com/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://2130706433/a",
    "https://localhost/a",
    "https://service.internal/a",
    "ftp://push.example.com/a",
    "nonsense",
  ];
  for (const endpoint of refused) {
    const { errors } = await patient.run(ADD, { device: { endpoint, p256dh, auth } });
    expect([endpoint, errors?.[0]?.extensions.field]).toEqual([endpoint, "endpoint"]);
  }
  const keys = await patient.run(ADD, { device: { endpoint: "https://push.example.com/a", p256dh: "x", auth } });
  expect(keys.errors?.[0]?.extensions.field).toBe("p256dh");
  const open = ["8.8.8.8", "2606:4700::1111"];
  const closed = [
    "10.1.2.3",
    "127.0.0.1",
    "169.254.169.254",
    "192.168.0.1",
    "::1",
    "fd00::1",
    "fe80::1",
    "::ffff:10.0.0.1",
    "x",
  ];
  expect(open.filter(isPublicAddress)).toEqual(open);
  expect(closed.filter(isPublicAddress)).toEqual([]);
});

it("says for whom it is and nothing else, and reminds of an order on its morning", async () => {
  const { user } = await reminded({ name: "Salbutamol", frequency: "AS_NEEDED" });
  const mia = await makeFamilyMember(server.db.manager, user.id, { medicines: ["Amoxicillin"] });
  await server.db.query(
    "update medications set frequency = 'THREE_TIMES', scheduled_since = '2026-01-01' where family_member_id = $1",
    [mia.id],
  );
  await server.db.query(
    "update medications set ends_on = '2026-11-29', order_reminder = true where patient_id = $1 and family_member_id is null",
    [user.id],
  );
  const bodies = () => push.received.map(({ text }) => JSON.parse(text).body);
  await travel("2026-11-21T13:01:00Z");
  await queueReminders(server.platform);
  await sent(1);
  expect(bodies()).toEqual(["You have a reminder: Mia."]);
  await travel("2026-11-22T09:01:00Z");
  await queueReminders(server.platform);
  await sent(2);
  expect(bodies()[1]).toBe("You have a reminder: you, Mia.");
  expect(reminderText("fr", ["", "Mia"])).toBe("Vous avez un rappel : vous, Mia.");
  expect(reminderText("en", [""])).toBe("You have a reminder.");
});
