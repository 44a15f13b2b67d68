import { GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import type { Frequency } from "../patients/medication.rules";
import { FrequencyEnum } from "../patients/medication.type";
import {
  NHS_ENTRY_KINDS,
  NHS_ENTRY_STATUSES,
  NHS_PARTS,
  type NhsEntryKind,
  type NhsEntryStatus,
  type NhsPart,
} from "./nhs-import.rules";
import { NHS_OBSTACLES, type NhsObstacle } from "./nhs-link.rules";

const NhsObstacleEnum = enumType("NhsObstacle", "What has to be done before a number can be linked.", NHS_OBSTACLES, {
  CONSENT_MISSING: "The person has not agreed to NHS integration.",
  EMAIL_UNCONFIRMED: "The e-mail address is not confirmed.",
  UNAVAILABLE: "This server is not connected to any health records.",
});
const NhsEntryKindEnum = enumType("NhsEntryKind", "What a patient decides about, one by one.", NHS_ENTRY_KINDS, {
  ALLERGY: "Something that the patient must not be given.",
  CONDITION: "Something that the patient lives with.",
  MEDICINE: "Something that the patient takes.",
});
const NhsEntryStatusEnum = enumType(
  "NhsEntryStatus",
  "What became of an entry of a linked record.",
  NHS_ENTRY_STATUSES,
  {
    ACCEPTED: "It was taken over into the profile.",
    REJECTED: "It was left out.",
    WAITING: "Nobody has decided yet.",
  },
);
const NhsPartEnum = enumType("NhsPart", "The parts of a health record.", NHS_PARTS, {
  ALLERGIES: "What the patient must not be given.",
  CONDITIONS: "What the patient lives with.",
  MEDICINES: "What the patient takes.",
  RECORDS: "Entries of the medical history.",
});

@ApiObject("NhsExample", "An invented person whose number can be tried.")
class NhsExampleType {
  @Field(() => String, "3-3-4") number: string;
  @Field(() => String, "YYYY-MM-DD") dateOfBirth: string;
}

@ApiObject("NhsEntry", "An allergy, a condition or a medicine of a linked record.")
export class NhsEntryType {
  @Field(() => ID)
  id: string;
  @Field(() => NhsEntryKindEnum, "What it is.") kind: NhsEntryKind;
  @Field(() => String, "What the record calls it.") name: string;
  @Nullable(() => String, "The reaction of an allergy, the dosage of a medicine.") detail: string | null;
  @Nullable(() => String, "As exact as the record says it: YYYY, YYYY-MM or YYYY-MM-DD.") since: string | null;
  @Nullable(() => FrequencyEnum, "Null when the record does not say it: then ask.") frequency: Frequency | null;
  @Field(() => NhsEntryStatusEnum, "What the patient decided.") status: NhsEntryStatus;
  @Field(() => Boolean, "True when the profile has it already, however it is written there.") isKnown: boolean;
}

@ApiObject("NhsAccount", "Where a patient's NHS account stands.")
export class NhsAccountType {
  @Field(() => ID, "The patient's.") id: string;
  @Field(() => Boolean, "True while an NHS number is linked.") isLinked: boolean;
  @Field(() => [NhsObstacleEnum], "What stands in the way of linking, the first thing first.") obstacles: NhsObstacle[];
  @Field(() => Boolean, "True when records are invented: say so.") isDemonstration: boolean;
  @Field(() => [NhsExampleType], "Numbers to try; in demonstration mode alone.") examples: NhsExampleType[];
  @Nullable(() => String, "The number that was given at registration and waits, 3-3-4.") waitingNumber: string | null;
  @Nullable(() => GraphQLISODateTime, "When a try to link that number was refused.") waitingRefusedAt: Date | null;
  @Nullable(() => String, "Of the profile, as YYYY-MM-DD; where there is none, ask.") dateOfBirth: string | null;
  @Nullable(() => String, "The last four digits of the linked number; null also when it can no longer be read.")
  numberEnd: string | null;
  @Nullable(() => GraphQLISODateTime, "When the record was last read; null while nothing is linked.")
  importedAt: Date | null;
  @Field(
    () => [NhsPartEnum],
    "Parts of which something was not shared or could not be read; all of them when nothing was sent at all. An empty list of these is not 'none'.",
  )
  notShared: NhsPart[];
  @Field(() => Boolean, "True when the record says that no allergies are known.") hasNoKnownAllergies: boolean;
  @Field(() => Int, "Entries of the medical history that came with it.") recordCount: number;
  @Field(() => Int, "Entries that nobody has decided about.") waitingCount: number;
}

@InputType({ description: "What a patient decides about one entry." })
export class NhsDecisionInput {
  @Field(() => ID)
  id: string;
  @Field(() => Boolean, "False leaves it out.") isAccepted: boolean;
  @Nullable(() => FrequencyEnum, "For a medicine of which the record does not say it.") frequency?: Frequency | null;
}
