/** How often one person saw one campaign on one day. */
interface Shown {
  /** Counted before this process knew of them. */
  before: number;
  /** Impressions that this process has let through. Ids, because a repeated report must not take a second place. */
  ids: Set<string>;
}

/**
 * The frequency cap of this process: at most so many counted impressions of a campaign a day and pseudonym. What other
 * processes counted is learnt from the database's own verdict when an event is stored.
 */
export class Frequency {
  /** By day, pseudonym and campaign: no key is put together, because each choice asks for many. */
  private readonly days = new Map<string, Map<string, Map<string, Shown>>>();

  isReached(day: string, pseudonym: string, campaignId: string, cap: number): boolean {
    const shown = this.days.get(day)?.get(pseudonym)?.get(campaignId);
    return shown !== undefined && shown.before + shown.ids.size >= cap;
  }

  /** Takes a place for the impression below the cap, once however often it is reported; false when there is none left. */
  reserve(day: string, pseudonym: string, campaignId: string, cap: number, impressionId: string): boolean {
    const shown = this.shown(day, pseudonym, campaignId);
    if (!shown.ids.has(impressionId) && shown.before + shown.ids.size >= cap) return false;
    shown.ids.add(impressionId);
    return true;
  }

  /** The number of impressions that were counted before, or elsewhere. */
  restore(day: string, pseudonym: string, campaignId: string, count: number): void {
    this.shown(day, pseudonym, campaignId).before = count;
  }

  /** Forgets the days before this one. */
  forgetBefore(day: string): void {
    for (const known of this.days.keys()) {
      if (known < day) {
        this.days.delete(known);
      }
    }
  }

  private shown(day: string, pseudonym: string, campaignId: string): Shown {
    const people = this.days.get(day) ?? new Map<string, Map<string, Shown>>();
    this.days.set(day, people);
    const campaigns = people.get(pseudonym) ?? new Map<string, Shown>();
    people.set(pseudonym, campaigns);
    const shown = campaigns.get(campaignId) ?? { before: 0, ids: new Set() };
    campaigns.set(campaignId, shown);
    return shown;
  }
}
