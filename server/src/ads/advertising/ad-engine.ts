import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import type { Clock } from "../../platform/clock";
import type { RequestContext } from "../../platform/context";
import { poolOf } from "../../platform/database";
import type { Logger } from "../../platform/logger";
import { londonMonth } from "../../platform/london.rules";
import type { Metrics } from "../../platform/metrics";
import type { TopicHub } from "../../platform/realtime/topics";
import type { Secrets } from "../../platform/secrets";
import { campaignChanged, campaignCounted } from "../campaigns/campaign.topics";
import { HOUR_MS } from "../campaigns/schedule.rules";
import type { Place } from "../campaigns/targeting.rules";
import { servingChanged } from "../creatives/creative.topics";
import { paidTimeChanged } from "../subscriptions/billing.topics";
import { readDestination, readShownToday } from "./ad-catalogue";
import { type AdPage, dayOf, type EventKind, reasonOf, TOKEN_LIFETIME_MS, type Visit } from "./ad-event.rules";
import { AdIndex, type Candidacy, type Chosen, type LiveCampaign, type Period, type ServedCreative } from "./ad-index";
import { Announcer } from "./announcer";
import type { SharedFacts } from "./audience.rules";
import { Frequency } from "./frequency";
import { HoldOuts } from "./hold-outs";
import { type Counted, Ingestion, type Outcome } from "./ingestion";
import { landingOf } from "./landing.rules";
import { LiveCampaigns } from "./live-campaigns";
import { pseudonymOf } from "./pseudonym";
import { type AdToken, AdTokens, type TokenSet } from "./tokens";

interface Parts {
  /** The connection of the ads role: advertising uses no other. */
  ads: DataSource;
  hub: TopicHub;
  log: Logger;
  clock: Clock;
  secrets: Secrets;
  /** Counts events as they are stored. */
  counts?: Metrics["adEvents"];
}

/** What advertising is told when it is asked for an advert. */
export interface AdRequest {
  /** Becomes the day's pseudonym and is not kept. */
  userId: string;
  place: Place;
  page: AdPage;
  /** What the person agreed to share; null without the consent to personalised sponsorship. It never decides which advert is chosen. */
  shared: SharedFacts | null;
  /** True when the screen may show an answer that no advert may stand beside. Why, advertising is not told. */
  besideSeriousAnswer: boolean;
  /** Campaigns that this person does not want to see again. */
  hidden?: ReadonlySet<string>;
}

/** An advert that was chosen, with the tokens that report what becomes of it. */
export interface Choice {
  id: string;
  campaign: LiveCampaign;
  creative: ServedCreative;
  tokens: TokenSet;
}

/** A request whose server has an engine. */
export interface AdvertisingContext extends RequestContext {
  adverts: AdEngine;
}

/** A token that cannot be used: not one of ours for this purpose, or too old. */
export type Refusal = "unknown" | "expired";

/** Advertising of one process: chooses in memory, counts in the database. */
export class AdEngine {
  readonly index = new AdIndex();
  readonly tokens: AdTokens;
  private readonly origin = randomUUID();
  private readonly frequency = new Frequency();
  private readonly ingestion: Ingestion;
  private readonly holdOuts: HoldOuts;
  private readonly announcer: Announcer;
  private readonly stopListening: (() => void)[] = [];
  private period: Period = { day: "", month: "" };
  private nextHour = 0;
  private readonly live: LiveCampaigns;

  constructor(private readonly parts: Parts) {
    this.tokens = new AdTokens(parts.secrets.token);
    this.live = new LiveCampaigns(parts, this.index, () => {
      this.startDayOnce(parts.clock.now());
      return { ...this.period };
    });
    this.announcer = new Announcer(parts.ads, this.origin, parts.log);
    this.ingestion = new Ingestion(poolOf(parts.ads), (events) => this.afterCommit(events));
    this.holdOuts = new HoldOuts(parts.ads, parts.secrets.index, (events) => {
      for (const { campaign } of events) this.announcer.note(campaign.id, campaign.advertiserId, { heldOut: 1 });
    });
  }

  /** Loads the live campaigns and follows their changes. */
  async start(): Promise<void> {
    const { hub, ads, clock } = this.parts;
    const all = () => this.live.reload("all");
    const theirs = ({ advertiserId }: { advertiserId: string }) => void this.live.reloadAdvertiser(advertiserId);
    this.stopListening.push(
      hub.listen(campaignChanged, ({ campaignId }) => this.live.reload(campaignId), all),
      hub.listen(paidTimeChanged, theirs, all),
      hub.listen(servingChanged, theirs, all),
      hub.listen(campaignCounted, ({ campaignId, views, heldOut, origin }) => {
        if (origin === this.origin) return;
        const tally = this.index.tally(campaignId);
        tally?.add(Number(views));
        tally?.holdOut(Number(heldOut));
      }),
    );
    const day = this.startDayOnce(clock.now());
    for (const { pseudonym, campaignId, count } of await readShownToday(ads, day)) {
      this.frequency.restore(day, pseudonym, campaignId, count);
    }
    await this.live.loadAll();
  }

  /** Lets what is being counted finish, and announces it. */
  async stop(): Promise<void> {
    for (const stop of this.stopListening) stop();
    await this.live.stop();
    await this.ingestion.idle();
    await this.announcer.stop();
  }

  /**
   * Chooses an advert without asking the database; null when none fits or this is no moment for one. A campaign that is held out today
   * takes its turn and is passed over. That is counted before anybody is answered, so that no answer leaves uncounted.
   */
  async choose({ userId, place, page, shared, besideSeriousAnswer, hidden }: AdRequest): Promise<Choice | null> {
    if (besideSeriousAnswer) return null;
    const now = this.parts.clock.now();
    const day = this.startDayOnce(now);
    const pseudonym = pseudonymOf(this.parts.secrets.index, userId, day);
    const heldOut: Chosen[] = [];
    const isTired = ({ id, frequencyCap }: LiveCampaign): boolean =>
      hidden?.has(id) ||
      heldOut.some(({ campaign }) => campaign.id === id) ||
      this.frequency.isReached(day, pseudonym, id, frequencyCap);
    let chosen = this.index.choose(place, now, isTired);
    while (chosen && this.holdOuts.isHeldOut(chosen.campaign, now)) {
      heldOut.push(chosen);
      this.takeHeldOut(chosen.campaign, day, pseudonym);
      chosen = this.index.choose(place, now, isTired);
    }
    const id = randomUUID();
    if (chosen) this.index.handOut(chosen.campaign.id, id, now);
    if (heldOut.length > 0) await this.holdOuts.count(heldOut, now);
    if (!chosen) return null;
    const { campaign, creative } = chosen;
    const { city, language } = place;
    const impression = {
      id,
      campaignId: campaign.id,
      creativeId: creative.creativeId,
      issuedAt: now,
      pseudonym,
      city,
      language,
      page,
      personalised: shared !== null,
      ageBand: shared?.ageBand ?? null,
      gender: shared?.gender ?? null,
    };
    return { id, campaign, creative, tokens: this.tokens.issue(impression) };
  }

  /** What keeps each live campaign back at this place now. Moves no campaign's turn. */
  explain(place: Place): Candidacy[] {
    const now = this.parts.clock.now();
    this.startDayOnce(now);
    return this.index.explain(place, now).map((one) => {
      const isHeldOut = one.obstacle === null && this.holdOuts.isHeldOut(one.campaign, now);
      return isHeldOut ? { ...one, obstacle: "HELD_OUT" } : one;
    });
  }

  /** The token, if it is ours, of this kind and young enough. */
  readToken(kind: EventKind, text: string): AdToken | Refusal {
    const token = this.tokens.read(text);
    if (token?.kind !== kind) return "unknown";
    const age = this.parts.clock.now().getTime() - token.issuedAt.getTime();
    return age > TOKEN_LIFETIME_MS[kind] ? "expired" : token;
  }

  /**
   * Stores the event that a token reports. Resolves after the commit with whether it counts: not when it was reported before,
   * and not when it is invalid traffic, which is kept with its reason.
   */
  async count(token: AdToken, visit: Visit): Promise<boolean> {
    const now = this.parts.clock.now();
    this.startDayOnce(now);
    const { kind, issuedAt, ...impression } = token;
    const day = dayOf(issuedAt);
    const shown = reasonOf(kind, now.getTime() - issuedAt.getTime(), visit);
    const isSeen = kind === "VIEW" && shown === null;
    const reason = isSeen ? this.takePlace(token, day, now) : shown;
    const taken = isSeen && reason === null;
    let outcome: Outcome | undefined;
    try {
      outcome = await this.ingestion.add({ ...impression, kind, day, occurredAt: now, reason });
      return isCounted(outcome);
    } finally {
      if (taken && !(outcome && isCounted(outcome))) {
        this.index.tally(token.campaignId)?.add(-1);
      }
    }
  }

  /** Where a click leads, with the macros of the address filled in; null when the campaign is gone. */
  async destination(
    token: Pick<AdToken, "campaignId" | "creativeId" | "page">,
  ): Promise<{ url: string; company: string } | null> {
    const { campaignId, creativeId } = token;
    const campaign = this.index.get(campaignId);
    const served = campaign?.creatives.find((one) => one.creativeId === creativeId);
    if (campaign && served) {
      return { url: landingOf(campaign, served.advert.destination, token), company: served.advert.company };
    }
    const found = await readDestination(this.parts.ads, campaignId, creativeId);
    return found && { url: landingOf(found, found.url, token), company: "" };
  }

  /**
   * Takes a place under the caps at once, before anything is awaited, so that parallel reports cannot take the same. What was handed
   * out while a campaign was live counts, also when it was paused or ended since, or its month is over.
   */
  private takePlace(token: AdToken, day: string, now: Date): "daily_cap" | "budget" | "frequency" | null {
    const { id, campaignId, pseudonym } = token;
    const tally = this.index.tally(campaignId);
    tally?.settle(id);
    const over = this.index.overCap(campaignId, now);
    if (over) return over;
    const cap = this.index.get(campaignId)?.frequencyCap;
    if (cap !== undefined && !this.frequency.reserve(day, pseudonym, campaignId, cap, id)) return "frequency";
    tally?.add(1);
    return null;
  }

  /** What is held out uses up caps like what is shown, so that it is no more than would have been shown; budgets are for what is shown. */
  private takeHeldOut({ id, frequencyCap }: LiveCampaign, day: string, pseudonym: string): void {
    this.frequency.reserve(day, pseudonym, id, frequencyCap, randomUUID());
    this.index.tally(id)?.holdOut(1);
  }

  private afterCommit(events: Counted[]): void {
    for (const { advertiserId, campaignId, kind, reason, day, pseudonym } of events) {
      const cap = this.index.get(campaignId)?.frequencyCap;
      if (reason === "frequency" && cap !== undefined) {
        // Another process counted the ones before: this one stops choosing the campaign for this person as well.
        this.frequency.restore(day, pseudonym, campaignId, cap);
      }
      if (advertiserId) {
        this.parts.counts?.inc({ kind: kind.toLowerCase(), outcome: reason ?? "counted" });
        this.announcer.note(campaignId, advertiserId, { views: kind === "VIEW" && reason === null ? 1 : 0 });
      }
    }
  }

  /** The day now. At its first moment what was counted yesterday is forgotten, and at a month's what was counted in the last. */
  private startDayOnce(now: Date): string {
    const day = dayOf(now);
    if (day > this.period.day || now.getTime() >= this.nextHour) {
      const yesterday = dayOf(new Date(now.getTime() - 24 * HOUR_MS));
      this.frequency.forgetBefore(yesterday); // tokens of last night are still reported this morning
      this.period = { day, month: londonMonth(now) };
      this.index.begin(this.period);
      // Months begin at midnight in London, which in summer is not that of the day.
      this.nextHour = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
    }
    return day;
  }
}

const isCounted = ({ stored, reason }: Outcome): boolean => stored && reason === null;
