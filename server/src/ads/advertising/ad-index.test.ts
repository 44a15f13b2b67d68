import { randomUUID } from "node:crypto";
import { HEALTH_TOPICS, LIFESTYLE_SIGNALS, maskOf } from "../../people/accounts/audience-label.rules";
import { NOTHING_KNOWN } from "../campaigns/targeting.rules";
import { AdIndex, type LiveCampaign } from "./ad-index";
import { liveCampaign } from "./live-campaign.factory";

const NOW = new Date("2026-11-21T12:00:00Z");
const TODAY = { day: "2026-11-21", month: "2026-11" };
const place = { city: "London", language: "en", topic: null, ...NOTHING_KNOWN };
const campaign = (given: Partial<LiveCampaign> = {}): LiveCampaign => liveCampaign(NOW, given);
const month = { from: NOW.getTime() - 1, to: NOW.getTime() + 1, tier: "GOLD" } as const;

const never = () => false;
function indexOf(...campaigns: LiveCampaign[]): AdIndex {
  const index = new AdIndex();
  index.begin(TODAY);
  index.replace(campaigns);
  return index;
}
/** How often each campaign is chosen in so many choices. */
function shares(
  index: AdIndex,
  choices: number,
  tired: (chosen: LiveCampaign) => boolean = never,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (let choice = 0; choice < choices; choice += 1) {
    const chosen = index.choose(place, NOW, tired)?.campaign;
    if (chosen) {
      counts.set(chosen.id, (counts.get(chosen.id) ?? 0) + 1);
    }
  }
  return counts;
}

describe("the choice", () => {
  it("is nothing when nothing fits", () => {
    expect(new AdIndex().choose(place, NOW, never)).toBeNull();
    const index = indexOf(
      campaign({ cities: ["Glasgow"] }),
      campaign({ languages: ["fr"] }),
      campaign({ topics: ["Allergies"] }),
      campaign({ dailyCap: 5, viewsToday: 5 }),
      campaign({ paid: [] }),
      campaign({ paid: [{ ...month, from: NOW.getTime() + 1, to: NOW.getTime() + 2 }] }),
      campaign({ paid: [{ ...month, from: 0, to: NOW.getTime() }] }),
    );
    expect(index.choose(place, NOW, never)).toBeNull();
    expect(index.choose({ ...place, topic: "Allergies" }, NOW, never)?.campaign.topics).toEqual(["Allergies"]);
  });

  it("goes round among equals, each in its turn", () => {
    const campaigns = Array.from({ length: 7 }, () => campaign());
    const index = indexOf(...campaigns);
    for (let round = 0; round < 5; round += 1) {
      expect([...shares(index, 7).values()]).toEqual(campaigns.map(() => 1));
    }
  });

  it("gives each the share of its weight", () => {
    const [one, two, five] = [campaign({ weight: 1 }), campaign({ weight: 2 }), campaign({ weight: 5 })];
    expect(shares(indexOf(one, two, five), 800)).toEqual(
      new Map([
        [one.id, 100],
        [two.id, 200],
        [five.id, 500],
      ]),
    );
  });

  it("passes over what the person has seen often enough, and over what has reached its day's cap", () => {
    const [tiring, capped, other] = [campaign(), campaign({ dailyCap: 2 }), campaign()];
    const index = indexOf(tiring, capped, other);
    index.tally(capped.id)?.add(2);
    expect(shares(index, 10, ({ id }) => id === tiring.id)).toEqual(new Map([[other.id, 10]]));
    index.begin({ day: "2026-11-22", month: "2026-11" });
    expect(shares(index, 1, ({ id }) => id !== capped.id)).toEqual(new Map([[capped.id, 1]]));
  });
});

describe("a change", () => {
  it("lets a newcomer begin in line, not alone until it has caught up", () => {
    const old = [campaign(), campaign()];
    const index = indexOf(...old);
    shares(index, 1_000);
    const newcomer = campaign();
    index.replace([newcomer], [newcomer.id]);
    expect(shares(index, 300).get(newcomer.id)).toBe(100);
    expect(index.size).toBe(3);
  });

  it("is seen at the next choice, and what stays keeps its turn", () => {
    const [one, two] = [campaign(), campaign()];
    const index = indexOf(one, two);
    expect(index.choose(place, NOW, never)?.campaign.id).toBe(one.id);
    index.replace([{ ...one, cities: ["London"] }, two]);
    expect(index.choose(place, NOW, never)?.campaign.id).toBe(two.id);
    index.replace([], [one.id]);
    expect(index.get(one.id)).toBeUndefined();
    expect([...shares(index, 4).keys()]).toEqual([two.id]);
  });
});

describe("what is known of a person", () => {
  const sleepers = { topics: maskOf(HEALTH_TOPICS, ["Sleep disorders"]), signals: 0 };

  it("decides only for campaigns that ask for it, at every place", () => {
    const index = indexOf(campaign({ topics: ["Sleep disorders"] }));
    expect(index.choose(place, NOW, never)).toBeNull();
    expect(index.choose({ ...place, labels: sleepers }, NOW, never)).not.toBeNull();
    expect(index.choose(place, NOW, never)).toBeNull();
    const active = { topics: 0, signals: maskOf(LIFESTYLE_SIGNALS, ["Sedentary"]) };
    expect(index.choose({ ...place, labels: active }, NOW, never)).toBeNull();
  });
});

describe("two creatives", () => {
  it("take turns evenly", () => {
    const [first] = campaign().creatives;
    const second = { ...first, creativeId: randomUUID() };
    const index = indexOf(campaign({ creatives: [first, second], variantId: second.creativeId }));
    const ids = Array.from({ length: 6 }, () => index.choose(place, NOW, never)?.creative.creativeId);
    expect(ids).toEqual([0, 1, 2, 3, 4, 5].map((at) => (at % 2 === 0 ? first : second).creativeId));
  });
});

describe("what was counted", () => {
  it("is not forgotten when the campaign is read again, and not by a reading of yesterday", () => {
    const one = campaign({ dailyCap: 5 });
    const index = indexOf(one);
    index.tally(one.id)?.add(5);
    index.replace([{ ...one, viewsToday: 3 }], [one.id], TODAY);
    expect(index.choose(place, NOW, never)).toBeNull();
    index.begin({ day: "2026-11-22", month: "2026-11" });
    index.replace([{ ...one, viewsToday: 5 }], [one.id], TODAY);
    expect(index.tally(one.id)?.today).toBe(0);
  });

  it("stays under the caps for a campaign that was paused meanwhile", () => {
    const one = campaign({ dailyCap: 5 });
    const index = indexOf(one);
    index.tally(one.id)?.add(5);
    index.replace([], [one.id]);
    expect(index.get(one.id)).toBeUndefined();
    expect(index.overCap(one.id, NOW)).toBe("daily_cap");
    index.replace([{ ...one, viewsToday: 2 }], [one.id]);
    expect(index.tally(one.id)?.today).toBe(5);
  });

  it("of a month ends with the month", () => {
    const one = campaign({ monthlyBudgetPence: 150, paid: [{ ...month, tier: "BRONZE" }] });
    const index = indexOf(one);
    index.tally(one.id)?.add(299); // £1.50 buy 300 of Bronze
    expect(index.choose(place, NOW, never)).not.toBeNull();
    expect(index.overCap(one.id, NOW)).toBeNull();
    index.tally(one.id)?.add(1);
    expect(index.choose(place, NOW, never)).toBeNull();
    expect(index.overCap(one.id, NOW)).toBe("budget");
    index.begin({ day: "2026-12-01", month: "2026-12" });
    expect(index.overCap(one.id, NOW)).toBeNull();
  });
});
