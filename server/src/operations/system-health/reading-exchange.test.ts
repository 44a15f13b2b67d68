import { overEachBus, type TestBus } from "../../../test/buses";
import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { combine } from "./reading-exchange.rules";

it("makes one figure of several as the history does, and none of nothing", () => {
  const at = new Date();
  const values = combine([
    { takenAt: at, cpu: 20, latency: 100, sockets: 3, errors: null },
    { takenAt: at, cpu: 40, latency: 700, sockets: 4 },
  ]);
  expect(values).toMatchObject({ cpu: 30, latency: 700, sockets: 7, errors: null });
});

interface Metrics {
  id: string;
  takenAt: string;
  metrics: { id: string; value: number | null }[];
}
const FIELDS = "{ id takenAt metrics { id value } }";
const latencyOf = (metrics: Metrics | undefined) => metrics?.metrics.find(({ id }) => id === "latency")?.value;

overEachBus((startBus) => {
  let bus: TestBus;
  let one: TestServer;
  let two: TestServer;

  beforeAll(async () => {
    bus = await startBus();
    one = await startTestServer({ realSources: true, env: bus.env });
    two = await one.sibling();
    // The tests take the readings themselves.
    one.monitor.stop();
    two.monitor.stop();
  });
  afterAll(async () => {
    await Promise.all([one.stop(), two.stop()]);
    await bus.stop();
  });

  it("shows the whole system and each process at every process, live, and nothing of one that does not run", async () => {
    const owner = await one.staff("owner");
    const there = await two.as(owner.user);
    one.operations.record(40, false);
    two.operations.record(900, false);
    two.monitor.sample();
    one.monitor.sample();
    let ids: string[] = [];
    await until(async () => {
      const { data } = await owner.run<{ systemProcesses: { id: string }[] }>("{ systemProcesses { id } }");
      ids = data.systemProcesses.map(({ id }) => id);
      return ids.length === 2;
    }, "both processes to be known");
    const read = async (caller: typeof there, args: string) =>
      (await caller.run<{ systemMetrics: Metrics }>(`{ systemMetrics${args} ${FIELDS} }`)).data?.systemMetrics;
    const ofEach = async (caller: typeof there) =>
      Promise.all(ids.map(async (id) => latencyOf(await read(caller, `(process: "${id}")`))));
    await until(async () => (await ofEach(owner)).includes(900), "the other process to be heard");
    expect((await ofEach(owner)).sort()).toEqual([40, 900]);
    expect(latencyOf(await read(owner, ""))).toBe(40);
    expect(latencyOf(await read(there, ""))).toBe(900);

    const client = owner.socket();
    const events = watch<{ systemMetricsChanged: Metrics }>(
      client,
      `subscription { systemMetricsChanged(wholeSystem: true) ${FIELDS} }`,
    );
    await events.next();
    one.monitor.sample();
    expect(latencyOf((await events.next()).data?.systemMetricsChanged)).toBe(900);
    expect(await read(owner, "(wholeSystem: true)")).toMatchObject({ id: "whole" });
    await client.dispose();

    const unknown = await owner.run(`{ systemMetrics(process: "${owner.user.id}") { id } }`);
    expect(unknown.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    const socket = owner.socket();
    const refused = watch(socket, `subscription { systemMetricsChanged(process: "${owner.user.id}") { id } }`);
    await expect(refused.ended).resolves.toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    await socket.dispose();
  });

  it("watches one process from another, and hears nothing of the others", async () => {
    const owner = await one.staff("owner");
    two.monitor.sample();
    const { data } = await owner.run<{ systemMetrics: Metrics }>(`{ systemMetrics(wholeSystem: true) ${FIELDS} }`);
    expect(data.systemMetrics.id).toBe("whole");
    const there = (
      await (await two.as(owner.user)).run<{ systemProcesses: { id: string }[] }>("{ systemProcesses { id } }")
    ).data.systemProcesses;
    const all = await Promise.all(
      there.map(
        async ({ id }) =>
          (await owner.run<{ systemMetrics: Metrics }>(`{ systemMetrics(process: "${id}") ${FIELDS} }`)).data
            .systemMetrics,
      ),
    );
    const other = all.find((metrics) => latencyOf(metrics) === 900)?.id;
    const client = owner.socket();
    const events = watch<{ systemMetricsChanged: Metrics }>(
      client,
      `subscription { systemMetricsChanged(process: "${other}") ${FIELDS} }`,
    );
    await events.next();
    two.operations.record(1_500, false);
    one.monitor.sample();
    two.monitor.sample();
    const next = (await events.next()).data?.systemMetricsChanged;
    expect(next?.id).toBe(other);
    expect(latencyOf(next)).toBe(1_500);
    await client.dispose();
  });
});
