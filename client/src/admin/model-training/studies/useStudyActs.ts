import { useMutation } from "@apollo/client/react";
import { graphql } from "../../../gql";

const ValidateDocument = graphql(`
  mutation StudyList_validate($id: ID!, $version: Int!) {
    validateStudy(id: $id, version: $version) {
      ...Study_study @unmask
    }
  }
`);

const RejectDocument = graphql(`
  mutation StudyList_reject($id: ID!, $version: Int!, $reason: String!) {
    rejectStudy(id: $id, version: $version, reason: $reason) {
      ...Study_study @unmask
    }
  }
`);

const ReopenDocument = graphql(`
  mutation StudyList_reopen($id: ID!, $version: Int!) {
    reopenStudy(id: $id, version: $version) {
      ...Study_study @unmask
    }
  }
`);

interface Seen {
  id: string;
  version: number;
}

/** What is decided about a study; each rejects with what the server says. */
export function useStudyActs() {
  const [validate] = useMutation(ValidateDocument);
  const [reject] = useMutation(RejectDocument);
  const [reopen] = useMutation(ReopenDocument);
  return {
    validate: ({ id, version }: Seen) => validate({ variables: { id, version } }),
    reject: ({ id, version }: Seen, reason: string) => reject({ variables: { id, version, reason } }),
    reopen: ({ id, version }: Seen) => reopen({ variables: { id, version } }),
  };
}
