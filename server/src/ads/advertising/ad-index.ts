import { HOUR_MS, type LondonHour, londonHour } from "../campaigns/schedule.rules";
import { fitsWhere, meets, type Needs, needsOf, type Place, type Targeting } from "../campaigns/targeting.rules";
import { hoursOfUtcDay } from "./pace.rules";
import {
  type Moment,
  type Obstacle,
  obstacleOf,
  overCap,
  type Standing,
  standingAt,
  type Timed,
} from "./standing.rules";
import { CampaignTally } from "./tallies";

/** What a patient sees of an advert. */
export interface Advert {
  title: string;
  description: string;
  imageUrl: string;
  altText: string;
  pricePence: number | null;
  disclaimer: string;
  company: string;
  /** Where a click leads. */
  destination: string;
  /** What gets something cheaper there; null when there is none. */
  promoCode: string | null;
}

/** A creative of a campaign with what is shown of it. */
export interface ServedCreative {
  creativeId: string;
  advert: Advert;
}

/** A campaign that may be shown: live, approved and paid for at some time from now on. */
export interface LiveCampaign extends Targeting, Timed {
  id: string;
  advertiserId: string;
  name: string;
  /** The approved ones: two take turns. */
  creatives: readonly [ServedCreative, ...ServedCreative[]];
  weight: number;
  frequencyCap: number;
  /** The first London day of its hold-out; null while there is none. */
  holdsOutFrom: string | null;
  /** Impressions counted when it was read: of the UTC day, with what was held out, and of the London month. */
  viewsToday: number;
  viewsThisMonth: number;
}

/** A campaign whose turn it is, with the advert whose turn it is. */
export interface Chosen {
  campaign: LiveCampaign;
  creative: ServedCreative;
}

/** The UTC day and the London month of a reading. */
export interface Period {
  /** YYYY-MM-DD */
  day: string;
  /** YYYY-MM */
  month: string;
}

interface Entry {
  campaign: LiveCampaign;
  tally: CampaignTally;
  /** Grows by 1 / weight with every showing: the campaign with the least has waited longest for its share. */
  turn: number;
  /** How often it was chosen: says which of two creatives is next. */
  chosen: number;
  /** Status in the quarter of an hour that `quarter` names. */
  standing: Standing;
  quarter: number;
}

/** A campaign that fits a place, with what it asks of the person. */
interface Candidate {
  entry: Entry;
  needs: Needs;
}

/** What an explanation is made of. */
export interface Candidacy {
  campaign: LiveCampaign;
  fitsPlace: boolean;
  fitsPerson: boolean;
  obstacle: Obstacle | null;
  turn: number;
}

const QUARTER_MS = HOUR_MS / 4;

/**
 * The live campaigns of this process, found by place. Choosing asks no database: it looks through the campaigns that fit the
 * place, which are kept for each place that was asked for since the last change, and compares labels as bits.
 */
export class AdIndex {
  private readonly entries = new Map<string, Entry>();
  /** Campaigns that are shown no more, until the month ends: what was handed out of them is still counted under their caps. */
  private readonly gone = new Map<string, Entry>();
  private readonly byPlace = new Map<string, Candidate[]>();
  private period: Period = { day: "", month: "" };
  private hours: readonly LondonHour[] = [];
  private hoursOf = "";
  /** The last one that was asked about. */
  private moment?: Moment;

  get size(): number {
    return this.entries.size;
  }

  get(campaignId: string): LiveCampaign | undefined {
    return this.entries.get(campaignId)?.campaign;
  }

  /** All that may be shown. */
  campaigns(): LiveCampaign[] {
    return [...this.entries.values()].map(({ campaign }) => campaign);
  }

  /** What was counted of a campaign, also for one that has just left. */
  tally(campaignId: string): CampaignTally | undefined {
    return this.known(campaignId)?.tally;
  }

  /** Takes these campaigns in place of all, or of those with the given ids. Whoever stays keeps its turn and what was counted. */
  replace(
    campaigns: readonly LiveCampaign[],
    ids: Iterable<string> = [...this.entries.keys()],
    asOf: Period = this.period,
  ): void {
    const floor = this.lowestTurn();
    for (const id of ids) {
      const entry = this.entries.get(id);
      if (entry) {
        this.gone.set(id, entry);
        this.entries.delete(id);
      }
    }
    for (const campaign of campaigns) {
      const before = this.known(campaign.id);
      const tally = before?.tally ?? new CampaignTally();
      tally.learn(
        asOf.day === this.period.day ? campaign.viewsToday : 0,
        asOf.month === this.period.month ? campaign.viewsThisMonth : 0,
      );
      // A newcomer begins with the one that has waited longest; from zero it would be shown alone until it had caught up.
      const turn = Math.max(before?.turn ?? floor, floor);
      this.entries.set(campaign.id, { campaign, tally, turn, chosen: before?.chosen ?? 0, ...UNKNOWN });
      this.gone.delete(campaign.id);
    }
    this.byPlace.clear();
  }

  /** Says which day and month it is. Of a new one nothing has been counted yet. */
  begin(period: Period): void {
    const isNewDay = period.day !== this.period.day;
    const isNewMonth = period.month !== this.period.month;
    for (const { tally } of isNewDay || isNewMonth ? [...this.entries.values(), ...this.gone.values()] : []) {
      if (isNewDay) tally.today = 0;
      if (isNewMonth) tally.month = 0;
    }
    if (isNewMonth) this.gone.clear();
    this.period = period;
  }

  /**
   * The campaign whose turn it is at this place, with the creative whose turn it is, or null when none fits.
   * @param isTired true for a campaign that this person has seen often enough today.
   */
  choose(place: Place, now: Date, isTired: (campaign: LiveCampaign) => boolean): Chosen | null {
    const moment = this.momentOf(now);
    let best: Entry | undefined;
    for (const { entry, needs } of this.at(place)) {
      if (
        (!best || entry.turn < best.turn) &&
        meets(needs, place) &&
        this.obstacle(entry, moment) === null &&
        !isTired(entry.campaign)
      ) {
        best = entry;
      }
    }
    if (!best) return null;
    const { campaign } = best;
    const creative = campaign.creatives[best.chosen % campaign.creatives.length] ?? campaign.creatives[0];
    best.turn += 1 / campaign.weight;
    best.chosen += 1;
    return { campaign, creative };
  }

  /** Every campaign with what keeps it back at this place and moment. Moves no turn. */
  explain(place: Place, now: Date): Candidacy[] {
    const moment = this.momentOf(now);
    return [...this.entries.values()].map((entry) => ({
      campaign: entry.campaign,
      fitsPlace: fitsWhere(entry.campaign, place),
      fitsPerson: meets(needsOf(entry.campaign, place.topic), place),
      obstacle: this.obstacle(entry, moment),
      turn: entry.turn,
    }));
  }

  /** Keeps a place under the daily cap for an advert that was handed out. */
  handOut(campaignId: string, impressionId: string, now: Date): void {
    const entry = this.entries.get(campaignId);
    if (entry && entry.campaign.dailyCap !== null) entry.tally.handOut(impressionId, now.getTime());
  }

  /** What keeps an impression that was seen from being counted; null when nothing does, or the campaign is not known here. */
  overCap(campaignId: string, now: Date): "daily_cap" | "budget" | null {
    const entry = this.known(campaignId);
    if (!entry) return null;
    // Whether it may still be chosen is no question here: what was handed out while it could be counts.
    const { monthly } = this.standing(entry, this.momentOf(now));
    return overCap(entry.campaign.dailyCap, monthly, entry.tally);
  }

  private known(campaignId: string): Entry | undefined {
    return this.entries.get(campaignId) ?? this.gone.get(campaignId);
  }

  private obstacle(entry: Entry, moment: Moment): Obstacle | null {
    entry.tally.expire(moment.time);
    return obstacleOf(entry.campaign.dailyCap, this.standing(entry, moment), entry.tally);
  }

  /** Where a campaign stands is the same for a quarter of an hour. */
  private standing(entry: Entry, moment: Moment): Standing {
    const quarter = Math.floor(moment.time / QUARTER_MS);
    if (entry.quarter !== quarter) {
      entry.standing = standingAt(entry.campaign, moment);
      entry.quarter = quarter;
    }
    return entry.standing;
  }

  private momentOf(now: Date): Moment {
    const time = now.getTime();
    if (this.moment?.time === time) return this.moment;
    const day = now.toISOString().slice(0, 10);
    if (day !== this.hoursOf) {
      this.hours = hoursOfUtcDay(day);
      this.hoursOf = day;
    }
    this.moment = { time, hours: this.hours, london: this.hours[now.getUTCHours()] ?? londonHour(time) };
    return this.moment;
  }

  private at(place: Place): Candidate[] {
    const key = `${place.language}|${place.city}|${place.topic}`;
    const known = this.byPlace.get(key);
    if (known) return known;
    const found: Candidate[] = [];
    for (const entry of this.entries.values()) {
      const needs = needsOf(entry.campaign, place.topic);
      // What nobody's labels can meet, such as topics of a campaign that is too narrow, is left out at once.
      if (fitsWhere(entry.campaign, place) && meets(needs, EVERYTHING_KNOWN)) found.push({ entry, needs });
    }
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

const UNKNOWN = { standing: { obstacle: "NOT_PAID", allowance: 0, monthly: 0 } as Standing, quarter: -1 };
const EVERYTHING_KNOWN = { labels: { topics: ~0, signals: ~0 }, topicsToday: ~0 };
