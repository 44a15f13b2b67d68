import { ApolloLink } from "@apollo/client";
import { type MockLink, MockSubscriptionLink } from "@apollo/client/testing";
import { act } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { often, owner, renderRoutes } from "../../../test/render";
import {
  CurrentTrainingDocument,
  ModelMetricsDocument,
  ModelPublicationsDocument,
  TrainedModelsDocument,
  TrainingRunsDocument,
} from "../../gql/graphql";
import { ModelTrainingPage } from "./ModelTrainingPage";

export const trainer = { ...owner, permissions: ["models.view", "models.train", "models.publish"] };

export const epoch = (round: number, changes: object = {}) => ({
  __typename: "TrainingEpoch",
  epoch: round,
  loss: 1 / round,
  accuracy: 0.8 + round / 100,
  precision: 0.81,
  recall: 0.82,
  f1: 0.83,
  ...changes,
});

export const run = (changes: object = {}) => ({
  __typename: "TrainingRun",
  id: "run-1",
  number: 1,
  status: "RUNNING",
  phase: "LEARNING",
  progress: 0.4,
  epoch: 2,
  epochs: 14,
  metrics: [epoch(1), epoch(2)],
  startedAt: new Date(Date.now() - 20_000).toISOString(),
  finishedAt: null as string | null,
  startedBy: "Marcus Whitfield",
  error: null as string | null,
  isResumable: false,
  resumedFrom: null,
  seed: 7,
  dataHash: "abc123",
  lineCount: 12_165,
  addedLineCount: 3 as number | null,
  parameters: { __typename: "TrainingParameters", rounds: 14, step: 0.6, shrinking: 0.004 },
  model: null as { __typename: string; id: string; version: string } | null,
  ...changes,
});
export type SentRun = ReturnType<typeof run>;

export const completed = run({
  status: "COMPLETED",
  phase: "DONE",
  progress: 1,
  epoch: 14,
  finishedAt: new Date().toISOString(),
  model: { __typename: "TrainedModel", id: "model-2", version: "2.3.0" },
});

const check = (name: string, value: number, threshold: number, isMet: boolean, sentence: string) => ({
  __typename: "GateCheck",
  name,
  value,
  threshold,
  isMet,
  sentence,
});
export const gate = (accuracy: number) => [
  check("accuracy", accuracy, 0.85, accuracy >= 0.85, `Accuracy is ${accuracy} and has to be at least 0.85.`),
  check("precision", 0.86, 0.8, true, "Precision is 0.86 and has to be at least 0.80."),
  check("recall", 0.87, 0.8, true, "Recall is 0.87 and has to be at least 0.80."),
  check("f1", 0.86, 0.82, true, "F1 is 0.86 and has to be at least 0.82."),
  check("missedEmergencies", 0, 0, true, "No emergency of the safety set is missed."),
];

export const model = (id: string, version: string, changes: object = {}) => ({
  __typename: "TrainedModel",
  id,
  version,
  createdAt: "2026-11-22T10:42:00Z",
  isPublished: false,
  isBuiltIn: false,
  canPublish: true,
  problem: null as string | null,
  gate: gate(0.9),
  ...changes,
});

const metric = (name: string, current: number, threshold: number, previous: number | null) => ({
  __typename: "ModelMetric",
  name,
  current,
  previous,
  change: previous === null ? null : current - previous,
  threshold,
  isMet: current >= threshold,
});

export const overview = {
  __typename: "ModelOverview",
  version: "2.2.0",
  previousVersion: "2.1.0" as string | null,
  publishedAt: "2026-11-20T10:42:00Z",
  cases: 378,
  problem: null as string | null,
  metrics: [
    metric("accuracy", 0.81, 0.85, 0.78),
    metric("precision", 0.88, 0.8, 0.9),
    metric("recall", 0.9, 0.8, 0.9),
    metric("f1", 0.89, 0.82, null),
  ],
};

const pageInfo = { __typename: "PageInfo", endCursor: "the-end", hasNextPage: false };

export interface Given {
  current?: SentRun | null;
  runs?: SentRun[];
  models?: ReturnType<typeof model>[];
  overview?: object;
  mocks?: object[];
  viewer?: typeof trainer;
  at?: string;
}

/** Opens the page with what the API holds; `hear` lets a run arrive, `hearVersion` another version that answers. */
export async function open(given: Given = {}) {
  const { current = null, runs = [], models = [], mocks = [], viewer = trainer, at = "/admin/model-training" } = given;
  const known = { ...overview, ...given.overview };
  const progress = new MockSubscriptionLink();
  const versions = new MockSubscriptionLink();
  const live = ApolloLink.split(({ operationName }) => operationName === "TrainingProgressChanged", progress, versions);
  const all = [
    ...mocks,
    { request: { query: CurrentTrainingDocument }, result: { data: { currentTraining: current } } },
    { request: { query: ModelMetricsDocument }, ...often, result: { data: { modelOverview: known } } },
    {
      request: { query: TrainingRunsDocument, variables: {} },
      ...often,
      result: {
        data: {
          trainingRuns: { __typename: "TrainingRunConnection", nodes: runs, pageInfo, totalCount: runs.length },
        },
      },
    },
    {
      request: { query: TrainedModelsDocument, variables: {} },
      ...often,
      result: {
        data: {
          trainedModels: { __typename: "TrainedModelConnection", nodes: models, pageInfo, totalCount: models.length },
        },
      },
    },
    {
      request: { query: ModelPublicationsDocument, variables: {} },
      ...often,
      result: {
        data: {
          modelOverview: known,
          modelPublications: {
            __typename: "ModelPublicationConnection",
            nodes: [
              {
                __typename: "ModelPublication",
                id: "p-1",
                at: "2026-11-20T10:42:00Z",
                by: null,
                kind: "PUBLISHED",
                version: "2.2.0",
                previousVersion: "2.1.0",
              },
            ],
            pageInfo,
          },
        },
      },
    },
  ] as MockLink.MockedResponse[];
  const view = await renderRoutes([{ path: "*", element: <ModelTrainingPage /> }], {
    viewer,
    mocks: all,
    live,
    at,
  });
  const tell = (link: MockSubscriptionLink, data: Record<string, unknown>) =>
    act(async () => {
      link.simulateResult({ result: { data } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return {
    ...view,
    hear: (trainingProgressChanged: SentRun | null) => tell(progress, { trainingProgressChanged }),
    hearVersion: (version: string) =>
      tell(versions, { assistantVersionChanged: { __typename: "AssistantVersion", version } }),
  };
}

export const refused = (code: string, message: string) => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});
