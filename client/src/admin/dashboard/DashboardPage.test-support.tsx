import { ApolloLink } from "@apollo/client";
import { MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { often, owner, renderRoutes } from "../../../test/render";
import {
  AdminDashboardPageDocument,
  AdministrationTilesDocument,
  type ApplicationDocumentStatus,
  type ApplicationStatus,
  AttentionDocument,
  ReviewPaneDocument,
} from "../../gql/graphql";
import { DashboardPage } from "./DashboardPage";

const HOUR_MS = 3_600_000;
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const dayFromNow = (days: number) => hoursFromNow(days * 24).slice(0, 10);

export const reviewer = {
  ...owner,
  id: "reviewer-1",
  name: "Leila Haddad",
  permissions: ["applications.view", "applications.approve", "applications.reject", "applications.request_documents"],
};

export const document = (
  id: string,
  name: string,
  status: ApplicationDocumentStatus,
  changes: Record<string, unknown> = {},
) => ({
  __typename: "ReviewedDocument",
  id,
  name,
  dateKind: "ISSUED",
  date: "2025-10-01",
  requestedAt: null,
  status,
  fileName: `${id}.pdf`,
  bytes: 2_048,
  pages: 2,
  uploadedAt: hoursFromNow(-6),
  rejectionReason: null,
  markedBy: status === "PENDING" ? null : "Leila Haddad",
  markedAt: status === "PENDING" ? null : hoursFromNow(-1),
  contentState: "TEXT",
  url: `/applications/documents/${id}`,
  content: "Valid until 30 September 2026",
  ...changes,
});

export const application = (id: string, name: string, changes: Record<string, unknown> = {}) => ({
  __typename: "ReviewedApplication",
  id,
  status: "PENDING" as ApplicationStatus,
  submittedAt: hoursFromNow(-5),
  reviewDueAt: hoursFromNow(20),
  reviewClockKnown: true,
  decidedAt: null,
  decidedBy: null,
  reason: null,
  version: 3,
  company: {
    __typename: "Company",
    name,
    registrationNumber: "09876543",
    address: null,
    contactPerson: "Nadia Ferris",
    phone: "0151 496 0412",
    email: `${id}@quayside.example`,
    website: null,
  },
  documents: [
    document(`${id}-one`, "Business Registration Certificate", "VALID"),
    document(`${id}-two`, "Tax Compliance Certificate", "PENDING", { dateKind: "EXPIRES", date: dayFromNow(-51) }),
  ],
  history: [event("e1", "SUBMITTED", null)],
  reviewers: [{ __typename: "ApplicationReviewer", id: reviewer.id, name: reviewer.name, since: hoursFromNow(0) }],
  ...changes,
});
export type Sent = ReturnType<typeof application>;

export function event(id: string, what: string, by: string | null, documents: string[] = []) {
  return { __typename: "ApplicationEvent", id, at: hoursFromNow(-0.001), what, by, reason: null, documents };
}

export const list = (
  nodes: Sent[],
  variables: { status?: string | null; search?: string | null; decidedOn?: string | null } = {},
) => ({
  request: {
    query: AdminDashboardPageDocument,
    variables: { status: "PENDING", search: null, decidedOn: null, ...variables },
  },
  result: {
    data: {
      applications: {
        __typename: "ApplicationConnection",
        nodes,
        pageInfo: { __typename: "PageInfo", endCursor: "the-end", hasNextPage: false },
        totalCount: nodes.length,
      },
    },
  },
});
export const read = (result: Sent, variables = { id: result.id }) => ({
  request: { query: ReviewPaneDocument, variables },
  result: { data: { applicationForReview: result } },
});
export const conflict = (message: string) => ({
  errors: [new GraphQLError(message, { extensions: { code: "CONFLICT" } })],
});

const tiles = {
  request: { query: AdministrationTilesDocument },
  ...often,
  result: {
    data: {
      administrationTiles: {
        __typename: "AdministrationTiles",
        asOf: "2026-11-22T10:42:00Z",
        activeUsers: 12_451,
        uptime: { __typename: "SystemUptime", percent: 99.9, since: "2026-10-23T10:42:00Z" },
        securityIncidents: 0,
        openAnomalies: 2,
      },
    },
  },
};

/** What waits, as the page asks for it at first. */
const waiting = {
  request: { query: AttentionDocument },
  ...often,
  result: {
    data: {
      attention: {
        __typename: "Attention",
        asOf: hoursFromNow(0),
        items: [
          { __typename: "AttentionItem", kind: "APPLICATIONS", count: 2, since: "2026-11-20T09:00:00Z" },
          { __typename: "AttentionItem", kind: "API_KEYS", count: 1, since: "2026-11-29T09:00:00Z" },
        ],
      },
    },
  },
};

export async function open(mocks: object[], { at = "/admin/dashboard", viewer = reviewer } = {}) {
  const lists = new MockSubscriptionLink();
  const reviews = new MockSubscriptionLink();
  const attention = new MockSubscriptionLink();
  const live = ApolloLink.split(
    ({ operationName }) => operationName === "ApplicationsChanged",
    lists,
    ApolloLink.split(({ operationName }) => operationName === "AttentionChanged", attention, reviews),
  );
  const all = [...mocks, tiles, waiting] as ReturnType<typeof list>[];
  const view = await renderRoutes([{ path: "*", element: <DashboardPage /> }], { viewer, mocks: all, live, at });
  const tell = (link: MockSubscriptionLink, data: Record<string, unknown>) =>
    act(async () => {
      link.simulateResult({ result: { data } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return {
    ...view,
    hearList: (one: Sent | null, counts: { pending: number; today?: number; snapshot?: boolean }) =>
      tell(lists, {
        applicationsChanged: {
          __typename: "ApplicationsChange",
          snapshot: counts.snapshot ?? false,
          pendingCount: counts.pending,
          decidedTodayCount: counts.today ?? 0,
          application: one,
        },
      }),
    hearAttention: (items: object[]) =>
      tell(attention, {
        attentionChanged: {
          __typename: "Attention",
          asOf: hoursFromNow(0),
          items: items.map((item) => ({ __typename: "AttentionItem", ...item })),
        },
      }),
    hearReview: (one: Sent) => tell(reviews, { applicationReviewChanged: one }),
  };
}

export const rows = () => screen.queryAllByRole("button", { name: /valid$/ });
export const pane = () => screen.findByRole("region", { name: /^Application of/ });
