import { ApolloLink } from "@apollo/client";
import { type MockLink, MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { type DocumentNode, GraphQLError } from "graphql";
import { owner, renderRoutes } from "../../../test/render";
import {
  DemoSlownessDocument,
  SystemHealthAnomaliesDocument,
  SystemHealthPageDocument,
  UseAcknowledge_AcknowledgeDocument,
  UseDemoSlowness_SetDocument,
} from "../../gql/graphql";
import { SystemHealthPage } from "./SystemHealthPage";

const anomaly = (id: string, changes: object = {}) => ({
  __typename: "Anomaly",
  id,
  metric: "latency",
  metricName: "API latency (p95)",
  severity: "CRITICAL",
  message: "1,040 ms reached 1,000",
  timestamp: "2026-11-20T10:41:55.000Z",
  acknowledged: false,
  acknowledgedAt: null,
  acknowledgedByName: null,
  note: null,
  resolvedAt: null,
  ...changes,
});
type Node = ReturnType<typeof anomaly>;

const latency = anomaly("latency-1");
const memory = anomaly("memory-1", {
  metric: "memory",
  metricName: "Memory",
  severity: "WARNING",
  message: "83% reached 80",
  timestamp: "2026-11-20T10:38:20.000Z",
  acknowledged: true,
  acknowledgedAt: "2026-11-20T10:40:00.000Z",
  acknowledgedByName: "Leila Haddad",
  note: "release rolled back",
});
const over = anomaly("cpu-1", {
  metric: "cpu",
  metricName: "CPU",
  message: "92% reached 90",
  timestamp: "2026-11-20T10:44:00.000Z",
  resolvedAt: "2026-11-20T10:44:35.000Z",
});

const answer = (query: DocumentNode, data: object, variables: object = {}) => ({
  request: { query, variables },
  result: { data },
});
const failure = (query: DocumentNode, variables: object = {}) => ({
  request: { query, variables },
  error: new Error("Failed to fetch"),
});
const page = (nodes: Node[], endCursor: string | null = null, variables: object = {}) =>
  answer(
    SystemHealthAnomaliesDocument,
    {
      anomalies: {
        __typename: "AnomalyConnection",
        nodes,
        pageInfo: { __typename: "PageInfo", endCursor, hasNextPage: endCursor !== null },
      },
    },
    variables,
  );
const metrics = (demoMode = false) =>
  answer(SystemHealthPageDocument, {
    publicConfiguration: { __typename: "PublicConfiguration", demoMode },
    systemMetrics: {
      __typename: "SystemMetrics",
      id: "system",
      takenAt: "2026-11-20T10:45:05Z",
      intervalSeconds: 5,
      metrics: [
        {
          __typename: "HealthMetric",
          id: "latency",
          name: "API latency (p95)",
          unit: "ms",
          value: 1_100,
          status: "CRITICAL",
          change: 0,
          trend: "STABLE",
          threshold: { __typename: "MetricThreshold", warning: 500, critical: 1_000 },
          history: [],
        },
      ],
    },
  });

async function open(mocks: object[], demoMode = false) {
  jest.useFakeTimers({ now: new Date("2026-11-20T10:45:00Z"), doNotFake: EVERYTHING_BUT_THE_CLOCK });
  const raised = new MockSubscriptionLink();
  const live = ApolloLink.split(
    ({ operationName }) => operationName === "AnomalyRaised",
    raised,
    new MockSubscriptionLink(),
  );
  const view = await renderRoutes([{ path: "*", element: <SystemHealthPage /> }], {
    viewer: owner,
    mocks: [metrics(demoMode), ...mocks] as MockLink.MockedResponse[],
    live,
  });
  const hear = (anomalies: Node[], openCount: number, snapshot = false) =>
    act(async () => {
      raised.simulateResult({
        result: { data: { anomalyRaised: { __typename: "AnomalyChange", snapshot, openCount, anomalies } } },
      });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}

const EVERYTHING_BUT_THE_CLOCK: FakeableAPI[] = [
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "setImmediate",
  "clearImmediate",
  "nextTick",
  "queueMicrotask",
  "performance",
  "hrtime",
  "requestAnimationFrame",
  "cancelAnimationFrame",
  "requestIdleCallback",
  "cancelIdleCallback",
];
type FakeableAPI = NonNullable<NonNullable<Parameters<typeof jest.useFakeTimers>[0]>["doNotFake"]>[number];

const panel = () => screen.getByRole("region", { name: "Anomalies" });
const rows = () =>
  within(panel())
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);
const detailsOf = (name: string) => screen.getByRole("button", { name: new RegExp(`^Details of ${name}`) });

/** The browser's notifications, as far as the page uses them. */
function browserNotifications(permission: NotificationPermission, ask: () => Promise<NotificationPermission>) {
  const shown = jest.fn();
  class Fake {
    static permission = permission;
    static async requestPermission() {
      Fake.permission = await ask();
    }
    constructor(title: string, options: object) {
      shown(title, options);
    }
  }
  Object.assign(window, { Notification: Fake });
  return shown;
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "Notification");
  sessionStorage.clear();
});

describe("the list of anomalies", () => {
  it("has what is open first, then the newest, with state and note", async () => {
    await open([page([over, latency, memory])]);
    await screen.findByText("1,040 ms reached 1,000");
    expect(rows()).toEqual([
      "CriticalAPI latency (p95)1,040 ms reached 1,00010:41:55OpenDetails of API latency (p95), 10:41:55",
      "WarningMemory83% reached 8010:38:20AcknowledgedLeila Haddad: release rolled backDetails of Memory, 10:38:20",
      "CriticalCPU92% reached 9010:44:00ResolvedBack to normal at 10:44:35Details of CPU, 10:44:00",
    ]);
    expect(within(panel()).getByText("2 open, 1 of them acknowledged")).toBeInTheDocument();
  });

  it("says when there are none, and when that was checked", async () => {
    await open([page([])]);
    expect(await screen.findByText("No anomalies detected")).toBeInTheDocument();
    expect(await screen.findByText("Last check at 10:45:05")).toBeInTheDocument();
  });

  it("says that it failed and tries again, while the metrics stand", async () => {
    const { user } = await open([failure(SystemHealthAnomaliesDocument), page([latency])]);
    await screen.findByText("The anomalies cannot be shown right now.");
    expect(await screen.findByRole("article", { name: "API latency (p95)" })).toBeInTheDocument();
    await user.click(within(panel()).getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("1,040 ms reached 1,000")).toBeInTheDocument();
  });

  it("shows more on demand", async () => {
    const { user } = await open([page([latency], "next"), page([over], null, { after: "next" })]);
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await screen.findByText("92% reached 90")).toBeInTheDocument();
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });

  it("takes in what is raised and what is over, and speaks the new one at once", async () => {
    const { hear } = await open([page([])]);
    await screen.findByText("No anomalies detected");
    await hear([], 0, true);
    await hear([latency], 1);
    expect(rows()).toHaveLength(1);
    expect(within(panel()).getByText("1 open")).toBeInTheDocument();
    const spoken = "New anomaly at 10:41:55: Critical. API latency (p95), 1,040 ms reached 1,000.";
    expect(screen.getByText(spoken)).toHaveAttribute("aria-live", "assertive");
    await hear([{ ...latency, resolvedAt: "2026-11-20T10:44:00.000Z" }], 0);
    expect(rows()[0]).toContain("ResolvedBack to normal at 10:44:00");
    expect(within(panel()).getByText("0 open")).toBeInTheDocument();
  });
});

describe("the keys", () => {
  it("move, open the details, and come back to the same row", async () => {
    const { user } = await open([page([latency, memory])]);
    await screen.findByText("1,040 ms reached 1,000");
    await user.keyboard("jj");
    expect(detailsOf("Memory")).toHaveFocus();
    await user.keyboard("k");
    expect(detailsOf("API latency")).toHaveFocus();
    await user.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent("API latency (p95): 1,040 ms reached 1,000");
    expect(dialog).toHaveTextContent("Warning 500 ms, critical 1,000 ms");
    expect(dialog).toHaveTextContent("1,100 ms, critical");
    expect(dialog).toHaveTextContent("Not normal yet");
    expect(dialog).toHaveTextContent("Memory, since 10:38:20");
    await user.keyboard("j");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(detailsOf("API latency")).toHaveFocus();
  });

  it("acknowledge the row that they are on", async () => {
    const acknowledged = { ...latency, acknowledged: true, acknowledgedByName: "Marcus Whitfield" };
    const mock = answer(
      UseAcknowledge_AcknowledgeDocument,
      { acknowledgeAnomaly: acknowledged },
      { id: latency.id, note: "" },
    );
    const { user } = await open([page([latency]), mock]);
    await screen.findByText("1,040 ms reached 1,000");
    await user.keyboard("ja");
    expect(await screen.findByText("By Marcus Whitfield")).toBeInTheDocument();
    expect(rows()[0]).toContain("Acknowledged");
    expect(screen.getByText("API latency (p95): acknowledged.")).toHaveAttribute("role", "status");
  });
});

describe("acknowledging", () => {
  const conflict = (variables: object) => ({
    request: { query: UseAcknowledge_AcknowledgeDocument, variables },
    result: { errors: [new GraphQLError("This anomaly is over.", { extensions: { code: "CONFLICT" } })] },
  });

  it("takes a note and closes the dialog", async () => {
    const note = "restarting worker 2";
    const acknowledged = { ...latency, acknowledged: true, acknowledgedByName: "Marcus Whitfield", note };
    const mock = answer(
      UseAcknowledge_AcknowledgeDocument,
      { acknowledgeAnomaly: acknowledged },
      { id: latency.id, note },
    );
    const { user } = await open([page([latency]), mock]);
    await screen.findByText("1,040 ms reached 1,000");
    await user.click(detailsOf("API latency"));
    expect(await screen.findByText(/Acknowledging does not fix it/)).toBeInTheDocument();
    await user.type(screen.getByRole("textbox", { name: "Note" }), note);
    await user.click(screen.getByRole("button", { name: /^Acknowledge/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("Marcus Whitfield: restarting worker 2")).toBeInTheDocument();
    expect(detailsOf("API latency")).toHaveFocus();
  });

  it("says in its place that somebody was quicker, and keeps the note through every failure", async () => {
    const variables = { id: latency.id, note: "on it" };
    const { user } = await open([
      page([latency]),
      failure(UseAcknowledge_AcknowledgeDocument, variables),
      conflict(variables),
    ]);
    await screen.findByText("1,040 ms reached 1,000");
    await user.click(detailsOf("API latency"));
    await user.type(await screen.findByRole("textbox", { name: "Note" }), "on it");
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: /^Acknowledge/ }));
    expect(await dialog.findByText(/could not be acknowledged/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /^Acknowledge/ }));
    expect(await dialog.findByText("This anomaly is over.")).toBeInTheDocument();
    expect(dialog.getByRole("textbox", { name: "Note" })).toHaveValue("on it");
  });

  it("is not offered for what is over", async () => {
    const { user } = await open([page([over])]);
    await screen.findByText("92% reached 90");
    await user.click(detailsOf("CPU"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("10:44:35")).toBeInTheDocument();
    expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
    expect(dialog.queryByRole("button", { name: /^Acknowledge/ })).not.toBeInTheDocument();
  });
});

describe("notifications of the browser", () => {
  it("tell what is raised while the page is open, once, and nothing else", async () => {
    const shown = browserNotifications("granted", async () => "granted");
    const { hear } = await open([page([memory])]);
    await screen.findByText("Notifications are on");
    await hear([memory], 1, true);
    expect(shown).not.toHaveBeenCalled();
    await hear([latency], 2);
    await hear([latency], 2);
    await hear([{ ...latency, acknowledged: true }], 2);
    expect(shown.mock.calls).toEqual([
      ["System Anomaly Detected", { body: "API latency (p95): 1,040 ms reached 1,000", tag: latency.id }],
    ]);
    await hear([{ ...memory, severity: "CRITICAL", message: "96% reached 95" }], 2);
    expect(shown).toHaveBeenLastCalledWith("System Anomaly Detected", {
      body: "Memory: 96% reached 95",
      tag: memory.id,
    });
  });

  it("also tell what was missed while the socket was away", async () => {
    const shown = browserNotifications("granted", async () => "granted");
    const { hear } = await open([page([over])]);
    await screen.findByText("Notifications are on");
    await hear([over], 0, true);
    await hear([latency, over], 1, true);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["granted", async (): Promise<NotificationPermission> => "granted", "Notifications are on"],
    [
      "denied",
      async (): Promise<NotificationPermission> => "denied",
      "Please enable notifications in your browser settings",
    ],
    ["broken", () => Promise.reject(new Error("no")), "Failed to enable notifications"],
  ])("are asked for with N: %s", async (_case, ask, sentence) => {
    browserNotifications("default", ask);
    const { user } = await open([page([])]);
    await screen.findByText("No anomalies detected");
    await user.keyboard("n");
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it("do not exist in every browser", async () => {
    const { user } = await open([page([])]);
    await user.click(await screen.findByRole("button", { name: /Notify me/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This browser does not support notifications");
  });
});

describe("the slowness of a demonstration", () => {
  const is = (on: boolean) => answer(DemoSlownessDocument, { demoSlowness: on });

  it("is switched on and said at the top of the page", async () => {
    const set = answer(UseDemoSlowness_SetDocument, { setDemoSlowness: true }, { on: true });
    const { user } = await open([page([]), is(false), set], true);
    const toggle = await screen.findByRole("switch", { name: "Slow this server down on purpose" });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    expect(await screen.findByText("Slowed down on purpose")).toBeInTheDocument();
    expect(toggle).toBeChecked();
  });

  it("says when the switch could not be moved", async () => {
    const { user } = await open([page([]), is(false), failure(UseDemoSlowness_SetDocument, { on: true })], true);
    await user.click(await screen.findByRole("switch"));
    expect(await screen.findByText("The switch could not be moved. Please try again.")).toBeInTheDocument();
    expect(screen.getByRole("switch")).not.toBeChecked();
  });

  it("has no switch outside demonstration mode", async () => {
    await open([page([])]);
    await screen.findByText("No anomalies detected");
    expect(await screen.findByRole("article", { name: "API latency (p95)" })).toBeInTheDocument();
    expect(screen.queryByRole("switch")).not.toBeInTheDocument();
  });
});
