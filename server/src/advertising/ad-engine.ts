import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import type { Place } from "../campaigns/campaign.rules";
import { campaignChanged, campaignCounted } from "../campaigns/campaign.topics";
import type { Clock } from "../platform/clock";
import { poolOf } from "../platform/database";
import type { Logger } from "../platform/logger";
import type { TopicHub } from "../platform/realtime/topics";
import type { Secrets } from "../platform/secrets";
import { readDestination, readLiveCampaigns, readShownToday } from "./ad-catalogue";
import { type AdPage, dayOf, type EventKind, reasonOf, TOKEN_LIFETIME_MS, type Visit } from "./ad-event.rules";
import { AdIndex, type LiveCampaign } from "./ad-index";
import { Announcer } from "./announcer";
import { Frequency } from "./frequency";
import { type Counted, Ingestion, type Outcome } from "./ingestion";
import { pseudonymOf } from "./pseudonym";
import { type AdToken, AdTokens, type TokenSet } from "./tokens";

interface Parts {
  /** The connection of the ads role: advertising uses no other. */
  ads: DataSource;
  hub: TopicHub;
  log: Logger;
  clock: Clock;
  secrets: Secrets;
}

/** What advertising is told when it is asked for an advert. */
export interface AdRequest {
  /** Becomes the day's pseudonym and is not kept. */
  userId: string;
  place: Place;
  page: AdPage;
  /** True when the screen may show an answer that no advert may stand beside. Why, advertising is not told. */
  besideSeriousAnswer: boolean;
  /** Campaigns that this person does not want to see again. */
  hidden?: ReadonlySet<string>;
}

/** An advert that was chosen, with the tokens that report what becomes of it. */
export interface Choice {
  id: string;
  campaign: LiveCampaign;
  tokens: TokenSet;
}

/** A token that cannot be used: not one of ours for this purpose, or too old. */
export type Refusal = "unknown" | "expired";

const RETRY_MS = 1_000;

/** Advertising of one process: chooses in memory, counts in the database. */
export class AdEngine {
  readonly index = new AdIndex();
  readonly tokens: AdTokens;
  private readonly origin = randomUUID();
  private readonly frequency = new Frequency();
  private readonly ingestion: Ingestion;
  private readonly announcer: Announcer;
  private readonly stopListening: (() => void)[] = [];
  private day = "";
  private changed: Set<string> | "all" = new Set();
  private loading?: Promise<void>;
  private failure?: unknown;
  private retry?: NodeJS.Timeout;
  private stopped = false;

  constructor(private readonly parts: Parts) {
    this.tokens = new AdTokens(parts.secrets.token);
    this.announcer = new Announcer(parts.ads, this.origin, parts.log);
    this.ingestion = new Ingestion(poolOf(parts.ads), (events) => this.afterCommit(events));
  }

  /** Loads the live campaigns and follows their changes. */
  async start(): Promise<void> {
    const { hub, ads, clock } = this.parts;
    this.stopListening.push(
      hub.listen(
        campaignChanged,
        ({ campaignId }) => this.reload(campaignId),
        () => this.reload("all"),
      ),
      hub.listen(campaignCounted, ({ campaignId, views, origin }) => {
        const campaign = origin === this.origin ? undefined : this.index.get(campaignId);
        if (campaign) {
          campaign.viewsToday += Number(views);
        }
      }),
    );
    this.day = dayOf(clock.now());
    for (const { pseudonym, campaignId, count } of await readShownToday(ads, this.day)) {
      this.frequency.restore(this.day, pseudonym, campaignId, count);
    }
    this.reload("all");
    await this.loading;
    if (this.failure) {
      throw this.failure;
    }
  }

  /** Lets what is being counted finish, and announces it. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    for (const stop of this.stopListening) {
      stop();
    }
    await this.loading;
    await this.ingestion.idle();
    await this.announcer.stop();
  }

  /** Chooses an advert without asking the database; null when none fits or this is no moment for one. */
  choose({ userId, place, page, besideSeriousAnswer, hidden }: AdRequest): Choice | null {
    if (besideSeriousAnswer) {
      return null;
    }
    const now = this.parts.clock.now();
    const day = this.startDayOnce(now);
    const pseudonym = pseudonymOf(this.parts.secrets.index, userId, day);
    const campaign = this.index.choose(
      place,
      now,
      ({ id, frequencyCap }) => hidden?.has(id) || this.frequency.isReached(day, pseudonym, id, frequencyCap),
    );
    if (!campaign) {
      return null;
    }
    const id = randomUUID();
    const { city, language } = place;
    const { id: campaignId, creativeId } = campaign;
    const impression = {
      id,
      campaignId,
      creativeId,
      issuedAt: now,
      pseudonym,
      city,
      language,
      page,
      personalised: false,
    };
    return { id, campaign, tokens: this.tokens.issue(impression) };
  }

  /** The token, if it is ours, of this kind and young enough. */
  readToken(kind: EventKind, text: string): AdToken | Refusal {
    const token = this.tokens.read(text);
    if (token?.kind !== kind) {
      return "unknown";
    }
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
    const campaign = kind === "VIEW" && shown === null ? this.index.get(token.campaignId) : undefined;
    const reason = campaign ? this.takePlace(campaign, token, day) : shown;
    const taken = campaign !== undefined && reason === null;
    let outcome: Outcome | undefined;
    try {
      outcome = await this.ingestion.add({ ...impression, kind, day, occurredAt: now, reason });
      return isCounted(outcome);
    } finally {
      if (taken && !(outcome && isCounted(outcome))) {
        campaign.viewsToday -= 1;
      }
    }
  }

  /** Where a click leads; null when the campaign is gone. */
  async destination(campaignId: string): Promise<{ url: string; company: string } | null> {
    const advert = this.index.get(campaignId)?.advert;
    if (advert) {
      return { url: advert.destination, company: advert.company };
    }
    const url = await readDestination(this.parts.ads, campaignId);
    return url === null ? null : { url, company: "" };
  }

  /** Takes a place under the caps at once, before anything is awaited, so that parallel reports cannot take the same. */
  private takePlace(campaign: LiveCampaign, token: AdToken, day: string): "daily_cap" | "frequency" | null {
    if (campaign.dailyCap !== null && campaign.viewsToday >= campaign.dailyCap) {
      return "daily_cap";
    }
    if (!this.frequency.reserve(day, token.pseudonym, campaign.id, campaign.frequencyCap, token.id)) {
      return "frequency";
    }
    campaign.viewsToday += 1;
    return null;
  }

  private afterCommit(events: Counted[]): void {
    for (const { advertiserId, campaignId, kind, reason, day, pseudonym } of events) {
      const cap = this.index.get(campaignId)?.frequencyCap;
      if (reason === "frequency" && cap !== undefined) {
        // Another process counted the ones before: this one stops choosing the campaign for this person as well.
        this.frequency.restore(day, pseudonym, campaignId, cap);
      }
      if (advertiserId) {
        this.announcer.note(campaignId, advertiserId, kind === "VIEW" && reason === null ? 1 : 0);
      }
    }
  }

  /** The day now. At its first moment yesterday's counts are forgotten. */
  private startDayOnce(now: Date): string {
    const day = dayOf(now);
    if (day > this.day) {
      const yesterday = dayOf(new Date(now.getTime() - 24 * 3_600_000));
      this.frequency.forgetBefore(yesterday); // tokens of last night are still reported this morning
      this.index.startDay();
      this.day = day;
    }
    return day;
  }

  /** Reads campaigns again, however many were named meanwhile, one statement after the other. */
  private reload(what: string): void {
    if (what === "all") {
      this.changed = "all";
    } else if (this.changed !== "all") {
      this.changed.add(what);
    }
    if (!this.loading && !this.stopped) {
      this.loading = this.load().finally(() => {
        this.loading = undefined;
      });
    }
  }

  private async load(): Promise<void> {
    const { ads, clock, log } = this.parts;
    while (this.changed === "all" || this.changed.size > 0) {
      const ids = this.changed === "all" ? null : [...this.changed];
      this.changed = new Set();
      try {
        this.index.replace(await readLiveCampaigns(ads, clock.now(), ids), ids ?? undefined);
        this.failure = undefined;
      } catch (error) {
        this.failure = error;
        log.warn({ err: error }, "the live campaigns could not be read, trying again");
        this.retry = setTimeout(() => this.reload("all"), RETRY_MS).unref();
        return;
      }
    }
  }
}

const isCounted = ({ stored, reason }: Outcome): boolean => stored && reason === null;
