import { GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { JOB_STATES, type JobState } from "./failed-job.rules";

export const JobStateEnum = enumType("JobState", "What is the matter with a job.", JOB_STATES, {
  GIVEN_UP: "Its last try failed: it is not tried again by itself.",
  RETRYING: "A try failed, and it waits for the next one.",
  RUNNING_LONG: "A process began it more than ten minutes ago, and has not finished or has died.",
});

@ApiObject("FailedJob", "A job of the server with which something is the matter, without what it is about.")
export class FailedJobType {
  @Field(() => ID) id: string;
  @Field(() => String, "The word of the task, for example send_mail.") task: string;
  @Field(() => String, "What the task does, in plain words.") name: string;
  @Field(() => JobStateEnum, "What is the matter with it.") state: JobState;
  @Field(() => Int, "How often it was tried.") attempts: number;
  @Field(() => Int, "The most times it is tried.") maxAttempts: number;
  @Nullable(
    () => String,
    "Why the last try failed, as a sentence without the error's own text; null when none has failed.",
  )
  cause: string | null;
  @Field(() => GraphQLISODateTime, "When it was queued.") createdAt: Date;
  @Nullable(() => GraphQLISODateTime, "When the try that runs was begun; null while none runs.") startedAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "When it is tried next; null when it is not, or runs.") nextTryAt: Date | null;
}

export const FailedJobConnection = connectionOf("FailedJobConnection", () => FailedJobType);

@ApiObject("JobTask", "A task with jobs with which something is the matter.")
export class JobTaskType {
  @Field(() => String, "Its word, for example send_mail.") task: string;
  @Field(() => String, "What it does, in plain words.") name: string;
  @Field(() => Int, "How many of its jobs have failed and do not run now.") failed: number;
}

@ApiObject("JobQueue", "How the server's queue of jobs stands.")
export class JobQueueType {
  @Field(() => ID) id: string;
  @Field(() => GraphQLISODateTime, "When it was counted.") asOf: Date;
  @Field(() => String, "Another one as soon as `failedJobs` would be.") revision: string;
  @Field(() => Int, "Jobs that are due and were not begun yet.") waiting: number;
  @Field(() => Int, "Jobs that run.") running: number;
  @Field(() => Int, "Jobs that failed and wait for another try.") retrying: number;
  @Field(() => Int, "Jobs whose last try failed.") givenUp: number;
  @Field(() => Int, "Jobs that have run for more than ten minutes.") runningLong: number;
  @Field(() => [JobTaskType], "The tasks of `failedJobs`.") tasks: JobTaskType[];
}
