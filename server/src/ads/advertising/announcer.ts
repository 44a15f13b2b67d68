import type { Logger } from "../../platform/logger";
import { type Announcement, publishAll } from "../../platform/realtime/topics";
import { campaignCounted } from "../campaigns/campaign.topics";
import { usageCounted } from "../subscriptions/usage.topics";

/** Counts are announced at most this often, in ms. */
const INTERVAL_MS = 1_000;

interface Counts {
  /** Impressions that were billed. */
  views: number;
  heldOut: number;
}

interface Change extends Counts {
  advertiserId: string;
}

/**
 * Tells all processes which campaigns were counted: the first change at once, those of the following second together. A lost
 * announcement is made again with the next.
 */
export class Announcer {
  private readonly changes = new Map<string, Change>();
  private timer?: NodeJS.Timeout;
  private sending?: Promise<void>;
  private stopped = false;

  constructor(
    private readonly source: Parameters<typeof publishAll>[0],
    private readonly origin: string,
    private readonly log: Logger,
  ) {}

  /** Notes that events of a campaign were counted. */
  note(campaignId: string, advertiserId: string, counts: Partial<Counts>): void {
    this.add(campaignId, { advertiserId, views: 0, heldOut: 0, ...counts });
    if (!this.timer && !this.stopped) {
      this.send();
    }
  }

  private add(campaignId: string, { advertiserId, views, heldOut }: Change): void {
    const before = this.changes.get(campaignId) ?? { views: 0, heldOut: 0 };
    this.changes.set(campaignId, { advertiserId, views: before.views + views, heldOut: before.heldOut + heldOut });
  }

  /** Announces what is left. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.sending;
    this.send();
    await this.sending;
  }

  private send(): void {
    const taken = [...this.changes];
    this.changes.clear();
    this.timer = this.stopped ? undefined : setTimeout(() => this.continue(), INTERVAL_MS).unref();
    if (taken.length === 0) return;
    this.sending = publishAll(this.source, announcements(taken, this.origin)).catch((error) => {
      this.log.warn({ err: error }, "counts could not be announced, trying again");
      for (const [campaignId, change] of taken) this.add(campaignId, change);
    });
  }

  private continue(): void {
    this.timer = undefined;
    if (this.changes.size > 0) {
      this.send();
    }
  }
}

function announcements(changes: readonly [string, Change][], origin: string): Announcement[] {
  const advertisers = new Set(changes.map(([, { advertiserId }]) => advertiserId));
  return [
    ...changes.map(([campaignId, { views, heldOut }]) => ({
      topic: campaignCounted,
      key: campaignId,
      event: { campaignId, views: String(views), heldOut: String(heldOut), origin },
    })),
    ...[...advertisers].map((advertiserId) => ({ topic: usageCounted, key: advertiserId, event: { advertiserId } })),
  ];
}
