import { type EntityManager, MoreThan } from "typeorm";
import { HEALTH_TOPICS, LIFESTYLE_SIGNALS, SMALLEST_AUDIENCE } from "../../people/accounts/audience-label.rules";
import { User } from "../../people/accounts/user.entity";
import type { TimedReader } from "../../platform/context";
import { oneValue, takeLock } from "../../platform/database";
import { addDays, londonDay } from "../../platform/london.rules";
import { FIRST_ID } from "../../platform/pages";
import { isOfAge } from "./cohort.rules";
import { CohortLabels } from "./cohort-labels.entity";
import { topicsOfConditions } from "./condition.rules";
import { FEWEST_DAYS, type Habits, LAST_DAYS, READING_DAYS, signalsOf } from "./signal.rules";

/** People who are looked at in one transaction. Their rows are locked meanwhile, so that a withdrawal comes before or after, never between. */
const BATCH = 1_000;
/** Two counts at once would each undo the other's. */
const LOCK = 4242031;

interface Person extends Habits {
  id: string;
  age: number | null;
  dateOfBirth: string | null;
  conditions: string[] | null;
}

/**
 * Makes anew what advertising may be told of each adult who agreed to it, and how many people have the same city, language and labels.
 * May run at any time and twice.
 */
export async function computeCohorts({ db, clock }: TimedReader): Promise<void> {
  const now = clock.now();
  let last = FIRST_ID;
  for (;;) {
    const ids = await db.transaction((tx) => computeBatch(tx, now, last));
    if (ids.length < BATCH) break;
    last = ids.at(-1) ?? last;
  }
  await db.transaction((tx) => countAudience(tx, now));
}

async function computeBatch(tx: EntityManager, now: Date, after: string): Promise<string[]> {
  const rows = await tx.getRepository(User).find({
    ...{ select: { id: true }, where: { role: "CUSTOMER", id: MoreThan(after) }, order: { id: "ASC" }, take: BATCH },
    lock: { mode: "pessimistic_read" },
  });
  const ids = rows.map(({ id }) => id);
  const today = londonDay(now);
  const people: Person[] = await tx.query(PEOPLE, [
    ids,
    addDays(today, -READING_DAYS),
    addDays(today, -LAST_DAYS),
    FEWEST_DAYS,
    today,
  ]);
  const labelled = people
    .filter((person) => isOfAge(person, today))
    .map(({ id, conditions, ...habits }) => ({
      id,
      topics: topicsOfConditions(conditions ?? []),
      signals: signalsOf(habits),
    }));
  const kept = labelled.map(({ id }) => id);
  await tx.query("delete from cohort_labels where user_id = any($1) and user_id <> all($2)", [ids, kept]);
  await tx.query(
    `insert into cohort_labels as l (user_id, topics, signals, computed_at)
     select *, $4 from unnest($1::uuid[], $2::smallint[], $3::smallint[])
     on conflict (user_id) do update set topics = excluded.topics, signals = excluded.signals, computed_at = excluded.computed_at,
       shared_topics = l.shared_topics & excluded.topics, shared_signals = l.shared_signals & excluded.signals`,
    [kept, labelled.map(({ topics }) => topics), labelled.map(({ signals }) => signals), now],
  );
  return ids;
}

/** Which labels enough people have, and the cells of the audience that follow from them. */
async function countAudience(tx: EntityManager, now: Date): Promise<void> {
  await takeLock(tx, LOCK);
  const [topics, signals] = [
    await commonBits(tx, "topics", HEALTH_TOPICS.length),
    await commonBits(tx, "signals", LIFESTYLE_SIGNALS.length),
  ];
  await tx.query(
    `update cohort_labels set shared_topics = topics & $1::smallint, shared_signals = signals & $2::smallint
      where (shared_topics, shared_signals) is distinct from (topics & $1::smallint, signals & $2::smallint)`,
    [topics, signals],
  );
  await tx.query("delete from audience_cells");
  await tx.query(
    `insert into audience_cells (city, language, topics, signals, people, counted_at)
     select coalesce(u.city, ''), u.language, coalesce(l.shared_topics, 0), coalesce(l.shared_signals, 0), count(*), $1
       from users u left join cohort_labels l on l.user_id = u.id where u.role = 'CUSTOMER' group by 1, 2, 3, 4`,
    [now],
  );
}

/** The bits of a column that at least 50 people have. */
const commonBits = (tx: EntityManager, column: "topics" | "signals", bits: number): Promise<number> =>
  oneValue(
    tx,
    `select coalesce(bit_or(1 << bit), 0)::int from generate_series(0, $1::int - 1) bit
      where (select count(*) from cohort_labels where ${column} & (1 << bit) <> 0) >= $2`,
    [bits, SMALLEST_AUDIENCE],
  );

/** Those of $1 who hold both consents, with their profile and the averages of their days from $2 on; $3 begins the last week. */
const PEOPLE = `
  select u.id, p.age, p.date_of_birth::text as "dateOfBirth", p.conditions,
         d.steps, d.active_minutes as "activeMinutes", d.sleep_share as "sleepShare", d.resting_rise as "restingRise",
         d.resting_spread as "restingSpread"
    from users u
    left join health_profiles p on p.patient_id = u.id
    left join (
      select patient_id,
             case when count(*) filter (where metric = 'steps') >= $4
                  then avg(total) filter (where metric = 'steps') end as steps,
             case when count(*) filter (where metric = 'activeMinutes') >= $4
                  then avg(total) filter (where metric = 'activeMinutes') end as active_minutes,
             case when count(*) filter (where metric = 'asleep' and in_bed > 0) >= $4
                  then sum(total) filter (where metric = 'asleep' and in_bed > 0) / sum(in_bed) filter (where metric = 'asleep') end as sleep_share,
             case when count(*) filter (where metric = 'restingHeartRate' and day >= $3) >= 3
                   and count(*) filter (where metric = 'restingHeartRate' and day < $3) >= $4
                  then avg(total / minutes) filter (where metric = 'restingHeartRate' and day >= $3)
                     - avg(total / minutes) filter (where metric = 'restingHeartRate' and day < $3) end as resting_rise,
             case when count(*) filter (where metric = 'restingHeartRate') >= $4
                  then max(total / minutes) filter (where metric = 'restingHeartRate')
                     - min(total / minutes) filter (where metric = 'restingHeartRate') end as resting_spread
        from (select r.patient_id, r.metric, r.day, r.total, nullif(r.minutes, 0) as minutes,
                     case r.metric when 'asleep' then max(r.total) filter (where r.metric = 'inBed')
                       over (partition by r.patient_id, r.day) end as in_bed
                from reading_days r
               where r.patient_id = any($1) and r.day >= $2 and r.day < $5
                 and r.metric in ('steps', 'activeMinutes', 'asleep', 'inBed', 'restingHeartRate')) days
       group by patient_id) d on d.patient_id = u.id
   where u.id = any($1)
     and (select count(*) from unnest(array['personalised_sponsorship', 'data_use']) purpose
           where (select granted from consent_entries c where c.user_id = u.id and c.purpose = purpose.purpose
                   order by c.id desc limit 1)) = 2`;

/** Forgets what may be told of a person, in the transaction of what ended it. */
export async function dropLabels(tx: Pick<EntityManager, "getRepository">, userId: string): Promise<void> {
  await tx.getRepository(CohortLabels).delete({ userId });
}
