import { graphql } from "../../gql";
import type { ChangedApplication_ApplicationFragment } from "../../gql/graphql";

graphql(`
  fragment ChangedApplication_application on ReviewedApplication {
    id
    status
    submittedAt
    decidedAt
    company {
      name
      registrationNumber
      email
    }
    version
    documents {
      id
      status
    }
    ...ApplicationItem_application
    ...ReviewPane_application
  }
`);

/** An application as every act gives it back. */
export type ChangedApplication = ChangedApplication_ApplicationFragment;
