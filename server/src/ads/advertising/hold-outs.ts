import { createHmac } from "node:crypto";
import type { DataSource } from "typeorm";
import { londonDay } from "../../platform/london.rules";
import type { Chosen, LiveCampaign } from "./ad-index";
import { BLOCK_DAYS } from "./lift.rules";

const DAY_MS = 86_400_000;

/**
 * Which day of each ten a campaign is held out on: drawn by chance, the same in every process and after every start, and known to nobody
 * without the key. It depends on the campaign and the days alone, not on people.
 * @param day a London day, YYYY-MM-DD.
 */
export function isHeldOutDay(indexKey: string, campaignId: string, day: string): boolean {
  const number = Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  const block = Math.floor(number / BLOCK_DAYS);
  const drawn = createHmac("sha256", indexKey).update(`hold-out ${campaignId} ${block}`).digest().readUInt32BE();
  return drawn % BLOCK_DAYS === number - block * BLOCK_DAYS;
}

/** The hold-outs of one process: what is passed over today, and the count of it. */
export class HoldOuts {
  /**
   * @param ads the connection of the ads role.
   * @param onCommitted told of what was counted, after its commit.
   */
  constructor(
    private readonly ads: Pick<DataSource, "query">,
    private readonly indexKey: string,
    private readonly onCommitted: (counted: readonly Chosen[]) => void,
  ) {}

  isHeldOut({ id, holdsOutFrom }: LiveCampaign, now: Date): boolean {
    if (holdsOutFrom === null) return false;
    const day = londonDay(now);
    return holdsOutFrom <= day && isHeldOutDay(this.indexKey, id, day);
  }

  /**
   * Counts that a request would have shown these. Resolves after the commit. Only a number by campaign, hour and advert is kept, nothing of
   * whoever asked.
   */
  async count(heldOut: readonly Chosen[], now: Date): Promise<void> {
    await this.ads.query(
      `insert into campaign_hours as h (campaign_id, hour, creative_id, held_out)
       select g.campaign_id, date_trunc('hour', $1::timestamptz, 'UTC'), g.creative_id, 1
         from unnest($2::uuid[], $3::uuid[]) as g (campaign_id, creative_id) join campaigns c on c.id = g.campaign_id order by 1, 2, 3
       on conflict (campaign_id, hour, creative_id) do update set held_out = h.held_out + 1`,
      [now, heldOut.map(({ campaign }) => campaign.id), heldOut.map(({ creative }) => creative.creativeId)],
    );
    this.onCommitted(heldOut);
  }
}
