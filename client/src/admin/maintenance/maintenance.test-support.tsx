import { ApolloLink } from "@apollo/client";
import { type MockLink, MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { owner, renderRoutes } from "../../../test/render";
import { MaintenanceLogsDocument, MaintenanceWindowDocument, MaintenanceWindowsDocument } from "../../gql/graphql";
import { MaintenancePage } from "./MaintenancePage";

export const manager = { ...owner, permissions: ["maintenance.view", "maintenance.manage"] };
export const viewer = { ...owner, permissions: ["maintenance.view"] };

/** A window that waits. */
export const windowOf = (id: string, changes: object = {}) => ({
  __typename: "MaintenanceWindow" as const,
  id,
  type: "BACKUP",
  status: "SCHEDULED",
  scheduledFor: "2031-05-01T01:00:00.000Z",
  endsAt: "2031-05-01T02:00:00.000Z",
  startedAt: null as string | null,
  completedAt: null as string | null,
  description: `About ${id}`,
  releaseVersion: null,
  releaseNotes: null,
  isAnnounced: false,
  progress: 0,
  summary: null as string | null,
  bytes: null as number | null,
  createdBy: "Marcus Whitfield",
  revision: 1,
  repeats: "NEVER",
  ...changes,
});
export type Window = ReturnType<typeof windowOf>;

export const line = (id: string, message: string, changes: object = {}) => ({
  __typename: "MaintenanceLog",
  id,
  windowId: "w1",
  type: "BACKUP",
  status: "SUCCESS",
  message,
  timestamp: "2026-11-20T10:41:55.000Z",
  details: null as string | null,
  ...changes,
});

const connection = (kind: string, nodes: object[], endCursor: string | null) => ({
  __typename: `${kind}Connection`,
  nodes,
  totalCount: nodes.length,
  pageInfo: { __typename: "PageInfo", endCursor, hasNextPage: endCursor !== null },
});

/** A page of windows. @param next where the next one begins. */
export const windowsMock = (nodes: Window[], variables: object = { isPast: false }, next: string | null = null) => ({
  request: { query: MaintenanceWindowsDocument, variables },
  result: { data: { maintenanceWindows: connection("MaintenanceWindow", nodes, next) } },
});
export const windowMock = (window: Window) => ({
  request: { query: MaintenanceWindowDocument, variables: { id: window.id } },
  result: { data: { maintenanceWindow: window } },
});
export const logsMock = (nodes: object[], changes: object = {}) => ({
  request: {
    query: MaintenanceLogsDocument,
    variables: { windowId: null, status: null, type: null, ...changes },
  },
  result: { data: { maintenanceLogs: connection("MaintenanceLog", nodes, null) } },
});

export const tiles = (changes: object = {}) => ({
  __typename: "MaintenanceOverview",
  at: "2026-11-20T10:42:07.000Z",
  lastBackup: null,
  security: null,
  nextRelease: null,
  ...changes,
});

export const refused = (message: string, extensions: object = {}) => ({
  errors: [new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", ...extensions } })],
});

/** The page with answers of the API; `hear` is what arrives live. */
export async function open(mocks: object[], { at = "/admin/maintenance", as = manager } = {}) {
  const live = new MockSubscriptionLink();
  const view = await renderRoutes([{ path: "*", element: <MaintenancePage /> }], {
    ...{ viewer: as, live, at },
    mocks: mocks as MockLink.MockedResponse[],
  });
  const hear = (maintenanceChanged: object = tiles()) =>
    act(async () => {
      live.simulateResult({ result: { data: { maintenanceChanged } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}

/** The same with the dialog of the report open; `hear` is what arrives of the report. */
export async function openReport(mocks: object[]) {
  const live = new MockSubscriptionLink();
  const view = await renderRoutes([{ path: "*", element: <MaintenancePage /> }], {
    viewer,
    // The tiles are heard as well, and nothing of them arrives here.
    live: ApolloLink.split(
      ({ operationName }) => operationName === "MaintenanceReportChanged",
      live,
      new MockSubscriptionLink(),
    ),
    at: "/admin/maintenance",
    mocks: [windowsMock([]), ...mocks] as MockLink.MockedResponse[],
  });
  await view.user.click(screen.getByRole("button", { name: "Generate Report" }));
  const hear = async (maintenanceReportChanged: object) => {
    await waitFor(() => expect(live.operation?.operationName).toBe("MaintenanceReportChanged"));
    await act(async () => {
      live.simulateResult({ result: { data: { maintenanceReportChanged } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  };
  return { ...view, hear };
}

export const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);
