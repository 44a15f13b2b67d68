import { ApolloLink } from "@apollo/client";
import { type MockLink, MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen, within } from "@testing-library/react";
import type { DocumentNode } from "graphql";
import { setClock } from "../../../test/clock";
import { often, owner, renderRoutes } from "../../../test/render";
import {
  AnomalyMailsDocument,
  AnomalyPastDocument,
  type AnomalySeverity,
  DemoTrafficDocument,
  LiveScopeDocument,
  SystemHealthAnomaliesDocument,
  SystemHealthPageDocument,
} from "../../gql/graphql";
import { SystemHealthPage } from "./SystemHealthPage";

interface Node {
  id: string;
  metric: string;
  metricName: string;
  severity: string;
  message: string;
  timestamp: string;
  acknowledged: boolean;
  muted: boolean;
  acknowledgedAt: string | null;
  acknowledgedUntil: string | null;
  acknowledgedByName: string | null;
  note: string | null;
  resolvedAt: string | null;
}

const anomaly = (id: string, changes: Partial<Node> = {}): Node & { __typename: "Anomaly" } => ({
  __typename: "Anomaly",
  id,
  metric: "latency",
  metricName: "API latency (p95)",
  severity: "CRITICAL",
  message: "1,040 ms reached 1,000",
  timestamp: "2026-11-20T10:41:55.000Z",
  acknowledged: false,
  muted: false,
  acknowledgedAt: null,
  acknowledgedUntil: null,
  acknowledgedByName: null,
  note: null,
  resolvedAt: null,
  ...changes,
});

export const latency = anomaly("latency-1");
export const memory = anomaly("memory-1", {
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
export const over = anomaly("cpu-1", {
  metric: "cpu",
  metricName: "CPU",
  message: "92% reached 90",
  timestamp: "2026-11-20T10:44:00.000Z",
  resolvedAt: "2026-11-20T10:44:35.000Z",
});

export const answer = (query: DocumentNode, data: object, variables: object = {}) => ({
  request: { query, variables },
  result: { data },
});
export const failure = (query: DocumentNode, variables: object = {}) => ({
  request: { query, variables },
  error: new Error("Failed to fetch"),
});
export const page = (nodes: Node[], endCursor: string | null = null, variables: object = {}) =>
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
  answer(
    SystemHealthPageDocument,
    {
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
            group: "SYSTEM",
            value: 1_100,
            status: "CRITICAL",
            change: 0,
            trend: "STABLE",
            threshold: { __typename: "MetricThreshold", warning: 500, critical: 1_000 },
            history: [],
          },
        ],
      },
    },
    { process: null, wholeSystem: true },
  );
/** Which processes run. */
export const processes = (...labels: string[]) => ({
  ...answer(LiveScopeDocument, {
    systemProcesses: labels.map((label) => ({
      ...{ __typename: "SystemProcess", id: label, label, isRunning: true },
      startedAt: "2026-11-20T10:00:00.000Z",
      lastSeenAt: "2026-11-20T10:45:00.000Z",
    })),
  }),
  ...often,
});

/** What every dialog asks for: without data around the moment, and with an anomaly that was raised and open again. */
const past = {
  request: { query: AnomalyPastDocument, variables: () => true },
  ...often,
  result: {
    data: {
      metricHistory: {
        ...{ __typename: "MetricHistory", metric: "latency", name: "API latency (p95)", unit: "ms" },
        ...{ until: "2026-11-20T11:12:00Z", bucketSeconds: 60, points: [] },
        threshold: { __typename: "MetricThreshold", warning: 500, critical: 1_000 },
      },
      anomalyEvents: (["RAISED", "ACKNOWLEDGED", "REOPENED"] as const).map((kind, index) => ({
        ...{ __typename: "AnomalyEvent", id: String(index), kind, happenedAt: `2026-11-20T10:41:5${index}.000Z` },
        value: kind === "RAISED" ? 540 : null,
        note: kind === "ACKNOWLEDGED" ? "on it" : null,
        actorName: kind === "ACKNOWLEDGED" ? "Leila Haddad" : null,
      })),
    },
  },
};

/** What a person chose about mails. */
export const mailsOf = (from: AnomalySeverity | null, whenResolved = false) => ({
  anomalyMails: { __typename: "AnomalyMails", from, whenResolved, mailsAnHour: 6 },
});
const noTraffic = answer(DemoTrafficDocument, { demoTraffic: null });
export const noMails = { ...answer(AnomalyMailsDocument, mailsOf(null)), ...often };

/** The System Health page with these answers, at 10:45 in London; `hear` lets the subscription say something. */
export async function open(mocks: object[], demoMode = false, at = "/admin/system-health") {
  setClock(new Date("2026-11-20T10:45:00Z"));
  const raised = new MockSubscriptionLink();
  const live = ApolloLink.split(
    ({ operationName }) => operationName === "AnomalyRaised",
    raised,
    new MockSubscriptionLink(),
  );
  const view = await renderRoutes([{ path: "*", element: <SystemHealthPage /> }], {
    ...{ viewer: owner, at },
    mocks: [metrics(demoMode), past, ...mocks, noMails, noTraffic, processes()] as MockLink.MockedResponse[],
    live,
  });
  const hear = (anomalies: Node[], openCount: number, snapshot = false, mutes: object[] = []) =>
    act(async () => {
      raised.simulateResult({
        result: { data: { anomalyRaised: { __typename: "AnomalyChange", snapshot, openCount, anomalies, mutes } } },
      });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}

export const panel = () => screen.getByRole("region", { name: "Anomalies" });
export const rows = () =>
  within(panel())
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);
export const detailsOf = (name: string) => screen.getByRole("button", { name: new RegExp(`^Details of ${name}`) });
