import { randomUUID } from "node:crypto";
import { AdIndex, type LiveCampaign } from "./ad-index";

const NOW = new Date("2026-11-21T12:00:00Z");
const place = { city: "London", language: "en", topic: null };
const paid = [{ from: NOW.getTime() - 1_000, to: NOW.getTime() + 1_000 }];

const campaign = (given: Partial<LiveCampaign> = {}): LiveCampaign => ({
  id: randomUUID(),
  advertiserId: randomUUID(),
  creativeId: randomUUID(),
  cities: [],
  languages: ["en"],
  topics: [],
  weight: 1,
  dailyCap: null,
  frequencyCap: 3,
  paid,
  viewsToday: 0,
  advert: {
    title: "",
    description: "",
    imageKey: "",
    altText: "",
    pricePence: null,
    disclaimer: "",
    company: "",
    destination: "",
  },
  ...given,
});

const never = () => false;
function indexOf(...campaigns: LiveCampaign[]): AdIndex {
  const index = new AdIndex();
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
    const chosen = index.choose(place, NOW, tired);
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
      campaign({ paid: [{ from: NOW.getTime() + 1, to: NOW.getTime() + 2 }] }),
      campaign({ paid: [{ from: 0, to: NOW.getTime() }] }),
    );
    expect(index.choose(place, NOW, never)).toBeNull();
    expect(index.choose({ ...place, topic: "Allergies" }, NOW, never)?.topics).toEqual(["Allergies"]);
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
    capped.viewsToday = 2;
    expect(shares(index, 10, ({ id }) => id === tiring.id)).toEqual(new Map([[other.id, 10]]));
    index.startDay();
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
    expect(index.choose(place, NOW, never)?.id).toBe(one.id);
    index.replace([{ ...one, cities: ["London"] }, two]);
    expect(index.choose(place, NOW, never)?.id).toBe(two.id);
    index.replace([], [one.id]);
    expect(index.get(one.id)).toBeUndefined();
    expect([...shares(index, 4).keys()]).toEqual([two.id]);
  });
});
