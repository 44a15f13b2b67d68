import { GraphQLISODateTime, ID, InputType } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import type { CareLabel } from "../clinical/care-level.rules";
import { CareLabelEnum } from "../models/training-line.type";
import {
  MISREADING_KINDS,
  MISREADING_NOTE_MAX_LENGTH,
  type MisreadingInputFields,
  type MisreadingKind,
} from "./misreading.rules";

const MisreadingKindEnum = enumType("MisreadingKind", "What the assistant read wrongly.", MISREADING_KINDS, {
  FACT: "A fact that was understood.",
  MISSED: "Something that was not seen.",
  ROW: "A row of a pathway that decided.",
});

@InputType("MisreadingInput", { description: "What the assistant read wrongly in a case." })
export class MisreadingInput implements MisreadingInputFields {
  @Field(() => MisreadingKindEnum, "What was wrong.") kind: MisreadingKind;
  @Nullable(
    () => ID,
    "One of `advice.understood` (its fact) or of `advice.decidedBy` (its pathway); null for what was missed.",
  )
  subject?: string | null;
  @Field(() => CareLabelEnum, "How soon somebody should have looked at it.") label: CareLabel;
  @Field(() => String, {
    defaultValue: "",
    description: `At most ${MISREADING_NOTE_MAX_LENGTH} characters; may be empty unless something was missed.`,
  })
  note: string;
}

@ApiObject("Misreading", "What a pharmacist found wrong with the reading of a case.")
export class MisreadingType {
  @Field(() => ID)
  id: string;
  @Field(() => MisreadingKindEnum, "What was wrong.") kind: MisreadingKind;
  @Nullable(() => ID, "The fact or the pathway; null for what was missed.") subject: string | null;
  @Nullable(() => String, "What it is called in English; null for what was missed.") name: string | null;
  @Field(() => CareLabelEnum, "How soon somebody should have looked at it.") label: CareLabel;
  @Field(() => String, "The pharmacist's words; may be empty.") note: string;
  @Field(() => String, "The version of the assistant that answered.") assistantVersion: string;
  @Nullable(() => String, "A first name; null when the account is gone.") reportedBy: string | null;
  @Field(() => GraphQLISODateTime, "When it was reported.") reportedAt: Date;
}

export const MisreadingConnection = connectionOf("MisreadingConnection", () => MisreadingType);
