import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { SystemHealthAnomaliesDocument, UseAcknowledge_AcknowledgeDocument } from "../../gql/graphql";
import { answer, detailsOf, failure, latency, memory, open, over, page, panel, rows } from "./anomalies.test-support";

afterEach(() => {
  jest.useRealTimers();
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
    await user.click(await screen.findByRole("button", { name: /^Show more/ }));
    expect(await screen.findByText("92% reached 90")).toBeInTheDocument();
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /^Show more/ })).not.toBeInTheDocument();
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

it("says until when anomalies are muted, does not speak of those, and speaks of one that goes on longer", async () => {
  const { hear } = await open([page([])]);
  await screen.findByText("No anomalies detected");
  const mute = {
    ...{ __typename: "MetricMute", reason: "Backup" },
    from: "2026-11-20T10:30:00.000Z",
    until: "2026-11-20T11:30:00.000Z",
  };
  const coming = { ...mute, from: "2026-11-20T12:30:00.000Z", until: "2026-11-20T13:30:00.000Z" };
  await hear([], 0, true, [coming, mute]);
  expect(within(panel()).getByText("Muted until 11:30: Backup")).toBeInTheDocument();
  await hear([{ ...latency, muted: true }], 0, false, [mute]);
  expect(rows()[0]).toContain("10:41:55Muted");
  expect(within(panel()).getByText("0 open")).toBeInTheDocument();
  expect(screen.queryByText(/^New anomaly/)).not.toBeInTheDocument();
  await hear([latency], 1);
  expect(screen.queryByText(/^Muted until/)).not.toBeInTheDocument();
  expect(screen.getByText(/^New anomaly/)).toBeInTheDocument();
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
    expect(await screen.findByText("API latency (p95): acknowledged.")).toHaveAttribute("role", "status");
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

  it("is for a time when that is chosen, and what happened stands in the dialog", async () => {
    const mock = answer(
      UseAcknowledge_AcknowledgeDocument,
      { acknowledgeAnomaly: { ...latency, acknowledged: true, acknowledgedByName: "Marcus Whitfield" } },
      { id: latency.id, note: "", expiry: "FOUR_HOURS" },
    );
    const { user } = await open([page([latency]), mock]);
    await screen.findByText("1,040 ms reached 1,000");
    await user.click(detailsOf("API latency"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText("No data for this period")).toBeInTheDocument();
    expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "10:41:50Raised: 540 ms",
      "10:41:51Acknowledged by Leila Haddad: on it",
      "10:41:52Open again",
    ]);
    await user.selectOptions(dialog.getByRole("combobox", { name: "For how long" }), "4 hours");
    await user.click(dialog.getByRole("button", { name: /^Acknowledge/ }));
    expect(await screen.findByText("By Marcus Whitfield")).toBeInTheDocument();
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

describe("the filters", () => {
  it("ask the API for what was chosen, stand in the address, and leave out what fits no longer", async () => {
    const { user, hear, router } = await open([
      { ...page([latency, memory, over]), maxUsageCount: 2 },
      page([latency, over], null, { severity: "CRITICAL" }),
      page([{ ...latency, message: "1,050 ms reached 1,000" }], null, { severity: "CRITICAL", state: "OPEN" }),
    ]);
    await screen.findByText("83% reached 80");
    await user.selectOptions(screen.getByLabelText("Severity"), "CRITICAL");
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.selectOptions(screen.getByLabelText("State"), "OPEN");
    await screen.findByText("1,050 ms reached 1,000");
    expect(rows()).toHaveLength(1);
    expect(router.state.location.search).toBe("?severity=critical&state=open");
    await hear([latency, memory], 2, true);
    // The count is of everything that is not over, whatever the filter.
    expect(within(panel()).getByText("2 open, 1 of them acknowledged")).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
    await hear([{ ...latency, acknowledged: true }], 2);
    expect(await screen.findByText("No anomalies match this filter.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show all" }));
    expect(router.state.location.search).toBe("");
    expect(screen.getByLabelText("State")).toHaveFocus();
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it("come from the address, and nothing else is taken for one", async () => {
    const { router } = await open(
      [page([latency], null, { metric: "latency" })],
      false,
      "/admin/system-health?metric=latency&state=nonsense&severity=%3Cscript%3E",
    );
    await screen.findByText("1,040 ms reached 1,000");
    await waitFor(() => expect(screen.getByLabelText("Metric")).toHaveDisplayValue("API latency (p95)"));
    expect(screen.getByLabelText("State")).toHaveDisplayValue("State: all");
    expect(router.state.location.search).toContain("metric=latency");
  });
});
