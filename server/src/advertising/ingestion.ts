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

/**
 * Stores events and adds them to the hourly roll-up in one statement. What is stored already is left out first, so that it
 * takes no place under the frequency cap; rows are ordered by key, so that two processes wait for each other but never in a circle.
 */
const STATEMENT = `
  with given as (
    select g.* from unnest($1::date[], $2::uuid[], $3::text[], $4::uuid[], $5::uuid[], $6::timestamptz[], $7::text[], $8::text[],
                         $9::text[], $10::text[], $11::text[], $12::boolean[])
      as g (day, token_id, kind, campaign_id, creative_id, occurred_at, reason, pseudonym, city, language, page, personalised)
     where not exists (select 1 from ad_events e where e.day = g.day and e.token_id = g.token_id and e.kind = g.kind)
  ), judged as (
    select g.day, g.token_id, g.kind, g.campaign_id, g.creative_id, g.occurred_at, g.pseudonym, g.city, g.language, g.page,
           g.personalised,
           case when g.reason is not null then g.reason
                when g.kind = 'VIEW' then
                  case when row_number() over (partition by g.day, g.pseudonym, g.campaign_id, g.kind, g.reason) +
                            (select count(*) from ad_events v where v.day = g.day and v.pseudonym = g.pseudonym
                                and v.campaign_id = g.campaign_id and v.kind = 'VIEW' and v.valid) > c.frequency_cap
                       then 'frequency' end
                when not exists (select 1 from ad_events v where v.day = g.day and v.token_id = g.token_id
                                    and v.kind = 'VIEW' and v.valid) then 'no_view'
           end as reason
      from given g join campaigns c on c.id = g.campaign_id
  ), added as (
    insert into ad_events (day, token_id, kind, campaign_id, creative_id, occurred_at, valid, reason, pseudonym, city, language,
                           page, personalised)
    select day, token_id, kind, campaign_id, creative_id, occurred_at, reason is null, reason, pseudonym, city, language, page,
           personalised
      from judged order by day, token_id, kind
    on conflict do nothing
    returning token_id, kind, campaign_id, occurred_at, reason
  ), rolled as (
    insert into campaign_hours as h (campaign_id, hour, views, clicks, engagements, invalid_views, invalid_clicks,
                                     invalid_engagements)
    select campaign_id, date_trunc('hour', occurred_at, 'UTC'),
           count(*) filter (where kind = 'VIEW' and reason is null),
           count(*) filter (where kind = 'CLICK' and reason is null),
           count(*) filter (where kind = 'ENGAGEMENT' and reason is null),
           count(*) filter (where kind = 'VIEW' and reason is not null),
           count(*) filter (where kind = 'CLICK' and reason is not null),
           count(*) filter (where kind = 'ENGAGEMENT' and reason is not null)
      from added group by 1, 2 order by 1, 2
    on conflict (campaign_id, hour) do update set
      views = h.views + excluded.views, clicks = h.clicks + excluded.clicks, engagements = h.engagements + excluded.engagements,
      invalid_views = h.invalid_views + excluded.invalid_views, invalid_clicks = h.invalid_clicks + excluded.invalid_clicks,
      invalid_engagements = h.invalid_engagements + excluded.invalid_engagements
  )
  select a.token_id as id, a.reason, c.advertiser_id as "advertiserId" from added a join campaigns c on c.id = a.campaign_id`;

/**
 * Group commit without a timer: while one batch is being committed the next one gathers. Alone, an event waits for nothing but
 * its own commit; in a rush, the cost of a commit is shared. A batch that fails is nobody's loss: each caller gets the error and
 * may report the same event again.
 */
export class Ingestion {
  private gathering: Waiting[] = [];
  private committing?: Promise<void>;

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
      this.committing ??= this.commitAll();
    });
  }

  /** Resolves when nothing is being committed. */
  async idle(): Promise<void> {
    await this.committing;
  }

  private async commitAll(): Promise<void> {
    while (this.gathering.length > 0) {
      const batch = this.takeBatch();
      try {
        const outcomes = await this.store(batch.map(({ event }) => event));
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
    this.committing = undefined;
  }

  /**
   * The oldest waiting events, but only one of each impression: a repeated report has to find the first one stored, and a click
   * its view. The others stay for the next batch.
   */
  private takeBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.gathering) {
      const { id } = waiting.event;
      if (batch.size >= LARGEST_BATCH || batch.has(id)) {
        later.push(waiting);
      } else {
        batch.set(id, waiting);
      }
    }
    this.gathering = later;
    return [...batch.values()];
  }

  private async store(events: readonly AdEvent[]): Promise<Outcome[]> {
    const column = <T>(of: (event: AdEvent) => T): T[] => events.map(of);
    const { rows } = await this.pool.query<{ id: string; reason: InvalidReason | null; advertiserId: string }>({
      name: "store-ad-events",
      text: STATEMENT,
      values: [
        column(({ day }) => day),
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
      ],
    });
    const added = new Map(rows.map((row) => [row.id, row]));
    return events.map(({ id }) => {
      const { reason = null, advertiserId = null } = added.get(id) ?? {};
      return { stored: added.has(id), reason, advertiserId };
    });
  }
}
