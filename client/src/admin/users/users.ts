import { graphql } from "../../gql";
import type { Users_AccountFragment, Users_FoundFragment } from "../../gql/graphql";

graphql(`
  fragment Users_found on FoundUser {
    id
    name
    email
    role
    createdAt
    emailVerifiedAt
    suspendedAt
    companyName
  }
`);

graphql(`
  fragment Users_account on UserAccount {
    id
    at
    name
    email
    role
    createdAt
    emailVerifiedAt
    pendingEmail
    hasPassword
    suspendedAt
    suspensions {
      id
      reason
      suspendedAt
      suspendedBy
      liftedAt
      liftedBy
    }
    signInBlockedUntil
    lastSignInAt
    devices {
      id
      description
      remembered
      signedInAt
      lastSeenAt
    }
    consents {
      purpose
      granted
      recordedAt
      text {
        title
      }
    }
    consentHistory {
      id
      granted
      recordedAt
      text {
        title
        version
      }
    }
    consentHistoryCount
    company {
      name
      tier
      status
      applicationId
    }
    questionCount
    recordCount
  }
`);

export type Found = Users_FoundFragment;
export type Account = Users_AccountFragment;

/** The page of a person. */
export const pageOf = (id: string): string => `/admin/users/${id}`;

/** Whether signing in is blocked at this moment; the account tells until when. */
export const isBlocked = ({ signInBlockedUntil }: Pick<Account, "signInBlockedUntil">, now: Date): boolean =>
  signInBlockedUntil !== null && new Date(signInBlockedUntil) > now;

/** Whether there is an address to confirm. */
export const isUnconfirmed = ({ emailVerifiedAt, pendingEmail }: Account): boolean =>
  emailVerifiedAt === null || pendingEmail !== null;
