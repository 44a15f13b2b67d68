import { randomUUID } from "node:crypto";
import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { bucketsOf } from "./metric-history.rules";
import { rollUpMetrics, sweepMetricHistory } from "./metric-history.service";
import { MetricRecorder } from "./metric-recorder";
import { describeReadings, type Values } from "./system-metrics.rules";
import type { SystemMetrics } from "./system-metrics.topics";
import { problemsOf } from "./threshold.rules";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.monitor.stop();
});
afterAll(() => server.stop());

interface History {
  metricHistory: {
    across: string;
    bucketSeconds: number;
    points: { at: string; value: number | null; least: number | null; most: number | null }[];
  };
}
const HISTORY = `query H($metric: String!, $span: MetricHistorySpan!, $process: ID, $until: DateTimeISO) {
  metricHistory(metric: $metric, span: $span, process: $process, until: $until) {
    across bucketSeconds points { at value least most } } }`;
const LIMITS = "{ metricLimits { id isDocumented threshold { warning critical } documented { warning critical } } }";
const CHANGE = `mutation C($input: MetricThresholdInput!) { updateMetricThreshold(input: $input) { isDocumented } }`;
const CHANGES = `query C($metric: String!) { metricThresholdChanges(metric: $metric) {
  totalCount nodes { warning critical reason changedByName } } }`;

const NOON = Date.UTC(2026, 10, 20, 12);
const at = (minutes: number, seconds = 0) => new Date(NOON + minutes * 60_000 + seconds * 1_000);
const reading = (takenAt: Date, values: Partial<Values>): SystemMetrics => ({
  ...{ id: "system", takenAt, intervalSeconds: 5 },
  metrics: describeReadings([{ takenAt, ...values }]),
});
/** A process that measured these values, each with its minute. */
async function measure(readings: [minutes: number, Partial<Values>][]): Promise<string> {
  const clock = { now: () => at(readings.at(-1)?.[0] ?? 0) };
  const recorder = new MetricRecorder({ ...server.platform, clock });
  for (const [minutes, values] of readings) await recorder.take(reading(at(minutes), values));
  await recorder.stop();
  return recorder.processId;
}
async function ask(variables: object) {
  const { data, errors } = await (await server.staff("owner")).run<History>(HISTORY, { until: at(60), ...variables });
  expect(errors).toBeUndefined();
  const { points, ...rest } = data.metricHistory;
  return { ...rest, count: points.length, known: points.filter(({ value }) => value !== null) };
}

it("names each running process by the smallest free number", async () => {
  const owner = await server.staff("owner");
  await until(async () => (await server.db.query("select 1 from system_processes where not ended")).length === 1);
  const sibling = await server.sibling();
  sibling.monitor.stop();
  const PROCESSES = "{ systemProcesses { label isRunning } }";
  const running = async () => {
    const { data } = await owner.run<{ systemProcesses: { label: string; isRunning: boolean }[] }>(PROCESSES);
    return data.systemProcesses.filter(({ isRunning }) => isRunning).map(({ label }) => label);
  };
  await until(async () => (await running()).length === 2);
  expect(await running()).toEqual(["Process 1", "Process 2"]);
  await sibling.stop();
  expect(await running()).toEqual(["Process 1"]);
});

it("keeps minutes by process, joins them as each metric says, and leaves gaps where nothing was measured", async () => {
  const one = await measure([
    [1, { latency: 100, cpu: 10, sockets: 3 }],
    [1.5, { latency: 300, cpu: 20, sockets: 5 }],
    [12, { latency: 50, cpu: 10, sockets: 1 }],
  ]);
  await measure([[1, { latency: 900, cpu: 30, sockets: 7 }]]);
  expect(await ask({ metric: "latency", span: "DAY" })).toEqual({
    ...{ across: "MAX", bucketSeconds: 300, count: 288 },
    known: [
      { at: at(0).toISOString(), value: 900, least: 900, most: 900 },
      { at: at(10).toISOString(), value: 50, least: 50, most: 50 },
    ],
  });
  expect((await ask({ metric: "cpu", span: "DAY" })).known[0]).toMatchObject({ value: 22.5 });
  expect((await ask({ metric: "sockets", span: "DAY" })).known[0]).toMatchObject({ value: 11 });
  expect((await ask({ metric: "latency", span: "HOUR", process: one })).known).toEqual([
    { at: at(1).toISOString(), value: 200, least: 100, most: 300 },
    { at: at(12).toISOString(), value: 50, least: 50, most: 50 },
  ]);
  expect(await ask({ metric: "queue", span: "DAY" })).toMatchObject({ count: 288, known: [] });
});

it("keeps a mean between the least and the most, however it is rounded", async () => {
  const process = await measure([0, 0.1, 0.2].map((part) => [40 + part, { errors: 0.7 }]));
  expect(
    await server.db.query("select mean, least, most, readings from metric_minutes where process_id = $1", [process]),
  ).toEqual([{ mean: 0.7, least: 0.7, most: 0.7, readings: 3 }]);
});

it("makes hours of minutes, however often, and forgets what is too old", async () => {
  await server.db.query("delete from metric_minutes");
  await measure([
    [1, { errors: 1 }],
    [2, { errors: 3 }],
    [61, { errors: 5 }],
  ]);
  const now = (minutes: number) => ({ ...server.platform, clock: { now: () => at(minutes) } });
  await rollUpMetrics(now(62));
  await rollUpMetrics(now(63));
  const hours = "select hour, mean, least, most, readings from metric_hours where metric = 'errors' order by hour";
  expect(await server.db.query(hours)).toEqual([
    { hour: at(0), mean: 2, least: 1, most: 3, readings: 2 },
    { hour: at(60), mean: 5, least: 5, most: 5, readings: 1 },
  ]);
  await sweepMetricHistory(now(49 * 60));
  expect(await server.db.query("select minute from metric_minutes where minute < $1", [at(60)])).toHaveLength(0);
  expect(await server.db.query("select minute from metric_minutes where metric = 'errors'")).toHaveLength(1);
  // The hour whose minutes are gone stays as it was.
  await rollUpMetrics(now(49 * 60));
  expect(await server.db.query(hours)).toHaveLength(2);
  const month = await ask({ metric: "errors", span: "MONTH", until: at(180) });
  expect(month).toMatchObject({ bucketSeconds: 10_800, count: 240, known: [{ value: 3.5, least: 1, most: 5 }] });
  await sweepMetricHistory(now(33 * 24 * 60));
  expect(await server.db.query(hours)).toHaveLength(0);
});

it("refuses what is not a metric or a process", async () => {
  const owner = await server.staff("owner");
  const odd = await owner.run(HISTORY, { metric: "mood", span: "DAY" });
  expect(odd.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "metric" });
  const gone = await owner.run(HISTORY, { metric: "cpu", span: "DAY", process: randomUUID() });
  expect(gone.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect(bucketsOf("DAY", at(2))).toHaveLength(288);
});

describe("limits", () => {
  const fields = (warning: number, critical: number, metric = "cpu") =>
    problemsOf({ metric, warning, critical, reason: "A quiet month" }).map(({ field }) => field);
  it.each([
    [70, 90, []],
    [90, 90, ["warning"]],
    [0, 90, ["warning"]],
    [70, 101, ["critical"]],
    [Number.NaN, 90, ["warning"]],
  ])("of %p and %p have problems on %p", (warning, critical, problems) => {
    expect(fields(warning, critical)).toEqual(problems);
  });

  it("are changed with a reason by those who may, reach every process, and can be given back", async () => {
    const sibling = await server.sibling();
    sibling.monitor.stop();
    const owner = await server.staff("owner");
    const input = { metric: "sockets", warning: 1, critical: 2, reason: "A small machine" };
    const analyst = await server.staff("analyst");
    expect((await analyst.run(CHANGE, { input })).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    const wrong = await owner.run(CHANGE, { input: { ...input, warning: 3, reason: "no" } });
    expect(wrong.errors?.[0]?.extensions.problems).toEqual([
      { field: "warning", message: "The warning threshold must be below the critical one." },
      { field: "reason", message: "Please give a reason of 5 to 500 characters." },
    ]);
    expect((await owner.run(CHANGE, { input })).data).toEqual({ updateMetricThreshold: { isDocumented: false } });
    expect((await owner.run(CHANGE, { input })).errors?.[0]?.extensions.code).toBe("CONFLICT");
    const limitOf = ({ monitor }: TestServer) => monitor.sample().metrics.find(({ id }) => id === "sockets")?.threshold;
    await until(() => limitOf(sibling)?.critical === 2 && limitOf(server)?.critical === 2, "both processes to know");
    const back = { ...input, warning: 5_000, critical: 10_000, reason: "Back to usual" };
    expect((await owner.run(CHANGE, { input: back })).data).toEqual({ updateMetricThreshold: { isDocumented: true } });
    const { data } = await owner.run<{ metricLimits: { id: string }[] }>(LIMITS);
    expect(data.metricLimits.find(({ id }) => id === "sockets")).toEqual({
      ...{ id: "sockets", isDocumented: true },
      threshold: { warning: 5_000, critical: 10_000 },
      documented: { warning: 5_000, critical: 10_000 },
    });
    expect((await owner.run(CHANGES, { metric: "sockets" })).data).toEqual({
      metricThresholdChanges: {
        totalCount: 2,
        nodes: [
          { warning: 5_000, critical: 10_000, reason: "Back to usual", changedByName: "Robin Example" },
          { warning: 1, critical: 2, reason: "A small machine", changedByName: "Robin Example" },
        ],
      },
    });
    const trail = await server.db.query(
      "select subject_id, details from audit_entries where action = 'metric_threshold_changed' order by id",
    );
    const details = { before: "warning 5000, critical 10000", after: "warning 1, critical 2" };
    expect(trail[0]).toEqual({ subject_id: "sockets", details });
    await sibling.stop();
  });
});
