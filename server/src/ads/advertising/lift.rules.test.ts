import { addDays } from "../../platform/london.rules";
import { isHeldOutDay } from "./hold-outs";
import { comparedOf, heldOutDays, type LiftDay, liftOf, liftState } from "./lift.rules";

const FIRST = "2026-01-05";
const DAYS = Array.from({ length: 200 }, (_, at) => addDays(FIRST, at));
const dayAt = (at: number) => DAYS[at] ?? "";
/** Days from 5 January on: what was ordered, and whether it was held out. */
const history = (orders: readonly (number | null)[], held: readonly number[]): LiftDay[] =>
  orders.map((count, at) => ({
    day: dayAt(at),
    impressions: held.includes(at) ? 0 : 100,
    requests: held.includes(at) ? 120 : 0,
    orders: count,
  }));
const always = (count: number, days = 90) => Array.from({ length: days }, () => count);
const HELD = [14, 23, 37, 45, 52, 66, 71];

describe("held-out days", () => {
  it("stand beside the same days of the week, of which they are neither", () => {
    const orders = always(0).map((_, at) => at);
    const [first, second] = heldOutDays(history(orders, [14, 28]));
    // 28 is two weeks later and held out itself.
    expect(first).toMatchObject({ day: dayAt(14), orders: 14, expected: (0 + 7 + 21) / 3 });
    expect(second).toMatchObject({ orders: 28, expected: (21 + 35 + 42) / 3 });
  });

  it("have nothing beside them where fewer than two days were shown and reported", () => {
    const days = history(always(5), [14]).map((day, at) =>
      at === 0 ? { ...day, orders: null } : [7, 21].includes(at) ? { ...day, impressions: 0 } : day,
    );
    expect(heldOutDays(days)[0]).toMatchObject({ orders: 5, expected: null });
    expect(comparedOf(heldOutDays(days))).toEqual({ days: 0, orders: 0 });
  });

  it("count each day beside them once, however many stand beside it", () => {
    expect(comparedOf(heldOutDays(history(always(10, 50), [21, 35])))).toEqual({ days: 2, orders: 2 * 10 + 5 * 10 });
  });
});

describe("the lift", () => {
  it("is Fieller's interval, as reckoned by hand", () => {
    // Seven pairs: means 10 and 12; the variances of the means 2/21 and 4/21, their covariance 0; t = 2.447.
    const pairs = [10, 9, 11, 10, 9, 11, 10].map((without, at) => ({
      ...{
        day: dayAt(at),
        impressions: 0,
        requests: 1,
        orders: without,
        beside: [{ day: dayAt(100 + at), orders: 40 }],
      },
      expected: [12, 12, 12, 10.5857864, 13.4142136, 13.4142136, 10.5857864][at] ?? 0,
    }));
    const lift = liftOf(pairs);
    const [a, b, c] = [100 - 2.447 ** 2 * (2 / 21), 120, 144 - 2.447 ** 2 * (4 / 21)] as const;
    expect(lift?.percent).toBe(20);
    expect(lift?.from).toBeCloseTo(((b - Math.sqrt(b * b - a * c)) / a - 1) * 100, 0);
    expect(lift?.to).toBeCloseTo(((b + Math.sqrt(b * b - a * c)) / a - 1) * 100, 0);
  });

  it("is not told of five days, nor of fewer than 200 orders, nor where days differ too much", () => {
    const state = (days: LiftDay[]) => {
      const held = heldOutDays(days);
      return liftState(true, held, comparedOf(held), liftOf(held));
    };
    expect(state(history(always(30), HELD))).toBe("READY");
    expect(state(history(always(30), HELD.slice(0, 5)))).toBe("TOO_FEW");
    expect(state(history(always(6), HELD))).toBe("TOO_FEW");
    expect(
      state(
        history(
          always(30).map((count, at) => (at === 14 ? 900 : HELD.includes(at) ? 0 : count)),
          HELD,
        ),
      ),
    ).toBe("TOO_UNEVEN");
    expect(state(history(always(0).fill(0), HELD))).toBe("TOO_FEW");
    expect(state(history(Array(90).fill(null), HELD))).toBe("NO_ORDERS");
    expect(state(history(always(30), []))).toBe("NO_DAYS");
    expect(liftState(false, [], { days: 0, orders: 0 }, null)).toBe("NO_HOLD_OUT");
  });
});

it("one day of each ten is held out, and which one is even", () => {
  const held = Array.from({ length: 20_000 }, (_, at) => addDays("2026-01-01", at % 1_000)).map((day, at) =>
    isHeldOutDay("a key", `campaign ${Math.floor(at / 1_000)}`, day),
  );
  expect(held.filter(Boolean)).toHaveLength(2_000);
  const places = Array.from({ length: 10 }, (_, place) => held.filter((is, at) => is && at % 10 === place).length);
  expect(Math.min(...places)).toBeGreaterThan(140);
  expect(Math.max(...places)).toBeLessThan(260);
  const otherKey = Array.from({ length: 1_000 }, (_, at) => isHeldOutDay("b", "campaign 0", addDays("2026-01-01", at)));
  expect(otherKey).not.toEqual(held.slice(0, 1_000));
});

/** The same numbers on every machine (Mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface World {
  days: number;
  /** Orders of a day without adverts. */
  base: number;
  /** How much days differ beyond chance, as a standard deviation of the logarithm, and how much of it goes on to the next day. */
  uneven: number;
  goesOn: number;
  /** How much days of the week differ, at the most, and growth over all days. */
  week: number;
  growth: number;
}

/** A history with a known lift: orders by chance (Poisson) around a level that moves by itself. */
function invented({ days, base, uneven, goesOn, week, growth }: World, lift: number, random: () => number): LiftDay[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const ordersOf = (mean: number) => {
    if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
    let [count, left] = [0, random()];
    while (left > Math.exp(-mean)) {
      count += 1;
      left *= random();
    }
    return count;
  };
  const weekdays = Array.from({ length: 7 }, () => 1 + week * (2 * random() - 1));
  const key = String(random());
  let drift = normal();
  return Array.from({ length: days }, (_, at) => {
    drift = goesOn * drift + Math.sqrt(1 - goesOn ** 2) * normal();
    const isHeld = isHeldOutDay(key, "campaign", dayAt(at));
    const level = base * (weekdays[at % 7] ?? 1) * (1 + (growth * at) / days) * Math.exp(uneven * drift);
    return {
      day: dayAt(at),
      impressions: isHeld ? 0 : 100,
      requests: isHeld ? 100 : 0,
      orders: random() < 0.05 ? null : ordersOf(level * (isHeld ? 1 : 1 + lift)),
    };
  });
}

const CALM = { uneven: 0, goesOn: 0, week: 0, growth: 0 };
const USUAL = { uneven: 0.15, goesOn: 0.3, week: 0.4, growth: 0.3 };
const ROUGH = { uneven: 0.3, goesOn: 0.8, week: 0.6, growth: -0.5 };
const SIZES = [
  { days: 90, base: 10 },
  { days: 90, base: 40 },
  { days: 180, base: 4 },
  { days: 180, base: 200 },
];
const WORLDS: World[] = [CALM, USUAL, ROUGH].flatMap((kind) => SIZES.map((size) => ({ ...kind, ...size })));
const HISTORIES = 300;

it.each(WORLDS)("the interval covers the true lift at least 90 times of 100: %o", (world) => {
  const random = numbers(20_261_127);
  for (const lift of [0, 0.3]) {
    const told = Array.from({ length: HISTORIES }, () => liftOf(heldOutDays(invented(world, lift, random)))).filter(
      (one) => one !== null,
    );
    const right = told.filter(({ from, to }) => from <= lift * 100 && lift * 100 <= to);
    expect(told.length).toBeGreaterThan(HISTORIES / 4);
    expect(right.length / told.length).toBeGreaterThanOrEqual(0.9);
  }
});
