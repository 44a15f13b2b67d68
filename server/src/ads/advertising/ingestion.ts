import type { Pool } from "pg";
import type { EventKind, InvalidReason } from "./ad-event.rules";

/** An event as it is stored. */
export interface AdEvent {
  /** UTC day of the impression, YYYY-MM-DD: names the partition. */
  day: string;
  /** The impression's id. */
  id: string;
  kind: EventKind;
  campaignId: string;
  creativeId: string;
  occurredAt: Date;
  /** What the request itself showed; the statement adds what only the stored events can tell. */
  reason: InvalidReason | null;
  pseudonym: string;
  city: string | null;
  language: string;
  page: string;
  personalised: boolean;
  ageBand: string | null;
  gender: string | null;
}

/** What became of an event, once it is committed. */
export interface Outcome {
  /** False for one that was reported before, or whose campaign is gone: nothing was stored. */
  stored: boolean;
  /** Null when it counts. */
  reason: InvalidReason | null;
  /** Whose campaign it is; null when nothing was stored. */
  advertiserId: string | null;
}

/** An event that counts or not, with its outcome. */
export type Counted = AdEvent & Outcome;

interface Waiting {
  event: AdEvent;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/** Rows of one statement at the most. */
const LARGEST_BATCH = 1_000;
/** Batches under way at the same time, so that one is made and sent while the other is stored. */
const LANES = 2;
/** From this many waiting events on they are shared among the lanes; fewer are cheaper together. */
const RUSH = 16;

/**
 * Stores events of one day and adds them to the hourly roll-up in one statement. Rows are ordered by key, so that two processes
 * wait for each other but never in a circle. The day stands alone, not in a column of its own, so that the planner sees one
 * partition. The questions about stored events are subqueries with a limit or a count, never EXISTS: that the planner may turn
 * into reading the whole day.
 */
export const STORE_EVENTS = `
  with judged as materialized (
    select g.token_id, g.kind, g.campaign_id, g.creative_id, g.occurred_at, g.pseudonym, g.city, g.language, g.page,
           g.personalised, g.age_band, g.gender,
           case when g.reason is not null then g.reason
                when g.kind = 'VIEW' then
                  case when (select count(*) from ad_events v where v.day = $1 and v.pseudonym = g.pseudonym
                                and v.campaign_id = g.campaign_id and v.kind = 'VIEW' and v.valid) >= c.frequency_cap
                       then 'frequency' end
                when (select v.valid from ad_events v where v.day = $1 and v.token_id = g.token_id and v.kind = 'VIEW' limit 1)
                     is not true then 'no_view'
           end as reason
      from unnest($2::uuid[], $3::text[], $4::uuid[], $5::uuid[], $6::timestamptz[], $7::text[], $8::uuid[], $9::text[],
                  $10::text[], $11::text[], $12::boolean[], $13::text[], $14::text[])
             as g (token_id, kind, campaign_id, creative_id, occurred_at, reason, pseudonym, city, language, page, personalised,
                   age_band, gender)
      join lateral (select frequency_cap from campaigns where id = g.campaign_id limit 1) c on true
  ), added as (
    insert into ad_events (day, token_id, kind, campaign_id, creative_id, occurred_at, valid, reason, pseudonym, city, language,
                           page, personalised, age_band, gender)
    select $1, token_id, kind, campaign_id, creative_id, occurred_at, reason is null, reason, pseudonym, city, language, page,
           personalised, age_band, gender
      from judged order by token_id, kind
    on conflict do nothing
    returning token_id, kind, campaign_id, creative_id, occurred_at, reason
  ), rolled as (
    insert into campaign_hours as h (campaign_id, hour, creative_id, views, clicks, engagements, invalid_views, invalid_clicks,
                                     invalid_engagements)
    select campaign_id, date_trunc('hour', occurred_at, 'UTC'), creative_id,
           count(*) filter (where kind = 'VIEW' and reason is null),
           count(*) filter (where kind = 'CLICK' and reason is null),
           count(*) filter (where kind = 'ENGAGEMENT' and reason is null),
           count(*) filter (where kind = 'VIEW' and reason is not null),
           count(*) filter (where kind = 'CLICK' and reason is not null),
           count(*) filter (where kind = 'ENGAGEMENT' and reason is not null)
      from added group by 1, 2, 3 order by 1, 2, 3
    on conflict (campaign_id, hour, creative_id) do update set
      views = h.views + excluded.views, clicks = h.clicks + excluded.clicks, engagements = h.engagements + excluded.engagements,
      invalid_views = h.invalid_views + excluded.invalid_views, invalid_clicks = h.invalid_clicks + excluded.invalid_clicks,
      invalid_engagements = h.invalid_engagements + excluded.invalid_engagements
  ), discarded as (
    insert into campaign_discards as d (campaign_id, day, reason, events)
    select campaign_id, (occurred_at at time zone 'Europe/London')::date, reason, count(*) from added where reason is not null
     group by 1, 2, 3 order by 1, 2, 3
    on conflict (campaign_id, day, reason) do update set events = d.events + excluded.events
  )
  select a.token_id as id, a.reason, (select c.advertiser_id from campaigns c where c.id = a.campaign_id) as "advertiserId"
    from added a`;

/**
 * Group commit without a timer: while batches are being committed the next one gathers. Alone, an event waits for nothing but
 * its own commit; in a rush, the cost of a commit is shared. A batch that fails is nobody's loss: each caller gets the error and
 * may report the same event again.
 */
export class Ingestion {
  private gathering: Waiting[] = [];
  /** The keys of the events that are being committed. */
  private readonly underWay = new Set<string>();
  /** Batches under way, or about to be. */
  private lanes = 0;

  /**
   * @param pool of the ads role.
   * @param onCommitted told of every batch after its commit.
   */
  constructor(
    private readonly pool: Pick<Pool, "query">,
    private readonly onCommitted: (events: Counted[]) => void = () => undefined,
  ) {}

  /** Resolves when the event is committed, or was before. Rejects with the database's error; then nothing is known to be stored. */
  add(event: AdEvent): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.gathering.push({ event, resolve, reject });
      if (this.lanes === 0) {
        void this.openLane();
      }
    });
  }

  /** Resolves when nothing is being committed. */
  async idle(): Promise<void> {
    while (this.lanes > 0) {
      await turn();
    }
  }

  /** Commits batch after batch until nothing is left that this lane may take. */
  private async openLane(): Promise<void> {
    this.lanes += 1;
    for (;;) {
      await turn();
      const shared = this.lanes < LANES && this.gathering.length >= RUSH;
      const batch = this.takeBatch(shared ? Math.ceil(this.gathering.length / LANES) : LARGEST_BATCH);
      if (batch.length === 0) {
        this.lanes -= 1; // at once: whoever comes next has to open a new one
        return;
      }
      if (shared) {
        void this.openLane();
      }
      await this.commit(batch);
    }
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.store(batch.map(({ event }) => event)).finally(() => this.release(batch));
      this.onCommitted(batch.map(({ event }, index) => ({ ...event, ...(outcomes[index] as Outcome) })));
      for (const [index, { resolve }] of batch.entries()) {
        resolve(outcomes[index] as Outcome);
      }
    } catch (error) {
      for (const { reject } of batch) {
        reject(error);
      }
    }
  }

  /**
   * The oldest waiting events of one day, each with keys of its own (see keysOf) that no event under way has. The others stay
   * for a later batch.
   */
  private takeBatch(most: number): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const day = this.gathering[0]?.event.day;
    for (const waiting of this.gathering) {
      const keys = keysOf(waiting.event);
      if (waiting.event.day !== day || batch.length >= most || keys.some((key) => this.underWay.has(key))) {
        later.push(waiting);
      } else {
        batch.push(waiting);
        for (const key of keys) {
          this.underWay.add(key);
        }
      }
    }
    this.gathering = later;
    return batch;
  }

  private release(batch: readonly Waiting[]): void {
    for (const { event } of batch) {
      for (const key of keysOf(event)) {
        this.underWay.delete(key);
      }
    }
  }

  private async store(events: readonly AdEvent[]): Promise<Outcome[]> {
    const column = <T>(of: (event: AdEvent) => T): T[] => events.map(of);
    const { rows } = await this.pool.query<{ id: string; reason: InvalidReason | null; advertiserId: string }>({
      name: "store-ad-events",
      text: STORE_EVENTS,
      values: [
        events[0]?.day,
        column(({ id }) => id),
        column(({ kind }) => kind),
        column(({ campaignId }) => campaignId),
        column(({ creativeId }) => creativeId),
        column(({ occurredAt }) => occurredAt.toISOString()),
        column(({ reason }) => reason),
        column(({ pseudonym }) => pseudonym),
        column(({ city }) => city),
        column(({ language }) => language),
        column(({ page }) => page),
        column(({ personalised }) => personalised),
        column(({ ageBand }) => ageBand),
        column(({ gender }) => gender),
      ],
    });
    const added = new Map(rows.map((row) => [row.id, row]));
    return events.map(({ id }) => {
      const { reason = null, advertiserId = null } = added.get(id) ?? {};
      return { stored: added.has(id), reason, advertiserId };
    });
  }
}

/**
 * What only one event at a time may have. One of each impression: a repeated report has to find the first one stored, and a
 * click its view. One view of a campaign by each person: the next has to find it counted under the cap.
 */
const keysOf = ({ id, kind, reason, pseudonym, campaignId }: AdEvent): string[] =>
  kind === "VIEW" && reason === null ? [id, pseudonym + campaignId] : [id];

/**
 * One turn of the event loop. Those who have just got their answer may have a next event at hand; without the turn each batch
 * of many would be followed by a batch of one.
 */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
