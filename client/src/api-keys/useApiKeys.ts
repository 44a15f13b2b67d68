import { useQuery } from "@apollo/client/react";
import { useLiveSubscription } from "../core/useLiveSubscription";
import { usePages } from "../core/usePages";
import { graphql } from "../gql";
import type { ApiKeyOwner } from "./apiKeys";

const ApiKeysDocument = graphql(`
  query ApiKeys($owner: ApiKeyOwner!, $isEnded: Boolean!, $after: String) {
    apiKeys(first: 20, owner: $owner, isEnded: $isEnded, after: $after) {
      nodes {
        ...ApiKey_key @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

const ApiKeySetupDocument = graphql(`
  query ApiKeySetup {
    apiKeySetup {
      lifetimeDays
      warningDays
      overlapHours
      defaultOverlapHours
      pointsPerMinute
      mayHaveKeys
      standing
      scopes {
        ...ApiScope_scope @unmask
      }
    }
  }
`);

const ApiKeysChangedDocument = graphql(`
  subscription ApiKeysChanged {
    apiKeysChanged {
      snapshot
    }
  }
`);

/** What keys may be, and whether the person may have any. */
export function useApiKeySetup() {
  const { data, error, refetch } = useQuery(ApiKeySetupDocument, { fetchPolicy: "cache-and-network" });
  return { setup: data?.apiKeySetup, error, read: () => void refetch().catch(() => undefined) };
}

/** Keys of a list, read again when any of them was used or changed. @param onChange is told as well: a plan may have moved. */
export function useApiKeys(variables: { owner: ApiKeyOwner; isEnded: boolean }, onChange: () => void) {
  const list = usePages(ApiKeysDocument, (data) => data.apiKeys, { variables });
  useLiveSubscription(ApiKeysChangedDocument, {
    variables: {},
    // At the first one as well: something may have happened between the list and it.
    onData: () => {
      void list.read();
      onChange();
    },
  });
  return { ...list, nodes: list.isCurrent ? list.nodes : undefined };
}
