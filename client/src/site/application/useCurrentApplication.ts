import { useFragment, useQuery } from "@apollo/client/react";
import { graphql } from "../../gql";
import { WholeFragment } from "./application";

const CurrentApplicationDocument = graphql(`
  query CurrentApplication($token: String!) {
    application(token: $token) {
      id
      ...Application_whole
    }
    applicationRules {
      maxBytes
      reviewTime
    }
  }
`);

/** The application that a secret opens; nothing is asked without one. */
export function useCurrentApplication(token: string) {
  const { data, error, loading, refetch } = useQuery(CurrentApplicationDocument, {
    variables: { token },
    skip: token === "",
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const from = token === "" ? null : (data?.application ?? null);
  const whole = useFragment({ fragment: WholeFragment, from });
  return {
    application: from && whole.complete ? whole.data : undefined,
    rules: data?.applicationRules,
    error,
    loading,
    refetch: () => void refetch().catch(() => undefined),
  };
}
