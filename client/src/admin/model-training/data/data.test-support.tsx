import { MockSubscriptionLink } from "@apollo/client/testing";
import { act } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { owner, renderRoutes } from "../../../../test/render";
import { AddedLines_ListDocument, CommittedLines_ListDocument, LineCountsDocument } from "../../../gql/graphql";
import { DataRoom } from "./DataRoom";
import type { AddedLine, CommittedLine } from "./lines";

export const labeller = { ...owner, permissions: ["models.view", "models.label"] };

export const line = (id: string, text: string, changes: Partial<CommittedLine> = {}) => ({
  __typename: "TrainingLine" as const,
  ...{ id, text, language: "en" as const, style: "look-alike", concept: "chest-pressure", label: "urgent" as const },
  ...changes,
});

export const added = (id: string, text: string | null, changes: Partial<AddedLine> = {}) => ({
  __typename: "AddedTrainingLine" as const,
  ...{ id, text, language: "en" as const, style: "family", concept: "elbow-pain", origin: "STAFF" as const },
  ...{ state: "PROPOSED" as const, label: null, ownLabel: null, labelCount: 1, labels: [], agreedAt: null },
  ...{ createdAt: "2026-11-20T10:00:00Z", createdBy: "Ana Lyst", removedAt: null, removedReason: null },
  ...changes,
});
export type SentLine = ReturnType<typeof added>;

const said = (label: "emergency" | "urgent" | "routine", by: string | null) => ({
  __typename: "GivenLabel" as const,
  label,
  by,
});
export const disputed = {
  ...{ state: "DISPUTED" as const, ownLabel: "urgent" as const, labelCount: 2 },
  labels: [said("urgent", "Marcus Whitfield"), said("routine", null)],
};
export const agreed = {
  ...{ state: "AGREED" as const, label: "urgent" as const, labelCount: 2, agreedAt: "2026-11-21T10:00:00Z" },
  labels: [said("urgent", "Marcus Whitfield"), said("urgent", "Ana Lyst")],
};

export const counts = (changes: object = {}) => ({
  __typename: "TrainingLineCounts",
  committed: ["emergency", "urgent", "routine"].map((label) => ({
    __typename: "TrainingLineLabelCount",
    label,
    count: 5_000,
  })) as object[] | null,
  added: [{ __typename: "TrainingLineLabelCount", label: "urgent", count: 2 }],
  states: [{ __typename: "TrainingLineStateCount", state: "PROPOSED", count: 3 }],
  waitsForMe: 3,
  styles: ["plain", "look-alike", "family"],
  heldOutStyles: ["spoken", "formal", "forum"],
  ...changes,
});

const pageInfo = (page: number, pages: number) => ({
  __typename: "NumberedPageInfo",
  ...{ hasNextPage: page < pages, hasPreviousPage: page > 1, startCursor: `start-${page}`, endCursor: `end-${page}` },
  ...{ pageNumber: page, pageCount: pages },
});

interface Given {
  filter?: object;
  place?: object;
  page?: number;
  pages?: number;
  total?: number;
}

const connection = (nodes: readonly object[], { page = 1, pages = 1, total = nodes.length }: Given) => ({
  nodes,
  totalCount: total,
  pageInfo: pageInfo(page, pages),
});
const variables = (filter: object, place: object = {}) => ({ filter, first: 20, after: null, before: null, ...place });
const NONE = { label: null, language: null, style: null, search: null };

export const committed = (nodes: ReturnType<typeof line>[], given: Given = {}) => ({
  request: { query: CommittedLines_ListDocument, variables: variables({ ...NONE, ...given.filter }, given.place) },
  result: {
    data: {
      trainingLines: {
        __typename: "TrainingLineConnection",
        ...connection(nodes, given),
        counts: [{ __typename: "TrainingLineLabelCount", label: "urgent", count: 1_234 }],
      },
    },
  },
});

export const list = (nodes: SentLine[], given: Given = {}) => ({
  request: {
    query: AddedLines_ListDocument,
    variables: variables({ ...NONE, state: null, origin: null, waitsForMe: null, ...given.filter }, given.place),
  },
  maxUsageCount: 3,
  result: {
    data: {
      addedTrainingLines: {
        __typename: "AddedTrainingLineConnection",
        ...connection(nodes, given),
        counts: [{ __typename: "TrainingLineStateCount", state: "PROPOSED", count: nodes.length }],
      },
    },
  },
});

export const refused = (code: string, message: string, field?: string) => ({
  errors: [new GraphQLError(message, { extensions: { code, field } })],
});

/** Opens the data room with what the API holds; `hear` lets a change arrive. */
export async function open(mocks: object[], { at = "", viewer = labeller, figures = counts() } = {}) {
  const live = new MockSubscriptionLink();
  const all = [
    { request: { query: LineCountsDocument }, result: { data: { trainingLineCounts: figures } } },
    ...mocks,
  ] as ReturnType<typeof list>[];
  const route = `/admin/model-training?part=data${at}`;
  const view = await renderRoutes([{ path: "*", element: <DataRoom /> }], { viewer, mocks: all, live, at: route });
  return {
    ...view,
    hear: (one: SentLine | null, now: ReturnType<typeof counts> = counts()) =>
      act(async () => {
        const trainingLineChanged = { __typename: "TrainingLineChange", line: one, counts: now };
        live.simulateResult({ result: { data: { trainingLineChanged } } });
        await new Promise((resolve) => setTimeout(resolve, 0));
      }),
  };
}
