import { addDays } from "../../platform/london.rules";
import { countDoses, type DoseNote, doseState, MESSAGES, noteKey, noteProblem } from "./dose.rules";
import { type Plan, plannedDoses, SLOT_HOURS, type SlotHour, slotDay } from "./slot.rules";

const FREQUENCIES = ["ONCE", "TWICE", "THREE_TIMES", "AS_NEEDED"] as const;
const at = (iso: string) => new Date(iso);
const plan = (more: Partial<Plan> = {}): Plan => ({
  frequency: "TWICE",
  startDate: null,
  stoppedOn: null,
  scheduledSince: at("2020-01-01T00:00:00Z"),
  ...more,
});

describe("a dose", () => {
  it("is to come, due, and missed in the end, unless it is noted: always in this order", () => {
    for (const day of ["2026-03-28", "2026-03-29", "2026-10-24", "2026-10-25", "2026-11-21"]) {
      for (const frequency of FREQUENCIES) {
        for (const dose of plannedDoses(plan({ frequency }), slotDay(day))) {
          const seen: string[] = [];
          for (let now = at(`${addDays(day, -1)}T20:00:00Z`); now < at(`${addDays(day, 2)}T00:00:00Z`); ) {
            const state = doseState(dose, undefined, now);
            if (seen.at(-1) !== state) seen.push(state);
            expect(doseState(dose, "taken", now)).toBe("TAKEN");
            now = new Date(now.getTime() + 7 * 60_000);
          }
          expect(seen).toEqual(["UPCOMING", "DUE", "MISSED"]);
        }
      }
    }
  });

  it("can be noted from its day until two days later, and of what is to come only the next one", () => {
    const now = at("2026-11-21T08:00:00Z");
    const problem = (day: string, hour: SlotHour) => noteProblem(plan(), slotDay(day), hour, now)?.message;
    expect(problem("2026-11-21", 9)).toBeUndefined();
    expect(problem("2026-11-21", 19)).toBe(MESSAGES.tooEarly);
    expect(problem("2026-11-21", 13)).toBe(MESSAGES.noDose);
    expect(problem("2026-11-22", 9)).toBe(MESSAGES.tooEarly);
    expect(problem("2026-11-19", 9)).toBeUndefined();
    expect(problem("2026-11-18", 19)).toBe(MESSAGES.tooLate);
    expect(noteProblem(plan(), slotDay("2026-11-21"), 19, at("2026-11-21T09:00:00Z"))).toBeUndefined();
  });

  it("of a medicine that has not started or was stopped cannot be noted", () => {
    const now = at("2026-11-21T12:00:00Z");
    const today = slotDay("2026-11-21");
    const noDose = { field: "slot", message: MESSAGES.noDose };
    expect(noteProblem(plan({ startDate: "2026-11-22" }), today, 9, now)).toEqual(noDose);
    expect(noteProblem(plan({ stoppedOn: "2026-11-21" }), today, 9, now)).toEqual(noDose);
    expect(noteProblem(plan({ frequency: "AS_NEEDED" }), today, 9, now)).toEqual(noDose);
  });
});

describe("adherence", () => {
  const days = Array.from({ length: 30 }, (_, n) => slotDay(addDays("2026-10-23", n))); // the clocks change on the 25th

  it("adds up, whatever was noted", () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    for (let round = 0; round < 200; round += 1) {
      const frequency = FREQUENCIES[Math.floor(random() * 4)] ?? "ONCE";
      const notes = new Map<string, DoseNote>();
      for (const { day } of days) {
        for (const hour of SLOT_HOURS) {
          if (random() < 0.4) notes.set(noteKey(day, hour), random() < 0.5 ? "taken" : "skipped");
        }
      }
      const now = new Date(at("2026-11-21T00:00:00Z").getTime() + random() * 86_400_000);
      const { due, taken, skipped, missed } = countDoses(plan({ frequency }), notes, days, now);
      expect(due).toBe(taken + skipped + missed);
      expect(taken + skipped).toBe(notes.size);
      const without = countDoses(plan({ frequency }), new Map(), days, now);
      expect(missed).toBeLessThanOrEqual(without.missed);
    }
  });

  it("does not hold against somebody what can still be taken", () => {
    const counts = (time: string, notes: [string, DoseNote][] = []) =>
      countDoses(plan(), new Map(notes), days, at(`2026-11-21T${time}:00Z`));
    expect(counts("18:59")).toEqual({ due: 58, taken: 0, skipped: 0, missed: 58 });
    expect(counts("19:00").missed).toBe(59);
    expect(counts("19:00", [["2026-11-21:9", "taken"]])).toEqual({ due: 59, taken: 1, skipped: 0, missed: 58 });
  });
});
