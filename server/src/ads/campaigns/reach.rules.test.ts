import fc from "fast-check";
import { HEALTH_TOPICS, LIFESTYLE_SIGNALS } from "../../people/accounts/audience-label.rules";
import { CITIES } from "../../people/accounts/city.rules";
import { CAMPAIGN_LANGUAGES } from "./campaign.rules";
import {
  type AudienceCell,
  isTooNarrow,
  peopleIn,
  rareLabels,
  reachEffects,
  reachOf,
  toldPeople,
  WANTED_GROUPS,
  type Wanted,
} from "./reach.rules";

const LANGUAGES = Object.keys(CAMPAIGN_LANGUAGES);
const LISTS = { cities: CITIES, languages: LANGUAGES, topics: HEALTH_TOPICS, signals: LIFESTYLE_SIGNALS } as const;

const cell: fc.Arbitrary<AudienceCell> = fc.record({
  city: fc.constantFrom("", "Elsewhere", ...CITIES),
  language: fc.constantFrom(...LANGUAGES),
  topics: fc.integer({ min: 0, max: 63 }),
  signals: fc.integer({ min: 0, max: 63 }),
  people: fc.integer({ min: 1, max: 400 }),
});
const cells = fc.array(cell, { maxLength: 40 });
const wanted: fc.Arbitrary<Wanted> = fc.record({
  cities: fc.subarray([...CITIES]),
  languages: fc.subarray(LANGUAGES),
  topics: fc.subarray([...HEALTH_TOPICS]),
  signals: fc.subarray([...LIFESTYLE_SIGNALS]),
});

it.each([
  [0, null, null],
  [49, null, null],
  [50, 50, 100],
  [99, 50, 100],
  [100, 100, 250],
  [60_000, 50_000, 75_000],
  [999_999, 500_000, 1_000_000],
  [1_000_000, 1_000_000, null],
  [70_000_000, 1_000_000, null],
])("%d people are told as %s to %s", (people, from, to) => {
  expect(reachOf(people)).toEqual({ from, to });
});

describe("reach", () => {
  it("has the same answers of two worlds that differ by a place of fewer than ten people, whatever is asked", () => {
    const small = fc.record({ city: fc.constantFrom(...CITIES), language: fc.constantFrom(...LANGUAGES) });
    const labels = fc.record({ topics: fc.integer({ min: 1, max: 63 }), signals: fc.integer({ min: 1, max: 63 }) });
    fc.assert(
      fc.property(cells, wanted, small, labels, fc.nat(9), fc.nat(9), (others, choice, place, has, one, two) => {
        fc.pre(choice.cities.length > 0 && choice.languages.length > 0);
        const rest = others.filter((cell) => cell.city !== place.city || cell.language !== place.language);
        const world = (people: number): AudienceCell[] => [...rest, { ...place, ...has, people }];
        const answer = (people: number) => ({
          ...reachOf(toldPeople(world(people), choice)),
          isTooNarrow: isTooNarrow(world(people), choice),
          effects: reachEffects(world(people), choice).filter(({ group }) => choice[group].length > 1),
        });
        expect(answer(one)).toEqual(answer(two));
      }),
    );
  });

  it("does not give a small place away to whoever asks about every set of places", () => {
    // 96 in London are just below an edge: with exact sums, 4 in Leeds would be told by the band of both.
    const world = (leeds: number): AudienceCell[] => [
      { city: "London", language: "en", topics: 1, signals: 0, people: 96 },
      { city: "Glasgow", language: "en", topics: 1, signals: 0, people: 150 },
      { city: "Leeds", language: "en", topics: 1, signals: 0, people: leeds },
    ];
    const sets = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
      ["London", "Glasgow", "Leeds"].filter((_, at) => bits & (1 << at)),
    );
    const told = (leeds: number) =>
      sets
        .filter((cities) => cities.length > 0)
        .map((cities) =>
          reachOf(toldPeople(world(leeds), { cities, languages: [], topics: ["Respiratory"], signals: [] })),
        );
    for (const leeds of [0, 3, 4, 5, 9]) expect(told(leeds)).toEqual(told(1));
  });

  it("takes alternatives inside a group, and groups together", () => {
    const people = [
      { city: "London", language: "en", topics: 0b01, signals: 0b10, people: 60 },
      { city: "Leeds", language: "en", topics: 0b01, signals: 0b00, people: 70 },
      { city: "London", language: "fr", topics: 0b10, signals: 0b10, people: 80 },
    ];
    const nothing = { cities: [], languages: [], topics: [], signals: [] };
    expect(peopleIn(people, nothing)).toBe(210);
    expect(peopleIn(people, { ...nothing, cities: ["London"] })).toBe(140);
    expect(peopleIn(people, { ...nothing, topics: ["Respiratory"] })).toBe(130);
    expect(peopleIn(people, { ...nothing, topics: ["Respiratory", "Cardiovascular"] })).toBe(210);
    expect(peopleIn(people, { ...nothing, topics: ["Respiratory"], signals: ["Sedentary"] })).toBe(60);
    expect(peopleIn(people, { ...nothing, topics: ["No such topic"] })).toBe(0);
  });

  it("never tells of fewer than 50 people, in no band and no effect", () => {
    fc.assert(
      fc.property(cells, wanted, (people, choice) => {
        const told = [
          { ...reachOf(toldPeople(people, choice)), true: peopleIn(people, choice) },
          ...reachEffects(people, choice).map((effect) => ({
            ...effect,
            true: peopleIn(people, {
              ...choice,
              [effect.group]: choice[effect.group].filter((one) => one !== effect.value),
            }),
          })),
        ];
        for (const { from, to, true: number } of told) {
          if (number < 50) expect([from, to]).toEqual([null, null]);
          // Small places are left out, so there can be more people than are told, never fewer.
          else expect(from === null || (from >= 50 && from <= number)).toBe(true);
        }
      }),
    );
  });

  it("does not depend on the order or the repetition of choices", () => {
    fc.assert(
      fc.property(cells, wanted, (people, choice) => {
        const turned = Object.fromEntries(
          WANTED_GROUPS.map((group) => [group, [...choice[group], ...choice[group]].reverse()]),
        ) as unknown as Wanted;
        expect(peopleIn(people, turned)).toBe(peopleIn(people, choice));
        const sorted = (of: Wanted) => reachEffects(people, of).sort((a, b) => (a.value < b.value ? -1 : 1));
        expect(sorted(turned)).toEqual(sorted(choice));
      }),
    );
  });

  it("never shrinks with another choice of a group, but for the first of it", () => {
    fc.assert(
      fc.property(cells, wanted, fc.constantFrom(...WANTED_GROUPS), fc.nat(5), (people, choice, group, at) => {
        const added = { ...choice, [group]: [...choice[group], LISTS[group][at] ?? ""] };
        const difference = toldPeople(people, added) - toldPeople(people, choice);
        expect(choice[group].length === 0 ? difference <= 0 : difference >= 0).toBe(true);
      }),
    );
  });
});

it("asks for 50 people only where labels are wanted", () => {
  const people = [{ city: "London", language: "en", topics: 1, signals: 1, people: 49 }];
  const nothing = { cities: ["London"], languages: ["en"], topics: [], signals: [] };
  expect(isTooNarrow(people, nothing)).toBe(false);
  expect(isTooNarrow(people, { ...nothing, topics: ["Respiratory"] })).toBe(true);
  expect(isTooNarrow(people, { ...nothing, signals: ["Active lifestyle"] })).toBe(true);
  expect(isTooNarrow([...people, ...people], { ...nothing, signals: ["Active lifestyle"] })).toBe(false);
});

it("finds the labels that fewer than 50 people have", () => {
  const people = [
    { mask: 0b001, people: 30 },
    { mask: 0b011, people: 20 },
    { mask: 0b100, people: 49 },
  ];
  expect([...rareLabels(["a", "b", "c"], people)]).toEqual(["b", "c"]);
});
