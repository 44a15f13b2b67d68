import { type EntityManager, Like } from "typeorm";
import { dayOf } from "../../ads/advertising/ad-event.rules";
import { SAMPLE_DAYS } from "../../ads/advertising/forecast.rules";
import { SampledDay, SampledRow } from "../../ads/advertising/request-sample.entity";
import { DAY_REQUESTS } from "../../ads/advertising/request-sample.service";
import { weekdayOf } from "../../ads/campaigns/schedule.rules";
import { type Random, randomFrom } from "../../care/models/random.rules";
import { User } from "../../people/accounts/user.entity";
import { oneValue } from "../../platform/database";
import { addDays } from "../../platform/london.rules";
import { DAILY_IMPRESSIONS, HOUR_PATTERN, SYNTHETIC_PATIENTS, WEEKDAY_PATTERN } from "./demo-traffic.rules";

/** An invented patient as adverts see one. */
export interface Visitor {
  city: string | null;
  language: string;
}

/** The share of visitors who come on a day, and how many adverts each of them then sees on average. */
export const COMING = 0.7;
const ADVERTS_EACH = DAILY_IMPRESSIONS / (SYNTHETIC_PATIENTS * COMING);
const HEALTH_CHECKS = 0.05;
/** The same days at every start. */
const SEED = 20_261_126;

const HOURS_TOTAL = HOUR_PATTERN.reduce((sum, share) => sum + share, 0);

function hourOf(random: Random): number {
  let left = random() * HOURS_TOTAL;
  return Math.max(
    0,
    HOUR_PATTERN.findIndex((share) => {
      left -= share;
      return left < 0;
    }),
  );
}

/**
 * All that invented visitors see on one day: more in the morning and the evening, and on busy days of the week.
 * @returns one row for each advert seen, the persons numbered by the list.
 */
export function inventDay(day: string, visitors: readonly Visitor[], random: Random): SampledRow[] {
  const busy = WEEKDAY_PATTERN[weekdayOf(day) - 1] ?? 1;
  return visitors.flatMap((visitor, person) => {
    if (random() >= COMING * busy) return [];
    const adverts = 1 + Math.floor(random() * 2 * ADVERTS_EACH);
    return Array.from({ length: adverts }, () => ({
      ...{ day, person, ...visitor },
      quarter: hourOf(random) * 4 + Math.floor(random() * 4),
      page: random() < HEALTH_CHECKS ? "HEALTH_CHECK" : "DASHBOARD",
    }));
  });
}

/** The rows of about so large a share of the persons, with the day's whole size. */
export function keepSome(
  day: string,
  rows: readonly SampledRow[],
  share: number,
  random: Random,
): { size: SampledDay; kept: SampledRow[] } {
  const persons = [...new Set(rows.map(({ person }) => person))];
  const kept = new Set(persons.filter(() => random() < share));
  return {
    size: { day, requests: rows.length, people: persons.length },
    kept: rows.filter(({ person }) => kept.has(person)),
  };
}

/**
 * Makes 28 days of requests by the invented patients, from which forecasts are made: on each day as many as the figures have
 * impressions. Does nothing when there are days already.
 */
export async function seedRequests(tx: EntityManager, now: Date): Promise<void> {
  if (await tx.getRepository(SampledDay).exists()) return;
  const invented = { demonstration: true, email: Like("person-____@demo.test") };
  const visitors: Visitor[] = await tx.getRepository(User).find({ where: invented, order: { email: "ASC" } });
  const random = randomFrom(SEED);
  const today = dayOf(now);
  for (let day = addDays(today, -SAMPLE_DAYS); day < today; day = addDays(day, 1)) {
    const sql = `select coalesce(sum(h.views), 0)::int from campaign_hours h
      where h.hour >= $1::date at time zone 'UTC' and h.hour < ($1::date + 1) at time zone 'UTC'`;
    const requests = await oneValue<number>(tx, sql, [day]);
    const share = DAY_REQUESTS / Math.max(DAY_REQUESTS, requests);
    const { size, kept } = keepSome(day, inventDay(day, visitors, random), share, random);
    await tx.getRepository(SampledDay).insert({ day, requests, people: size.people });
    await tx.getRepository(SampledRow).insert(kept.map((row) => ({ ...row, day })));
  }
}
