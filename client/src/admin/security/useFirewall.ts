import { useState } from "react";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import type { FirewallRuleStatus, FirewallStateFragment } from "../../gql/graphql";

const FirewallRulesDocument = graphql(`
  query FirewallRules($status: FirewallRuleStatus, $search: String, $after: String) {
    firewallRules(first: 20, status: $status, search: $search, after: $after) {
      nodes {
        ...FirewallRule_rule @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

const FirewallChangedDocument = graphql(`
  subscription FirewallChanged {
    firewallChanged {
      ...FirewallState @unmask
      lastHit {
        ...FirewallRule_rule @unmask
      }
    }
  }
`);

graphql(`
  fragment FirewallState on Firewall {
    at
    isEnforced
    revision
    ruleCount
    activeCount
  }
`);

export interface FirewallFilter {
  status: FirewallRuleStatus | null;
  search: string | null;
}

/** The rules of a list: hits arrive in place, and whatever else changed makes it read again. */
export function useFirewall(filter: FirewallFilter) {
  const list = usePages(FirewallRulesDocument, (data) => data.firewallRules, { variables: filter });
  const [live, setLive] = useState<FirewallStateFragment | null>(null);
  useLiveSubscription(FirewallChangedDocument, {
    variables: {},
    onData: ({ firewallChanged: state }) => {
      // The first one as well: something may have happened between the list and it.
      if (live?.revision !== state.revision) void list.read();
      setLive(state);
    },
  });
  return { list, live };
}
