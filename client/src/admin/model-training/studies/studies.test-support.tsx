import { MockSubscriptionLink } from "@apollo/client/testing";
import { act } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { often, owner, renderRoutes } from "../../../../test/render";
import { StudyListDocument, type StudyStatus, TagDialog_SuggestDocument } from "../../../gql/graphql";
import { StudyList } from "./StudyList";

export const keeper = { ...owner, permissions: ["models.view", "studies.manage"] };

export const study = (id: string, title: string, changes: object = {}) => ({
  __typename: "ClinicalStudy",
  id,
  title,
  authors: ["Ada Example", "Bo Sample"],
  journal: "Journal of Examples",
  publicationDate: "2024-05",
  doi: "10.5555/abc(1)",
  abstract: null as string | null,
  status: "PENDING" as StudyStatus,
  tags: [] as string[],
  relevanceScore: 0.42,
  relevanceTerms: [{ __typename: "StudyRelevanceTerm", label: "Headache", score: 0.42 }],
  rejectedReason: null as string | null,
  decidedBy: null as string | null,
  decidedAt: null as string | null,
  modelVersions: [] as string[],
  version: 1,
  ...changes,
});
export type SentStudy = ReturnType<typeof study>;

const countsOf = (nodes: readonly SentStudy[]) =>
  (["PENDING", "TAGGED", "VALIDATED", "REJECTED"] as const).map((status) => ({
    __typename: "StudyStatusCount",
    status,
    count: nodes.filter((one) => one.status === status).length,
  }));

export const list = (nodes: SentStudy[], variables: object = {}, hasNextPage = false) => ({
  request: { query: StudyListDocument, variables: { status: null, tag: null, search: null, ...variables } },
  result: {
    data: {
      clinicalStudies: {
        __typename: "ClinicalStudyConnection",
        nodes,
        counts: countsOf(nodes),
        pageInfo: { __typename: "PageInfo", endCursor: "the-end", hasNextPage },
        totalCount: nodes.length,
      },
      studyTags: ["Hay fever", "Sleep"],
    },
  },
});

const suggest = {
  request: { query: TagDialog_SuggestDocument, variables: () => true },
  ...often,
  result: { data: { studyTags: ["Hay fever", "Sleep"] } },
};

export const refused = (code: string, message: string, field?: string) => ({
  errors: [new GraphQLError(message, { extensions: { code, field } })],
});

export async function open(mocks: object[], { at = "/admin/model-training", viewer = keeper } = {}) {
  const live = new MockSubscriptionLink();
  const all = [...mocks, suggest] as ReturnType<typeof list>[];
  const view = await renderRoutes([{ path: "*", element: <StudyList /> }], { viewer, mocks: all, live, at });
  return {
    ...view,
    hear: (one: SentStudy | null, nodes: readonly SentStudy[]) =>
      act(async () => {
        const studiesChanged = { __typename: "StudyChange", study: one, counts: countsOf(nodes) };
        live.simulateResult({ result: { data: { studiesChanged } } });
        await new Promise((resolve) => setTimeout(resolve, 0));
      }),
  };
}
