import { ApolloLink } from "@apollo/client";
import { MockSubscriptionLink } from "@apollo/client/testing";
import { act } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { patient, renderRoutes } from "../../../test/render";
import {
  type ConsentPurpose,
  HealthForm_SaveDocument,
  type HealthProfileInput,
  type NhsObstacle,
  ProfilePageDocument,
} from "../../gql/graphql";
import { ProfilePage } from "./ProfilePage";

const consent = (purpose: ConsentPurpose, granted: boolean) => ({
  __typename: "Consent",
  purpose,
  granted,
  recordedAt: null,
  text: { __typename: "ConsentText", purpose, version: "2026-11", title: `About ${purpose}`, text: "The words." },
});

/** The person as the API gives them here. */
export const viewer = (granted: Partial<Record<ConsentPurpose, boolean>> = {}) => ({
  ...patient,
  consents: [
    consent("DATA_USE", true),
    consent("PERSONALISED_SPONSORSHIP", granted.PERSONALISED_SPONSORSHIP ?? false),
    consent("MODEL_IMPROVEMENT", granted.MODEL_IMPROVEMENT ?? true),
  ],
});

/** A profile as the API gives it. */
export const profile = (change: object = {}) => ({
  __typename: "HealthProfile",
  id: patient.id,
  version: 1,
  revision: 1,
  age: 34 as number | null,
  dateOfBirth: null as string | null,
  gender: "FEMALE",
  pregnantOrBreastfeeding: null,
  city: null,
  allergies: ["Penicillin"],
  conditions: [] as string[],
  importedAllergies: [] as string[],
  importedConditions: [] as string[],
  ...change,
});

export const medicine = (id: string, name: string, change: object = {}) => ({
  __typename: "Medication",
  id,
  version: 1,
  name,
  dosage: "5 mg" as string | null,
  frequency: "ONCE",
  startDate: null as string | null,
  stoppedOn: null as string | null,
  source: "TYPED",
  nextDose: { __typename: "DoseTime", day: "2030-01-02", slot: "EVENING" } as object | null,
  supply: null as object | null,
  guidance: null as object | null,
  ...change,
});

/** An NHS account as the API gives it: nothing is linked, and nothing stands in the way. */
export const nhsAccount = (change: object = {}) => ({
  __typename: "NhsAccount",
  id: patient.id,
  isLinked: false,
  isDemonstration: true,
  obstacles: [] as NhsObstacle[],
  dateOfBirth: null as string | null,
  waitingNumber: null as string | null,
  waitingRefusedAt: null,
  examples: [{ __typename: "NhsExample", number: "999 000 0018", dateOfBirth: "1985-03-12" }],
  numberEnd: null as string | null,
  importedAt: null as string | null,
  recordCount: 0,
  notShared: [] as string[],
  hasNoKnownAllergies: false,
  waitingCount: 0,
  entries: [] as object[],
  ...change,
});

const list = (nodes: object[]) => ({
  __typename: "MedicationConnection",
  totalCount: nodes.length,
  nodes,
  pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
});

export const page = (
  healthProfile: object = profile(),
  current: object[] = [],
  stopped: object[] = [],
  nhs: object = nhsAccount(),
) => ({
  request: { query: ProfilePageDocument, variables: {} },
  result: {
    data: {
      healthProfile,
      current: list(current),
      stopped: list(stopped),
      nhsAccount: nhs,
      devices: [],
      deviceImports: [],
      me: viewer(),
    },
  },
});

/** What the form sends for the example profile. */
export const input = (change: Partial<HealthProfileInput> = {}): HealthProfileInput => ({
  dateOfBirth: null,
  age: 34,
  gender: "FEMALE",
  pregnantOrBreastfeeding: null,
  city: null,
  allergies: ["Penicillin"],
  conditions: [],
  ...change,
});

export const saving = (variables: { input: HealthProfileInput; version: number }, outcome: object) => ({
  request: { query: HealthForm_SaveDocument, variables },
  ...outcome,
});

export const saved = (healthProfile: object) => ({ result: { data: { saveHealthProfile: healthProfile } } });
export const refused = (code: string, extensions: object = {}) => ({
  result: { errors: [new GraphQLError("In English", { extensions: { code, ...extensions } })] },
});

/** The page with these answers; `hear` tells it what another tab saved. */
export async function open(mocks: object[]) {
  const live = new MockSubscriptionLink();
  const ofDevices = new MockSubscriptionLink();
  const isOfDevices = ({ operationName }: ApolloLink.Operation) => operationName?.startsWith("Device") ?? false;
  const routes = [
    { path: "/profile", element: <ProfilePage /> },
    { path: "*", element: <h1>Elsewhere</h1> },
  ];
  const view = await renderRoutes(routes, {
    viewer: patient,
    mocks: mocks as ReturnType<typeof page>[],
    live: ApolloLink.split(isOfDevices, ofDevices, live),
    at: "/profile",
  });
  const hear = (healthProfileChanged: object) =>
    act(async () => {
      live.simulateResult({ result: { data: { healthProfileChanged } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}
