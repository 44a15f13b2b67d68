import { Field, Float, GraphQLISODateTime, Int, ObjectType } from "type-graphql";

@ObjectType("MeasuredShare", {
  simpleResolvers: true,
  description: "A share, from 0 to 1, with its Wilson interval of 95 %.",
})
export class MeasuredShareType {
  @Field(() => Float, { nullable: true, description: "Nothing when there was no case." })
  value: number | null;

  @Field(() => Float)
  from: number;

  @Field(() => Float)
  to: number;

  @Field(() => Int, { description: "How many cases it was measured on." })
  n: number;
}

@ObjectType("ConfusionRow", { simpleResolvers: true, description: "What was given to the cases of one right label." })
export class ConfusionRowType {
  @Field(() => String, { description: "emergency, urgent or routine." })
  label: string;

  @Field(() => Int)
  emergency: number;

  @Field(() => Int)
  urgent: number;

  @Field(() => Int)
  routine: number;
}

@ObjectType("MeasuredFigures", { simpleResolvers: true, description: "What was measured on one set of cases." })
export class MeasuredFiguresType {
  @Field(() => MeasuredShareType, { description: "Of the emergencies, the share that was called one." })
  emergencyRecall: MeasuredShareType;

  @Field(() => MeasuredShareType, { description: "The share that was put at the right urgency or above." })
  atOrAbove: MeasuredShareType;

  @Field(() => MeasuredShareType)
  accuracy: MeasuredShareType;

  @Field(() => MeasuredShareType, { description: "Of the routine cases, the share that was called an emergency." })
  routineAsEmergency: MeasuredShareType;

  @Field(() => Float)
  macroF1: number;

  @Field(() => [ConfusionRowType])
  confusion: ConfusionRowType[];
}

@ObjectType("LanguageFigures", { simpleResolvers: true })
export class LanguageFiguresType {
  @Field(() => String)
  language: string;

  @Field(() => MeasuredFiguresType)
  figures: MeasuredFiguresType;
}

@ObjectType("TrainingLinesCount", { simpleResolvers: true, description: "Lines that the text model learned from." })
export class TrainingLinesCountType {
  @Field(() => String)
  language: string;

  @Field(() => Int)
  emergency: number;

  @Field(() => Int)
  urgent: number;

  @Field(() => Int)
  routine: number;
}

@ObjectType("ModelRecord", {
  simpleResolvers: true,
  description:
    "How the text model was made and what was measured. The authors of the rules wrote all cases: every figure is too good.",
})
export class ModelRecordType {
  @Field(() => GraphQLISODateTime, { description: "The day of the training data." })
  trainedAt: Date;

  @Field(() => Int)
  trainingLines: number;

  @Field(() => [TrainingLinesCountType])
  trainedOn: TrainingLinesCountType[];

  @Field(() => [String], { description: "Styles of writing that the model never learned from." })
  heldOutStyles: string[];

  @Field(() => MeasuredFiguresType, { description: "Rules and model together, on the held-out styles." })
  figures: MeasuredFiguresType;

  @Field(() => MeasuredFiguresType, { description: "The rules alone, on the same cases." })
  rulesAlone: MeasuredFiguresType;

  @Field(() => [LanguageFiguresType], { description: "Rules and model together, by the language of the cases." })
  byLanguage: LanguageFiguresType[];

  @Field(() => Int, { description: "Complaints that were held out to measure the model alone." })
  heldOutConcepts: number;

  @Field(() => MeasuredFiguresType, {
    description: "The model alone on complaints that it has never met. It never answers alone.",
  })
  unseenConcepts: MeasuredFiguresType;

  @Field(() => Int, { description: "Emergencies of the safety set, which every change has to get right." })
  safetyEmergencies: number;

  @Field(() => Int)
  safetyMissed: number;

  @Field(() => Int, { description: "Sentences of the safety set that look like an emergency and are none." })
  safetyLookAlikes: number;

  @Field(() => Int, { description: "How many of these were called an emergency." })
  safetyLookAlikesCalled: number;
}

@ObjectType("AssistantVersion", {
  simpleResolvers: true,
  description:
    "What answers questions at the moment: the reviewed rules, and a text model that may raise their urgency.",
})
export class AssistantVersionType {
  @Field(() => String, { description: "The version that answers, stored with every consultation." })
  version: string;

  @Field(() => String)
  rulesVersion: string;

  @Field(() => String, {
    nullable: true,
    description: "Nothing while the rules alone answer, because the model cannot be read.",
  })
  modelVersion: string | null;

  @Field(() => GraphQLISODateTime)
  updatedAt: Date;

  @Field(() => Int, { description: "Warning signs that it knows." })
  conceptCount: number;

  @Field(() => [String])
  sources: string[];

  @Field(() => [String])
  improvements: string[];

  @Field(() => ModelRecordType, { nullable: true, description: "Nothing while the rules alone answer." })
  record: ModelRecordType | null;
}
