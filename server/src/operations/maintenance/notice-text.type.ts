import { GraphQLISODateTime, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { NoticePhaseEnum, NoticeTextsType } from "./notice.type";
import type { NoticePhase } from "./window.rules";

const NAMES = "Names in braces are filled in: {day}, {from}, {to}, {version}.";

@ApiObject("NoticeWording", "What everybody is told at one phase of maintenance.")
export class NoticeWordingType {
  @Field(() => NoticePhaseEnum, "Why everybody is told.") phase: NoticePhase;
  @Nullable(() => NoticeTextsType, "What staff wrote; null for the texts that the product comes with.")
  texts: NoticeTextsType | null;
  @Field(() => [String], "The names in braces that a text has to have.") required: readonly string[];
  @Field(() => [String], "The names in braces that a text can have.") allowed: readonly string[];
  @Field(() => Int, "The most characters that a text can have.") limit: number;
  @Field(() => Int, "Give this back with a change; 0 while nobody changed it.") revision: number;
  @Nullable(() => String, "Why it was changed last; null while nobody did.") reason: string | null;
  @Nullable(() => String, "Who changed it last; null while nobody did, and when that account is gone.")
  changedByName: string | null;
  @Nullable(() => GraphQLISODateTime, "When it was changed last; null while nobody did.") changedAt: Date | null;
}

@InputType("NoticeTextsInput", { description: `What everybody is told: plain text, up to 300 characters. ${NAMES}` })
export class NoticeTextsInputType {
  @Field(() => String, "In English.") en: string;
  @Field(() => String, "In French.") fr: string;
  @Field(() => String, "In Spanish.") es: string;
  @Field(() => String, "In German.") de: string;
}

@InputType("NoticeWordingInput", { description: "New texts of one phase of maintenance." })
export class NoticeWordingInputType {
  @Field(() => NoticePhaseEnum, "Why everybody is told.") phase: NoticePhase;
  @Nullable(
    () => NoticeTextsInputType,
    "What is told; null, or left out, for back to the texts that the product comes with.",
  )
  texts?: NoticeTextsInputType | null;
  @Field(() => String, "Why, 5 to 500 characters: colleagues read it in the history.") reason: string;
  @Field(() => Int, "The `revision` that was shown; with another one it is a CONFLICT.") revision: number;
}
