import { MockSubscriptionLink } from "@apollo/client/testing";
import { act } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { owner, renderRoutes } from "../../../test/render";
import { UserPageDocument, UsersPageDocument } from "../../gql/graphql";
import { UserPage } from "./UserPage";
import { UsersPage } from "./UsersPage";

export const EVERYTHING = ["users.view", "users.manage", "users.health", "applications.view"];

export const found = (id: string, name: string, changes: object = {}) => ({
  __typename: "FoundUser",
  ...{ id, name, email: `${id}@example.test`, role: "CUSTOMER", createdAt: "2026-03-01T10:00:00Z" },
  ...{ emailVerifiedAt: "2026-03-01T10:00:00Z", suspendedAt: null, companyName: null },
  ...changes,
});

export const searchMock = (
  email: string,
  nodes: object[],
  variables: object = {},
  endCursor: string | null = null,
) => ({
  request: { query: UsersPageDocument, variables: { email, ...variables } },
  result: {
    data: {
      userSearch: {
        __typename: "FoundUserConnection",
        nodes,
        totalCount: endCursor ? nodes.length + 1 : nodes.length,
        pageInfo: { __typename: "PageInfo", endCursor, hasNextPage: endCursor !== null },
      },
    },
  },
});

export const refused = (code: string, message: string, field?: string) => ({
  errors: [new GraphQLError(message, { extensions: { code, field } })],
});

const consent = (purpose: string, granted: boolean, title: string) => ({
  __typename: "Consent",
  ...{ purpose, granted, recordedAt: granted ? "2026-03-01T10:00:00Z" : null },
  text: { __typename: "ConsentText", title },
});

export const PATIENT = {
  __typename: "UserAccount",
  ...{ id: "u1", at: "2026-11-20T10:00:00Z", name: "Ada Example", email: "ada@example.test", role: "CUSTOMER" },
  ...{ createdAt: "2026-03-01T10:00:00Z", emailVerifiedAt: "2026-03-01T10:00:00Z" as string | null, hasPassword: true },
  ...{ pendingEmail: null as string | null, suspendedAt: null as string | null, suspensions: [] as object[] },
  ...{ signInBlockedUntil: null as string | null, lastSignInAt: "2026-11-19T08:00:00Z" },
  devices: [
    {
      __typename: "UserDevice",
      ...{ id: "d1", description: "Firefox on Windows", remembered: true },
      ...{ signedInAt: "2026-11-19T08:00:00Z", lastSeenAt: "2026-11-19T09:00:00Z" },
    },
  ],
  consents: [
    consent("DATA_USE", true, "Use of my health data to answer me"),
    consent("MODEL_IMPROVEMENT", false, "Improving the assistant"),
  ],
  consentHistory: [
    {
      __typename: "ConsentEntry",
      ...{ id: "1", granted: true, recordedAt: "2026-03-01T10:00:00Z" },
      text: { __typename: "ConsentText", title: "Use of my health data to answer me", version: "2026-11" },
    },
  ],
  consentHistoryCount: 1,
  company: null as object | null,
  questionCount: 4 as number | null,
  recordCount: 2 as number | null,
};

export const ADVERTISER = {
  ...PATIENT,
  role: "ADVERTISER",
  company: {
    __typename: "UserCompany",
    ...{ name: "Quay Ltd", tier: "GOLD", status: "PAST_DUE", applicationId: "a1" },
  },
  ...{ questionCount: null, recordCount: null, consents: [] },
};

export const WITHDRAWN = { ...PATIENT, consents: [consent("DATA_USE", false, "Use of my health data to answer me")] };

export const SUSPENDED = {
  ...PATIENT,
  suspendedAt: "2026-11-20T10:01:00Z",
  devices: [],
  suspensions: [
    {
      __typename: "UserSuspension",
      ...{ id: "s1", reason: "Sends spam", suspendedAt: "2026-11-20T10:01:00Z", suspendedBy: "Sue Support" },
      ...{ liftedAt: null, liftedBy: null },
    },
  ],
};

export const accountMock = (account: object) => ({
  request: { query: UserPageDocument, variables: { id: "u1" } },
  result: { data: { userAccount: account } },
});

export async function open(mocks: object[], { permissions = EVERYTHING, at = "/admin/users" } = {}) {
  const live = new MockSubscriptionLink();
  const routes = [
    { path: "/admin/users", element: <UsersPage /> },
    { path: "/admin/users/:id", element: <UserPage /> },
  ];
  const view = await renderRoutes(routes, {
    ...{ viewer: { ...owner, permissions }, live, at },
    mocks: mocks as ReturnType<typeof accountMock>[],
  });
  const hear = (userAccountChanged: object | null) =>
    act(async () => {
      live.simulateResult({ result: { data: { userAccountChanged } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}
