import type { Frequency, MedicationInput } from "../../../gql/graphql";

export const FREQUENCIES = ["ONCE", "TWICE", "THREE_TIMES", "AS_NEEDED"] as const satisfies readonly Frequency[];

/** Somebody whom the patient looks after. */
export interface Whom {
  id: string;
  name: string;
}

/** A medicine as it is typed. */
export interface MedicineValues {
  name: string;
  dosage: string;
  frequency: Frequency;
  startDate: string;
}

/** A medicine as the API gives it. */
export interface SavedMedicine {
  name: string;
  dosage: string | null;
  frequency: Frequency;
  startDate: string | null;
}

export const NEW_MEDICINE: MedicineValues = { name: "", dosage: "", frequency: "ONCE", startDate: "" };

export const typedFrom = ({ name, dosage, frequency, startDate }: SavedMedicine): MedicineValues => ({
  name,
  dosage: dosage ?? "",
  frequency,
  startDate: startDate ?? "",
});

export const inputFrom = ({ name, dosage, frequency, startDate }: MedicineValues): MedicationInput => ({
  name: name.trim(),
  dosage: dosage.trim() || null,
  frequency,
  startDate: startDate || null,
});
