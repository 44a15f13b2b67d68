import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { problemCode } from "../../core/problems";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";

const UserDocument = graphql(`
  query UserPage($id: ID!) {
    userAccount(id: $id) {
      ...Users_account @unmask
    }
  }
`);

const ChangedDocument = graphql(`
  subscription UserAccountChanged($id: ID!) {
    userAccountChanged(id: $id) {
      ...Users_account @unmask
    }
  }
`);

/** An account as it is now; what moves it arrives by itself. */
export function useUserAccount(id: string) {
  const { data, error, refetch } = useQuery(UserDocument, { variables: { id } });
  const [isErased, setErased] = useState(false);
  const account = data?.userAccount;
  useLiveSubscription(ChangedDocument, {
    variables: { id },
    skip: !account,
    onData: ({ userAccountChanged }) => setErased(userAccountChanged === null),
  });
  return {
    account,
    isErased,
    isMissing: !account && problemCode(error) === "NOT_FOUND",
    error,
    read: () => refetch().catch(() => undefined),
  };
}
