import { Field, GraphQLISODateTime, InputType, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
import { NoticePhaseEnum, NoticeTextsType } from "./notice.type";
import type { NoticePhase } from "./window.rules";

const NAMES = "Names in braces are filled in: {day}, {from}, {to}, {version}.";

@ApiObject("NoticeWording", "What everybody is told at one phase of maintenance.")
export class NoticeWordingType {
  @Field(() => NoticePhaseEnum, { description: "Why everybody is told." }) phase: NoticePhase;
  @Field(() => NoticeTextsType, {
    nullable: true,
    description: "What staff wrote; null for the texts that the product comes with.",
  })
  texts: NoticeTextsType | null;
  @Field(() => [String], { description: "The names in braces that a text has to have." }) required: readonly string[];
  @Field(() => [String], { description: "The names in braces that a text can have." }) allowed: readonly string[];
  @Field(() => Int, { description: "The most characters that a text can have." }) limit: number;
  @Field(() => Int, { description: "Give this back with a change; 0 while nobody changed it." }) revision: number;
  @Field(() => String, { nullable: true, description: "Why it was changed last; null while nobody did." })
  reason: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Who changed it last; null while nobody did, and when that account is gone.",
  })
  changedByName: string | null;
  @Field(() => GraphQLISODateTime, { nullable: true, description: "When it was changed last; null while nobody did." })
  changedAt: Date | null;
}

@InputType("NoticeTextsInput", { description: `What everybody is told: plain text, up to 300 characters. ${NAMES}` })
export class NoticeTextsInputType {
  @Field(() => String, { description: "In English." }) en: string;
  @Field(() => String, { description: "In French." }) fr: string;
  @Field(() => String, { description: "In Spanish." }) es: string;
  @Field(() => String, { description: "In German." }) de: string;
}

@InputType("NoticeWordingInput", { description: "New texts of one phase of maintenance." })
export class NoticeWordingInputType {
  @Field(() => NoticePhaseEnum, { description: "Why everybody is told." }) phase: NoticePhase;
  @Field(() => NoticeTextsInputType, {
    nullable: true,
    description: "What is told; null, or left out, for back to the texts that the product comes with.",
  })
  texts?: NoticeTextsInputType | null;
  @Field(() => String, { description: "Why, 5 to 500 characters: colleagues read it in the history." }) reason: string;
  @Field(() => Int, { description: "The `revision` that was shown; with another one it is a CONFLICT." })
  revision: number;
}
