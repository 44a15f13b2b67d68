import { DEMONSTRATION_DAYS, demonstrationReadings } from "./demonstration.rules";
import { isPlausible, METRICS, POINT_METRICS, type Reading, SLEEP_METRICS, SPREAD_METRICS } from "./reading.rules";
import { sleepQuality } from "./vitals.rules";

const now = new Date("2026-11-21T12:00:00Z");
const steps = (more: Partial<Reading> = {}): Reading => ({
  metric: "steps",
  startedAt: new Date("2026-11-21T10:00:00Z"),
  endedAt: new Date("2026-11-21T10:10:00Z"),
  value: 900,
  ...more,
});

describe("a reading", () => {
  it("is of one of three kinds", () => {
    expect([...POINT_METRICS, ...SPREAD_METRICS, ...SLEEP_METRICS].sort()).toEqual([...METRICS].sort());
  });

  it("is plausible in its time, length and value", () => {
    expect(isPlausible(steps(), now)).toBe(true);
    for (const broken of [
      { startedAt: new Date("2004-12-31T23:59:00Z"), endedAt: new Date("2005-01-01T00:01:00Z") },
      { endedAt: new Date("2026-11-21T12:03:00Z") },
      { endedAt: new Date("2026-11-21T09:59:00Z") },
      { startedAt: new Date("2026-11-20T09:00:00Z") },
      { startedAt: new Date(Number.NaN) },
      { value: -1 },
      { value: Number.NaN },
      { value: Number.POSITIVE_INFINITY },
      { value: 4_001 },
      { metric: "asleep" as const, value: 12 },
      { metric: "heartRate" as const, value: 19 },
      { metric: "heartRate" as const, value: 301 },
    ]) {
      expect([broken, isPlausible(steps(broken), now)]).toEqual([broken, false]);
    }
  });
});

describe("the quality of sleep", () => {
  it("is the share of the time in bed", () => {
    const qualities = [85, 84.9, 75, 74.9].map((asleep) => sleepQuality(asleep, 100));
    expect(qualities).toEqual(["GOOD", "FAIR", "FAIR", "POOR"]);
    expect(sleepQuality(400, null)).toBeNull();
    expect(sleepQuality(400, 0)).toBeNull();
  });
});

describe("a demonstration device", () => {
  const seed = { id: "5f0c6f2e-7a55-4a5c-9f0b-111111111111", createdAt: now };
  const since = new Date(now.getTime() - DEMONSTRATION_DAYS * 86_400_000);

  it("measures what a body can, always the same, and most of it is normal", () => {
    const readings = demonstrationReadings(seed, since, now);
    expect(readings).toEqual(demonstrationReadings(seed, since, now));
    expect(readings.filter((reading) => !isPlausible(reading, now))).toEqual([]);
    expect(new Set(readings.map(({ metric, startedAt }) => `${metric} ${+startedAt}`)).size).toBe(readings.length);
    const nights = readings.filter(({ metric }) => metric === "inBed").map(({ value }) => value);
    expect(nights.length).toBeGreaterThanOrEqual(13);
    expect(nights.filter((minutes) => minutes * 0.89 < 360).length).toBeLessThanOrEqual(2);
    expect((nights.at(-1) ?? 0) * 0.89).toBeGreaterThan(360);
    const rates = readings.filter(({ metric }) => metric === "heartRate").map(({ value }) => value);
    expect(Math.min(...rates)).toBeGreaterThanOrEqual(58);
    expect(Math.max(...rates)).toBeLessThanOrEqual(115);
  });

  it("gives the same in one piece and in many, and beats every five seconds while it is connected", () => {
    const lasting = (readings: Reading[]) => readings.filter(({ metric }) => metric !== "heartRate");
    const later = new Date(now.getTime() + 86_400_000);
    const whole = lasting(demonstrationReadings(seed, now, later));
    const pieces: Reading[] = [];
    for (let at = now.getTime(); at < later.getTime(); at += 300_000) {
      pieces.push(...lasting(demonstrationReadings(seed, new Date(at), new Date(at + 300_000))));
    }
    const key = ({ metric, startedAt, value }: Reading) => `${+startedAt} ${metric} ${value}`;
    expect(pieces.map(key).sort()).toEqual(whole.map(key).sort());
    const minute = demonstrationReadings(seed, now, new Date(now.getTime() + 60_000));
    expect(minute.map(({ metric }) => metric)).toEqual(Array.from({ length: 12 }, () => "heartRate"));
  });

  it("sits still around the moment of its connection, at any hour", () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const createdAt = new Date(Date.UTC(2026, 10, 21, hour, 40));
      const readings = demonstrationReadings(
        { ...seed, createdAt },
        new Date(+createdAt - 86_400_000),
        new Date(+createdAt + 86_400_000),
      );
      const near = readings.filter(
        ({ metric, startedAt, endedAt }) =>
          metric !== "heartRate" &&
          Math.abs(+startedAt - +createdAt) < 1_500_000 &&
          Math.abs(+endedAt - +createdAt) < 1_500_000,
      );
      expect(near).toEqual([]);
    }
  });
});
