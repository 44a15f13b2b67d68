import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { startTestServer, type TestServer } from "./harness";
import { until } from "./wait";

const ROOT = path.resolve(__dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; runbook: string } }[] }[];
}

const { groups } = parse(read("ops/prometheus/rules.yaml")) as Rules;
const alerts = groups.flatMap(({ rules }) => rules);
const board: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read("ops/grafana/health.json"));
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

const JOB_DONE = /health_job_seconds_count{task="recover_payments",outcome="done"} [1-9]/;

let server: TestServer;
let metrics: string;
beforeAll(async () => {
  server = await startTestServer();
  const login = 'mutation { login(email: "nobody@example.test", password: "wrong") { id } }';
  expect((await server.anonymous.run(login)).errors).toHaveLength(1);
  await until(async () => {
    metrics = await (await fetch(`${server.url}/metrics`)).text();
    return JOB_DONE.test(metrics);
  }, "the first job");
});
afterAll(() => server.stop());

it("ask for figures that there are", () => {
  const names = new Set(
    [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const asked = expressions.flatMap((text) => text.match(/\b(?:health|nodejs|process)_\w+/g) ?? []);
  expect(asked.length).toBeGreaterThan(20);
  expect([...new Set(asked)].filter((name) => !names.has(name))).toEqual([]);
});

it("count an operation by its field and the code of its error", () => {
  expect(metrics).toContain('health_operations_total{field="login",code="UNAUTHENTICATED"} 1');
  expect(metrics).toMatch(/health_pool_connections{pool="ads",state="waiting"} 0/);
  expect(metrics).toMatch(JOB_DONE);
});

it("lead to what there is to do", () => {
  const operations = read("docs/operations.md");
  for (const { alert, annotations } of alerts) {
    expect(annotations.summary).not.toBe("");
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(operations).toContain(`<a id="${alert.toLowerCase()}"></a>**${alert}**`);
  }
});
