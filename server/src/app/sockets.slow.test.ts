import type { Client } from "graphql-ws";
import { WebSocket } from "ws";
import { overEachBus } from "../../test/buses";
import { startTestServer, type TestServer } from "../../test/harness";
import { type Watch, watch } from "../../test/socket-client";
import { startTcpProxy } from "../../test/tcp-proxy";
import { until } from "../../test/wait";
import { makeConsultation } from "../care/consultations/consultation.factory";
import { consultationChanged } from "../care/consultations/consultation.topics";
import { systemMetricsChanged } from "../operations/system-health/system-metrics.topics";
import { endAllSessions } from "../people/accounts/session.service";
import { publish } from "../platform/realtime/topics";
import { SOCKET_LIMITS } from "./socket-visitors";

const MINE = "subscription { consultationChanged { snapshot consultations { id } } }";
const METRICS =
  "subscription { systemMetricsChanged { takenAt metrics { id value status trend history { value } threshold { warning critical } } } }";

interface Metrics {
  systemMetricsChanged: { takenAt: string; metrics: { id: string; value: number | null; history: unknown[] }[] };
}

let server: TestServer;
const clients: Client[] = [];

beforeAll(async () => {
  server = await startTestServer({
    // Who stops reading in a test answers no pings, and stays for as long as the machine needs.
    socketLimits: { ...SOCKET_LIMITS, socketsPerPerson: 1_000, pingMs: 300_000 },
  });
  server.monitor.stop(); // the tests take the readings themselves
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
});
afterAll(() => server.stop());

function socketOf(caller: { socket(): Client }): Client {
  const client = caller.socket();
  clients.push(client);
  return client;
}

/** Stops and continues reading from the client's socket, as a page in a frozen tab does. */
function pausable(client: Client): { pause(): void; resume(): void } {
  let socket: WebSocket | undefined;
  client.on("opened", (opened) => {
    socket = opened as WebSocket;
  });
  return { pause: () => socket?.pause(), resume: () => socket?.resume() };
}

describe("a socket closes within a second", () => {
  it.each([
    ["of logout", (caller: { run: (query: string) => Promise<unknown> }) => caller.run("mutation { logout }")],
    [
      "of the end of all the person's sessions",
      (_caller: unknown, userId: string) => server.db.transaction((tx) => endAllSessions(tx, server.platform, userId)),
    ],
  ])("%s", async (_what, act) => {
    const patient = await server.patient();
    const events = watch(socketOf(patient), MINE);
    await events.next();
    await act(patient, patient.user.id);
    const outcome = await Promise.race([
      events.ended,
      new Promise((resolve) => setTimeout(() => resolve("still open"), 1_000)),
    ]);
    expect(outcome).toMatchObject({ code: 4401, reason: "Session ended" });
  });

  overEachBus((startBus) => {
    it("of a logout at another process, and only that person's", async () => {
      const bus = await startBus();
      const one = await server.sibling(server.urls, bus.env);
      const sibling = await one.sibling();
      try {
        const [patient, other] = [await one.patient(), await one.patient()];
        const events = watch(socketOf(await sibling.as(patient.user)), MINE);
        const others = watch(socketOf(await sibling.as(other.user)), MINE);
        await Promise.all([events.next(), others.next()]);
        await one.db.transaction((tx) => endAllSessions(tx, one.platform, patient.user.id));
        expect(await events.ended).toMatchObject({ code: 4401 });
        const { consultation } = await makeConsultation(one.db.manager, { patientId: other.user.id });
        await publish(one.db, consultationChanged, other.user.id, { consultationId: consultation.id });
        expect((await others.next()).data).toMatchObject({ consultationChanged: { snapshot: false } });
      } finally {
        await Promise.all([one.stop(), sibling.stop()]);
        await bus.stop();
      }
    });
  });
});

describe("limits", () => {
  it("hold for the subscriptions of a socket", async () => {
    const patient = await server.patient();
    const client = socketOf(patient);
    const events = Array.from({ length: SOCKET_LIMITS.subscriptionsPerSocket + 1 }, () => watch(client, MINE));
    const last = (await events.at(-1)?.ended) as { message: string }[];
    expect(last[0]?.message).toBe("Too many subscriptions on this connection.");
    await expect(events[0]?.next()).resolves.toBeDefined();
  });

  it("hold for the sockets of a person", async () => {
    const strict = await startTestServer({ socketLimits: { ...SOCKET_LIMITS, socketsPerPerson: 2 } });
    try {
      const patient = await strict.patient();
      for (let index = 0; index < 2; index += 1) {
        await watch(socketOf(patient), MINE).next();
      }
      expect(await watch(socketOf(patient), MINE).ended).toMatchObject({ code: 4429 });
    } finally {
      await strict.stop();
    }
  });

  it("hold for the size of a message", async () => {
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined); // graphql-ws prints it
    const patient = await server.patient();
    const outcome = watch(socketOf(patient), `${MINE} # ${"x".repeat(SOCKET_LIMITS.messageBytes)}`).ended;
    const ended = await outcome;
    const { calls } = said.mock;
    said.mockRestore();
    expect(ended).toMatchObject({ code: 1009 });
    expect(calls).toHaveLength(1);
  });

  it("end a connection that never says what it wants", async () => {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
    const code = await new Promise((resolve) => socket.on("close", resolve));
    expect(code).toBe(4408);
  });
});

describe("the gauge of system metrics", () => {
  it("begins with the current value and has the four documented cards first", async () => {
    const events = watch<Metrics>(socketOf(await server.staff("owner")), METRICS);
    const { data } = await events.next();
    expect(data?.systemMetricsChanged.metrics.slice(0, 4).map(({ id }) => id)).toEqual([
      "cpu",
      "memory",
      "latency",
      "errors",
    ]);
    server.monitor.sample();
    const second = await events.next();
    expect(second.data?.systemMetricsChanged.takenAt).not.toBe(data?.systemMetricsChanged.takenAt);
  });

  it("reaches 1,000 subscribers, each with the same newest value, through one execution", async () => {
    const owners = await Promise.all(Array.from({ length: 40 }, () => server.staff("owner")));
    const events: Watch<Metrics>[] = [];
    for (const owner of owners) {
      const client = socketOf(owner);
      const theirs = Array.from({ length: 25 }, () => watch<Metrics>(client, METRICS));
      await Promise.all(theirs.map(({ next }) => next()));
      events.push(...theirs);
    }
    const { takenAt } = server.monitor.sample();
    const seen = await Promise.all(events.map(({ next }) => next()));
    expect(seen).toHaveLength(1_000);
    expect(new Set(seen.map(({ data }) => data?.systemMetricsChanged.takenAt))).toEqual(
      new Set([takenAt.toISOString()]),
    );
  });

  it("is not held up by a reader that has stopped reading, who skips values and still ends with the newest", async () => {
    const owner = await server.staff("owner");
    const wide = `subscription { systemMetricsChanged { takenAt ${Array.from({ length: 9 }, (_, index) => `a${index}: metrics { name unit history { takenAt value } }`).join(" ")} } }`;
    const pausedClient = socketOf(owner);
    const paused = pausable(pausedClient);
    const slow = watch<Metrics>(pausedClient, wide);
    const quick = watch<Metrics>(socketOf(owner), wide);
    await Promise.all([slow.next(), quick.next()]);
    paused.pause();
    const rounds = 600;
    let newest = "";
    for (let round = 0; round < rounds; round += 1) {
      newest = server.monitor.sample().takenAt.toISOString();
      await quick.next();
    }
    paused.resume();
    let received = 0;
    for (let takenAt: string | undefined; takenAt !== newest; received += 1) {
      takenAt = (await slow.next()).data?.systemMetricsChanged.takenAt;
    }
    expect(received).toBeLessThan(rounds);
  });
});

describe("row events", () => {
  it("end a reader that is too slow with RESYNC_REQUIRED, and nobody else's", async () => {
    const patient = await server.patient();
    const [slowClient, quickClient] = [socketOf(patient), socketOf(patient)];
    const paused = pausable(slowClient);
    const wide = `subscription { consultationChanged { consultations { ${Array.from({ length: 9 }, (_, index) => `a${index}: response { message heading steps { title description } recommendations { description cautions } signals { words } }`).join(" ")} } } }`;
    const slow = watch(slowClient, wide);
    const quick = watch<{ consultationChanged: { consultations: { id: string }[] } }>(quickClient, MINE);
    await Promise.all([slow.next(), quick.next()]);
    paused.pause();
    const { consultation } = await makeConsultation(server.db.manager, {
      patientId: patient.user.id,
      question: "I have chest pain",
    });
    const dispatch = () =>
      server.platform.hub.dispatch({
        topic: "consultation-changed",
        key: patient.user.id,
        event: { consultationId: consultation.id },
      });
    for (let round = 0; round < 4_000; round += 1) {
      dispatch();
      await quick.next();
    }
    paused.resume();
    const ended = (await slow.ended) as { extensions: { code: string } }[];
    expect(ended[0]?.extensions.code).toBe("RESYNC_REQUIRED");
  });
});

it("leaves a shared figure at once, however long it stays quiet", async () => {
  const { size } = server.platform.hub.gauge(systemMetricsChanged);
  server.monitor.sample();
  const client = socketOf(await server.staff("owner"));
  const events = watch(client, METRICS);
  await events.next();
  expect(server.platform.hub.gauge(systemMetricsChanged).size).toBe(size + 1);
  await client.dispose();
  await until(() => server.platform.hub.gauge(systemMetricsChanged).size === size, "the reader to leave");
});

describe("when the database goes away", () => {
  it("says so with 503, keeps sockets open, and is right again by itself", async () => {
    const proxy = await startTcpProxy(Number(new URL(server.urls.app).port));
    const through = (url: string) => url.replace(/:\d+\//, `:${proxy.port}/`);
    const far = await server.sibling({ ...server.urls, app: through(server.urls.app) });
    try {
      const patient = await server.patient();
      const there = await far.as(patient.user);
      const events = watch<{ consultationChanged: { snapshot: boolean; consultations: { id: string }[] } }>(
        socketOf(there),
        MINE,
      );
      expect((await events.next()).data?.consultationChanged.consultations).toEqual([]);
      await proxy.shut();
      expect(await there.run("{ consultations { totalCount } }")).toMatchObject({
        status: 503,
        errors: [{ message: "Please try again", extensions: { code: "SERVICE_UNAVAILABLE" } }],
      });
      const statusOf = async (path: string) => `${path} ${(await fetch(far.url + path)).status}`;
      expect(await statusOf("/readyz")).toBe("/readyz 503");
      expect(await statusOf("/livez")).toBe("/livez 200");
      const { consultation } = await makeConsultation(server.db.manager, { patientId: patient.user.id });
      await proxy.open();
      const again = await events.next();
      expect(again.data?.consultationChanged).toMatchObject({
        snapshot: true,
        consultations: [{ id: consultation.id }],
      });
      await until(async () => (await there.run("{ consultations { totalCount } }")).status === 200, "the database");
    } finally {
      await far.stop();
      await proxy.close();
    }
  });
});

it("tells its clients to come back when it stops", async () => {
  const other = await server.sibling();
  const patient = await server.patient();
  const events = watch(socketOf(await other.as(patient.user)), MINE);
  await events.next();
  await other.stop();
  expect(await events.ended).toMatchObject({ code: 1012 });
});
