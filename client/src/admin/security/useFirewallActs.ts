import { useMutation } from "@apollo/client/react";
import { graphql } from "../../gql";
import type { FirewallRule } from "./firewall";

const ToggleDocument = graphql(`
  mutation FirewallRow_toggle($id: ID!, $version: Int!, $isActive: Boolean!) {
    setFirewallRuleActive(id: $id, version: $version, isActive: $isActive) {
      ...FirewallRule_rule @unmask
    }
  }
`);

const MoveDocument = graphql(`
  mutation FirewallRow_move($id: ID!, $before: ID!) {
    moveFirewallRule(id: $id, before: $before) {
      id
    }
  }
`);

/** What a row can do at once. Each rejects with what the API says. */
export function useFirewallActs() {
  const [toggle] = useMutation(ToggleDocument);
  const [move] = useMutation(MoveDocument);
  return {
    toggle: ({ id, version, isActive }: FirewallRule) => toggle({ variables: { id, version, isActive: !isActive } }),
    putBefore: (rule: FirewallRule, next: FirewallRule) => move({ variables: { id: rule.id, before: next.id } }),
  };
}
