import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { AdEngine } from "../server/src/ads/advertising/ad-engine";
import { HEALTH_TOPICS } from "../server/src/people/accounts/audience-label.rules";
import { CITIES } from "../server/src/people/accounts/city.rules";
import { systemClock } from "../server/src/platform/clock";
import { createDataSource } from "../server/src/platform/database";
import { createLogger } from "../server/src/platform/logger";
import { TopicHub } from "../server/src/platform/realtime/topics";
import { makeLiveCampaigns } from "./campaigns";
import type { BenchDatabase } from "./database";
import { type Line, quantile } from "./report";

const CAMPAIGNS = 10_000;
const CHOICES = 20_000;
const PEOPLE = 2_000;

/** G8: one choice among 10,000 live campaigns, half of which ask for labels, with its three signed tokens, in µs of this process's CPU. */
export async function benchChoice({ urls }: BenchDatabase): Promise<Line[]> {
  const owner = await createDataSource({ url: urls.owner, poolSize: 1 }).initialize();
  await makeLiveCampaigns(owner, CAMPAIGNS);
  await owner.destroy();
  const ads = await createDataSource({ url: urls.ads, poolSize: 4 }).initialize();
  const secrets = { token: randomUUID(), data: randomUUID(), index: randomUUID() };
  const engine = new AdEngine({ ads, hub: new TopicHub(), log: createLogger("warn"), clock: systemClock, secrets });
  await engine.start();
  if (engine.index.size !== CAMPAIGNS) {
    throw new Error(`${engine.index.size} campaigns are live instead of ${CAMPAIGNS}`);
  }
  const people = Array.from({ length: PEOPLE }, () => randomUUID());
  const cities = [...CITIES, "Elsewhere", null];
  const languages = ["en", "en", "en", "fr", "es", "de"];
  const shared = { ageBand: "25-34", gender: "FEMALE" } as const;
  const statements = countStatements();
  const times: number[] = [];
  const chosen = new Set<string>();
  for (let index = 0; index < CHOICES; index += 1) {
    const place = {
      city: cities[index % 8] ?? null,
      language: languages[index % 6] ?? "en",
      topic: index % 10 === 0 ? (HEALTH_TOPICS[index % 6] ?? null) : null,
      labels: index % 3 === 0 ? { topics: index % 64, signals: (index * 5) % 64 } : { topics: 0, signals: 0 },
      topicsToday: index % 9 === 0 ? 1 << (index % 6) : 0,
    };
    const userId = people[(index * 7) % PEOPLE] as string;
    const before = process.cpuUsage();
    const choice = await engine.choose({ userId, place, page: "DASHBOARD", shared, besideSeriousAnswer: false });
    const { user, system } = process.cpuUsage(before);
    times.push(user + system);
    if (choice) {
      chosen.add(choice.campaign.id);
    }
  }
  const sql = statements.stop();
  await engine.stop();
  await ads.destroy();
  const [half, p99, worst] = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)];
  return [
    {
      goal: "G8",
      what: `choice among ${CAMPAIGNS.toLocaleString("en-GB")} campaigns, CPU`,
      measured: `median ${half} µs, p99 ${p99} µs, worst ${worst} µs; ${sql} statements; ${chosen.size} different campaigns`,
      wanted: "p99 < 2,000 µs, no SQL",
      met: p99 < 2_000 && sql === 0,
    },
  ];
}

/** Counts what any connection of this process is asked. */
function countStatements(): { stop(): number } {
  const original = Client.prototype.query;
  let count = 0;
  Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
    count += 1;
    return Reflect.apply(original, this, args);
  } as typeof original;
  return {
    stop: () => {
      Client.prototype.query = original;
      return count;
    },
  };
}
