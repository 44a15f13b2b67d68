import { randomInt } from "node:crypto";
import { Like } from "typeorm";
import { Session } from "../../people/accounts/session.entity";
import { makeSession } from "../../people/accounts/session.factory";
import { User } from "../../people/accounts/user.entity";
import { AuditEntry } from "../../platform/audit.entity";
import type { Platform } from "../../platform/context";
import { defineTopic } from "../../platform/realtime/topics";
import { DAILY_IMPRESSIONS } from "./demo-traffic.rules";

/** The demonstration's traffic was switched. Key: "all". */
export const demoTrafficSwitched = defineTopic<{ on: "true" | "false" }>("demo-traffic-switched");

/** How long a visitor looks at the advert, in ms: an impression takes a second. */
const LOOK_MS = 1_100;
/** From one visit to the next, in ms: a day brings as many impressions as the days before. */
const PAUSE_MS = 86_400_000 / DAILY_IMPRESSIONS - LOOK_MS;
/** Visitors of a hundred who click. */
const CLICKS_PERCENT = 3;
const USER_AGENT = "Mozilla/5.0 (demonstration traffic) Gecko/20100101 Firefox/145.0";
const ADVERT = "query DemonstrationVisit { sponsoredRecommendation { viewToken clickToken } }";

interface Advert {
  viewToken: string;
  clickToken: string;
}

type Parts = Pick<Platform, "config" | "db" | "clock" | "secrets" | "hub" | "log"> & {
  /** The name of the session's cookie. */
  cookieName: string;
  /** Where this server listens, without a slash at the end. */
  url: () => string;
};

/**
 * Invented patients who look at their dashboards, about one every nine seconds, so that the screens of the demonstration live.
 * They come through the front door: a session, the API, a second of looking, the public report, now and then a click. Nothing
 * is counted that a browser could not have counted.
 */
export class DemoTraffic {
  private running = false;
  private timer?: NodeJS.Timeout;
  private visiting?: Promise<unknown>;
  private views: number[] = [];
  private readonly stopListening: () => void;

  constructor(private readonly parts: Parts) {
    this.stopListening = parts.hub.listen(demoTrafficSwitched, ({ on }) => this.switch(on === "true"));
  }

  get on(): boolean {
    return this.running;
  }

  /** Impressions that this process's visitors had counted in the last minute. */
  get perMinute(): number {
    const since = this.parts.clock.now().getTime() - 60_000;
    this.views = this.views.filter((at) => at > since);
    return this.views.length;
  }

  switch(on: boolean): void {
    if (on !== this.running) {
      this.running = on;
      clearTimeout(this.timer);
      if (on) {
        this.schedule(0);
      }
    }
  }

  /** Goes on as staff switched it last, before this server started; else as the configuration says. */
  async resume(): Promise<void> {
    const { db, config } = this.parts;
    const order = { occurredAt: "DESC", id: "DESC" } as const;
    const last = await db.getRepository(AuditEntry).findOne({ where: { action: "demo_traffic_switched" }, order });
    this.switch(last ? last.details.on === true : config.demoTraffic);
  }

  async stop(): Promise<void> {
    this.stopListening();
    this.switch(false);
    await this.visiting;
  }

  /** One visit by one of the invented patients. Returns whether an impression was counted. */
  async visit(): Promise<boolean> {
    const { db } = this.parts;
    const users = db.getRepository(User);
    const where = { demonstration: true, email: Like("person-%") };
    const count = await users.countBy(where);
    const [visitor] =
      count > 0 ? await users.find({ where, order: { email: "ASC" }, skip: randomInt(count), take: 1 }) : [];
    if (!visitor) {
      return false;
    }
    const session = await makeSession(this.parts, visitor);
    try {
      return await this.look(`${this.parts.cookieName}=${session.token}`);
    } finally {
      await db.getRepository(Session).delete({ id: session.sessionId });
    }
  }

  private async look(cookie: string): Promise<boolean> {
    const answer = await this.post<{ data?: { sponsoredRecommendation: Advert | null } }>("/graphql", cookie, {
      query: ADVERT,
    });
    const advert = answer.data?.sponsoredRecommendation;
    if (!advert) {
      return false;
    }
    await wait(LOOK_MS);
    const { counted } = await this.post<{ counted?: boolean }>("/ads/views", cookie, { token: advert.viewToken });
    if (!counted) {
      return false;
    }
    this.views.push(this.parts.clock.now().getTime());
    if (randomInt(100) < CLICKS_PERCENT) {
      await this.post("/ads/clicks", cookie, { token: advert.clickToken });
    }
    return true;
  }

  private async post<Answer>(path: string, cookie: string, body: unknown): Promise<Answer> {
    const response = await fetch(this.parts.url() + path, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": USER_AGENT, cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    return (await response.json()) as Answer;
  }

  private schedule(pauseMs: number): void {
    this.timer = setTimeout(() => {
      this.visiting = this.visit()
        .catch((error) => this.parts.log.debug({ err: error }, "a demonstration visit failed"))
        .finally(() => {
          if (this.running) {
            this.schedule(PAUSE_MS);
          }
        });
    }, pauseMs).unref();
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
