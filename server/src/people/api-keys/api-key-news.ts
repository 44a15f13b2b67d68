import type { DataSource } from "typeorm";
import type { Logger } from "../../platform/logger";
import { publishAll } from "../../platform/realtime/topics";
import { API_KEYS_KEY, apiKeysChanged } from "./api-key.topics";

/** The use of a key is announced at most this often by a process, in ms. */
const INTERVAL_MS = 5_000;

interface Told {
  at: number;
  later?: NodeJS.Timeout;
}

/** Tells those who look at keys that one was used: at once, and then again every five seconds while it is. */
export class ApiKeyNews {
  private readonly told = new Map<string, Told>();

  constructor(private readonly parts: { db: DataSource; log: Logger }) {}

  /** Notes that a key was used. */
  note(keyId: string, ownerId: string): void {
    const known = this.told.get(keyId);
    if (known?.later) return;
    const wait = known ? known.at + INTERVAL_MS - performance.now() : 0;
    if (wait <= 0) {
      this.tell(keyId, ownerId);
    } else if (known) {
      known.later = setTimeout(() => this.tell(keyId, ownerId), wait).unref();
    }
  }

  stop(): void {
    for (const { later } of this.told.values()) clearTimeout(later);
    this.told.clear();
  }

  private tell(keyId: string, ownerId: string): void {
    const now = performance.now();
    for (const [id, { at, later }] of this.told) {
      if (!later && at + INTERVAL_MS < now) this.told.delete(id);
    }
    this.told.set(keyId, { at: now });
    void this.publish(keyId, ownerId);
  }

  private async publish(keyId: string, ownerId: string): Promise<void> {
    const announcements = [ownerId, API_KEYS_KEY].map((key) => ({ topic: apiKeysChanged, key, event: { keyId } }));
    try {
      await publishAll(this.parts.db, announcements);
    } catch (error) {
      this.parts.log.warn({ err: error }, "the use of a key could not be announced");
    }
  }
}
