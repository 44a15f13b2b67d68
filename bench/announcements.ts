import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { createDataSource } from "../server/src/platform/database";
import { createLogger } from "../server/src/platform/logger";
import { type Bus, carryBy } from "../server/src/platform/realtime/announcements";
import { PostgresBus } from "../server/src/platform/realtime/postgres-bus";
import { RedisBus } from "../server/src/platform/realtime/redis-bus";
import { defineTopic, publish, receiver, TopicHub } from "../server/src/platform/realtime/topics";
import { createRedis } from "../server/src/platform/redis";
import { HAS_REDIS, startTestRedis } from "../server/test/redis-server";
import { until } from "../server/test/wait";
import type { BenchDatabase } from "./database";
import { type Line, median, quantile } from "./report";

const WRITERS = 8;
const ROUND_MS = 2_000;
const ROUNDS = 7;

const topic = defineTopic<{ id: string }>("bench-written");

interface Variant {
  db: DataSource;
  hub: TopicHub;
  bus?: Bus;
}

interface Round {
  commitsPerSecond: number;
  /** From announcing in the transaction until the subscriber has it, in ms, each. */
  delays: number[];
}

/** Eight writers commit one row each time, announcing nothing, by NOTIFY or by Redis; the rounds of the three alternate. */
export async function benchAnnouncements({ urls }: BenchDatabase): Promise<Line[]> {
  if (!HAS_REDIS) {
    console.log("LEFT OUT, since there is no redis-server on the PATH: announcements");
    return [];
  }
  const owner = await createDataSource({ url: urls.owner, poolSize: 1 }).initialize();
  await owner.query("create table bench_written (id uuid primary key)");
  await owner.query("grant insert on bench_written to public");
  const server = await startTestRedis();
  const log = createLogger("warn");
  const variant = async (start?: (hub: TopicHub, receive: (text: string) => void) => Bus): Promise<Variant> => {
    const db = await createDataSource({ url: urls.app, poolSize: WRITERS }).initialize();
    const hub = new TopicHub();
    const bus = start?.(
      hub,
      receiver(hub, log, () => undefined),
    );
    await bus?.start();
    if (bus) carryBy(bus, db);
    return { db, hub, bus };
  };
  const postgres = (hub: TopicHub, receive: (text: string) => void) => new PostgresBus(urls.app, hub, log, receive);
  const variants = {
    nothing: await variant(),
    NOTIFY: await variant(postgres),
    Redis: await variant((hub, receive) => {
      const redis = createRedis(server.url, log);
      return new RedisBus({ redis, postgres: postgres(hub, receive), hub, log, receive });
    }),
  };
  const rounds: Record<keyof typeof variants, Round[]> = { nothing: [], NOTIFY: [], Redis: [] };
  const names = Object.keys(variants) as (keyof typeof variants)[];
  for (let round = 0; round <= ROUNDS; round += 1) {
    names.push(names.shift() as (typeof names)[number]); // another one begins
    for (const name of names) {
      const measured = await runRound(variants[name]);
      if (round > 0) rounds[name].push(measured); // the first one compiles
    }
  }
  for (const { bus, db } of Object.values(variants)) {
    await bus?.stop();
    await db.destroy();
  }
  await server.stop();
  await owner.query("drop table bench_written");
  await owner.destroy();
  return linesOf(rounds);
}

async function runRound({ db, hub, bus }: Variant): Promise<Round> {
  const announcedAt = new Map<string, number>();
  const delays: number[] = [];
  const stop = hub.listen(topic, ({ id }) => {
    delays.push(performance.now() - (announcedAt.get(id) ?? Number.NaN));
    announcedAt.delete(id);
  });
  const begin = performance.now();
  let commits = 0;
  const writer = async () => {
    while (performance.now() < begin + ROUND_MS) {
      const id = randomUUID();
      await db.transaction(async (tx) => {
        await tx.query("insert into bench_written values ($1)", [id]);
        if (!bus) return;
        announcedAt.set(id, performance.now());
        await publish(tx, topic, "all", { id });
      });
      commits += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  const seconds = (performance.now() - begin) / 1_000;
  await until(() => announcedAt.size === 0, "every announcement");
  stop();
  return { commitsPerSecond: commits / seconds, delays };
}

function linesOf({ nothing, NOTIFY, Redis }: Record<"nothing" | "NOTIFY" | "Redis", Round[]>): Line[] {
  const perSecond = (rounds: readonly Round[]) =>
    Math.round(median(rounds.map(({ commitsPerSecond }) => commitsPerSecond))).toLocaleString("en-GB");
  const ratio = (of: (round: Round) => number) => median(Redis.map((round, at) => of(round) / of(NOTIFY[at] as Round)));
  const delay = (share: number) => {
    const ms = (rounds: readonly Round[]) =>
      `${median(rounds.map(({ delays }) => quantile(delays, share))).toFixed(1)} ms`;
    return {
      measured: `${ms(Redis)} against ${ms(NOTIFY)}`,
      ratio: ratio(({ delays }) => quantile(delays, share)),
    };
  };
  return [
    {
      goal: "announcements",
      what: `commits a second of ${WRITERS} writers who announce, by Redis against NOTIFY`,
      measured: `${perSecond(Redis)} against ${perSecond(NOTIFY)} (${perSecond(nothing)} without announcing)`,
      ratio: ratio(({ commitsPerSecond }) => commitsPerSecond),
      wanted: "",
    },
    { goal: "announcements", what: "delay with the commit, p50, by Redis against NOTIFY", ...delay(0.5), wanted: "" },
    { goal: "announcements", what: "delay with the commit, p99, by Redis against NOTIFY", ...delay(0.99), wanted: "" },
  ];
}
