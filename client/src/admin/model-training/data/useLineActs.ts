import { useMutation } from "@apollo/client/react";
import { graphql } from "../../../gql";
import type { CareLabel, TrainingLineInput, TrainingLineRemovalReason } from "../../../gql/graphql";
import type { AddedLine } from "./lines";

const AddDocument = graphql(`
  mutation AddLineDialog_add($input: TrainingLineInput!) {
    createTrainingLine(input: $input) {
      ...TrainingLine_added @unmask
    }
  }
`);

const LabelDocument = graphql(`
  mutation AddedLines_label($id: ID!, $label: CareLabel!) {
    labelTrainingLine(id: $id, label: $label) {
      ...TrainingLine_added @unmask
    }
  }
`);

const RemoveDocument = graphql(`
  mutation RemoveLineDialog_remove($id: ID!, $reason: TrainingLineRemovalReason!) {
    deleteTrainingLine(id: $id, reason: $reason) {
      ...TrainingLine_added @unmask
    }
  }
`);

/** What is done with lines; each rejects with what the server says. */
export function useLineActs() {
  const [add] = useMutation(AddDocument);
  const [label] = useMutation(LabelDocument);
  const [remove] = useMutation(RemoveDocument);
  return {
    add: (input: TrainingLineInput) => add({ variables: { input } }),
    label: async ({ id }: AddedLine, as: CareLabel): Promise<AddedLine | undefined> =>
      (await label({ variables: { id, label: as } })).data?.labelTrainingLine,
    remove: ({ id }: AddedLine, reason: TrainingLineRemovalReason) => remove({ variables: { id, reason } }),
  };
}
