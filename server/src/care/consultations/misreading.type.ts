import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from "type-graphql";
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
  @Field(() => MisreadingKindEnum, { description: "What was wrong." })
  kind: MisreadingKind;

  @Field(() => ID, {
    nullable: true,
    description:
      "One of `advice.understood` (its fact) or of `advice.decidedBy` (its pathway); null for what was missed.",
  })
  subject?: string | null;

  @Field(() => CareLabelEnum, { description: "How soon somebody should have looked at it." })
  label: CareLabel;

  @Field(() => String, {
    defaultValue: "",
    description: `At most ${MISREADING_NOTE_MAX_LENGTH} characters; may be empty unless something was missed.`,
  })
  note: string;
}

@ObjectType("Misreading", {
  simpleResolvers: true,
  description: "What a pharmacist found wrong with the reading of a case.",
})
export class MisreadingType {
  @Field(() => ID)
  id: string;

  @Field(() => MisreadingKindEnum, { description: "What was wrong." })
  kind: MisreadingKind;

  @Field(() => ID, { nullable: true, description: "The fact or the pathway; null for what was missed." })
  subject: string | null;

  @Field(() => String, { nullable: true, description: "What it is called in English; null for what was missed." })
  name: string | null;

  @Field(() => CareLabelEnum, { description: "How soon somebody should have looked at it." })
  label: CareLabel;

  @Field(() => String, { description: "The pharmacist's words; may be empty." })
  note: string;

  @Field(() => String, { description: "The version of the assistant that answered." })
  assistantVersion: string;

  @Field(() => String, { nullable: true, description: "A first name; null when the account is gone." })
  reportedBy: string | null;

  @Field(() => GraphQLISODateTime, { description: "When it was reported." })
  reportedAt: Date;
}

export const MisreadingConnection = connectionOf("MisreadingConnection", () => MisreadingType);
