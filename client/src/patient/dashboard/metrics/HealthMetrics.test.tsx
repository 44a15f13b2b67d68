import { MockSubscriptionLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { dashboardAnswer, noAdvert, noCheck } from "../../../../test/dashboard";
import { patient, renderRoutes } from "../../../../test/render";
import { connection } from "../../../core/connection";
import { HealthAlerts_AcknowledgeDocument, HealthAlerts_UndoDocument, TrendsPanelDocument } from "../../../gql/graphql";
import { isoDay } from "../../../lib/time";
import { DashboardPage } from "../DashboardPage";

const today = isoDay(new Date());
const soon = new Date().toISOString();
const group = (more: object) => ({ lastUpdated: soon, demonstration: false, ...more });

const vitals = (more: object = {}) => ({
  __typename: "Vitals",
  id: "patient-1",
  today,
  heartRate: group({ __typename: "HeartRateVitals", current: 72, average: 67.6 }),
  sleep: group({
    __typename: "SleepVitals",
    day: today,
    duration: 5.96,
    quality: "FAIR",
    deepSleep: 1.25,
    lightSleep: 3.5,
  }),
  activity: group({ __typename: "ActivityVitals", day: today, steps: 6240, calories: 248, activeMinutes: 31 }),
  thresholds: { __typename: "VitalsThresholds", heartRateLow: 60, heartRateHigh: 100, sleepHours: 6, steps: 5000 },
  ...more,
});

const alert = (more: object = {}) => ({
  __typename: "HealthAlert",
  id: "alert-1",
  metric: "HEART_RATE",
  type: "HIGH",
  message: "High resting heart rate: 112 BPM",
  day: null,
  demonstration: false,
  timestamp: soon,
  acknowledgedAt: null,
  ...more,
});

const page = (read: object) =>
  dashboardAnswer({
    vitals: vitals(),
    devices: [{ __typename: "WearableDevice", id: "device-1", connected: true }],
    ...read,
  });

async function open(read: object, mocks: object[] = []) {
  const view = await renderRoutes([{ path: "*", element: <DashboardPage /> }], {
    viewer: patient,
    live: new MockSubscriptionLink(),
    mocks: [page(read), noAdvert, noCheck, ...mocks] as (typeof noAdvert)[],
  });
  await screen.findByRole("region", { name: "Health Summary" });
  return view;
}
const metrics = () => screen.getByRole("region", { name: "Health Metrics" });

describe("Health Metrics", () => {
  it("shows three figures with their words, and never rounds up to a limit", async () => {
    await open({});
    const text = metrics().textContent ?? "";
    for (const part of [
      "72BPM",
      "24 h average: 68",
      "Normal, 60 to 100",
      "5.9hours",
      "Quality: fair",
      "Deep 1.2 h, light 3.5 h",
      "Under 6 hours",
      "6,240steps",
      "248 kcal used",
      "31 active minutes",
      "5,000 or more",
      "Live",
    ]) {
      expect(text).toContain(part);
    }
    expect(within(metrics()).getByRole("img", { name: /^72 beats per minute, normal at rest/ })).toBeInTheDocument();
    expect(text).not.toContain("Demonstration");
    expect(screen.queryByRole("button", { name: "Connect Device" })).not.toBeInTheDocument();
  });

  it("shows what there is, names the day of what is old, and does not call it live", async () => {
    const old = { lastUpdated: "2024-05-01T10:00:00Z" };
    await open({
      vitals: vitals({
        heartRate: null,
        sleep: null,
        activity: group({
          __typename: "ActivityVitals",
          day: "2024-05-01",
          steps: 1200,
          calories: null,
          activeMinutes: null,
          ...old,
        }),
      }),
    });
    expect(metrics()).toHaveTextContent("1 May 2024");
    expect(metrics()).toHaveTextContent("Under 5,000");
    expect(metrics()).not.toHaveTextContent("Live");
    expect(within(metrics()).queryByText("Heart rate")).not.toBeInTheDocument();
  });

  it("does not blame a day that is not over, and says that figures are made up", async () => {
    await open({
      vitals: vitals({
        activity: {
          __typename: "ActivityVitals",
          day: today,
          steps: 10,
          calories: 1,
          activeMinutes: 0,
          lastUpdated: soon,
          demonstration: true,
        },
      }),
    });
    expect(metrics()).toHaveTextContent("So far today");
    expect(metrics()).toHaveTextContent("Demonstration data. These figures are made up.");
  });

  it("turns grey and says that it was so when the connection has been away", async () => {
    jest.spyOn(connection, "read").mockReturnValue({ staleSince: new Date() });
    await open({});
    expect(metrics()).toHaveTextContent("Was: Normal, 60 to 100");
    expect(metrics()).toHaveTextContent(/Stale since/);
    jest.restoreAllMocks();
  });
});

describe("Health Alerts", () => {
  const answer = (query: object, name: string, acknowledgedAt: string | null) => ({
    request: { query, variables: { id: "alert-1" } },
    result: { data: { [name]: { __typename: "HealthAlert", id: "alert-1", acknowledgedAt } } },
  });

  it("are nothing while there are none", async () => {
    await open({});
    expect(screen.queryByRole("region", { name: "Health Alerts" })).not.toBeInTheDocument();
  });

  it("fold to one line and back, and keep the focus", async () => {
    const { user } = await open({ healthAlerts: { __typename: "HealthAlertConnection", nodes: [alert()] } }, [
      answer(HealthAlerts_AcknowledgeDocument, "acknowledgeHealthAlert", soon),
      answer(HealthAlerts_UndoDocument, "undoAcknowledgeHealthAlert", null),
    ]);
    const card = screen.getByRole("article", { name: "Health alert, worth a look: High resting heart rate: 112 BPM" });
    expect(card).toHaveTextContent("Not a diagnosis.");
    expect(within(card).getByRole("link", { name: "999" })).toHaveAttribute("href", "tel:999");
    await user.click(within(card).getByRole("button", { name: "Got it" }));
    const undo = await screen.findByRole("button", { name: /^Undo/ });
    await waitFor(() => expect(undo).toHaveFocus());
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    await user.click(undo);
    await waitFor(() => expect(screen.getByRole("button", { name: "Got it" })).toHaveFocus());
  });

  it("stay as they were when that cannot be saved", async () => {
    const failing = {
      request: { query: HealthAlerts_AcknowledgeDocument, variables: { id: "alert-1" } },
      error: new Error("away"),
    };
    const { user } = await open(
      {
        healthAlerts: {
          __typename: "HealthAlertConnection",
          nodes: [alert({ metric: "SLEEP", type: "LOW", message: "Short sleep: 5 hours", day: "2024-05-01" })],
        },
      },
      [failing],
    );
    expect(screen.getByRole("article")).toHaveTextContent("The night to 1 May 2024 was under 6 hours.");
    await user.click(screen.getByRole("button", { name: "Got it" }));
    expect(await screen.findByText("That could not be saved. Please try again.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Got it" })).toBeInTheDocument();
  });
});

describe("Trends", () => {
  const trend = (variables: object, points: object[]) => ({
    request: { query: TrendsPanelDocument, variables },
    result: {
      data: {
        vitalTrend: {
          __typename: "VitalTrend",
          id: JSON.stringify(variables),
          demonstration: false,
          points,
          ...variables,
        },
      },
    },
  });
  const point = (at: string, value: number) => ({
    __typename: "TrendPoint",
    at,
    value,
    lowest: value - 9,
    highest: 99,
  });

  it("ask when they are opened, say that they failed, and have a real table", async () => {
    const week = { metric: "HEART_RATE", range: "WEEK" };
    const { user } = await open({}, [
      { request: { query: TrendsPanelDocument, variables: week }, error: new Error("away") },
      trend(week, [point("2026-11-20T00:00:00Z", 68.4), point("2026-11-21T00:00:00Z", 70)]),
      trend({ metric: "STEPS", range: "WEEK" }, []),
    ]);
    const fold = screen.getByRole("button", { name: "Trends" });
    expect(fold).toHaveAttribute("aria-expanded", "false");
    await user.click(fold);
    await user.click(await screen.findByRole("radio", { name: "Table" }));
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    const table = await screen.findByRole("table", { name: "How fast did your heart beat?" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["When", "Average (BPM)", "Lowest", "Highest"]);
    const rows = within(table).getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^21 November.*706199$/),
      expect.stringMatching(/^20 November.*685999$/),
    ]);
    await user.click(screen.getByRole("radio", { name: "Steps" }));
    expect(await screen.findByText("Nothing was measured in this time.")).toBeInTheDocument();
  });
});
