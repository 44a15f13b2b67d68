import fc from "fast-check";
import { isScheduled } from "../campaigns/schedule.rules";
import { NOTHING_KNOWN } from "../campaigns/targeting.rules";
import { dayOf, TOKEN_LIFETIME_MS } from "./ad-event.rules";
import { AdIndex } from "./ad-index";
import { liveCampaign } from "./live-campaign.factory";
import { evenAllowance, hoursOfUtcDay } from "./pace.rules";
import { monthlyLimit } from "./paid-month.rules";

const START = Date.parse("2026-11-22T00:00:00Z");
const place = { city: null, language: "en", topic: null, ...NOTHING_KNOWN };

/** What happens next: time passes, an advert is asked for, one that was handed out is seen, or the campaign is read anew or paused. */
const step = fc.oneof(
  fc.record({ kind: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 3_000_000 }) }),
  fc.record({ kind: fc.constant("choose" as const), ms: fc.constant(0) }),
  fc.record({ kind: fc.constant("see" as const), ms: fc.nat({ max: 20 }) }),
  fc.record({ kind: fc.constantFrom("reload" as const, "pause" as const), ms: fc.constant(0) }),
);

it("never counts above a cap, a budget or the even share, whatever the order of choosing and counting", () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 20, maxLength: 400 }),
      fc.integer({ min: 1, max: 40 }),
      fc.option(fc.integer({ min: 1, max: 15 })),
      fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { maxLength: 6 }),
      (steps, dailyCap, monthlyBudgetPence, hours) => {
        const paid = [{ from: START, to: START + 30 * 86_400_000, tier: "BRONZE" as const }];
        const campaign = liveCampaign(new Date(START), { dailyCap, monthlyBudgetPence, hours, paid });
        const index = new AdIndex();
        let time = START;
        let day = dayOf(new Date(time));
        index.begin({ day, month: "2026-11" });
        index.replace([campaign]);
        const handed: { id: string; day: string; end: number }[] = [];
        let [today, ofToday, month, ids] = [0, 0, 0, 0];
        for (const { kind, ms } of steps) {
          const now = new Date(time);
          if (kind === "wait") {
            time += ms;
            const next = dayOf(new Date(time));
            if (next !== day) {
              [day, today, ofToday] = [next, 0, 0];
              index.begin({ day, month: "2026-11" });
            }
          } else if (kind === "pause") {
            index.replace([], [campaign.id]);
          } else if (kind === "reload") {
            // What was committed a moment ago may be missing in what is read.
            index.replace([{ ...campaign, viewsToday: Math.max(0, today - 1), viewsThisMonth: month }], [campaign.id]);
          } else if (kind === "choose") {
            const chosen = index.choose(place, now, () => false);
            if (!chosen) continue;
            expect(isScheduled(campaign, hoursOfUtcDay(day)[now.getUTCHours()] as never)).toBe(true);
            ids += 1;
            index.handOut(campaign.id, String(ids), now);
            handed.push({ id: String(ids), day, end: time + TOKEN_LIFETIME_MS.VIEW });
          } else {
            const [seen] = handed.splice(ms % Math.max(1, handed.length), 1);
            if (!seen || seen.end < time) continue;
            const tally = index.tally(campaign.id);
            tally?.settle(seen.id);
            if (index.overCap(campaign.id, now)) continue;
            tally?.add(1);
            [today, month] = [today + 1, month + 1];
            expect(today).toBeLessThanOrEqual(dailyCap);
            expect(month).toBeLessThanOrEqual(monthlyLimit(monthlyBudgetPence, "BRONZE") ?? Number.POSITIVE_INFINITY);
            // What was handed out just before midnight is of yesterday's share.
            if (seen.day === day) ofToday += 1;
            const allowed = hoursOfUtcDay(day).map((hour) => isScheduled(campaign, hour));
            expect(ofToday).toBeLessThanOrEqual(evenAllowance(dailyCap, allowed, time));
          }
        }
      },
    ),
    { numRuns: 400 },
  );
});
