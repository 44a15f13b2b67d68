import { graphql } from "./gql";

/** A page of the advertiser's campaigns, the newest first. */
export const CampaignsDocument = graphql(`
  query Campaigns($after: String) {
    campaigns(first: 20, after: $after) {
      nodes {
        id
        name
        status
        stats {
          impressions
          clicks
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Conversions of campaigns; the same idempotencyKey with the same rows is one report. */
export const ReportDocument = graphql(`
  mutation Report($input: ReportConversionsInput!) {
    reportConversions(input: $input) {
      id
      rowCount
      reportedAt
    }
  }
`);

/** The statistics of a campaign: now, and after each change. */
export const WatchDocument = graphql(`
  subscription Watch($campaignId: ID!) {
    campaignStatsChanged(campaignId: $campaignId) {
      impressions
      clicks
      ctr
      lastUpdated
    }
  }
`);
