import { ApolloLink } from "@apollo/client";
import { MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { setClock } from "../../../test/clock";
import { owner, renderRoutes } from "../../../test/render";
import { connection } from "../../core/connection";
import {
  DemoTrafficDocument,
  type MetricStatus,
  SystemHealthAnomaliesDocument,
  SystemHealthPageDocument,
} from "../../gql/graphql";
import { noMails, processes } from "./anomalies.test-support";
import { SystemHealthPage } from "./SystemHealthPage";

const thresholds = { cpu: [70, 90], memory: [80, 95], latency: [500, 1000], errors: [2, 5] } as const;
const names = { cpu: "CPU", memory: "Memory", latency: "API latency (p95)", errors: "Error rate" };
type Id = keyof typeof names;

const metric = (id: Id, value: number | null, status: MetricStatus, change: number | null = 0) => ({
  __typename: "HealthMetric",
  id,
  name: names[id],
  unit: id === "latency" ? "ms" : "%",
  group: "SYSTEM" as const,
  value,
  status,
  change,
  trend: change !== null && change > 1 ? "UP" : change !== null && change < -1 ? "DOWN" : "STABLE",
  threshold: { __typename: "MetricThreshold", warning: thresholds[id][0], critical: thresholds[id][1] },
  history: [value, value, value, value, value].map((each, index) => ({
    __typename: "MetricPoint",
    takenAt: `2026-11-20T10:42:0${index}Z`,
    value: each,
  })),
});

const reading = (takenAt: string, changes: ReturnType<typeof metric>[] = []) => {
  const usual = [
    metric("cpu", 45, "NORMAL", -2),
    metric("memory", 83, "WARNING", 5),
    metric("latency", 1040.4, "CRITICAL", 730),
    metric("errors", 0.5, "NORMAL"),
  ];
  return {
    __typename: "SystemMetrics",
    id: "system",
    takenAt,
    intervalSeconds: 5,
    metrics: usual.map((one) => changes.find(({ id }) => id === one.id) ?? one),
  };
};
type Reading = ReturnType<typeof reading>;

const first = (systemMetrics: Reading = reading("2026-11-20T10:42:05Z")) => ({
  request: { query: SystemHealthPageDocument, variables: { process: null, wholeSystem: true } },
  result: {
    data: { publicConfiguration: { __typename: "PublicConfiguration", demoMode: false }, systemMetrics },
  },
});

const traffic = (demoTraffic: { __typename: string; on: boolean } | null) => ({
  request: { query: DemoTrafficDocument },
  result: { data: { demoTraffic } },
});

const noAnomalies = {
  request: { query: SystemHealthAnomaliesDocument, variables: {} },
  result: {
    data: {
      anomalies: {
        __typename: "AnomalyConnection",
        nodes: [],
        pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
      },
    },
  },
};

async function open(metricMocks: object[]) {
  const mocks = [...metricMocks, noAnomalies, noMails, processes("Process 1", "Process 2"), traffic(null)];
  const metrics = new MockSubscriptionLink();
  const opened = jest.fn();
  metrics.onSetup(opened);
  const live = ApolloLink.split(
    ({ operationName }) => operationName === "SystemMetricsChanged",
    metrics,
    new MockSubscriptionLink(),
  );
  const routes = [{ path: "*", element: <SystemHealthPage /> }];
  const view = await renderRoutes(routes, { viewer: owner, mocks: mocks as ReturnType<typeof first>[], live });
  const simulate = (result: Parameters<typeof metrics.simulateResult>[0]) =>
    act(async () => {
      metrics.simulateResult(result);
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  const hear = (systemMetricsChanged: Reading) => simulate({ result: { data: { systemMetricsChanged } } });
  return { ...view, hear, simulate, opened };
}

const card = (name: string) => screen.getByRole("article", { name });

afterEach(() => {
  act(() => connection.restored());
  jest.useRealTimers();
});

describe("SystemHealthPage", () => {
  it("shows each metric with figure, status, trend and its place on the scale", async () => {
    await open([first()]);
    expect(await screen.findByText("as of 10:42:05, every 5 s")).toBeInTheDocument();
    expect(card("CPU")).toHaveTextContent("CPULive45%Normal");
    expect(within(card("CPU")).getByText("Down 2")).toBeInTheDocument();
    expect(within(card("CPU")).getByText("5 readings in 25 s")).toBeInTheDocument();
    expect(within(card("Memory")).getByText("Warning")).toHaveClass("warning");
    expect(within(card("Memory")).getByText("Up 5")).toBeInTheDocument();
    expect(within(card("API latency (p95)")).getByText("Critical")).toHaveClass("critical");
    expect(card("API latency (p95)")).toHaveTextContent("1,040ms");
    expect(within(card("Error rate")).getByText("No change")).toBeInTheDocument();
    expect(within(card("Memory")).getByRole("meter")).toHaveAccessibleName(
      "Memory: 83%. Warning at 80%, critical at 95%.",
    );
    expect(within(card("Memory")).getByRole("meter")).toHaveAttribute("aria-valuenow", "83");
    const watched = screen.getByRole("table");
    expect(within(watched).getByRole("row", { name: /API latency/ })).toHaveTextContent("500 ms1,000 ms");
  });

  it("shows the inside of the server in rows below the cards", async () => {
    const usual = reading("2026-11-20T10:42:05Z");
    const inside = (id: string, name: string, unit: string, value: number | null, status: MetricStatus) => ({
      ...metric("cpu", value, status, value === null ? null : 0),
      ...{ id, name, unit, group: "INSIDE" },
    });
    const jobs = inside("queue", "Jobs that wait", "", 1_204, "CRITICAL");
    const news = inside("announcements", "Announcement delay (p95)", "ms", null, "NO_DATA");
    await open([first({ ...usual, metrics: [...usual.metrics, jobs, news] as Reading["metrics"] })]);
    const panel = await screen.findByRole("region", { name: "Inside the server" });
    expect(within(panel).getByRole("row", { name: /Jobs that wait/ })).toHaveTextContent("1,204CriticalNo change");
    expect(within(panel).getByRole("row", { name: /Announcement/ })).toHaveTextContent(
      "No live updates in the last minuteNo dataNo reading",
    );
    expect(screen.getAllByRole("article")).toHaveLength(4);
  });

  it("says when there is nothing to measure", async () => {
    await open([first(reading("2026-11-20T10:42:05Z", [metric("latency", null, "NO_DATA", null)]))]);
    const latency = await screen.findByRole("article", { name: "API latency (p95)" });
    expect(within(latency).getByText("No requests in the last minute")).toBeInTheDocument();
    expect(within(latency).getByText("No data")).toBeInTheDocument();
    expect(within(latency).getByText("No reading")).toBeInTheDocument();
    expect(within(latency).queryByRole("meter")).toBeNull();
  });

  it("says of the machine that it is not measured yet, not that nobody asked", async () => {
    await open([first(reading("2026-11-20T10:42:05Z", [metric("cpu", null, "NO_DATA", null)]))]);
    const cpu = await screen.findByRole("article", { name: "CPU" });
    expect(within(cpu).getByText("Not measured yet")).toBeInTheDocument();
  });

  it("takes in new readings and speaks a change of status at once", async () => {
    const { hear } = await open([first()]);
    await screen.findByText("as of 10:42:05, every 5 s");
    await hear(reading("2026-11-20T10:42:10Z"));
    await hear(reading("2026-11-20T10:42:15Z", [metric("cpu", 92, "CRITICAL", 47)]));
    expect(await screen.findByText("as of 10:42:15, every 5 s")).toBeInTheDocument();
    expect(card("CPU")).toHaveTextContent("92%");
    expect(screen.getByText("CPU: Critical, 92%.")).toHaveAttribute("aria-live", "assertive");
  });

  it("keeps still while it is paused and counts what waits", async () => {
    const { user, hear } = await open([first()]);
    await screen.findByText("as of 10:42:05, every 5 s");
    await user.keyboard(" ");
    expect(within(card("CPU")).getByText("Paused")).toBeInTheDocument();
    await hear(reading("2026-11-20T10:42:10Z", [metric("cpu", 50, "NORMAL", 5)]));
    await hear(reading("2026-11-20T10:42:15Z", [metric("cpu", 55, "NORMAL", 5)]));
    expect(screen.getByText("2 newer readings waiting")).toBeInTheDocument();
    expect(card("CPU")).toHaveTextContent("45%");
    expect(screen.getByText("as of 10:42:05, every 5 s")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /Resume updates/ }));
    expect(card("CPU")).toHaveTextContent("55%");
    expect(screen.getByText("as of 10:42:15, every 5 s")).toBeInTheDocument();
  });

  it("says Reconnecting, and that figures are old once they are", async () => {
    await open([first()]);
    await screen.findByText("as of 10:42:05, every 5 s");
    jest.useFakeTimers();
    act(() => connection.lost());
    act(() => jest.advanceTimersByTime(1_100));
    expect(within(card("CPU")).getByText("Reconnecting")).toBeInTheDocument();
    expect(within(card("CPU")).getByText("Normal")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(card("CPU")).getByText(/^Stale since \d\d:\d\d$/)).toBeInTheDocument();
    expect(within(card("CPU")).getByText("Was normal")).toHaveClass("idle");
    expect(within(card("Memory")).getByText("Was warning")).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent(/^No readings since \d\d:\d\d\. Reconnecting/);
  });

  it("counts figures as old when no reading comes although the socket stands", async () => {
    await open([first()]);
    await screen.findByText("as of 10:42:05, every 5 s");
    setClock(Date.now() + 20_000);
    expect(await within(card("CPU")).findByText("Was normal")).toBeInTheDocument();
  });

  it("opens the subscription again after the server ended it", async () => {
    const { simulate, hear, opened } = await open([first()]);
    await screen.findByText("as of 10:42:05, every 5 s");
    const before = opened.mock.calls.length;
    await simulate({
      result: { errors: [new GraphQLError("Too slow", { extensions: { code: "RESYNC_REQUIRED" } })] },
    });
    await waitFor(() => expect(opened.mock.calls.length).toBeGreaterThan(before), { timeout: 10_000 });
    await hear(reading("2026-11-20T10:43:00Z"));
    expect(await screen.findByText("as of 10:43:00, every 5 s")).toBeInTheDocument();
  });

  it("opens the subscription again after it ended without a reason", async () => {
    const { simulate, opened } = await open([first()]);
    await screen.findByText("as of 10:42:05, every 5 s");
    const before = opened.mock.calls.length;
    await simulate({ error: new Error("gone") });
    await waitFor(() => expect(opened.mock.calls.length).toBeGreaterThan(before), { timeout: 10_000 });
  });

  it("says that the metrics failed and tries again", async () => {
    const { user } = await open([{ request: first().request, error: new Error("Failed to fetch") }, first()]);
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("article", { name: "CPU" })).toBeInTheDocument();
  });
});

it("shows one process in place of the whole system, and hears of that one alone", async () => {
  const variables = { process: "Process 2", wholeSystem: false };
  const other = first({ ...reading("2026-11-20T10:42:07Z", [metric("cpu", 91, "CRITICAL")]), id: "Process 2" });
  const { user, opened } = await open([first(), { ...other, request: { ...other.request, variables } }]);
  await screen.findByText("as of 10:42:05, every 5 s");
  const second = "Process 2, since 20 November, 10:00";
  await screen.findByRole("option", { name: second });
  await user.selectOptions(screen.getByLabelText("Live figures for"), second);
  expect(await screen.findByText("as of 10:42:07, every 5 s")).toBeInTheDocument();
  expect(card("CPU")).toHaveTextContent("91%Critical");
  expect(opened).toHaveBeenCalledTimes(2);
});
