import { graphql } from "../../gql";
import type { Application_WholeFragment } from "../../gql/graphql";

/** All that an applicant sees of an application: asked for by both pages, and answered by each change. */
export const WholeFragment = graphql(`
  fragment Application_whole on ApplicantApplication {
    id
    status
    company {
      name
      registrationNumber
      address
      contactPerson
      phone
      email
      website
    }
    documents {
      id
      key
      name
      dateKind
      date
      status
      fileName
      bytes
      needs
      rejectionReason
      rejectionDetail
      url
    }
    acceptedTerms
    submittedAt
    decidedAt
    reason
    reviewDueAt
    reviewClockKnown
  }
`);

export type Application = Omit<Application_WholeFragment, " $fragmentName">;
export type ApplicantDocument = Application["documents"][number];

/** The applicant can change it and send it. */
export const isOpen = ({ status }: Pick<Application, "status">) => status === "DRAFT" || status === "MORE_DOCS";

/** No file that could be judged is there: none at all, or one that a reviewer refused. */
export const lacksFile = ({ needs, status }: ApplicantDocument) =>
  needs === "FILE" || (needs === "REPLACEMENT" && status === "INVALID");

export const lacksDate = ({ dateKind, date }: ApplicantDocument) => dateKind !== null && date === null;

export const isReady = ({ needs }: ApplicantDocument) => needs === null;

/** ids of the parts of a document's row that an error can lead to. */
export const fileId = ({ key }: Pick<ApplicantDocument, "key">) => `file-${key}`;
export const dateId = ({ key }: Pick<ApplicantDocument, "key">) => `date-${key}`;
