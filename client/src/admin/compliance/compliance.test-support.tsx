import { ApolloLink } from "@apollo/client";
import { MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { often, owner, renderRoutes } from "../../../test/render";
import {
  AdReviewPaneDocument,
  CompliancePageDocument,
  ComplianceRulesDocument,
  ComplianceTilesDocument,
  type CreativeStatus,
  Decision_DecideDocument,
} from "../../gql/graphql";
import { CompliancePage } from "./CompliancePage";

const HOUR_MS = 3_600_000;
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

export const reviewer = { ...owner, name: "Leila Haddad", permissions: ["compliance.review", "compliance.rules"] };

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
export const label = violation({
  ruleId: "rule-2",
  ruleName: "Always read the label",
  category: "REGULATORY",
  severity: "MEDIUM",
  description: "An advert of a medicine asks people to read its label.",
  matches: [],
  missing: ["Always read the label"],
});

export const review = (id: string, title: string, changes: object = {}) => ({
  __typename: "AdReview",
  id,
  version: 1,
  creativeId: `creative-${id}`,
  status: "PENDING" as CreativeStatus,
  cause: "SUBMITTED",
  submittedAt: hoursAgo(5),
  reviewedAt: null as string | null,
  reviewer: null as string | null,
  reason: null as string | null,
  sentBackCount: 0,
  advert: {
    __typename: "CreativeVersion",
    id: `version-${id}`,
    number: 2,
    title,
    description: "Our rinse cures hay fever.",
    pricePence: 749,
    targetUrl: "https://www.northbank.example/rinse",
    imageUrl: "/ads/pictures/p1",
    isAnimated: false,
    imageAlt: "A bottle beside grass",
    disclaimer: "",
  },
  advertiser: { __typename: "AdvertiserName", id: "n", name: "Northbank Ltd" },
  violations: [] as ReturnType<typeof violation>[],
  ...changes,
});
export type Sent = ReturnType<typeof review>;

const tiles = {
  __typename: "ComplianceTiles",
  asOf: "2026-11-22T10:42:00Z",
  averageReviewHours: 4.2,
  complianceRate: 95,
  reviewedCount: 150,
  reviewsRequired: 12,
  activeRules: 18,
  rules: 21,
};

export const list = (nodes: Sent[], variables: object = {}) => ({
  request: {
    query: CompliancePageDocument,
    variables: { status: "PENDING", severity: null, category: null, search: null, ...variables },
  },
  result: {
    data: {
      adReviews: {
        __typename: "AdReviewConnection",
        nodes,
        pageInfo: { __typename: "PageInfo", endCursor: "the-end", hasNextPage: false },
        totalCount: nodes.length,
      },
    },
  },
});

export const read = (adReview: Sent) => ({
  request: { query: AdReviewPaneDocument, variables: { id: adReview.id } },
  ...often,
  result: { data: { adReview } },
});

export const decide = (one: Sent, status: CreativeStatus, reason: string | null, result?: object) => ({
  request: { query: Decision_DecideDocument, variables: { id: one.id, version: 1, status, reason } },
  result: result ?? {
    data: {
      decideAd: { ...one, version: 2, status, reason, reviewer: reviewer.name, reviewedAt: hoursAgo(0) },
    },
  },
});

export const refused = (code: string, message: string, field?: string) => ({
  errors: [new GraphQLError(message, { extensions: { code, field } })],
});

export const rule = (id: string, name: string, changes: object = {}) => ({
  __typename: "ComplianceRule",
  id,
  name,
  description: "What it says.",
  category: "MEDICAL",
  severity: "HIGH",
  isActive: false,
  lastUpdated: "2026-11-20T10:42:00Z",
  keywords: ["cures", "for good"],
  conditions: [{ __typename: "ConditionEntry", type: "CONTAINS", value: "miracle" }],
  sources: [{ __typename: "RuleSource", title: "HMR 287", url: "https://www.legislation.gov.uk/uksi/2012/1916" }],
  version: 1,
  ...changes,
});
export type SentRule = ReturnType<typeof rule>;

export const rules = (nodes: SentRule[], variables: object = {}) => ({
  request: {
    query: ComplianceRulesDocument,
    variables: { active: null, category: null, severity: null, search: null, ...variables },
  },
  result: {
    data: {
      complianceRules: {
        __typename: "ComplianceRuleConnection",
        nodes,
        pageInfo: { __typename: "PageInfo", endCursor: "the-end", hasNextPage: false },
        totalCount: nodes.length,
      },
    },
  },
});

export async function open(mocks: object[], { at = "/admin/compliance", viewer = reviewer } = {}) {
  const changes = new MockSubscriptionLink();
  const reports = new MockSubscriptionLink();
  const live = ApolloLink.split(({ operationName }) => operationName === "ComplianceChanged", changes, reports);
  const counted = {
    request: { query: ComplianceTilesDocument },
    ...often,
    result: { data: { complianceTiles: tiles } },
  };
  const all = [...mocks, counted] as ReturnType<typeof list>[];
  const view = await renderRoutes([{ path: "*", element: <CompliancePage /> }], { viewer, mocks: all, live, at });
  const tell = (link: MockSubscriptionLink, data: Record<string, unknown>) =>
    act(async () => {
      link.simulateResult({ result: { data } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return {
    ...view,
    hear: (one: Sent | null, change: Partial<typeof tiles> = {}) =>
      tell(changes, {
        complianceChanged: { __typename: "ComplianceChange", review: one, tiles: { ...tiles, ...change } },
      }),
    hearReport: (complianceReportChanged: object) => tell(reports, { complianceReportChanged }),
  };
}

export const rows = () => screen.queryAllByRole("button", { name: /Northbank Ltd/ });
export const pane = (title: string) => screen.findByRole("region", { name: `Review of ${title}` });
