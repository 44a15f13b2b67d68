import type { DataSource, EntityManager } from "typeorm";
import { HEALTH_TOPICS, LIFESTYLE_SIGNALS, maskOf } from "../../people/accounts/audience-label.rules";
import type { Reader, TimedReader } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { readEntities } from "../../platform/entity-rows";
import { FIRST_ID } from "../../platform/pages";
import { invalidFields } from "../../platform/problems";
import { CountedCell } from "./audience-cell.entity";
import { Campaign } from "./campaign.entity";
import { announceCampaign } from "./campaign.service";
import { unknownChoices } from "./campaign-input.rules";
import {
  type AudienceCell,
  isTooNarrow,
  type Reach,
  type ReachEffect,
  rareLabels,
  reachEffects,
  reachOf,
  toldPeople,
  type Wanted,
} from "./reach.rules";

type Source = Pick<DataSource | EntityManager, "query">;

export interface CampaignReach extends Reach {
  /** Null before the first count. */
  countedAt: Date | null;
  effects: ReachEffect[];
}

/**
 * The cells of the newest count, as fine as what is wanted needs: cities and languages that are not asked for are one, and so are
 * labels.
 */
export async function readCells(source: Source, wanted: Wanted): Promise<(AudienceCell & { countedAt: Date })[]> {
  return source.query(
    `select case when city = any($1) then city else '' end as city, case when language = any($2) then language else '' end as language,
            topics & $3::int as topics, signals & $4::int as signals, sum(people)::int as people, max(counted_at) as "countedAt"
       from audience_cells group by 1, 2, 3, 4`,
    [wanted.cities, wanted.languages, maskOf(HEALTH_TOPICS, wanted.topics), maskOf(LIFESTYLE_SIGNALS, wanted.signals)],
  );
}

/**
 * About how many people a campaign can reach, and what each of its choices does to that.
 * @throws BAD_USER_INPUT on a group with a choice that there is not.
 */
export async function readReach(ctx: Reader, wanted: Wanted): Promise<CampaignReach> {
  const [first, ...others] = unknownChoices(wanted);
  if (first) throw invalidFields([first, ...others]);
  const cells = await readCells(ctx.db, wanted);
  const countedAt = cells.reduce<Date | null>(
    (last, cell) => (last && last > cell.countedAt ? last : cell.countedAt),
    null,
  );
  return { ...reachOf(toldPeople(cells, wanted)), countedAt, effects: reachEffects(cells, wanted) };
}

/** The topics and signals that fewer than 50 people have in all. */
export async function readRareLabels(
  ctx: Reader,
): Promise<{ topics: ReadonlySet<string>; signals: ReadonlySet<string> }> {
  const cells: { topics: number; signals: number; people: number }[] = await ctx.db.query(
    "select topics, signals, sum(people)::int as people from audience_cells group by 1, 2",
  );
  return {
    topics: rareLabels(
      HEALTH_TOPICS,
      cells.map(({ topics: mask, people }) => ({ mask, people })),
    ),
    signals: rareLabels(
      LIFESTYLE_SIGNALS,
      cells.map(({ signals: mask, people }) => ({ mask, people })),
    ),
  };
}

/** Campaigns that are judged at once. */
const BATCH = 500;

/**
 * Judges after a new count which launched campaigns with topics or signals fit fewer than 50 people. Those that changed are announced.
 * @returns how many changed.
 */
export async function recheckReach({ db }: TimedReader): Promise<number> {
  const everything = await readEntities(db, CountedCell, "", []);
  let changed = 0;
  let last = FIRST_ID;
  for (;;) {
    const rest = `where id > $1 and status in ('LIVE', 'PAUSED') and (cardinality(topics) > 0 or cardinality(signals) > 0)
                   order by id limit ${BATCH}`;
    const campaigns = await readEntities(db, Campaign, rest, [last]);
    const moved: Campaign[] = [];
    for (const campaign of campaigns) {
      if (isTooNarrow(everything, campaign) !== campaign.isTooNarrow) moved.push(campaign);
      await turn();
    }
    if (moved.length > 0) changed += await noteNarrowness(db, moved);
    if (campaigns.length < BATCH) return changed;
    last = campaigns.at(-1)?.id ?? last;
  }
}

/** Only while they still ask for what was judged: who changes a campaign meanwhile has it judged anew. */
async function noteNarrowness(db: DataSource, campaigns: readonly Campaign[]): Promise<number> {
  return db.transaction(async (tx) => {
    let count = 0;
    for (const { id, advertiserId, cities, languages, topics, signals, isTooNarrow: was } of campaigns) {
      const rows = await changedRows(
        tx,
        `update campaigns set is_too_narrow = not is_too_narrow where id = $1 and is_too_narrow = $2 and cities = $3
            and languages = $4 and topics = $5 and signals = $6 returning id`,
        [id, was, cities, languages, topics, signals],
      );
      if (rows.length === 0) continue;
      count += 1;
      await announceCampaign(tx, { id, advertiserId });
    }
    return count;
  });
}

/** One turn of the event loop: requests go on while many campaigns are judged. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
