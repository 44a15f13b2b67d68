import { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import type { DocumentNode } from "graphql";
import { GraphQLError } from "graphql";
import { patient, renderRoutes, sessionMock } from "../../test/render";
import { Notice } from "../core/Notice";
import type { Viewer } from "../core/session-store";
import { AccountPageDocument, AdvertsDocument, type ConsentPurpose, HealthChecksDocument } from "../gql/graphql";
import { RequireRole } from "../shell/guards";
import { AccountPage } from "./AccountPage";

const titles: Record<ConsentPurpose, string> = {
  DATA_USE: "Use of my health data to answer me",
  NHS_INTEGRATION: "Terms and NHS integration",
  PERSONALISED_SPONSORSHIP: "Adverts chosen with my health data",
  MODEL_IMPROVEMENT: "Improving the assistant",
};

export const text = (purpose: ConsentPurpose, version = "2026-11") => ({
  __typename: "ConsentText",
  purpose,
  version,
  title: titles[purpose],
  text: `The words of ${titles[purpose]}, ${version}.`,
});

export const consent = (purpose: ConsentPurpose, granted: boolean, recordedAt: string | null = null) => ({
  __typename: "Consent",
  purpose,
  granted,
  recordedAt,
  text: text(purpose),
});

export const entry = (id: string, purpose: ConsentPurpose, granted: boolean, version?: string) => ({
  __typename: "ConsentEntry",
  id,
  purpose,
  granted,
  recordedAt: `2026-03-0${id}T09:58:00Z`,
  text: text(purpose, version),
});

export const disclosure = (id: string) => ({
  __typename: "Disclosure",
  id,
  occurredAt: "2026-03-04T10:00:00Z",
  viewerRole: "Pharmacist",
  viewerName: "Amara",
  what: "Your question",
  reason: `Answering question ${id}`,
});

export const page = (kind: string, nodes: object[], hasNextPage = false) => ({
  __typename: `${kind}Connection`,
  totalCount: nodes.length + (hasNextPage ? 1 : 0),
  nodes,
  pageInfo: { __typename: "PageInfo", endCursor: "cursor", hasNextPage },
});

export const device = (id: string, description: string, change: object = {}) => ({
  __typename: "SignedInDevice",
  id,
  description,
  current: false,
  remembered: false,
  signedInAt: "2026-03-01T08:00:00Z",
  lastSeenAt: "2026-03-02T08:00:00Z",
  expiresAt: "2026-03-03T20:00:00Z",
  ...change,
});

const thisDevice = device("1", "Firefox on Windows", { current: true, remembered: true });

/** A patient's account as the API gives it. */
export const account = {
  ...patient,
  emailVerifiedAt: "2026-03-01T10:00:00Z" as string | null,
  pendingEmail: null as string | null,
  waitingNhsNumber: null as string | null,
  devices: [thisDevice, device("2", "Safari on iPhone")],
  consents: [
    consent("DATA_USE", true, "2026-03-01T10:00:00Z"),
    consent("NHS_INTEGRATION", true, "2026-03-01T10:00:00Z"),
    consent("PERSONALISED_SPONSORSHIP", false),
    consent("MODEL_IMPROVEMENT", false),
  ],
  consentHistory: page("ConsentEntry", [entry("2", "NHS_INTEGRATION", true), entry("1", "DATA_USE", true, "2025-01")]),
  disclosures: page("Disclosure", []),
};

type Account = Omit<typeof account, "role"> & { role: Viewer["role"] };

const rule = (id: string, label: string, pattern: string) => ({ __typename: "PasswordRule", id, label, pattern });

/** The answer to the page's query. */
export const pageMock = (me: Account): MockLink.MockedResponse => ({
  request: { query: AccountPageDocument, variables: { isPatient: me.role === "CUSTOMER" } },
  result: {
    data: {
      me,
      publicConfiguration: {
        __typename: "PublicConfiguration",
        languages: ["en", "fr", "es", "de"],
        passwordRules: [
          rule("length", "At least 8 characters", "^[\\s\\S]{8,}$"),
          rule("uppercase", "One uppercase letter", "\\p{Lu}"),
          rule("number", "One number", "\\p{Nd}"),
          rule("special", "One special character", "[^\\p{L}\\p{N}\\s]"),
        ],
      },
    },
  },
});

/** An answer to a mutation or another query. */
export const answer = (query: DocumentNode, variables: object, data: object): MockLink.MockedResponse => ({
  request: { query, variables: variables as Record<string, unknown> },
  result: { data: data as Record<string, unknown> },
});

/** A refusal with one of the API's sentences. */
export const refusal = (
  query: DocumentNode,
  variables: object,
  message: string,
  extensions: object = { code: "BAD_USER_INPUT" },
): MockLink.MockedResponse => ({
  request: { query, variables: variables as Record<string, unknown> },
  result: { errors: [new GraphQLError(message, { extensions: { ...extensions } })] },
});

/** No answer at all. */
export const lost = (query: DocumentNode, variables: object): MockLink.MockedResponse => ({
  request: { query, variables: variables as Record<string, unknown> },
  error: new Error("Failed to fetch"),
});

/** The session as it is asked again after a change. */
export const sessionAs = (change: Partial<Viewer>) => sessionMock({ ...patient, ...change });

/** What a patient's account asks for by itself: adverts, and what Health Checks came to. */
export const advertsAnswer = (sponsorshipProfile: object = {}, advertsShown: object = page("ShownAdvert", [])) =>
  answer(
    AdvertsDocument,
    {},
    {
      sponsorshipProfile: {
        ...{ __typename: "SponsorshipProfile", isPersonalised: false, computedAt: null, labels: [] },
        ...sponsorshipProfile,
      },
      advertsShown,
    },
  );
export const checksAnswer = (nodes: object[] = []) =>
  answer(HealthChecksDocument, {}, { healthCheckResults: page("HealthCheckResult", nodes) });

/** Opens the account as the person that it belongs to, and waits for it. */
export async function openAccount(me: Account, ...mocks: MockLink.MockedResponse[]) {
  const { id, name, email, role, language } = me;
  const routes = [
    {
      path: "/account",
      element: (
        <RequireRole name={role}>
          <AccountPage />
        </RequireRole>
      ),
    },
    {
      path: "/",
      element: (
        <main id="main" tabIndex={-1}>
          <Notice />
          start
        </main>
      ),
    },
    { path: "*", element: <p>elsewhere</p> },
  ];
  const view = await renderRoutes(routes, {
    at: "/account",
    viewer: { ...patient, id, name, email, role, language },
    mocks: [pageMock(me), ...mocks, advertsAnswer(), checksAnswer()],
  });
  await screen.findByRole("heading", { name: "Your details" });
  return view;
}

/** A part of the page by the name of its heading. */
export const part = (name: string) => within(screen.getByRole("region", { name }));

/** The box at the top of a form that was refused. */
export const summary = () => within(screen.getByRole("alert", { name: "There is a problem" }));
