import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { CampaignStatus } from "../../gql/graphql";

const CampaignChangedDocument = graphql(`
  subscription CampaignChanged {
    campaignChanged {
      id
      ...Campaign_campaign @unmask
    }
  }
`);

/** Keeps own campaigns as they are now: what other tabs, reviews and the calendar do arrives here. */
export function useLiveCampaigns(onChange?: (campaign: { id: string; status: CampaignStatus }) => void): void {
  useLiveSubscription(CampaignChangedDocument, {
    variables: {},
    onData: ({ campaignChanged }) => onChange?.(campaignChanged),
  });
}
