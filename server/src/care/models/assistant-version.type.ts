import { Float, GraphQLISODateTime, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";

@ApiObject("MeasuredShare", "A share, from 0 to 1, with its Wilson interval of 95 %.")
export class MeasuredShareType {
  @Nullable(() => Float, "Nothing when there was no case.") value: number | null;
  @Field(() => Float, "Where the interval begins, from 0 to 1.") from: number;
  @Field(() => Float, "Where the interval ends, from 0 to 1.") to: number;
  @Field(() => Int, "How many cases it was measured on.") n: number;
}

@ApiObject("ConfusionRow", "What was given to the cases of one right label.")
export class ConfusionRowType {
  @Field(() => String, "emergency, urgent or routine.") label: string;
  @Field(() => Int, "How many of them were called an emergency.") emergency: number;
  @Field(() => Int, "How many of them were called urgent.") urgent: number;
  @Field(() => Int, "How many of them were called routine.") routine: number;
}

@ApiObject("MeasuredFigures", "What was measured on one set of cases.")
export class MeasuredFiguresType {
  @Field(() => MeasuredShareType, "Of the emergencies, the share that was called one.")
  emergencyRecall: MeasuredShareType;
  @Field(() => MeasuredShareType, "The share that was put at the right urgency or above.") atOrAbove: MeasuredShareType;
  @Field(() => MeasuredShareType, "The share of the cases that were given the right label.")
  accuracy: MeasuredShareType;
  @Field(() => MeasuredShareType, "Of the routine cases, the share that was called an emergency.")
  routineAsEmergency: MeasuredShareType;
  @Field(
    () => Float,
    "Of the cases that were given a label, the share that it was right for: the mean of the three labels.",
  )
  macroPrecision: number;
  @Field(() => Float, "Of the cases of a label, the share that was given it: the mean of the three labels.")
  macroRecall: number;
  @Field(() => Float, "The harmonic mean of precision and recall, the mean of the three labels, from 0 to 1.")
  macroF1: number;
  @Field(() => [ConfusionRowType], "What was given to the cases of each right label.") confusion: ConfusionRowType[];
}

@ApiObject("LanguageFigures", "What was measured on the cases of one language.")
export class LanguageFiguresType {
  @Field(() => String, "In which language the cases are written, as an ISO 639-1 code.") language: string;
  @Field(() => MeasuredFiguresType, "The figures of that language.") figures: MeasuredFiguresType;
}

@ApiObject("TrainingLinesCount", "Lines that the text model learned from.")
export class TrainingLinesCountType {
  @Field(() => String, "In which language they are, as an ISO 639-1 code.") language: string;
  @Field(() => Int, "Lines of emergencies.") emergency: number;
  @Field(() => Int, "Lines that need somebody today.") urgent: number;
  @Field(() => Int, "Lines that can wait.") routine: number;
}

@ApiObject(
  "ModelRecord",
  "How the text model was made and what was measured. The authors of the rules wrote all cases: every figure is too good.",
)
export class ModelRecordType {
  @Field(() => GraphQLISODateTime, "The day of the training data.") trainedAt: Date;
  @Field(() => Int, "How many lines it learned from.") trainingLines: number;
  @Field(() => [TrainingLinesCountType], "The lines by language and label.") trainedOn: TrainingLinesCountType[];
  @Field(() => [String], "Styles of writing that the model never learned from.") heldOutStyles: string[];
  @Field(() => MeasuredFiguresType, "Rules and model together, on the held-out styles.") figures: MeasuredFiguresType;
  @Field(() => MeasuredFiguresType, "The rules alone, on the same cases.") rulesAlone: MeasuredFiguresType;
  @Field(() => [LanguageFiguresType], "Rules and model together, by the language of the cases.")
  byLanguage: LanguageFiguresType[];
  @Field(() => Int, "Complaints that were held out to measure the model alone.") heldOutConcepts: number;
  @Field(() => MeasuredFiguresType, "The model alone on complaints that it has never met. It never answers alone.")
  unseenConcepts: MeasuredFiguresType;
  @Field(() => Int, "Emergencies of the safety set, which every change has to get right.") safetyEmergencies: number;
  @Field(() => Int, "Emergencies of the safety set that were not called one; 0 for whatever may be published.")
  safetyMissed: number;
  @Field(() => Int, "Sentences of the safety set that look like an emergency and are none.") safetyLookAlikes: number;
  @Field(() => Int, "How many of these were called an emergency.") safetyLookAlikesCalled: number;
}

@ApiObject(
  "VersionFigures",
  "What was measured of a version that answers or has answered, on cases in held-out styles of its time.",
)
export class VersionFiguresType {
  @Field(() => String, "The number of the version, such as 2.2.0.") version: string;
  @Field(() => GraphQLISODateTime, "When it was first published here; of an earlier release, its data.") since: Date;
  @Field(() => MeasuredShareType, "Of the emergencies, the share that was called one.")
  emergencyRecall: MeasuredShareType;
  @Field(() => MeasuredShareType, "The share of the cases that were given the right label.")
  accuracy: MeasuredShareType;
  @Field(() => MeasuredShareType, "Of the routine cases, the share that was called an emergency.")
  routineAsEmergency: MeasuredShareType;
  @Field(() => Int, "Emergencies of the safety set that it missed.") safetyMissed: number;
}

@ApiObject(
  "AssistantVersion",
  "What answers questions at the moment: the clinical book, and three readers beside it whose mean may move an answer.",
)
export class AssistantVersionType {
  @Field(() => String, "The version that answers, stored with every consultation.") version: string;
  @Field(() => String, "The version of the reviewed rules.") rulesVersion: string;
  @Nullable(() => String, "Nothing while the rules alone answer, because the model cannot be read.")
  modelVersion: string | null;
  @Field(() => GraphQLISODateTime, "When it began to answer.") updatedAt: Date;
  @Field(() => Int, "Warning signs that it knows.") conceptCount: number;
  @Field(() => [String], "The bodies whose guidance the rules follow.") sources: string[];
  @Field(() => [String], "What is better than in the version before, a sentence each.") improvements: string[];
  @Nullable(() => ModelRecordType, "Nothing while the rules alone answer.") record: ModelRecordType | null;
}

@ApiObject("ModelUpdateCheck", "What answers now, compared with what somebody knew.")
export class ModelUpdateCheckType {
  @Field(() => Boolean, "Whether another version answers than the one that was asked about.") changed: boolean;
  @Field(() => AssistantVersionType, "What answers now.") assistant: AssistantVersionType;
}
