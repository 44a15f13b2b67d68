import { useMutation } from "@apollo/client/react";
import { graphql } from "../../../gql";
import type { MedicationInput } from "../../../gql/graphql";

const AddDocument = graphql(`
  mutation Medicines_add($input: MedicationInput!, $forWhom: ID) {
    addMedication(input: $input, forWhom: $forWhom) {
      id
    }
  }
`);

const StopDocument = graphql(`
  mutation Medicines_stop($id: ID!, $on: String!) {
    stopMedication(id: $id, on: $on) {
      id
      ...MedicineRow_medication
    }
  }
`);

const ResumeDocument = graphql(`
  mutation Medicines_resume($id: ID!) {
    resumeMedication(id: $id) {
      id
      ...MedicineRow_medication
    }
  }
`);

const DeleteDocument = graphql(`
  mutation Medicines_delete($id: ID!) {
    deleteMedication(id: $id)
  }
`);

/** What moves a medicine from one list to another. */
export function useMedicineActs() {
  const [add] = useMutation(AddDocument);
  const [stop] = useMutation(StopDocument);
  const [resume] = useMutation(ResumeDocument);
  const [remove] = useMutation(DeleteDocument);
  return {
    add: async (input: MedicationInput, forWhom: string | null = null): Promise<string | undefined> => {
      const { data } = await add({ variables: { input, forWhom } });
      return data?.addMedication.id;
    },
    stop: (id: string, on: string) => stop({ variables: { id, on } }),
    resume: (id: string) => resume({ variables: { id } }),
    remove: (id: string) => remove({ variables: { id } }),
  };
}
