import { LANGUAGES } from "../../people/accounts/account.rules";
import type { Cautions } from "./caution.rules";
import { NOTES } from "./caution-texts.rules";
import { CAUTIONS, type IngredientId } from "./cautions.rules";
import { checkMedicines } from "./check-medicines.rules";
import { CONDITIONS, type ConditionId } from "./conditions.rules";
import { groupsOf } from "./groups.rules";
import { INGREDIENTS } from "./ingredients.rules";
import { interactionOf } from "./pairs.rules";
import { type Profile, readFreeText } from "./read-profile.rules";
import { isAnyOf } from "./table.rules";
import { medicinesTable } from "./table-file";

const TABLE = medicinesTable();
const MEDICINES = Object.values(TABLE.medicines);

const ids = Object.keys(CAUTIONS) as IngredientId[];
const nobody: Profile = { allergies: [], conditions: [], medications: [] };
const outcome = (id: IngredientId, profile: Partial<Profile>) => {
  const { advised, ruledOut } = checkMedicines([id], { ...nobody, ...profile }, "en", TABLE);
  if (ruledOut.length > 0) return "ruled out";
  return advised[0]?.title.endsWith(": ask a pharmacist first") ? "ask" : "suggested";
};

describe("what is said of a medicine", () => {
  it.each(ids)("%s has a name, a purpose, its cautions and its source in four languages", (id) => {
    const { source } = CAUTIONS[id];
    expect(source.url).toMatch(/^https:\/\/www\.nhs\.uk\/\S+\/$/);
    expect(source.writtenOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const language of LANGUAGES) {
      const { advised } = checkMedicines([id], null, language, TABLE);
      expect(advised[0]?.title).toMatch(/^\p{Lu}/u);
      expect(INGREDIENTS[id][language][1]).toMatch(/\.$/);
      expect(advised[0]?.cautions.length).toBeGreaterThanOrEqual(3);
      expect(advised[0]?.cautions).toContain(NOTES["adults-only"][language]);
      expect(JSON.stringify(advised)).not.toMatch(/\d\s?(mg|ml|tablets?|spoons?)\b/i);
      if (language !== "en") expect(advised[0]?.cautions.join(" ")).not.toMatch(/\b(the|you|with)\b/);
    }
  });

  it("keeps ibuprofen from those whom it can harm most", () => {
    const cautions = checkMedicines(["ibuprofen"], null, "en", TABLE).advised[0]?.cautions.join(" ");
    for (const word of ["pregnant", "aspirin", "asthma", "ulcer", "blood thinners", "kidney", "over 65"]) {
      expect(cautions).toContain(word);
    }
  });

  it("warns of taking paracetamol twice", () => {
    expect(checkMedicines(["paracetamol"], null, "en", TABLE).advised[0]?.cautions.join(" ")).toContain("co-codamol");
  });
});

describe("a person’s profile", () => {
  it.each<[IngredientId, Partial<Profile>, string]>([
    ["ibuprofen", {}, "suggested"],
    ["ibuprofen", { allergies: ["aspirin"] }, "ruled out"],
    ["ibuprofen", { allergies: ["Nurofen gives me a rash"] }, "ruled out"],
    ["ibuprofen", { allergies: ["Nurofen"] }, "ruled out"],
    ["ibuprofen", { medications: ["Eliquis 5mg twice a day"] }, "ruled out"],
    ["ibuprofen", { conditions: ["Asthma"] }, "ask"],
    ["ibuprofen", { medications: ["sertraline"] }, "ask"],
    ["ibuprofen", { pregnantOrBreastfeeding: "yes" }, "ruled out"],
    ["ibuprofen", { age: 70 }, "ask"],
    ["ibuprofen", { conditions: ["Magengeschwür"] }, "ruled out"],
    ["ibuprofen", { conditions: ["úlcera de estómago"] }, "ruled out"],
    ["ibuprofen-gel", { medications: ["Voltarol"] }, "ruled out"],
    ["paracetamol", { medications: ["Lemsip Max"] }, "ruled out"],
    ["paracetamol", { medications: ["co-codamol 30/500"] }, "ruled out"],
    ["paracetamol", { medications: ["warfarin"] }, "ask"],
    ["paracetamol", { allergies: ["penicillin", "peanuts"] }, "suggested"],
    ["paracetamol", { allergies: ["none"], conditions: ["nil"], medications: ["n/a"] }, "suggested"],
    ["paracetamol", { allergies: ["xyzzy"] }, "ask"],
    ["paracetamol", { medications: ["some white pill"] }, "ask"],
    ["paracetamol", { conditions: ["???"] }, "ask"],
    ["paracetamol", { pregnantOrBreastfeeding: "yes" }, "suggested"],
    ["decongestant-spray", { conditions: ["high blood pressure"] }, "ruled out"],
    ["decongestant-tablets", { medications: ["phenelzine"] }, "ruled out"],
    ["dextromethorphan", { medications: ["Prozac"] }, "ruled out"],
    ["chlorphenamine", { conditions: ["glaucoma"] }, "ruled out"],
    ["flurbiprofen-lozenges", { allergies: ["ibuprofen"] }, "ruled out"],
    ["throat-lozenges", { allergies: ["ibuprofen"] }, "ask"],
    ["antihistamines", { medications: ["Zirtek"] }, "ruled out"],
  ])("%s for %j: %s", (id, profile, expected) => {
    expect(outcome(id, profile)).toBe(expected);
  });

  it("names the reason, its source, and the words that were written", () => {
    const { ruledOut } = checkMedicines(["ibuprofen"], { ...nobody, medications: ["Eliquis"] }, "en", TABLE);
    expect(ruledOut[0]).toMatchObject({
      title: "Ibuprofen",
      reason: "You told us that you take: Eliquis. This medicine is not safe then.",
      source: { url: "https://www.nhs.uk/medicines/ibuprofen-for-adults/" },
    });
  });

  it("rules out everything below the age of 16", () => {
    for (const id of ids) expect(outcome(id, { age: 15 })).toBe("ruled out");
  });
});

/** A small generator that always gives the same numbers (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe("whatever the profile", () => {
  const next = random(20261121);
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const some = <T>(list: readonly T[]) => Array.from({ length: Math.floor(next() * 3) }, () => pick(list));
  const conditionIds = Object.keys(CONDITIONS) as ConditionId[];

  it("nothing is suggested that it blocks, and nothing is lost", () => {
    for (let round = 0; round < 1_000; round += 1) {
      const conditions = some(conditionIds);
      const taken = some(MEDICINES);
      const allergens = some(MEDICINES);
      const language = pick(LANGUAGES);
      const profile: Profile = {
        age: Math.floor(next() * 100),
        pregnantOrBreastfeeding: pick(["yes", "no", "unsaid"]),
        conditions: conditions.map((id) => CONDITIONS[id].name[language].toUpperCase()),
        medications: taken.map(({ names }) => `${pick(names[language])} 10 mg daily`),
        allergies: allergens.map(({ names }) => pick(names[language])),
      };
      const { advised, ruledOut } = checkMedicines(ids, profile, language, TABLE);
      expect(advised.length + ruledOut.length).toBe(ids.length);
      const unsafe = advised.filter(({ ingredient }) => {
        const { contains, blockIf }: Cautions = CAUTIONS[ingredient];
        return (
          (profile.age ?? 0) < 16 ||
          (blockIf.pregnancy && profile.pregnantOrBreastfeeding === "yes") ||
          conditions.some((id) => blockIf.conditions?.includes(id)) ||
          [...taken, ...allergens].some(({ id }) => isAnyOf(TABLE, id, contains)) ||
          taken.some(({ id }) => groupsOf(TABLE, id).some((group) => blockIf.takes?.includes(group))) ||
          taken.some(({ id }) => contains.some((own) => interactionOf(TABLE, own, id)?.severity === "never"))
        );
      });
      expect({ profile, unsafe }).toEqual({ profile, unsafe: [] });
    }
  });

  it("any text can be read", () => {
    for (const text of ["", " ", "\ud800", "a".repeat(5_000), "constructor __proto__", "💊", "mg ".repeat(2_000)]) {
      expect(readFreeText([text], TABLE).substances).toEqual([]);
    }
    expect(readFreeText(["💊"], TABLE).unknown).toEqual(["💊"]);
  });
});
