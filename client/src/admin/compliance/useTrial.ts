import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { graphql } from "../../gql";
import type { ComplianceRuleInput, RuleBench_TryQuery } from "../../gql/graphql";

const TryDocument = graphql(`
  query RuleBench_try($input: ComplianceRuleInput!, $text: String) {
    tryComplianceRule(input: $input, text: $text) {
      textViolation {
        ...RuleViolation_violation @unmask
      }
      checked
      hitCount
      hits {
        versionId
        title
        advertiser
        isServing
        violation {
          ...RuleViolation_violation @unmask
        }
      }
    }
  }
`);

export type Trial = RuleBench_TryQuery["tryComplianceRule"];

/** Asks what a rule would hit, in a text and in all adverts that are shown or wait, before it counts. */
export function useTrial(): (input: ComplianceRuleInput, text: string | null) => Promise<Trial> {
  const client = useApolloClient();
  return useCallback(
    async (input, text) => {
      const { data } = await client.query({
        query: TryDocument,
        variables: { input, text },
        fetchPolicy: "no-cache",
      });
      if (!data) throw new Error("The trial came back empty.");
      return data.tryComplianceRule;
    },
    [client],
  );
}
