import path from "node:path";
import { LANGUAGES } from "../../people/accounts/account.rules";
import { CAUTIONS } from "./cautions.rules";
import { compileTable } from "./compile-table";
import { KINDS_OF_GROUPS } from "./groups.rules";
import { isOneSlip, medicinesIn, namesOf } from "./names.rules";
import { interactionOf } from "./pairs.rules";
import { kindsOf, SAID_OFTEN, SAID_ONCE } from "./table.rules";
import { medicinesTable } from "./table-file";

const TABLE = medicinesTable();
const IDS = Object.keys(TABLE.medicines);

it("the table has no errors", () => {
  expect(compileTable(path.join(__dirname, "../../../clinical/medicines")).errors).toEqual([]);
});

it("has the medicines that are dispensed most, each with its page, its day and four languages", () => {
  expect(IDS.length).toBeGreaterThanOrEqual(350);
  const wanting = Object.values(TABLE.medicines).filter(
    ({ source, names }) =>
      !/^https:\/\/\S+$/.test(source.url) ||
      !/^\d{4}-\d{2}-\d{2}$/.test(source.writtenOn) ||
      LANGUAGES.some((language) => names[language].length === 0),
  );
  expect(wanting.map(({ id }) => id)).toEqual([]);
});

it("has a title for everything that it tells", () => {
  // What is given to whoever is too young stands with the dose.
  const said = SAID_ONCE.filter((section) => section !== "young");
  const titles = [...said, ...SAID_OFTEN, "pregnancy", "uses", "effects", "cause", "dose", "again", "vomited"];
  expect([...titles, "same", "with"].filter((id) => !TABLE.texts.titles?.[id])).toEqual([]);
});

it("knows every group and every ingredient that the cautions speak of", () => {
  const isKnown = (kind: string) => kind in TABLE.medicines || kind in TABLE.classes;
  const named = Object.values(CAUTIONS).flatMap(({ contains, mayContain }) => [...contains, ...mayContain]);
  expect([...KINDS_OF_GROUPS, ...named].filter((kind) => !isKnown(kind))).toEqual([]);
});

describe("two together", () => {
  it.each([
    ["warfarin", "ibuprofen", "never"],
    ["warfarin", "clarithromycin", "doctor-first"],
    ["simvastatin", "clarithromycin", "never"],
    ["sildenafil", "glyceryl-trinitrate", "never"],
    ["methotrexate", "trimethoprim", "never"],
    ["sertraline", "st-johns-wort", "never"],
    ["sertraline", "ibuprofen", "doctor-first"],
    ["lithium", "naproxen", "never"],
    ["combined-pill", "st-johns-wort", "never"],
    ["combined-pill", "amoxicillin", "fine"],
    ["paracetamol", "ibuprofen", "fine"],
    ["cetirizine", "metformin", "fine"],
    ["paracetamol", "co-codamol", "never"],
    ["levothyroxine", "ferrous-sulfate", "care"],
    ["doxycycline", "calcium", "care"],
    ["azathioprine", "allopurinol", "never"],
    ["spironolactone", "ramipril", "doctor-first"],
    ["propranolol", "salbutamol", "doctor-first"],
  ])("%s with %s: %s, either way round", (a, b, severity) => {
    expect(interactionOf(TABLE, a, b)?.severity).toBe(severity);
    expect(interactionOf(TABLE, b, a)?.severity).toBe(severity);
  });

  it.each([
    ["diuretic", "naproxen", "doctor-first"],
    ["doac", "ibuprofen", "never"],
    ["cold-remedy", "paracetamol", "never"],
    ["statin", "clarithromycin", "never"],
  ])("%s with %s warns as most of its medicines do", (kind, id, severity) => {
    expect(interactionOf(TABLE, kind, id)?.severity).toBe(severity);
    expect(interactionOf(TABLE, id, kind)?.severity).toBe(severity);
  });

  it("has at least 1,500 pairs that were looked at, and says nothing of the others", () => {
    const severities = IDS.flatMap((a, at) => IDS.slice(at + 1).map((b) => interactionOf(TABLE, a, b)?.severity));
    expect(severities.filter((severity) => severity !== undefined).length).toBeGreaterThan(1_500);
    expect(severities).toContain(undefined);
  });

  it("is never fine for a product of which one part is not", () => {
    for (const id of IDS) {
      const { contains = [] } = TABLE.medicines[id] ?? {};
      for (const other of contains.length > 1 ? IDS : []) {
        if (id === other || interactionOf(TABLE, id, other)?.severity !== "fine") continue;
        expect(contains.map((part) => interactionOf(TABLE, part, other)?.severity)).toEqual(contains.map(() => "fine"));
      }
    }
  });
});

describe("names in a text", () => {
  const found = (text: string) => medicinesIn(text, TABLE).map(({ what }) => what);

  it.each([
    ["I take Warfarin and simvastatin 40mg", ["warfarin", "simvastatin"]],
    ["can i take nurofen plus", ["ibuprofen-codeine"]],
    ["is clarithromicin ok", ["clarithromycin"]],
    ["paracetemol", ["paracetamol"]],
    ["Darf ich Paracetamol mit Ibuprofen nehmen", ["paracetamol", "ibuprofen"]],
    ["¿Puedo tomar amoxicilina?", ["amoxicillin"]],
    ["J'ai pris du Doliprane", ["paracetamol"]],
    ["Voltarol gel", ["diclofenac-gel"]],
    ["St John's wort", ["st-johns-wort"]],
    ["I have a sore throat and a cough", []],
    ["my husband drinks coffee with honey", []],
  ])("%s", (text, medicines) => {
    expect(found(text)).toEqual(medicines);
  });

  it("are found whatever slip is made in a long one, unless it could be another", () => {
    expect(isOneSlip("ramipril", "ramirpil")).toBe(true);
    expect(isOneSlip("ramipril", "ramipri")).toBe(true);
    expect(isOneSlip("ramipril", "rampirli")).toBe(false);
    expect(
      [...namesOf(TABLE).names].filter(([name, whats]) => found(name).join() !== whats.join()).map(([name]) => name),
    ).toEqual([]);
  });

  it("any text can be read", () => {
    for (const text of ["", " ", "\ud800", "a".repeat(5_000), "constructor __proto__", "💊", "mg ".repeat(2_000)])
      expect(found(text)).toEqual([]);
    expect(kindsOf(TABLE, "constructor")).toEqual(["constructor"]);
  });
});
