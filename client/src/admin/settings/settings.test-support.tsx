import { type MockLink, MockSubscriptionLink } from "@apollo/client/testing";
import { act } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { owner, renderRoutes } from "../../../test/render";
import { MailTestDocument, SettingsPageDocument } from "../../gql/graphql";
import { SettingsPage } from "./SettingsPage";

export const VAT = {
  __typename: "NumberSetting",
  name: "VAT_BASIS_POINTS",
  value: 2_000,
  source: "DEFAULT",
  fallback: 2_000,
  fallbackSource: "DEFAULT",
  revision: 0,
  reason: null as string | null,
  changedByName: null as string | null,
  changedAt: null as string | null,
};
export const HOURS = {
  ...VAT,
  name: "PHARMACIST_ANSWER_HOURS",
  value: 48,
  source: "SET",
  fallback: 24,
  fallbackSource: "ENVIRONMENT",
  revision: 3,
  reason: "A quiet month",
  changedByName: "Leila Haddad",
  changedAt: "2026-11-20T10:42:07Z",
};
export const RUNNING = {
  __typename: "NoticeWording",
  phase: "RUNNING",
  texts: null as Record<string, string> | null,
  required: ["to"],
  allowed: ["from", "to"],
  limit: 300,
  revision: 0,
  reason: null as string | null,
  changedByName: null as string | null,
  changedAt: null as string | null,
};
export type State = { numbers: (typeof VAT)[]; notices: (typeof RUNNING)[] };

export const settingsOf = (changes: Partial<State> = {}) => ({
  __typename: "Settings",
  numbers: [VAT, HOURS],
  notices: [RUNNING],
  ...changes,
});
export const pageMock = (changes: Partial<State> = {}) => ({
  request: { query: SettingsPageDocument, variables: {} },
  result: { data: { settings: settingsOf(changes) } },
});
export const mailMock = (state: string | null, changes: object = {}) => ({
  request: { query: MailTestDocument, variables: {} },
  result: { data: { mailTest: state && testOf(state, changes) } },
});
export const testOf = (state: string, changes: object = {}) => ({
  ...{ __typename: "MailTest", id: "mail-1", recipient: owner.email, state, askedAt: "2026-11-20T10:42:07Z" },
  ...{ sentAt: null, problem: null, ...changes },
});
export const refused = (code: string, message: string, problems?: { field: string; message: string }[]) => ({
  errors: [new GraphQLError(message, { extensions: { code, problems } })],
});

/** Opens the room with scripted answers; `hear` is what the socket says. */
export async function open(mocks: object[], at = "/admin/settings", permissions = ["settings.manage"]) {
  const live = new MockSubscriptionLink();
  const view = await renderRoutes([{ path: "*", element: <SettingsPage /> }], {
    viewer: { ...owner, permissions },
    mocks: mocks as MockLink.MockedResponse[],
    live,
    at,
  });
  const hear = (changes: Partial<State>) =>
    act(async () => {
      live.simulateResult({ result: { data: { settingsChanged: settingsOf(changes) } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}
