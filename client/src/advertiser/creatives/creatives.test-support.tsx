import { MockSubscriptionLink } from "@apollo/client/testing";
import { act } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { Outlet } from "react-router";
import { advertiser, often, renderRoutes } from "../../../test/render";
import {
  ComplianceHintsDocument,
  CreativeFormPage_EditedDocument,
  CreativeFormPageDocument,
  CreativePageDocument,
  type CreativeStatus,
  CreativesPageDocument,
} from "../../gql/graphql";
import { CreativeFormPage } from "./CreativeFormPage";
import { CreativePage } from "./CreativePage";
import { CreativesPage } from "./CreativesPage";
import { useReviewNotices } from "./useReviewNotices";

export const LIST = "/advertiser/creatives";

export const violation = (changes: object = {}) => ({
  __typename: "Violation",
  ruleId: "rule-1",
  ruleName: "Guarantee of a cure",
  category: "MEDICAL",
  severity: "HIGH",
  description: "No advert may promise a cure.",
  matches: [{ __typename: "RuleMatch", field: "DESCRIPTION", start: 10, end: 15, found: "cures" }],
  missing: [] as string[],
  ...changes,
});

export const version = (id: string, status: CreativeStatus, changes: object = {}) => ({
  __typename: "CreativeVersion",
  id,
  number: 1,
  title: "Clear your nose",
  description: "Our rinse cures hay fever.",
  pricePence: 749,
  targetUrl: "https://www.northbank.example/rinse",
  imageUrl: "/ads/pictures/p1",
  imageWidth: 1_200,
  imageHeight: 600,
  isAnimated: false,
  imageAlt: "A bottle beside grass",
  disclaimer: "Always read the label.",
  status,
  createdAt: "2026-11-20T09:00:00Z",
  submittedAt: status === "DRAFT" ? null : "2026-11-20T10:00:00Z",
  reviewedAt: null as string | null,
  reviewer: null as string | null,
  reason: null as string | null,
  violations: [] as ReturnType<typeof violation>[],
  ...changes,
});
export type Version = ReturnType<typeof version>;

export const creative = (id: string, newest: Version, changes: object = {}) => ({
  __typename: "Creative",
  id,
  isArchived: false,
  campaignCount: 0,
  newest,
  serving: null as Version | null,
  ...changes,
});
export type Creative = ReturnType<typeof creative>;

const pageInfo = { __typename: "PageInfo", endCursor: "the-end", hasNextPage: false };

export const list = (nodes: Creative[], variables: object = {}, more: object = {}) => ({
  request: { query: CreativesPageDocument, variables: { status: null, archived: false, search: null, ...variables } },
  result: {
    data: {
      creatives: {
        __typename: "CreativeConnection",
        nodes,
        totalCount: nodes.length,
        pageInfo: { ...pageInfo, ...more },
      },
    },
  },
});

export const opened = (one: Creative, versions: Version[] = [one.newest]) => ({
  request: { query: CreativePageDocument, variables: { id: one.id } },
  result: {
    data: {
      creative: {
        ...one,
        versions: {
          __typename: "CreativeVersionConnection",
          nodes: versions,
          totalCount: versions.length,
          pageInfo,
        },
      },
    },
  },
});

export const edited = (one: Creative) => ({
  request: { query: CreativeFormPage_EditedDocument, variables: { id: one.id } },
  result: { data: { creative: one } },
});

export const rules = {
  request: { query: CreativeFormPageDocument },
  ...often,
  result: {
    data: {
      creativeRules: {
        __typename: "CreativeRules",
        maxBytes: 10 * 1024 * 1024,
        titleMax: 100,
        descriptionMax: 300,
        altMax: 200,
        disclaimerMax: 300,
      },
    },
  },
};

export const hints = (input: object, complianceHints: ReturnType<typeof violation>[]) => ({
  request: {
    query: ComplianceHintsDocument,
    variables: { input: { title: "", description: "", altText: "", disclaimer: "", ...input } },
  },
  ...often,
  result: { data: { complianceHints } },
});

export const refused = (code: string, problems: { message: string; field?: string }[]) => ({
  errors: [new GraphQLError(problems[0]?.message ?? "", { extensions: { code, problems } })],
});

/** How much of what is typed is asked for depends on how fast it is typed. */
const noHints = {
  request: { query: ComplianceHintsDocument, variables: () => true },
  ...often,
  result: { data: { complianceHints: [] } },
};

function Portal() {
  useReviewNotices();
  return <Outlet />;
}

export async function open(at: string, ...mocks: object[]) {
  const live = new MockSubscriptionLink();
  const view = await renderRoutes(
    [
      {
        element: <Portal />,
        children: [
          { path: LIST, element: <CreativesPage /> },
          { path: `${LIST}/new`, element: <CreativeFormPage /> },
          { path: `${LIST}/:id`, element: <CreativePage /> },
          { path: `${LIST}/:id/edit`, element: <CreativeFormPage /> },
        ],
      },
    ],
    { viewer: advertiser, mocks: [...mocks, rules, noHints] as ReturnType<typeof list>[], live, at },
  );
  const hear = (creative: Creative | null) =>
    act(async () => {
      live.simulateResult({
        result: { data: { adReviewChanged: { __typename: "AdReviewNotice", pendingCount: 1, creative } } },
      });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}
