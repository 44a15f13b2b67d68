import { useMutation } from "@apollo/client/react";
import { graphql } from "../../../gql";
import {
  type MedicationInput,
  type MedicineRow_MedicationFragment,
  MedicineRow_SupplyDocument,
} from "../../../gql/graphql";
import { inputFrom, type SavedMedicine, typedFrom } from "./medicine";

const AddDocument = graphql(`
  mutation Medicines_add($input: MedicationInput!, $forWhom: ID) {
    createMedication(input: $input, forWhom: $forWhom) {
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

type Deleted = SavedMedicine & Pick<MedicineRow_MedicationFragment, "stoppedOn" | "supply">;

/** What moves a medicine from one list to another. */
export function useMedicineActs() {
  const [add] = useMutation(AddDocument);
  const [stop] = useMutation(StopDocument);
  const [resume] = useMutation(ResumeDocument);
  const [remove] = useMutation(DeleteDocument);
  const [setSupply] = useMutation(MedicineRow_SupplyDocument);
  return {
    add: (input: MedicationInput, forWhom: string | null = null) => add({ variables: { input, forWhom } }),
    /** Brings back one that was deleted. Its supply was counted some day: what holds of that is the day on which it ends. */
    addAgain: async (medicine: Deleted, forWhom: string | null = null) => {
      const { data } = await add({ variables: { input: inputFrom(typedFrom(medicine)), forWhom } });
      const id = data?.createMedication.id;
      const { supply, stoppedOn } = medicine;
      if (id && supply) {
        const { endsOn, remind } = supply;
        await setSupply({ variables: { id, supply: { endsOn, remind } } });
      }
      if (id && stoppedOn) await stop({ variables: { id, on: stoppedOn } });
    },
    stop: (id: string, on: string) => stop({ variables: { id, on } }),
    resume: (id: string) => resume({ variables: { id } }),
    remove: (id: string) => remove({ variables: { id } }),
  };
}
