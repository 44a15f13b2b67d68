import { useMutation } from "@apollo/client/react";
import { graphql } from "../../gql";

const SuspendDocument = graphql(`
  mutation Users_suspend($id: ID!, $reason: String!) {
    suspendUser(id: $id, reason: $reason) {
      ...Users_account @unmask
    }
  }
`);

const RestoreDocument = graphql(`
  mutation Users_restore($id: ID!) {
    restoreUser(id: $id) {
      ...Users_account @unmask
    }
  }
`);

const UnlockDocument = graphql(`
  mutation Users_unlock($id: ID!) {
    unlockUser(id: $id) {
      ...Users_account @unmask
    }
  }
`);

const ConfirmDocument = graphql(`
  mutation Users_confirm($id: ID!) {
    resendUserConfirmation(id: $id) {
      ...Users_account @unmask
    }
  }
`);

const PasswordDocument = graphql(`
  mutation Users_password($id: ID!) {
    sendUserPasswordLink(id: $id) {
      ...Users_account @unmask
    }
  }
`);

const SignOutDocument = graphql(`
  mutation Users_signOut($id: ID!) {
    signUserOut(id: $id) {
      ...Users_account @unmask
    }
  }
`);

/** What support does for one person; each rejects with what the server says, and the page shows what came of it. */
export function useUserActs(id: string) {
  const [suspend] = useMutation(SuspendDocument);
  const [restore] = useMutation(RestoreDocument);
  const [unlock] = useMutation(UnlockDocument);
  const [confirm] = useMutation(ConfirmDocument);
  const [password] = useMutation(PasswordDocument);
  const [signOut] = useMutation(SignOutDocument);
  const variables = { id };
  return {
    suspend: (reason: string) => suspend({ variables: { id, reason } }),
    restore: () => restore({ variables }),
    unlock: () => unlock({ variables }),
    confirm: () => confirm({ variables }),
    password: () => password({ variables }),
    signOut: () => signOut({ variables }),
  };
}
