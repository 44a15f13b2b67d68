import { execFileSync } from "node:child_process";
import path from "node:path";
import { addDays, londonDay, londonInstant } from "../../platform/london.rules";
import { currentSlot, nextSlot, type Plan, plannedDoses, SLOT_HOURS, slotDay } from "./slot.rules";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (iso: string) => new Date(iso);
const plan = (more: Partial<Plan> = {}): Plan => ({
  frequency: "THREE_TIMES",
  startDate: null,
  stoppedOn: null,
  scheduledSince: at("2020-01-01T00:00:00Z"),
  ...more,
});
const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", timeStyle: "short", hourCycle: "h23" });

/** Every day of four years, with both changes of the clocks of each. */
const DAYS = Array.from({ length: 4 * 365 + 1 }, (_, n) => addDays("2025-01-01", n));

describe("the slots of a London day", () => {
  it("begin at 09:00, 13:00 and 19:00 on the clocks of London, on every day of four years", () => {
    for (const day of DAYS) {
      const { slots, end } = slotDay(day);
      expect(slots.map((slot) => [londonDay(slot.at), clock.format(slot.at)])).toEqual([
        [day, "09:00"],
        [day, "13:00"],
        [day, "19:00"],
      ]);
      expect([londonDay(end), clock.format(end)]).toEqual([addDays(day, 1), "00:00"]);
    }
  });

  it("belong to days of 23 and 25 hours when the clocks change", () => {
    const length = (day: string) => (slotDay(day).end.getTime() - londonInstant(day, 0).getTime()) / HOUR;
    expect(["2026-03-28", "2026-03-29", "2026-10-25", "2026-10-26"].map(length)).toEqual([24, 23, 25, 24]);
    const sum = DAYS.map(length).reduce((a, b) => a + b);
    expect(sum).toBe(DAYS.length * 24);
    expect(slotDay("2026-03-29").slots[0]?.at).toEqual(at("2026-03-29T08:00:00Z"));
    expect(slotDay("2026-10-25").slots[0]?.at).toEqual(at("2026-10-25T09:00:00Z"));
  });

  it.each(["Pacific/Kiritimati", "America/Los_Angeles"])(
    "are the same where the clock of the device is in %s",
    (TZ) => {
      const script = `const r = require("./src/care/reminders/slot.rules"); const now = new Date("2026-03-28T20:30:00Z");
      console.log(JSON.stringify([r.slotDay("2026-10-25"), r.nextSlot([${JSON.stringify(plan())}].map((p) => ({ ...p, scheduledSince: new Date(0) })), now), new Date(2026, 0, 1).getTimezoneOffset()]))`;
      const out = execFileSync(process.execPath, ["-r", "./dev-register.cjs", "-e", script], {
        cwd: path.resolve(__dirname, "../../.."),
        env: { ...process.env, TZ },
        encoding: "utf8",
      });
      const [day, next, offset] = JSON.parse(out);
      expect(offset).not.toBe(0);
      expect(day).toEqual(JSON.parse(JSON.stringify(slotDay("2026-10-25"))));
      expect(next.at).toBe("2026-03-29T08:00:00.000Z");
    },
  );
});

describe("the next slot", () => {
  it("is the first that is later than now, whatever the moment", () => {
    const all = DAYS.flatMap((day) => slotDay(day).slots);
    let following = 0;
    for (let now = at("2025-01-01T00:00:00Z"); now < at("2028-12-30T00:00:00Z"); now = new Date(+now + 97 * MINUTE)) {
      while ((all[following]?.at ?? now) <= now) following += 1;
      expect(nextSlot([plan()], now)).toEqual(all[following]);
    }
  });

  it("is not the one that begins at this very moment: that one is current, for five minutes", () => {
    const begins = at("2026-11-21T13:00:00Z");
    expect(nextSlot([plan()], begins)?.hour).toBe(19);
    const hourAt = (ms: number) => currentSlot(new Date(begins.getTime() + ms))?.hour;
    expect([-1, 0, 5 * MINUTE - 1, 5 * MINUTE].map(hourAt)).toEqual([undefined, 13, 13, undefined]);
  });

  it("is one in which something is due: tomorrow's, or on the day on which a medicine starts", () => {
    const now = at("2026-11-21T10:00:00Z");
    expect(nextSlot([plan({ frequency: "ONCE" })], now)).toMatchObject({ day: "2026-11-22", hour: 9 });
    expect(nextSlot([plan({ frequency: "TWICE" })], now)).toMatchObject({ day: "2026-11-21", hour: 19 });
    expect(nextSlot([plan({ startDate: "2027-01-05" })], now)).toMatchObject({ day: "2027-01-05", hour: 9 });
    expect(nextSlot([plan({ frequency: "AS_NEEDED" }), plan({ stoppedOn: "2026-11-21" })], now)).toBeNull();
  });
});

describe("the doses of a medicine", () => {
  const hours = (of: Plan, day = "2026-11-21") => plannedDoses(of, slotDay(day)).map(({ slot }) => slot.hour);

  it("follow how often it is taken", () => {
    expect(hours(plan({ frequency: "ONCE" }))).toEqual([9]);
    expect(hours(plan({ frequency: "TWICE" }))).toEqual([9, 19]);
    expect(hours(plan())).toEqual([...SLOT_HOURS]);
    expect(hours(plan({ frequency: "AS_NEEDED" }))).toEqual([]);
  });

  it("begin with its first day and end before the day on which it was stopped", () => {
    const taken = plan({ startDate: "2026-11-20", stoppedOn: "2026-11-22" });
    const days = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"];
    expect(days.map((day) => hours(taken, day).length)).toEqual([0, 3, 3, 0]);
  });

  it("do not include a slot that was over when the product heard of it", () => {
    const since = (time: string) => hours(plan({ scheduledSince: at(`2026-11-21T${time}Z`) }));
    expect(since("09:04:59")).toEqual([9, 13, 19]);
    expect(since("09:05:00")).toEqual([13, 19]);
    expect(since("19:30:00")).toEqual([]);
  });

  it("are missed when the next slot of the medicine begins, the last one of a day at midnight in London", () => {
    const missedAt = (frequency: Plan["frequency"], day: string) =>
      plannedDoses(plan({ frequency }), slotDay(day)).map((dose) => dose.missedAt.toISOString());
    expect(missedAt("THREE_TIMES", "2026-07-01")).toEqual([
      "2026-07-01T12:00:00.000Z",
      "2026-07-01T18:00:00.000Z",
      "2026-07-01T23:00:00.000Z",
    ]);
    expect(missedAt("TWICE", "2026-11-21")).toEqual(["2026-11-21T19:00:00.000Z", "2026-11-22T00:00:00.000Z"]);
    // The last dose before the clocks change, in spring and in autumn.
    expect(missedAt("ONCE", "2026-03-28")).toEqual(["2026-03-29T00:00:00.000Z"]);
    expect(missedAt("ONCE", "2026-03-29")).toEqual(["2026-03-29T23:00:00.000Z"]);
    expect(missedAt("ONCE", "2026-10-25")).toEqual(["2026-10-26T00:00:00.000Z"]);
  });
});
