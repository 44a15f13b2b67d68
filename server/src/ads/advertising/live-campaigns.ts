import type { DataSource } from "typeorm";
import type { Clock } from "../../platform/clock";
import type { Logger } from "../../platform/logger";
import { readCampaignIds, readLiveCampaigns } from "./ad-catalogue";
import type { AdIndex, Period } from "./ad-index";

const RETRY_MS = 1_000;

/** Reads the campaigns that may be shown into the index of this process, again whenever some changed. */
export class LiveCampaigns {
  private changed: Set<string> | "all" = new Set();
  private loading?: Promise<void>;
  private failure?: unknown;
  private retry?: NodeJS.Timeout;
  private stopped = false;

  /** @param begin begins the day and the month that it is now, and says which. */
  constructor(
    private readonly parts: { ads: DataSource; clock: Clock; log: Logger },
    private readonly index: AdIndex,
    private readonly begin: () => Period,
  ) {}

  /** Resolves when all are there. Rejects with the database's error; then it is tried again. */
  async loadAll(): Promise<void> {
    this.reload("all");
    await this.loading;
    if (this.failure) throw this.failure;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.loading;
  }

  /** Reads campaigns again, however many were named meanwhile, one statement after the other. */
  reload(what: string): void {
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

  /** The campaigns of an advertiser for whom the months that are paid for changed, or what an advert may show. */
  async reloadAdvertiser(advertiserId: string): Promise<void> {
    try {
      for (const id of await readCampaignIds(this.parts.ads, advertiserId)) this.reload(id);
    } catch {
      this.reload("all"); // which tries again until it can be read
    }
  }

  private async load(): Promise<void> {
    const { ads, clock, log } = this.parts;
    while (this.changed === "all" || this.changed.size > 0) {
      const ids = this.changed === "all" ? null : [...this.changed];
      this.changed = new Set();
      try {
        const asOf = this.begin();
        this.index.replace(await readLiveCampaigns(ads, clock.now(), ids), ids ?? undefined, asOf);
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
