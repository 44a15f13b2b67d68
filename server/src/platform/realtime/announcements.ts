import { randomUUID } from "node:crypto";
import {
  DataSource,
  EntityManager,
  type EntitySubscriberInterface,
  EventSubscriber,
  type QueryRunner,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
  type TransactionStartEvent,
} from "typeorm";

/** Where something is announced: in a transaction, or in none where what is spoken of was committed before. */
export type Source = EntityManager | DataSource;

/** Carries announcements between processes. */
export interface Bus {
  /** Hears from now on what any process announces. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /**
   * Called as the last thing before the transaction commits. What can be sent within it is sent by now and goes with it; what can
   * only be sent afterwards is sent by what this returns, which never throws: the commit has happened.
   */
  announce(source: Source, payloads: readonly string[]): Promise<Afterwards | undefined>;
}

/** Called when the commit was answered, or when it was not, so that nobody knows whether it happened. */
export type Afterwards = (isCommitted: boolean) => void;

/** What travels between processes. */
export interface Envelope {
  topic: string;
  key: string;
  event: Record<string, string>;
}

/** Stands for this process beside what it announces. */
export const SENDER = randomUUID().slice(0, 8);

export const NOTIFY_CHANNEL = "health_events";

/** Sends by NOTIFY: in a transaction Postgres itself holds it back until the commit and drops it on a roll-back. */
export async function notify(source: Source, payloads: readonly string[]): Promise<undefined> {
  await source.query("select pg_notify($1, payload) from unnest($2::text[]) as payload", [NOTIFY_CHANNEL, payloads]);
}

const buses = new WeakMap<DataSource, Bus>();

/** What is announced in these databases travels by this bus; without one it travels by NOTIFY. */
export function carryBy(bus: Bus, ...databases: readonly DataSource[]): void {
  for (const database of databases) buses.set(database, bus);
}

const send = (database: DataSource, source: Source, payloads: readonly string[]) =>
  buses.get(database)?.announce(source, payloads) ?? notify(source, payloads);

/** What a transaction announces, each text once; `at` is when it announced the first. */
interface Waiting {
  at?: number;
  payloads: Set<string>;
}

/** What waits in each transaction, with one step for each that is nested in it. */
const waiting = new WeakMap<QueryRunner, Waiting[]>();

/**
 * Announces to every process, once the transaction has committed and never if it is rolled back; at once where there is none.
 * @param isMeasured says who announced it and when, by the steady clock of this process in ms, so that its delay is measured.
 */
export async function announce(source: Source, envelopes: readonly Envelope[], isMeasured = true): Promise<void> {
  const now = Math.round(performance.now());
  const runner = source instanceof EntityManager ? source.queryRunner : undefined;
  const step = runner && waiting.get(runner)?.at(-1);
  if (step) step.at ??= now;
  const stamp = isMeasured ? { by: SENDER, at: step?.at ?? now } : {};
  const payloads = envelopes.map(({ topic, key, event }) => JSON.stringify({ topic, key, event, ...stamp }));
  if (step) {
    for (const payload of payloads) step.payloads.add(payload);
  } else {
    const after = await send(source instanceof DataSource ? source : source.dataSource, source, payloads);
    after?.(true);
  }
}

/** Hands what transactions announce to the bus when they commit, in the order in which they announced it. */
@EventSubscriber()
export class AtCommit implements EntitySubscriberInterface {
  private readonly afterwards = new WeakMap<QueryRunner, Afterwards>();

  afterTransactionStart({ queryRunner }: TransactionStartEvent): void {
    const steps = waiting.get(queryRunner) ?? [];
    steps.push({ payloads: new Set() });
    waiting.set(queryRunner, steps);
  }

  async beforeTransactionCommit({ queryRunner }: TransactionCommitEvent): Promise<void> {
    const [outermost, nested] = waiting.get(queryRunner) ?? [];
    if (nested || !outermost?.payloads.size) return;
    const after = await send(queryRunner.dataSource, queryRunner.manager, [...outermost.payloads]);
    if (after) this.afterwards.set(queryRunner, after);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    const steps = waiting.get(queryRunner) ?? [];
    const ended = steps.pop();
    const outer = steps.at(-1);
    for (const payload of (outer && ended?.payloads) ?? []) outer?.payloads.add(payload);
    this.afterwards.get(queryRunner)?.(true);
    this.afterwards.delete(queryRunner);
  }

  beforeTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    waiting.get(queryRunner)?.pop();
    this.afterwards.get(queryRunner)?.(false);
    this.afterwards.delete(queryRunner);
  }
}
