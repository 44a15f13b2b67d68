import { graphql } from "../../gql";
import type { InsightView_ViewFragment } from "../../gql/graphql";

graphql(`
  fragment InsightView_view on InsightView {
    id
    name
    period
    from
    to
    compareTo
    metric
    dimension
    columns
    campaignId
    mailed
  }
`);

/** What an advertiser saved. */
export type SavedView = InsightView_ViewFragment;

/** What is seen of the figures, which can be saved. */
export type View = Pick<
  SavedView,
  "period" | "from" | "to" | "compareTo" | "metric" | "dimension" | "columns" | "campaignId"
>;

/** What a page begins with: of one campaign, or of all. */
export const newView = (campaignId: string | null): View => ({
  period: "LAST_30",
  from: null,
  to: null,
  compareTo: "PREVIOUS_PERIOD",
  metric: "IMPRESSIONS",
  dimension: campaignId ? "DAY" : "CAMPAIGN",
  columns: "DELIVERY",
  campaignId,
});

/** What a saved view shows, without what it is called. */
export const viewOf = ({ period, from, to, compareTo, metric, dimension, columns, campaignId }: View): View => ({
  ...{ period, from, to, compareTo, metric, dimension, columns, campaignId },
});
