import { often } from "../../../test/render";
import type { InsightsQueryVariables } from "../../gql/graphql";
import { InsightsDocument } from "./insights";

const NO_FIGURES = {
  __typename: "InsightFigures",
  ...{ impressions: null, reach: null, frequency: null, clicks: null, ctr: null, engagements: null, conversions: null },
  ...{
    revenuePence: null,
    costPence: null,
    ecpmPence: null,
    cpcPence: null,
    cpaPence: null,
    roi: null,
    notCounted: null,
  },
};

export const figures = (given: object = {}) => ({ ...NO_FIGURES, ...given });

/** One row, which stands for what its key is called. */
export const row = (
  key: string,
  given: object = {},
  { label = key, share = null as number | null, before = null as object | null } = {},
) => ({
  __typename: "InsightRow",
  keys: [key],
  labels: [label],
  sharePercent: share,
  figures: figures(given),
  before: before && figures(before),
});
type Row = ReturnType<typeof row>;

export interface InsightsExample {
  rows?: Row[];
  total?: object;
  before?: object | null;
  metrics?: string[];
  isCostFinal?: boolean | null;
}

/** What is answered to questions about a dimension. */
export const insights = (
  dimension: string,
  { rows = [], total = {}, before = null, metrics, isCostFinal = true }: InsightsExample,
) => ({
  request: {
    query: InsightsDocument,
    variables: (variables: Partial<InsightsQueryVariables>) => String(variables.dimensions) === dimension,
  },
  ...often,
  result: (variables: InsightsQueryVariables) => ({
    data: {
      insights: {
        __typename: "Insights",
        metrics: metrics ?? variables.metrics,
        isCostFinal,
        isDemonstration: false,
        total: figures(total),
        totalBefore: before && figures(before),
        rows: { __typename: "InsightRowConnection", totalCount: rows.length, nodes: rows },
      },
    },
  }),
});

/** As `insights`, but it fails until it is mended: one answer makes the cache ask the others again. */
export function failing(dimension: string) {
  const { request } = insights(dimension, {});
  let isBroken = true;
  const variables = (given: Partial<InsightsQueryVariables>) => isBroken && request.variables(given);
  return {
    mock: { ...often, request: { ...request, variables }, error: new Error("Failed to fetch") },
    mend: () => {
      isBroken = false;
    },
  };
}
