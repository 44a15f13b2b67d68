import { useEffect, useLayoutEffect } from "react";
import { applicantSecret } from "../../core/applicant";
import { useConnection } from "../../core/connection";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";

const ChangedDocument = graphql(`
  subscription ApplicationStatusChanged($token: String!) {
    applicationStatusChanged(token: $token) {
      id
      ...Application_whole
    }
  }
`);

/** Keeps an application as the server has it while it is looked at. `onLost` hears that changes may be missed. */
export function useApplicationLive(token: string, isKnown: boolean, onLost: () => void) {
  const connection = useConnection();
  useLayoutEffect(() => {
    applicantSecret.set(token);
    return () => applicantSecret.set(undefined);
  }, [token]);
  useLiveSubscription(ChangedDocument, { variables: { token }, skip: !isKnown, isPublic: true });
  const isLive = connection === "live";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment of the loss counts, not who hears of it.
  useEffect(() => {
    if (!isLive && isKnown) onLost();
  }, [isLive, isKnown]);
  return connection;
}
