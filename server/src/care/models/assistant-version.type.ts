import { Field, Float, GraphQLISODateTime, Int, ObjectType } from "type-graphql";

@ObjectType("MeasuredShare", {
  simpleResolvers: true,
  description: "A share, from 0 to 1, with its Wilson interval of 95 %.",
})
export class MeasuredShareType {
  @Field(() => Float, { nullable: true, description: "Nothing when there was no case." })
  value: number | null;

  @Field(() => Float, { description: "Where the interval begins, from 0 to 1." })
  from: number;

  @Field(() => Float, { description: "Where the interval ends, from 0 to 1." })
  to: number;

  @Field(() => Int, { description: "How many cases it was measured on." })
  n: number;
}

@ObjectType("ConfusionRow", { simpleResolvers: true, description: "What was given to the cases of one right label." })
export class ConfusionRowType {
  @Field(() => String, { description: "emergency, urgent or routine." })
  label: string;

  @Field(() => Int, { description: "How many of them were called an emergency." })
  emergency: number;

  @Field(() => Int, { description: "How many of them were called urgent." })
  urgent: number;

  @Field(() => Int, { description: "How many of them were called routine." })
  routine: number;
}

@ObjectType("MeasuredFigures", { simpleResolvers: true, description: "What was measured on one set of cases." })
export class MeasuredFiguresType {
  @Field(() => MeasuredShareType, { description: "Of the emergencies, the share that was called one." })
  emergencyRecall: MeasuredShareType;

  @Field(() => MeasuredShareType, { description: "The share that was put at the right urgency or above." })
  atOrAbove: MeasuredShareType;

  @Field(() => MeasuredShareType, { description: "The share of the cases that were given the right label." })
  accuracy: MeasuredShareType;

  @Field(() => MeasuredShareType, { description: "Of the routine cases, the share that was called an emergency." })
  routineAsEmergency: MeasuredShareType;

  @Field(() => Float, {
    description: "Of the cases that were given a label, the share that it was right for: the mean of the three labels.",
  })
  macroPrecision: number;

  @Field(() => Float, {
    description: "Of the cases of a label, the share that was given it: the mean of the three labels.",
  })
  macroRecall: number;

  @Field(() => Float, {
    description: "The harmonic mean of precision and recall, the mean of the three labels, from 0 to 1.",
  })
  macroF1: number;

  @Field(() => [ConfusionRowType], { description: "What was given to the cases of each right label." })
  confusion: ConfusionRowType[];
}

@ObjectType("LanguageFigures", {
  simpleResolvers: true,
  description: "What was measured on the cases of one language.",
})
export class LanguageFiguresType {
  @Field(() => String, { description: "In which language the cases are written, as an ISO 639-1 code." })
  language: string;

  @Field(() => MeasuredFiguresType, { description: "The figures of that language." })
  figures: MeasuredFiguresType;
}

@ObjectType("TrainingLinesCount", { simpleResolvers: true, description: "Lines that the text model learned from." })
export class TrainingLinesCountType {
  @Field(() => String, { description: "In which language they are, as an ISO 639-1 code." })
  language: string;

  @Field(() => Int, { description: "Lines of emergencies." })
  emergency: number;

  @Field(() => Int, { description: "Lines that need somebody today." })
  urgent: number;

  @Field(() => Int, { description: "Lines that can wait." })
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

  @Field(() => Int, { description: "How many lines it learned from." })
  trainingLines: number;

  @Field(() => [TrainingLinesCountType], { description: "The lines by language and label." })
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

  @Field(() => Int, {
    description: "Emergencies of the safety set that were not called one; 0 for whatever may be published.",
  })
  safetyMissed: number;

  @Field(() => Int, { description: "Sentences of the safety set that look like an emergency and are none." })
  safetyLookAlikes: number;

  @Field(() => Int, { description: "How many of these were called an emergency." })
  safetyLookAlikesCalled: number;
}

@ObjectType("VersionFigures", {
  simpleResolvers: true,
  description: "What was measured of a version that answers or has answered, on cases in held-out styles of its time.",
})
export class VersionFiguresType {
  @Field(() => String, { description: "The number of the version, such as 2.2.0." })
  version: string;

  @Field(() => GraphQLISODateTime, {
    description: "When it was first published here; of an earlier release, its data.",
  })
  since: Date;

  @Field(() => MeasuredShareType, { description: "Of the emergencies, the share that was called one." })
  emergencyRecall: MeasuredShareType;

  @Field(() => MeasuredShareType, { description: "The share of the cases that were given the right label." })
  accuracy: MeasuredShareType;

  @Field(() => MeasuredShareType, { description: "Of the routine cases, the share that was called an emergency." })
  routineAsEmergency: MeasuredShareType;

  @Field(() => Int, { description: "Emergencies of the safety set that it missed." })
  safetyMissed: number;
}

@ObjectType("AssistantVersion", {
  simpleResolvers: true,
  description:
    "What answers questions at the moment: the clinical book, and three readers beside it whose mean may move an answer.",
})
export class AssistantVersionType {
  @Field(() => String, { description: "The version that answers, stored with every consultation." })
  version: string;

  @Field(() => String, { description: "The version of the reviewed rules." })
  rulesVersion: string;

  @Field(() => String, {
    nullable: true,
    description: "Nothing while the rules alone answer, because the model cannot be read.",
  })
  modelVersion: string | null;

  @Field(() => GraphQLISODateTime, { description: "When it began to answer." })
  updatedAt: Date;

  @Field(() => Int, { description: "Warning signs that it knows." })
  conceptCount: number;

  @Field(() => [String], { description: "The bodies whose guidance the rules follow." })
  sources: string[];

  @Field(() => [String], { description: "What is better than in the version before, a sentence each." })
  improvements: string[];

  @Field(() => ModelRecordType, { nullable: true, description: "Nothing while the rules alone answer." })
  record: ModelRecordType | null;
}

@ObjectType("ModelUpdateCheck", {
  simpleResolvers: true,
  description: "What answers now, compared with what somebody knew.",
})
export class ModelUpdateCheckType {
  @Field(() => Boolean, { description: "Whether another version answers than the one that was asked about." })
  changed: boolean;

  @Field(() => AssistantVersionType, { description: "What answers now." })
  assistant: AssistantVersionType;
}
