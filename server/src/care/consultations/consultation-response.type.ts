import { Field, Float, ID, ObjectType } from "type-graphql";
import { enumType, inCapitals } from "../../platform/enum.type";
import { RecommendationTypeEnum, ReferenceType, SourceType } from "../clinical/care.type";
import { STANDINGS, type Standing } from "../clinical/case.rules";
import { DecidingRowType } from "./decision.type";
import { HelpLinesType } from "./help-lines.type";
import { OpenQuestionType } from "./interview.type";

@ObjectType("Recommendation", { simpleResolvers: true, description: "One thing that can be done or taken." })
export class RecommendationObjectType {
  @Field(() => RecommendationTypeEnum, { description: "What kind of advice it is." })
  type: "MEDICATION" | "ABOUT_MEDICINE" | "LIFESTYLE" | "EMERGENCY";

  @Field(() => String, {
    nullable: true,
    description: "The complaints that it is for, when the question names several.",
  })
  about: string | null;

  @Field(() => String, { description: "The advice in one line." })
  title: string;

  @Field(() => String, { description: "How to do or take it." })
  description: string;

  @Field(() => [String], { description: "When to be careful, or to ask first." })
  cautions: string[];

  @Field(() => SourceType, {
    nullable: true,
    description: "What the words follow; null where they state nothing medical.",
  })
  source: SourceType | null;
}

@ObjectType("RuledOut", {
  simpleResolvers: true,
  description: "A medicine that could have been suggested and is not safe for this person.",
})
export class RuledOutType {
  @Field(() => String, { description: "The medicine." })
  title: string;

  @Field(() => String, { description: "Why it is not safe for this person." })
  reason: string;

  @Field(() => SourceType, { description: "What the reason follows." })
  source: SourceType;
}

@ObjectType("ProfileCheck", {
  simpleResolvers: true,
  description: "Whether the medicines of an answer were compared with what the patient has told.",
})
export class ProfileCheckType {
  @Field(() => Boolean, { description: "True when the patient's own profile was compared." })
  used: boolean;

  @Field(() => String, { description: "What was compared, and what was not, as a sentence." })
  message: string;

  @Field(() => String, { nullable: true, description: "What the patient has not told; null when nothing is missing." })
  missing: string | null;
}

@ObjectType("SafetyNet", { simpleResolvers: true, description: "The signs upon which to ask for more help." })
export class SafetyNetType {
  @Field(() => String, { description: "What to do when one of the signs appears." })
  heading: string;

  @Field(() => [String], { description: "The signs, a line each." })
  signs: string[];
}

@ObjectType("Step", { simpleResolvers: true, description: "One thing to do right now." })
export class StepType {
  @Field(() => String, { description: "What to do, in one line." })
  title: string;

  @Field(() => String, { description: "How to do it." })
  description: string;
}

@ObjectType("Signal", {
  simpleResolvers: true,
  description: "A concept that was recognised in the question, with the words that gave it away.",
})
export class SignalType {
  @Field(() => String, { description: "The product's word for what was recognised, such as chest-pressure." })
  concept: string;

  @Field(() => String, { description: "What it is called, in the patient's language." })
  label: string;

  @Field(() => String, { description: "The words of the question that gave it away." })
  words: string;

  @Field(() => SourceType, { description: "What its urgency follows." })
  source: SourceType;
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

@ObjectType("UnderstoodFact", { simpleResolvers: true, description: "Something that was understood of a question." })
export class UnderstoodFactType {
  @Field(() => ID, { description: "The fact of the clinical book, such as throat.sore." })
  fact: string;

  @Field(() => String, { description: "What it is called, in the patient's language." })
  label: string;

  @Field(() => String, { nullable: true, description: "The words that said it; null where a list was ticked." })
  words: string | null;

  @Field(() => StandingEnum, { description: "Whether it is there." })
  standing: Standing;

  @Field(() => Float, { nullable: true, description: "How many days it has lasted; null where nobody said so." })
  days: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Whose it is: self, or the word for somebody else, such as son.",
  })
  person?: string | null;
}

@ObjectType("CareAdvice", { simpleResolvers: true, description: "Where to get help." })
export class CareAdviceType {
  @Field(() => ID, { description: "The way to get care, such as gp-today." })
  id: string;

  @Field(() => String, { description: "Where to go and how soon, in one line." })
  name: string;

  @Field(() => String, { description: "How to go about it." })
  how: string;
}

@ObjectType("WarningSigns", {
  simpleResolvers: true,
  description: "What would make it more urgent, with the care that these signs need.",
})
export class WarningSignsType {
  @Field(() => ID, { description: "The way to get care that they need, such as emergency." })
  care: string;

  @Field(() => String, { description: "What that is called." })
  name: string;

  @Field(() => [String], { description: "The signs, a line each." })
  signs: readonly string[];
}

@ObjectType("WrittenText", {
  simpleResolvers: true,
  description: "What a language model wrote beside an answer. Nobody has checked it, and it decides nothing.",
})
export class WrittenTextType {
  @Field(() => String, { description: "What was written, as plain text." })
  text: string;

  @Field(() => String, { description: "The name of the language model." })
  writer: string;
}

@ObjectType("ConsultationResponse", {
  simpleResolvers: true,
  description: "What the assistant answers, in the patient's language.",
})
export class ConsultationResponseType {
  @Field(() => Boolean, { description: "True when the answer is to call 999 or a crisis line." })
  isCritical: boolean;

  @Field(() => String, { description: "The answer in one line." })
  heading: string;

  @Field(() => String, { description: "The answer in a few sentences." })
  message: string;

  @Field(() => [StepType], { description: "What to do right now, in order; none where nothing is urgent." })
  steps: StepType[];

  @Field(() => [RecommendationObjectType], { description: "What can be done or taken, the most useful first." })
  recommendations: RecommendationObjectType[];

  @Field(() => [RuledOutType], { description: "Medicines that are not suggested to this person, each with why." })
  ruledOut: RuledOutType[];

  @Field(() => ProfileCheckType, { nullable: true, description: "Null where no medicine was thought of." })
  profileCheck: ProfileCheckType | null;

  @Field(() => WrittenTextType, { nullable: true, description: "Null where no language model wrote anything." })
  written?: WrittenTextType | null;

  @Field(() => [ReferenceType], { description: "Pages to read on." })
  references: ReferenceType[];

  @Field(() => SafetyNetType, { description: "When to ask for more help." })
  safetyNet: SafetyNetType;

  @Field(() => [SignalType], { description: "What was recognised in the question." })
  signals: SignalType[];

  @Field(() => CareAdviceType, {
    nullable: true,
    description: "Where to get help; null in answers of before it was kept.",
  })
  care?: CareAdviceType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For whom it is, in the patient\'s language, such as "For a child · 4 years old"; null where the words do not say, and in answers of before it was kept.',
  })
  forWhom?: string | null;

  @Field(() => [UnderstoodFactType], {
    nullable: true,
    description: "What was understood; null in answers of before it was kept.",
  })
  understood?: UnderstoodFactType[] | null;

  @Field(() => [WarningSignsType], {
    nullable: true,
    description: "What would make it more urgent, the most urgent first; null in answers of before it was kept.",
  })
  watch?: WarningSignsType[] | null;

  @Field(() => [OpenQuestionType], {
    nullable: true,
    description:
      "What is not known and could change the care, the most important first; null in answers of before it was kept.",
  })
  openQuestions?: OpenQuestionType[] | null;

  @Field(() => [DecidingRowType], {
    nullable: true,
    description:
      "Which rows of the clinical book decided, the most urgent first; null in answers of before it was kept.",
  })
  decidedBy?: DecidingRowType[] | null;

  @Field(() => [HelpLinesType], {
    nullable: true,
    description:
      "Who to call, first for whoever seems to read it; null where the answer is not about somebody's safety, and in answers of before it was kept.",
  })
  helpLines?: HelpLinesType[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the text model or a language model found it more urgent than the book; null as above.",
  })
  isRaised?: boolean | null;
}
