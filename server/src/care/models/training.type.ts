import { Float, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import {
  ROUNDS_LIMITS,
  TRAINING_PHASES,
  TRAINING_STATUSES,
  type TrainingPhase,
  type TrainingStatus,
} from "./training-run.rules";

const TrainingStatusEnum = enumType("TrainingStatus", "How a training stands. One runs at most.", TRAINING_STATUSES, {
  CANCELLED: "Somebody stopped it.",
  COMPLETED: "It made a model.",
  FAILED: "It stopped by itself; `error` says why.",
  RUNNING: "It is under way.",
});

const TrainingPhaseEnum = enumType(
  "TrainingPhase",
  "What a training does: reads the data and what the rules make of it, learns, is measured.",
  TRAINING_PHASES,
  {
    DONE: "Nothing more: it has ended.",
    LEARNING: "Goes through the lines, round by round.",
    MEASURING: "Is measured on lines that it never learned.",
    PREPARING: "Reads the data and what the rules make of it.",
  },
);

@ApiObject(
  "TrainingEpoch",
  "What was measured after a round: rules and model together, on styles of writing that the model never learned from.",
)
export class TrainingEpochType {
  @Field(() => Int, "Counts rounds from 1.") epoch: number;
  @Field(() => Float, "How far the model was from the labels that it learned, the mean over all lines; less is better.")
  loss: number;
  @Field(() => Float, "From 0 to 1.") accuracy: number;
  @Field(() => Float, "The mean of the three labels, from 0 to 1.") precision: number;
  @Field(() => Float, "The mean of the three labels, from 0 to 1.") recall: number;
  @Field(() => Float, "The mean of the three labels, from 0 to 1.") f1: number;
}

@ApiObject("TrainingParameters", "How a training was done.")
export class TrainingParametersType {
  @Field(() => Int, "How often it goes through all lines.") rounds: number;
  @Field(() => Float, "How far one line moves a weight.") step: number;
  @Field(() => Float, "By how much all weights shrink in a round.") shrinking: number;
}

@ApiObject("TrainingRun", "One training of the text model.")
export class TrainingRunType {
  @Field(() => ID)
  id: string;
  @Field(() => Int, "Counts trainings.") number: number;
  @Field(() => TrainingStatusEnum, "Whether it runs, and how it ended.") status: TrainingStatus;
  @Field(() => TrainingPhaseEnum, "What it does, or did last.") phase: TrainingPhase;
  @Field(() => Float, "The share of the work that is done, from 0 to 1.") progress: number;
  @Field(() => Int, "Rounds that are done.") epoch: number;
  @Field(() => Int, "Rounds that there will be.") epochs: number;
  @Field(() => [TrainingEpochType], "One for each round that is done.") metrics: TrainingEpochType[];
  @Field(() => GraphQLISODateTime, "When it was begun.") startedAt: Date;
  @Nullable(() => GraphQLISODateTime, "When it ended, in whatever way; null while it runs.") finishedAt: Date | null;
  @Nullable(() => String, "The name of who started it; null when the account is erased.") startedBy: string | null;
  @Nullable(() => String, "Why it failed, as a sentence.") error: string | null;
  @Field(() => Boolean, "Whether it failed and can go on where it was.") isResumable: boolean;
  @Nullable(() => Int, "The number of the training that it continues.") resumedFrom: number | null;
  @Field(() => Int, "Where its random numbers began: the same data and seed give the same model.") seed: number;
  @Nullable(() => String, "SHA-256 of data, parameters and versions of the code; null until they are read.")
  dataHash: string | null;
  @Nullable(() => Int, "Lines that it learns from; null until they are read.") lineCount: number | null;
  @Nullable(() => Int, "Those of them that were added here, agreed before it was begun; null until they are read.")
  addedLineCount: number | null;
  @Field(() => TrainingParametersType, "How it is done.") parameters: TrainingParametersType;
}

export const TrainingRunConnection = connectionOf("TrainingRunConnection", () => TrainingRunType);

@InputType("StartTrainingInput", { description: "How a training is to be done." })
export class StartTrainingInput {
  @Nullable(() => Int, "From 0 to 2,147,483,647; the product's own unless given.") seed?: number | null;
  @Nullable(() => Int, `From ${ROUNDS_LIMITS.min} to ${ROUNDS_LIMITS.max}; the product's own unless given.`)
  rounds?: number | null;
}
