import { TOKEN_LIFETIME_MS } from "./ad-event.rules";
import type { Tally } from "./standing.rules";

/** What one process knows to be counted of a campaign. It outlives each reading of the campaign. */
export class CampaignTally implements Tally {
  today = 0;
  month = 0;
  /** Handed out and not yet reported, with when that ends, the oldest first. Kept for campaigns with a daily cap. */
  private readonly waiting = new Map<string, number>();

  get inFlight(): number {
    return this.waiting.size;
  }

  /** Takes what was read from the database, unless more is known already. */
  learn(today: number, month: number): void {
    this.today = Math.max(this.today, today);
    this.month = Math.max(this.month, month);
  }

  /** Counts so many impressions more, or fewer. */
  add(views: number): void {
    this.today += views;
    this.month += views;
  }

  /** Counts so many that were held out: they use up the day like impressions, and no budget. */
  holdOut(requests: number): void {
    this.today += requests;
  }

  /** Keeps a place for an advert that was handed out. @param time ms since 1970. */
  handOut(impressionId: string, time: number): void {
    this.waiting.set(impressionId, time + TOKEN_LIFETIME_MS.VIEW);
  }

  /** Gives the place back: it is counted now, or never. */
  settle(impressionId: string): void {
    this.waiting.delete(impressionId);
  }

  /** Forgets what can no longer be reported. */
  expire(time: number): void {
    if (this.waiting.size === 0) return;
    for (const [id, end] of this.waiting) {
      if (end >= time) return;
      this.waiting.delete(id);
    }
  }
}
