import { Float, ID } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType, inCapitals } from "../../platform/enum.type";
import { RecommendationTypeEnum, ReferenceType, SourceType } from "../clinical/care.type";
import { STANDINGS, type Standing } from "../clinical/case.rules";
import { DecidingRowType } from "./decision.type";
import { HelpLinesType } from "./help-lines.type";
import { OpenQuestionType } from "./interview.type";

@ApiObject("Recommendation", "One thing that can be done or taken.")
export class RecommendationObjectType {
  @Field(() => RecommendationTypeEnum, "What kind of advice it is.")
  type: "MEDICATION" | "ABOUT_MEDICINE" | "LIFESTYLE" | "EMERGENCY";
  @Nullable(() => String, "The complaints that it is for, when the question names several.") about: string | null;
  @Field(() => String, "The advice in one line.") title: string;
  @Field(() => String, "How to do or take it.") description: string;
  @Field(() => [String], "When to be careful, or to ask first.") cautions: string[];
  @Nullable(() => SourceType, "What the words follow; null where they state nothing medical.")
  source: SourceType | null;
}

@ApiObject("RuledOut", "A medicine that could have been suggested and is not safe for this person.")
export class RuledOutType {
  @Field(() => String, "The medicine.") title: string;
  @Field(() => String, "Why it is not safe for this person.") reason: string;
  @Field(() => SourceType, "What the reason follows.") source: SourceType;
}

@ApiObject("ProfileCheck", "Whether the medicines of an answer were compared with what the patient has told.")
export class ProfileCheckType {
  @Field(() => Boolean, "True when the patient's own profile was compared.") used: boolean;
  @Field(() => String, "What was compared, and what was not, as a sentence.") message: string;
  @Nullable(() => String, "What the patient has not told; null when nothing is missing.") missing: string | null;
}

@ApiObject("SafetyNet", "The signs upon which to ask for more help.")
export class SafetyNetType {
  @Field(() => String, "What to do when one of the signs appears.") heading: string;
  @Field(() => [String], "The signs, a line each.") signs: string[];
}

@ApiObject("Step", "One thing to do right now.")
export class StepType {
  @Field(() => String, "What to do, in one line.") title: string;
  @Field(() => String, "How to do it.") description: string;
}

@ApiObject("Signal", "A concept that was recognised in the question, with the words that gave it away.")
export class SignalType {
  @Field(() => String, "The product's word for what was recognised, such as chest-pressure.") concept: string;
  @Field(() => String, "What it is called, in the patient's language.") label: string;
  @Field(() => String, "The words of the question that gave it away.") words: string;
  @Field(() => SourceType, "What its urgency follows.") source: SourceType;
}

export const StandingEnum = enumType(
  "FactStanding",
  "How something that was understood stands.",
  inCapitals(STANDINGS),
  {
    PRESENT: "It is there now.",
    DENIED: "The person says that it is not there.",
    PAST: "It was there once.",
    ASKED: "It is only asked about.",
    UNSURE: "The person was asked and is not sure.",
  },
);

@ApiObject("UnderstoodFact", "Something that was understood of a question.")
export class UnderstoodFactType {
  @Field(() => ID, "The fact of the clinical book, such as throat.sore.") fact: string;
  @Field(() => String, "What it is called, in the patient's language.") label: string;
  @Nullable(() => String, "The words that said it; null where a list was ticked.") words: string | null;
  @Field(() => StandingEnum, "Whether it is there.") standing: Standing;
  @Nullable(() => Float, "How many days it has lasted; null where nobody said so.") days: number | null;
  @Nullable(() => String, "Whose it is: self, or the word for somebody else, such as son.") person?: string | null;
}

@ApiObject("CareAdvice", "Where to get help.")
export class CareAdviceType {
  @Field(() => ID, "The way to get care, such as gp-today.") id: string;
  @Field(() => String, "Where to go and how soon, in one line.") name: string;
  @Field(() => String, "How to go about it.") how: string;
}

@ApiObject("WarningSigns", "What would make it more urgent, with the care that these signs need.")
export class WarningSignsType {
  @Field(() => ID, "The way to get care that they need, such as emergency.") care: string;
  @Field(() => String, "What that is called.") name: string;
  @Field(() => [String], "The signs, a line each.") signs: readonly string[];
}

@ApiObject(
  "WrittenText",
  "What a language model wrote beside an answer. Nobody has checked it, and it decides nothing.",
)
export class WrittenTextType {
  @Field(() => String, "What was written, as plain text.") text: string;
  @Field(() => String, "The name of the language model.") writer: string;
}

@ApiObject("ConsultationResponse", "What the assistant answers, in the patient's language.")
export class ConsultationResponseType {
  @Field(() => Boolean, "True when the answer is to call 999 or a crisis line.") isCritical: boolean;
  @Field(() => String, "The answer in one line.") heading: string;
  @Field(() => String, "The answer in a few sentences.") message: string;
  @Field(() => [StepType], "What to do right now, in order; none where nothing is urgent.") steps: StepType[];
  @Field(() => [RecommendationObjectType], "What can be done or taken, the most useful first.")
  recommendations: RecommendationObjectType[];
  @Field(() => [RuledOutType], "Medicines that are not suggested to this person, each with why.")
  ruledOut: RuledOutType[];
  @Nullable(() => ProfileCheckType, "Null where no medicine was thought of.") profileCheck: ProfileCheckType | null;
  @Nullable(() => WrittenTextType, "Null where no language model wrote anything.") written?: WrittenTextType | null;
  @Field(() => [ReferenceType], "Pages to read on.") references: ReferenceType[];
  @Field(() => SafetyNetType, "When to ask for more help.") safetyNet: SafetyNetType;
  @Field(() => [SignalType], "What was recognised in the question.") signals: SignalType[];
  @Nullable(() => CareAdviceType, "Where to get help; null in answers of before it was kept.")
  care?: CareAdviceType | null;
  @Nullable(
    () => String,
    'For whom it is, in the patient\'s language, such as "For a child · 4 years old"; null where the words do not say, and in answers of before it was kept.',
  )
  forWhom?: string | null;
  @Nullable(() => [UnderstoodFactType], "What was understood; null in answers of before it was kept.")
  understood?: UnderstoodFactType[] | null;
  @Nullable(
    () => [WarningSignsType],
    "What would make it more urgent, the most urgent first; null in answers of before it was kept.",
  )
  watch?: WarningSignsType[] | null;
  @Nullable(
    () => [OpenQuestionType],
    "What is not known and could change the care, the most important first; null in answers of before it was kept.",
  )
  openQuestions?: OpenQuestionType[] | null;
  @Nullable(
    () => [DecidingRowType],
    "Which rows of the clinical book decided, the most urgent first; null in answers of before it was kept.",
  )
  decidedBy?: DecidingRowType[] | null;
  @Nullable(
    () => [HelpLinesType],
    "Who to call, first for whoever seems to read it; null where the answer is not about somebody's safety, and in answers of before it was kept.",
  )
  helpLines?: HelpLinesType[] | null;
  @Nullable(
    () => Boolean,
    "Whether the text model or a language model found it more urgent than the book; null as above.",
  )
  isRaised?: boolean | null;
}
