import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OperationTypeNode } from "graphql";
import type { ReactNode } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { ASKED_EACH_TIME, createCache } from "../src/app/apollo";
import { resolver } from "../src/app/resolver";
import { SessionProvider } from "../src/app/session";
import { type SessionChannel, SessionStore, type Viewer } from "../src/app/session-store";
import { theme } from "../src/app/theme";
import { SessionDocument } from "../src/gql/graphql";

export const patient: Viewer & { __typename: "Viewer" } = {
  __typename: "Viewer",
  id: "patient-1",
  name: "Priya Raman",
  email: "priya.raman@example.com",
  role: "CUSTOMER",
  language: "en",
  permissions: [],
  staffRoles: [],
};

export const advertiser = { ...patient, id: "advertiser-1", name: "Northbank Ltd", role: "ADVERTISER" as const };

export const owner = {
  ...patient,
  id: "admin-1",
  name: "Marcus Whitfield",
  role: "ADMIN" as const,
  permissions: ["consultations.answer", "system.view"],
  staffRoles: ["Owner"],
};

/** The answer to the question who this is. */
export function sessionMock(viewer: Viewer | null): MockLink.MockedResponse {
  return {
    request: { query: SessionDocument },
    result: {
      data: {
        me: viewer,
        publicConfiguration: {
          __typename: "PublicConfiguration",
          productName: "AI Health Assistant",
          demoMode: true,
        },
      },
    },
  };
}

/** A channel to other tabs that a test can listen to and speak through. */
export class TestChannel implements SessionChannel {
  onmessage: SessionChannel["onmessage"] = null;
  readonly sent: string[] = [];
  postMessage(message: "signed-in" | "signed-out"): void {
    this.sent.push(message);
  }
  hear(message: "signed-in" | "signed-out"): void {
    this.onmessage?.(new MessageEvent("message", { data: message }));
  }
}

export interface RenderOptions {
  /** Who is signed in; null for a visitor. */
  viewer?: Viewer | null;
  /** Answers of the API, each used once unless it says otherwise. */
  mocks?: readonly MockLink.MockedResponse[];
  /** The socket of a page with subscriptions, in tests a MockSubscriptionLink for each: what it simulates arrives. */
  live?: ApolloLink;
  /** The address to open, with what travels beside it if anything does. */
  at?: string | { pathname: string; state: unknown };
}

/** A client whose answers are scripted, and whose subscriptions hear what `live` simulates. */
export function createTestClient(mocks: readonly MockLink.MockedResponse[], live?: ApolloLink): ApolloClient {
  const answers = new MockLink(mocks);
  const link = live
    ? ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, live, answers)
    : answers;
  const defaultOptions = { watchQuery: { context: ASKED_EACH_TIME } };
  return new ApolloClient({ cache: createCache(), dataMasking: true, link, defaultOptions });
}

/** Renders routes with everything that the product puts around them, as the person and at the address of the options. */
export async function renderRoutes(
  routes: RouteObject[],
  { viewer = null, mocks = [], live, at = "/" }: RenderOptions = {},
) {
  const client = createTestClient([sessionMock(viewer), ...mocks], live);
  const channel = new TestChannel();
  const session = new SessionStore(client, { restartSocket: () => undefined, channel });
  await session.refresh();
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(
    <MantineProvider theme={theme} cssVariablesResolver={resolver} env="test">
      <ApolloProvider client={client}>
        <SessionProvider store={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </ApolloProvider>
    </MantineProvider>,
  );
  return { ...view, user: userEvent.setup(), client, session, channel, router };
}

/** Renders one part of the kit. */
export function renderPart(part: ReactNode) {
  const around = (inner: ReactNode) => (
    <MantineProvider theme={theme} cssVariablesResolver={resolver} env="test">
      {inner}
    </MantineProvider>
  );
  const view = render(around(part));
  return { ...view, user: userEvent.setup(), rerender: (next: ReactNode) => view.rerender(around(next)) };
}
