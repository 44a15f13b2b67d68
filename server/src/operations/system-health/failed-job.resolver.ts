import { Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import type { JobState } from "./failed-job.rules";
import {
  deleteJob,
  listFailedJobs,
  readFailedJob,
  readJobQueue,
  retryJob,
  retryJobsOf,
  watchJobQueue,
} from "./failed-job.service";
import { FailedJobConnection, FailedJobType, JobQueueType, JobStateEnum } from "./failed-job.type";

/** Work of the server that did not go well, for staff who watch the platform. */
@ForStaff(PERMISSIONS.viewSystem)
@Resolver()
export class FailedJobResolver {
  @Query(() => FailedJobConnection, {
    description: "Jobs that failed or run long, the newest first. What a job is about is never among it.",
  })
  failedJobs(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @OptionalArg("state", () => JobStateEnum, "Of one state only; of all when null.") state?: JobState,
    @OptionalArg("task", () => String, "Of one task only, by its word; of all when null.") task?: string,
  ): Promise<Page<FailedJobType>> {
    return listFailedJobs(ctx, { ...page, state, task });
  }

  @Query(() => FailedJobType, { nullable: true, description: "One job that failed or runs long." })
  failedJob(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<FailedJobType> {
    return readFailedJob(ctx, id);
  }

  @Query(() => JobQueueType, { description: "How the queue of jobs stands." })
  jobQueue(@Ctx() ctx: RequestContext): Promise<JobQueueType> {
    return readJobQueue(ctx);
  }

  @Subscription(() => JobQueueType, {
    description: "How the queue of jobs stands, at least every five seconds.",
    subscribe: ({ context }) => watchJobQueue(context),
  })
  jobQueueChanged(@Root() queue: JobQueueType): JobQueueType {
    return queue;
  }
}

/** What can be done about it, for staff who look after the platform. */
@ForStaff(PERMISSIONS.manageSystem)
@Resolver()
export class FailedJobActsResolver {
  @Mutation(() => Boolean, { description: "Tries a failed job again, at once and as often as a new one." })
  retryJob(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<boolean> {
    return retryJob(ctx, id);
  }

  @Mutation(() => Int, { description: "Tries all failed jobs of a task again. Answers how many there were." })
  retryJobs(
    @Ctx() ctx: RequestContext,
    @Arg("task", () => String, "The word of the task, for example send_mail.") task: string,
  ): Promise<number> {
    return retryJobsOf(ctx, task);
  }

  @Mutation(() => Boolean, { description: "Removes a failed job: what it was to do is not done." })
  deleteJob(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("reason", () => String, "Why, 5 to 500 characters: it stands in the audit trail.") reason: string,
  ): Promise<boolean> {
    return deleteJob(ctx, id, reason);
  }
}
