import { fits, type Place, type Targeting } from "../campaigns/campaign.rules";

/** What a patient sees of an advert. */
export interface Advert {
  title: string;
  description: string;
  imageKey: string;
  altText: string;
  pricePence: number | null;
  disclaimer: string;
  company: string;
  /** Where a click leads. */
  destination: string;
}

/** A campaign that may be shown: live, approved and paid for at some time from now on. */
export interface LiveCampaign extends Targeting {
  id: string;
  advertiserId: string;
  creativeId: string;
  weight: number;
  dailyCap: number | null;
  frequencyCap: number;
  /** The paid months that have not ended, in ms since 1970. */
  paid: readonly { from: number; to: number }[];
  /** Impressions counted today. */
  viewsToday: number;
  advert: Advert;
}

interface Entry {
  campaign: LiveCampaign;
  /** Grows by 1 / weight with every showing: the campaign with the least has waited longest for its share. */
  turn: number;
}

/**
 * The live campaigns of this process, found by place. Choosing asks no database: it looks through the campaigns that fit the
 * place, which are kept for each place that was asked for since the last change.
 */
export class AdIndex {
  private readonly entries = new Map<string, Entry>();
  private readonly byPlace = new Map<string, Entry[]>();

  get size(): number {
    return this.entries.size;
  }

  get(campaignId: string): LiveCampaign | undefined {
    return this.entries.get(campaignId)?.campaign;
  }

  /** Takes these campaigns in place of all, or of those with the given ids. Whoever stays keeps its turn. */
  replace(campaigns: readonly LiveCampaign[], ids: Iterable<string> = [...this.entries.keys()]): void {
    const floor = this.lowestTurn();
    const before = new Map(this.entries);
    for (const id of ids) {
      this.entries.delete(id);
    }
    for (const campaign of campaigns) {
      // A newcomer begins with the one that has waited longest; from zero it would be shown alone until it had caught up.
      this.entries.set(campaign.id, { campaign, turn: before.get(campaign.id)?.turn ?? floor });
    }
    this.byPlace.clear();
  }

  /** Begins a new day: nothing has been counted yet. */
  startDay(): void {
    for (const { campaign } of this.entries.values()) {
      campaign.viewsToday = 0;
    }
  }

  /**
   * The campaign whose turn it is at this place, or null when none fits.
   * @param isTired true for a campaign that this person has seen often enough today.
   */
  choose(place: Place, now: Date, isTired: (campaign: LiveCampaign) => boolean): LiveCampaign | null {
    const time = now.getTime();
    let best: Entry | undefined;
    for (const entry of this.at(place)) {
      if ((!best || entry.turn < best.turn) && mayShow(entry.campaign, time) && !isTired(entry.campaign)) {
        best = entry;
      }
    }
    if (!best) {
      return null;
    }
    best.turn += 1 / best.campaign.weight;
    return best.campaign;
  }

  private at(place: Place): Entry[] {
    const key = `${place.language}|${place.city}|${place.topic}`;
    const known = this.byPlace.get(key);
    if (known) {
      return known;
    }
    const found = [...this.entries.values()].filter(({ campaign }) => fits(campaign, place));
    this.byPlace.set(key, found);
    return found;
  }

  private lowestTurn(): number {
    let lowest = Number.POSITIVE_INFINITY;
    for (const { turn } of this.entries.values()) {
      lowest = Math.min(lowest, turn);
    }
    return Number.isFinite(lowest) ? lowest : 0;
  }
}

function mayShow({ dailyCap, viewsToday, paid }: LiveCampaign, time: number): boolean {
  return (dailyCap === null || viewsToday < dailyCap) && paid.some(({ from, to }) => from <= time && time < to);
}
