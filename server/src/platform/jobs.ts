import { EventEmitter } from "node:events";
import {
  parseCronItems,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from "graphile-worker";
import type { EntityManager } from "typeorm";
import { JobPool } from "./job-pool";
import { JOB_TEXTS } from "./job-texts.rules";
import type { Logger } from "./logger";
import type { Metrics } from "./metrics";
import { ROLE_NAMES } from "./postgres/role-names";
import { noteSpan } from "./tracing";

/** The jobs of the product by name, with what each is given. */
export interface JobPayloads {
  send_mail: { mailId: string };
  /** The address that a new password was asked for, sealed: whether there is an account is looked up by the job. */
  send_password_reset: { sealed: string };
  /** Asks whom the slot of medicines that has just begun concerns. */
  queue_reminders: Record<string, never>;
  send_push: { subscriptionId: string; slotAt: string };
  /** Judges the night and the day that have just ended. */
  judge_days: Record<string, never>;
  send_alert_push: { subscriptionId: string; alertId: string };
  /** Asks a patient how things are some time after an answer. */
  ask_how_things_are: { consultationId: string };
  send_follow_up_push: { subscriptionId: string; consultationId: string };
  link_waiting_nhs_number: { userId: string };
  /** The address that a new link to an application was asked for, sealed. */
  send_application_link: { sealed: string };
  write_record_export: { exportId: string };
  /** Notes which imports ended with the process that read them. */
  give_up_imports: Record<string, never>;
  /** Removes the bytes of a file that was taken away. */
  remove_stored_file: { fileId: string };
  /** Renews subscriptions, ends or lapses them, and reminds of renewals. */
  renew_subscriptions: Record<string, never>;
  /** Completes or ends payments that wait for their provider. */
  recover_payments: Record<string, never>;
  /** Gives the money of a credit note back. */
  give_money_back: { creditNoteId: string };
  /** Tells advertisers whose usage crossed the quota. */
  notice_quotas: Record<string, never>;
  /** Compares events, roll-ups and what was charged. */
  check_ledger: Record<string, never>;
  /** Keeps who saw adverts on the days that are over, by groups. */
  roll_up_audience: Record<string, never>;
  /** Keeps what is forecast of campaigns as they were saved, and compares it with what came. */
  keep_forecasts: Record<string, never>;
  /** Makes anew what adverts may be chosen by, and which campaigns fit too few people. */
  compute_cohorts: Record<string, never>;
  /** Mails what came of adverts in the month that has ended. */
  mail_insight_views: Record<string, never>;
  mail_monthly_reports: Record<string, never>;
  /** Counts the reviews of adverts of a month. */
  write_compliance_report: { reportId: string };
  /** Judges the adverts that are shown by rules that came with a new version of the product. */
  check_shown_adverts: { ruleIds: string[] };
  /** Mails owners of API keys that end soon. */
  remind_of_api_keys: Record<string, never>;
  /** Makes hours of the minutes of the metrics. */
  roll_up_metrics: Record<string, never>;
  /** Writes what happened in maintenance in some months. */
  write_maintenance_report: { reportId: string };
  /** Begins maintenance windows that are due, and ends those that cannot be. */
  keep_windows: Record<string, never>;
  /** Mails those who asked for it about an anomaly as it stands. */
  mail_anomaly: { anomalyId: string };
  /** Mails a person in one mail about the anomalies that were too many for an hour. */
  sum_up_anomalies: { userId: string };
  sweep: Record<string, never>;
  make_ad_partitions: Record<string, never>;
}

const NAMES: Readonly<Record<keyof JobPayloads, string>> = JOB_TEXTS;

/** What a task of the queue does, as staff read it; one that is not known, of another version, goes by its own word. */
export const jobText = (task: string): string =>
  (NAMES as Readonly<Record<string, string>>)[task] ?? task.replaceAll("_", " ");

export type Jobs = { [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> };

/**
 * Queues a job in the caller's transaction: it runs if, and only if, the transaction commits.
 * @param key with which it can be taken back, and which one job that waits has at the most.
 * @param runAt when it runs; at once when it is left out.
 */
export async function enqueue<Name extends keyof JobPayloads>(
  tx: EntityManager,
  name: Name,
  payload: JobPayloads[Name],
  key?: string,
  runAt?: Date,
): Promise<void> {
  await tx.query("select graphile_worker.add_job($1, $2::json, job_key => $3, run_at => $4)", [
    name,
    JSON.stringify(payload),
    key ?? null,
    runAt ?? null,
  ]);
}

/** Takes the job with this key back, in the caller's transaction; also one that was given up after its last try. */
export async function takeBack(tx: EntityManager, key: string): Promise<void> {
  await tx.query("select graphile_worker.remove_job($1)", [key]);
}

/** Queues many jobs of one kind in one statement. */
export async function enqueueAll<Name extends keyof JobPayloads>(
  tx: EntityManager,
  name: Name,
  payloads: readonly JobPayloads[Name][],
): Promise<void> {
  await tx.query("select graphile_worker.add_job($1, payload::json) from unnest($2::text[]) as payload", [
    name,
    payloads.map((payload) => JSON.stringify(payload)),
  ]);
}

/** Makes or updates the job queue's own tables as the owner, and lets the app role use them. */
export async function migrateJobs(ownerUrl: string): Promise<void> {
  const pool = new JobPool({ connectionString: ownerUrl, max: 2 }, () => undefined);
  try {
    await runMigrations({ pgPool: pool, logger: silent });
    await pool.query(`
      grant usage on schema graphile_worker to ${ROLE_NAMES.app};
      grant select, insert, update, delete on all tables in schema graphile_worker to ${ROLE_NAMES.app};
      grant usage, select on all sequences in schema graphile_worker to ${ROLE_NAMES.app};
      grant execute on all functions in schema graphile_worker to ${ROLE_NAMES.app};
      do $$ declare name text; begin
        -- The queue's tables are closed by row-level security to everybody but their owner.
        for name in select relname from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity loop
          execute format('drop policy if exists product on graphile_worker.%I', name);
          execute format('create policy product on graphile_worker.%I to ${ROLE_NAMES.app} using (true) with check (true)', name);
        end loop;
      end $$;
    `);
  } finally {
    await pool.end();
  }
}

/** Work on the queue that can be ended: jobs that run are finished first. */
export interface JobRunner {
  stop(): Promise<void>;
}

/** After this time without an answer the database counts as away, and is asked again. */
const CONNECT_TIMEOUT_MS = 10_000;

/** Starts working on the queue in this process. Any number of processes share one queue; each job runs in one of them. */
export async function startJobs({
  url,
  role,
  jobs,
  log,
  metrics,
}: {
  url: string;
  role?: string;
  jobs: Jobs;
  log: Logger;
  metrics: Metrics;
}): Promise<JobRunner> {
  const onError = (error: Error) => log.warn({ err: error }, "the job queue lost a connection");
  const options = role ? `-c role=${role}` : undefined;
  const pool = new JobPool(
    { connectionString: url, max: 4, options, connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
    onError,
  );
  /** In whose name this process locks jobs. */
  const holders: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => holders.push(workerPool.id));
  const begun = new Map<string, number>();
  events.on("job:start", ({ job }) => begun.set(job.id, performance.now()));
  events.on("job:complete", ({ job, error }) => {
    const started = begun.get(job.id) ?? performance.now();
    const seconds = (performance.now() - started) / 1_000;
    begun.delete(job.id);
    // A task of another version goes by no name of ours.
    const task = job.task_identifier in NAMES ? job.task_identifier : "other";
    metrics.jobs.observe({ task, outcome: error ? "failed" : "done" }, seconds);
    noteSpan(`job ${task}`, started, Boolean(error));
  });
  const runner = await run({
    events,
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    logger: forward(log),
    taskList: jobs as unknown as TaskList,
    parsedCronItems: parseCronItems([
      { task: "sweep", match: "17 * * * *", identifier: "sweep" },
      { task: "give_up_imports", match: "* * * * *", identifier: "give_up_imports" },
      // The queue knows UTC alone: 9, 13 and 19 in London are one of these hours, in summer and in winter.
      { task: "queue_reminders", match: "1 8,9,12,13,18,19 * * *", identifier: "queue_reminders" },
      // Midnight and 10 in London, in the same way.
      { task: "judge_days", match: "6 0,9,10,23 * * *", identifier: "judge_days" },
      { task: "renew_subscriptions", match: "*/10 * * * *", identifier: "renew_subscriptions" },
      { task: "recover_payments", match: "* * * * *", identifier: "recover_payments" },
      { task: "notice_quotas", match: "* * * * *", identifier: "notice_quotas" },
      { task: "check_ledger", match: "23 2 * * *", identifier: "check_ledger" },
      // UTC days, like those of events; the second run is for a product that was off at the first.
      { task: "roll_up_audience", match: "20 0,6 * * *", identifier: "roll_up_audience" },
      { task: "keep_forecasts", match: "5,15,25,35,45,55 * * * *", identifier: "keep_forecasts" },
      { task: "compute_cohorts", match: "40 3 * * *", identifier: "compute_cohorts" },
      // From 6 in London on, every hour of the 1st: each report is mailed once.
      { task: "mail_monthly_reports", match: "3 5-22 1 * *", identifier: "mail_monthly_reports" },
      // From 6 in London on, every hour: each view is mailed once for its Monday or 1st, later when the product was off.
      { task: "mail_insight_views", match: "4 * * * *", identifier: "mail_insight_views" },
      { task: "remind_of_api_keys", match: "30 8 * * *", identifier: "remind_of_api_keys" },
      { task: "roll_up_metrics", match: "*/5 * * * *", identifier: "roll_up_metrics" },
      { task: "keep_windows", match: "* * * * *", identifier: "keep_windows" },
      { task: "make_ad_partitions", match: "41 1 * * *", identifier: "make_ad_partitions" },
    ]),
  });
  runner.promise.catch((error) => log.error({ err: error }, "the job queue has stopped"));
  return {
    stop: async () => {
      // A worker that tries to reach a database that is away would not end, and the queue notes the end of a job without waiting for
      // the answer. A job whose end was not noted would be taken for one that runs, for hours; it is done once more.
      const unlock = () => pool.query("select graphile_worker.force_unlock_workers($1)", [holders]);
      const stopped = runner.stop().then(unlock);
      await Promise.race([stopped, pool.away()]).catch((error) =>
        log.warn({ err: error }, "jobs could not be unlocked"),
      );
      await pool.end();
    },
  };
}

const silent = new WorkerLogger(() => () => undefined);

function forward(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === "error" || level === "warning") {
      log.warn({ part: "jobs" }, message);
    }
  });
}
