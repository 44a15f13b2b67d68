import { ApiObject, Field } from "../../platform/api-object.type";
import { MedicationWarningType } from "../patients/medication.type";

@ApiObject("AnswerMedicine", "A medicine that an answer or a case names.")
export class AnswerMedicineType {
  @Field(() => String, "As it is written there.") name: string;
  @Field(
    () => [MedicationWarningType],
    "What speaks against it for whomever the question is for, as they would read it, in English.",
  )
  warnings: MedicationWarningType[];
  @Field(() => Boolean, "True when the answer should go out only after it was confirmed.") mustConfirm: boolean;
}

@ApiObject(
  "AnswerCheck",
  "The medicines of an answer compared with the profile of whomever the question is for. Never a full check.",
)
export class AnswerCheckType {
  @Field(
    () => Boolean,
    "False without the consent to the use of health data, and for somebody whom nothing was told about.",
  )
  isCompared: boolean;
  @Field(() => [AnswerMedicineType], "In the order in which they are named; empty where nothing was compared.")
  medicines: AnswerMedicineType[];
}
