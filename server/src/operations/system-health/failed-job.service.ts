import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext, TimedReader } from "../../platform/context";
import { oneValue } from "../../platform/database";
import { jobText } from "../../platform/jobs";
import { type PageAsked, readList } from "../../platform/lists";
import { type Page } from "../../platform/pages";
import { conflict, invalid, notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { causeOf, type JobState, MESSAGES, problemOfReason, RUNS_LONG_AFTER_MINUTES } from "./failed-job.rules";
import { JOBS_KEY, jobsMoved } from "./failed-job.topics";
import type { FailedJobType, JobQueueType } from "./failed-job.type";

/** The queue goes by the database's own clock, and so does what is said of it. The view has no payloads. */
const STATE = `case when locked_at < now() - interval '${RUNS_LONG_AFTER_MINUTES} minutes' then 'RUNNING_LONG'
  when locked_at is null and attempts >= max_attempts then 'GIVEN_UP'
  when locked_at is null and attempts > 0 then 'RETRYING' end`;
const JOBS = `(select id, task_identifier as task, attempts, max_attempts, last_error, created_at, run_at, locked_at,
  ${STATE} as state from graphile_worker.jobs) j`;

type JobRow = Omit<FailedJobType, "name" | "cause"> & { error: string | null };

const JOB = `select j.id::text, j.task, j.state, j.attempts, j.max_attempts as "maxAttempts", j.last_error as error,
       j.created_at as "createdAt", j.locked_at as "startedAt", case when j.state = 'RETRYING' then j.run_at end as "nextTryAt"
  from ${JOBS}`;
const viewOf = ({ error, ...row }: JobRow): FailedJobType => ({
  ...row,
  name: jobText(row.task),
  cause: causeOf(error),
});

/** Jobs with which something is the matter, the newest first, of a state or a task when one is given. */
export const listFailedJobs = (
  { db }: RequestContext,
  { state, task, ...asked }: PageAsked & { state?: JobState | null; task?: string | null },
): Promise<Page<FailedJobType>> =>
  readList(db, {
    ...asked,
    select: JOB,
    from: JOBS,
    where: "j.state is not null and ($1::text is null or j.state = $1) and ($2::text is null or j.task = $2)",
    parameters: [state ?? null, task ?? null],
    by: ["j.id"],
    ids: "number",
    at: "createdAt",
    view: viewOf,
  });

/** One of them. @throws NOT_FOUND, also for a job with which nothing is the matter. */
export async function readFailedJob({ db }: RequestContext, id: string): Promise<FailedJobType> {
  const isNumber = /^[0-9]{1,18}$/.test(id);
  const [row]: JobRow[] = isNumber ? await db.query(`${JOB} where j.id = $1 and j.state is not null`, [id]) : [];
  if (!row) throw notFound();
  return viewOf(row);
}

/** How the queue stands now. The revision is another one as soon as the list would be. */
export async function readJobQueue({ db, clock }: TimedReader): Promise<JobQueueType> {
  const [figures] = await db.query(
    `select count(*) filter (where locked_at is null and attempts = 0 and run_at <= now())::int as waiting,
            count(*) filter (where locked_at is not null)::int as running,
            count(*) filter (where state = 'RETRYING')::int as retrying,
            count(*) filter (where state = 'GIVEN_UP')::int as "givenUp",
            count(*) filter (where state = 'RUNNING_LONG')::int as "runningLong",
            md5(coalesce(string_agg(id || state || attempts, ',' order by id) filter (where state is not null), '')) as revision
       from ${JOBS}`,
  );
  const tasks: { task: string; failed: number }[] = await db.query(
    `select task, count(*) filter (where state <> 'RUNNING_LONG')::int as failed from ${JOBS}
      where state is not null group by task order by task`,
  );
  const named = tasks.map((one) => ({ ...one, name: jobText(one.task) }));
  return { id: "jobs", asOf: clock.now(), ...figures, tasks: named };
}

/** What comes without an announcement, such as a failure, is looked for this often while somebody watches, in ms. */
const EVERY_MS = 5_000;

/** How the queue stands, now and whenever it has moved. */
export function watchJobQueue(ctx: RequestContext): Promise<AsyncIterableIterator<JobQueueType>> {
  return ctx.figures.watchAll("jobs", [{ topic: jobsMoved, key: JOBS_KEY }], () => readJobQueue(ctx), EVERY_MS);
}

/** Tries a failed job again, at once and as often as a new one. @throws NOT_FOUND; CONFLICT when it has not failed. */
export async function retryJob(ctx: RequestContext, id: string): Promise<boolean> {
  await ctx.db.transaction(async (tx) => {
    const task = await lockFailed(tx, id);
    await tryAgain(tx, [id]);
    await noteJob(tx, ctx, { action: "job_retried", id, details: { task } });
  });
  return true;
}

/** Tries all failed jobs of a task again. @returns how many there were. */
export async function retryJobsOf(ctx: RequestContext, task: string): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const sql = `select array(select id::text from ${JOBS} where task = $1 and state in ('RETRYING', 'GIVEN_UP'))`;
    const failed = await oneValue<string[]>(tx, sql, [task]);
    if (failed.length === 0) return 0;
    const count = await tryAgain(tx, failed);
    await noteJob(tx, ctx, { action: "jobs_retried", id: null, details: { task, count } });
    return count;
  });
}

/**
 * Removes a failed job: what it was to do is not done.
 * @throws BAD_USER_INPUT on `reason`; NOT_FOUND; CONFLICT when it has not failed.
 */
export async function deleteJob(ctx: RequestContext, id: string, reason: string): Promise<boolean> {
  const problem = problemOfReason(reason);
  if (problem) throw invalid("reason", problem);
  await ctx.db.transaction(async (tx) => {
    const task = await lockFailed(tx, id);
    await tx.query("select id from graphile_worker.complete_jobs($1::bigint[])", [[id]]);
    await noteJob(tx, ctx, { action: "job_removed", id, details: { task, reason: reason.trim() } });
  });
  return true;
}

/** The task of a failed job, which nobody begins or removes before the end of the transaction. */
async function lockFailed(tx: EntityManager, id: string): Promise<string> {
  const isNumber = /^[0-9]{1,18}$/.test(id);
  const sql = "select 1 from graphile_worker._private_jobs where id = $1 for update";
  if (!isNumber || !(await oneValue(tx, sql, [id]))) throw notFound();
  const [job]: { task: string; state: JobState | null }[] = await tx.query(
    `select task, state from ${JOBS} where id = $1`,
    [id],
  );
  if (job?.state !== "RETRYING" && job?.state !== "GIVEN_UP") throw conflict(MESSAGES.notFailed);
  return job.task;
}

/** What was begun meanwhile is left alone. @returns how many were put back. */
const tryAgain = (tx: EntityManager, ids: readonly string[]): Promise<number> =>
  oneValue(
    tx,
    "select count(*)::int from graphile_worker.reschedule_jobs($1::bigint[], run_at => now(), attempts => 0)",
    [ids],
  );

interface JobNote {
  action: "job_retried" | "jobs_retried" | "job_removed";
  id: string | null;
  details: Record<string, string | number>;
}

async function noteJob(tx: EntityManager, ctx: RequestContext, { action, id, details }: JobNote) {
  await audit(tx, ctx, action, ["job", id], { details });
  await publish(tx, jobsMoved, JOBS_KEY, {});
}
