import { Client } from "pg";
import { CONNECTION_NAMES } from "../database";
import type { Logger } from "../logger";
import { type Bus, NOTIFY_CHANNEL, notify } from "./announcements";
import type { TopicHub } from "./topics";

/** How often the connection is asked whether it still hears, and how long an answer counts, in ms. */
const BEAT_MS = 400;
const HEARD_MS = 1_000;

/** How long to wait before connecting again, in ms: quickly at first, at most two seconds. */
const retryDelay = (attempt: number) => Math.min(100 * 2 ** attempt, 2_000);

/**
 * Carries announcements between processes through Postgres LISTEN/NOTIFY. A lost connection is made again without end; what
 * was missed meanwhile is made good by giving every subscriber the current value.
 */
export class PostgresBus implements Bus {
  readonly announce = notify;
  private client?: Client;
  private stopped = false;
  private timer?: NodeJS.Timeout;
  private beating?: NodeJS.Timeout;

  constructor(
    private readonly url: string,
    private readonly hub: TopicHub,
    private readonly log: Logger,
    private readonly receive: (payload: string) => void,
    private readonly role?: string,
  ) {}

  async start(): Promise<void> {
    await this.connect();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.beating);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: CONNECTION_NAMES.announcements,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      options: this.role ? `-c role=${this.role}` : undefined,
    });
    let lost = false;
    const onLost = () => {
      if (!lost) {
        lost = true;
        clearInterval(this.beating);
        this.hub.hears(0);
        this.reconnect(0);
      }
    };
    client.on("error", onLost);
    client.on("end", onLost);
    client.on("notification", ({ payload }) => this.receive(payload ?? ""));
    try {
      await client.connect();
      await client.query(`listen ${NOTIFY_CHANNEL}`);
    } catch (error) {
      lost = true;
      await client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.beating = setInterval(() => void this.beat(client), BEAT_MS).unref();
    this.hub.hears(HEARD_MS);
  }

  /** A connection may be dead without a sign; what it answers comes after all announcements of before. */
  private async beat(client: Client): Promise<void> {
    const asked = performance.now();
    try {
      await client.query("select 1");
      if (client === this.client) this.hub.hears(asked + HEARD_MS - performance.now());
    } catch {
      // Then it is lost, and its end says so.
    }
  }

  private reconnect(attempt: number): void {
    if (this.stopped) {
      return;
    }
    this.timer = setTimeout(() => {
      this.connect()
        .then(() => this.hub.resynchronise())
        .catch((error) => {
          this.log.warn({ err: error, attempt }, "the announcement channel is away, trying again");
          this.reconnect(attempt + 1);
        });
    }, retryDelay(attempt));
  }
}
