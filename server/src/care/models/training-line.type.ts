import { GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { numberedPageOf } from "../../platform/page.type";
import { CARE_LABELS, type CareLabel } from "../clinical/care-level.rules";
import {
  LINE_LIMITS,
  LINE_ORIGINS,
  LINE_STATES,
  type LineOrigin,
  type LineState,
  REMOVAL_REASONS,
  type RemovalReason,
} from "./training-line.rules";

export const CareLabelEnum = enumType(
  "CareLabel",
  "How soon somebody has to be looked at: now, today, or when it suits.",
  CARE_LABELS,
  {
    emergency: "Somebody has to be looked at now.",
    routine: "It can wait until it suits.",
    urgent: "Somebody has to be looked at today.",
  },
);

const LineStateEnum = enumType(
  "TrainingLineState",
  "PROPOSED: one person at most labelled it. DISPUTED: two differ, and a third decides. AGREED: two said the same, so it is learned. REMOVED: no later training learns it.",
  LINE_STATES,
  {
    AGREED: "Two said the same, so it is learned.",
    DISPUTED: "Two differ, and a third decides.",
    PROPOSED: "One person at most labelled it.",
    REMOVED: "No later training learns it.",
  },
);

const LineOriginEnum = enumType(
  "TrainingLineOrigin",
  "STAFF: somebody wrote it. QUESTION: a patient's question, without what points to them, taken with their consent.",
  LINE_ORIGINS,
  {
    QUESTION: "A patient's question, without what points to them, taken with their consent.",
    STAFF: "Somebody of the staff wrote it.",
  },
);

export const RemovalReasonEnum = enumType(
  "TrainingLineRemovalReason",
  "With NAMES_SOMEBODY the text is deleted.",
  REMOVAL_REASONS,
  {
    NAMES_SOMEBODY: "It names somebody; the text is deleted.",
    NOT_ABOUT_HEALTH: "Its subject is none of health.",
    NOT_WANTED: "It would teach something that is not meant.",
    UNCLEAR: "Nobody can say what it means.",
  },
);

@ApiObject("TrainingLine", "A labelled line that comes with the product and is learned.")
export class TrainingLineType {
  @Field(() => ID, "Its name in the files.") id: string;
  @Field(() => String, "The line as it is learned.") text: string;
  @Field(() => LanguageEnum, "In which language it is written.") language: Language;
  @Field(() => String, "The style of writing, such as family or note.") style: string;
  @Field(() => String, "What it is about, such as chest-pressure.") concept: string;
  @Field(() => CareLabelEnum, "What a model learns that it is.") label: CareLabel;
}

@ApiObject("TrainingLineLabelCount", "How many lines have a label.")
export class LabelCountType {
  @Field(() => CareLabelEnum, "The label that is counted.") label: CareLabel;
  @Field(() => Int, "How many lines have it.") count: number;
}

@ApiObject("TrainingLineStateCount", "How many added lines are in a state.")
class StateCountType {
  @Field(() => LineStateEnum, "The state that is counted.") state: LineState;
  @Field(() => Int, "How many lines are in it.") count: number;
}

@ApiObject("TrainingLineConnection", "A page of the lines that come with the product.")
export class TrainingLineConnection extends numberedPageOf("TrainingLineConnection", () => TrainingLineType) {
  @Field(() => [LabelCountType], "By label, of those that fit the rest of the filter.") counts: LabelCountType[];
}

@ApiObject("GivenLabel", "What one person said of a line.")
class GivenLabelType {
  @Field(() => CareLabelEnum, "What they said.") label: CareLabel;
  @Nullable(() => String, "Who said it; null when they have left.") by: string | null;
}

@ApiObject("AddedTrainingLine", "A line that was added here, as the member of staff who asks may see it.")
export class AddedTrainingLineType {
  @Field(() => ID, "Give this to whatever labels or removes it.") id: string;
  @Nullable(() => String, "Null when it was removed because it named somebody.") text: string | null;
  @Field(() => LanguageEnum, "In which language it is written.") language: Language;
  @Field(() => String, "The style of writing, such as family or note.") style: string;
  @Field(() => String, "What it is about, such as chest-pressure.") concept: string;
  @Field(() => LineOriginEnum, "Who wrote it. Whose question it was is never told.") origin: LineOrigin;
  @Field(() => LineStateEnum, "How far people agree.") state: LineState;
  @Nullable(() => CareLabelEnum, "What two people agreed on; null before.") label: CareLabel | null;
  @Nullable(() => CareLabelEnum, "What whoever asks said of it.") ownLabel: CareLabel | null;
  @Field(() => Int, "How many people have labelled it.") labelCount: number;
  @Field(
    () => [GivenLabelType],
    "What everybody said, the first first. Empty for who has not labelled it, until it is agreed.",
  )
  labels: GivenLabelType[];
  @Field(() => GraphQLISODateTime, "When it was added; of a question the day alone, at midnight UTC.") createdAt: Date;
  @Nullable(() => String, "Who added it; null for a question, or when they have left.") createdBy: string | null;
  @Nullable(() => GraphQLISODateTime, "When two people agreed.") agreedAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "When it was removed.") removedAt: Date | null;
  @Nullable(() => RemovalReasonEnum, "Why it was removed.") removedReason: RemovalReason | null;
}

@ApiObject("AddedTrainingLineConnection", "A page of the lines that were added here.")
export class AddedTrainingLineConnection extends numberedPageOf(
  "AddedTrainingLineConnection",
  () => AddedTrainingLineType,
) {
  @Field(() => [StateCountType], "By state, of those that fit the rest of the filter.") counts: StateCountType[];
}

@ApiObject("TrainingLineCounts", "The training data in figures.")
export class TrainingLineCountsType {
  @Nullable(
    () => [LabelCountType],
    "Lines that come with the product and are learned, by label; null when they cannot be read.",
  )
  committed: LabelCountType[] | null;
  @Field(() => [LabelCountType], "Lines that were added here and agreed, by label.") added: LabelCountType[];
  @Field(() => [StateCountType], "Lines that were added here, by state.") states: StateCountType[];
  @Field(() => Int, "Open lines that whoever asks has not labelled.") waitsForMe: number;
  @Field(() => [String], "Styles of writing that a line can have.") styles: readonly string[];
  @Field(() => [String], "Styles that models are measured on. Their lines are never learned and not shown.")
  heldOutStyles: readonly string[];
}

@ApiObject("TrainingLineChange", "What changed in the training data while somebody watches.")
export class TrainingLineChangeType {
  @Nullable(() => AddedTrainingLineType, "What it is now, for who watches. Null at first, and when lines were deleted.")
  line: AddedTrainingLineType | null;
  @Field(() => TrainingLineCountsType, "The figures now.") counts: TrainingLineCountsType;
}

@InputType("TrainingLineFilterInput", { description: "What a list is narrowed by; all of it has to fit." })
export class TrainingLineFilterInput {
  @Nullable(() => CareLabelEnum, "Lines with this label.") label?: CareLabel | null;
  @Nullable(() => LanguageEnum, "Lines in this language.") language?: Language | null;
  @Nullable(() => String, "Lines in this style of writing.") style?: string | null;
  @Nullable(() => String, `Beginnings of words, in any order; up to ${LINE_LIMITS.search} characters.`)
  search?: string | null;
}

@InputType("AddedTrainingLineFilterInput", {
  description: "What the list of added lines is narrowed by; all of it has to fit.",
})
export class AddedTrainingLineFilterInput extends TrainingLineFilterInput {
  @Nullable(() => LineStateEnum, "Lines in this state. A label is that of AGREED ones.") state?: LineState | null;
  @Nullable(() => LineOriginEnum, "Lines that came this way.") origin?: LineOrigin | null;
  @Nullable(() => Boolean, "With true, open lines that whoever asks has not labelled.") waitsForMe?: boolean | null;
}

@InputType("TrainingLineInput", { description: "A new line with the first label." })
export class TrainingLineInput {
  @Field(() => String, `${LINE_LIMITS.shortest} to ${LINE_LIMITS.longest} characters, without what points to a person.`)
  text: string;
  @Field(() => LanguageEnum, "In which language it is written.") language: Language;
  @Field(() => String, "One of the styles that are learned.") style: string;
  @Field(() => String, `What it is about, in a few words of up to ${LINE_LIMITS.concept} letters.`) concept: string;
  @Field(() => CareLabelEnum, "What whoever adds it says that it is.") label: CareLabel;
}
