import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { render, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { OperationTypeNode } from "graphql";
import type { ReactNode } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { ASKED_EACH_TIME, createCache } from "../src/core/apollo";
import { SessionProvider } from "../src/core/session";
import { type SessionChannel, SessionStore, type Viewer } from "../src/core/session-store";
import { theme } from "../src/core/theme";
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

/** Of an answer that is given each time that it is asked for. */
export const often = { maxUsageCount: Number.POSITIVE_INFINITY };

const clients: ApolloClient[] = [];
// Where a test stops the clock, a query that asks again and again may outlive its page.
afterAll(() => {
  for (const client of clients) client.stop();
});

const SILENCE = new ApolloLink(() => new Observable(() => undefined));

/** A client whose answers are scripted, and whose subscriptions hear what `live` simulates, or nothing. */
export function createTestClient(mocks: readonly MockLink.MockedResponse[], live = SILENCE): ApolloClient {
  const answers = new MockLink(mocks, { defaultOptions: { delay: 0 } });
  const link = ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, live, answers);
  const defaultOptions = { watchQuery: { context: ASKED_EACH_TIME } };
  const client = new ApolloClient({ cache: createCache(), dataMasking: true, link, defaultOptions });
  clients.push(client);
  return client;
}

/**
 * A person at the page, who chooses from a list once it has what they want: its options may come after it. Of a longer text the last
 * letter alone is a press of a key, since every press draws the page again.
 */
function createPerson(): UserEvent {
  const user = userEvent.setup({ delay: null });
  const selectOptions: UserEvent["selectOptions"] = async (select, wanted) => {
    const texts = [wanted].flat().filter((one) => typeof one === "string");
    const offered = () => [...select.querySelectorAll("option")].flatMap(({ value, text }) => [value, text]);
    await waitFor(() => expect(offered()).toEqual(expect.arrayContaining(texts)));
    await user.selectOptions(select, wanted);
  };
  const type: UserEvent["type"] = async (field, text, options) => {
    if (options || text.length < 4 || /[{[]/.test(text)) return user.type(field, text, options);
    await user.click(field);
    await user.paste(text.slice(0, -1));
    await user.keyboard(text.slice(-1));
  };
  return { ...user, selectOptions, type };
}

/** Mantine without its tables of variables and classes: nothing is drawn, and jsdom looks through them for every element that is asked for. */
function Around({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} env="test">
      {children}
    </MantineProvider>
  );
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
    <Around>
      <ApolloProvider client={client}>
        <SessionProvider store={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </ApolloProvider>
    </Around>,
  );
  return { ...view, user: createPerson(), client, session, channel, router };
}

/** Renders one part of the kit. */
export function renderPart(part: ReactNode) {
  return { ...render(part, { wrapper: Around }), user: createPerson() };
}
