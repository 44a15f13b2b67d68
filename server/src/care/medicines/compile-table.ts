import path from "node:path";
import { readYaml, yamlFilesIn } from "../../platform/yaml-file";
import {
  ILLNESSES,
  type Interaction,
  type Medicine,
  type MedicineClass,
  type MedicinesTable,
  SAID_OFTEN,
  SAID_ONCE,
  type Told,
} from "./table.rules";
import {
  type ClassSource,
  effectsFile,
  everydayFile,
  interactionsFile,
  type MedicineSource,
  medicinesFile,
  type TagsSource,
  tagsFile,
  textsFile,
} from "./table-schema";

/** What has to be known of every medicine, from its row or from its first class. */
const ALWAYS = [
  ...(["uses", "how", "starts", "common", "serious", "pregnancy", "breastfeeding", "alcohol", "driving"] as const),
  ...(["missed", "stopping", "overdose", "supply"] as const),
] as const;
const FIELDS = [...SAID_ONCE, ...SAID_OFTEN, ...ILLNESSES, "uses", "common", "serious", "pregnancy"] as const;

/** What a row tells, and what its first class tells where the row does not. */
function toldBy(row: Partial<Told>, kind: Partial<Told> = {}): Told {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = row[field] ?? kind[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

const wordsOf = (said: string | object | readonly string[] | undefined): string[] =>
  said === undefined ? [] : typeof said === "string" ? [said] : Object.values(said);

const doseOf = <T extends { "gap-hours": number }>({ "gap-hours": gapHours, ...dose }: T) => ({ ...dose, gapHours });

function medicineOf(id: string, row: MedicineSource, written: string, classes: Readonly<Record<string, ClassSource>>) {
  const {
    names,
    brands,
    contains,
    adult,
    child,
    most,
    liquids,
    source,
    "from-age": fromAge,
    "mg-per-kg": mgPerKg,
  } = row;
  const medicine: Medicine = {
    ...{ id, names, brands, classes: row.classes, source: { ...source, writtenOn: written } },
    ...toldBy(row, classes[row.classes[0] ?? ""]),
    ...(contains && { contains }),
    ...(fromAge !== undefined && { fromAge }),
    ...(adult && { adult: doseOf(adult) }),
    ...(child && { child: child.map(doseOf) }),
    ...(liquids && { liquids }),
    ...(most && { most }),
    ...(mgPerKg && { mgPerKg }),
  };
  return medicine;
}

/** Every word of a row that the texts do not know, and everything that it leaves open. */
function problemsOf(medicine: Medicine, table: MedicinesTable): string[] {
  const { contains = [], classes, uses = [], common = [], serious = [] } = medicine;
  const unknown = (section: string, ids: readonly string[], known: object) =>
    ids.filter((id) => !(id in known)).map((id) => `${section} ${id} is unknown`);
  return [
    ...ALWAYS.filter((field) => medicine[field] === undefined).map((field) => `it has no ${field}`),
    ...unknown("class", classes, table.classes),
    ...unknown("contents", contains, table.medicines),
    ...unknown("use", uses, table.uses),
    ...unknown("common effect", common, table.common),
    ...unknown("serious effect", serious, table.serious),
    ...[...SAID_ONCE, ...SAID_OFTEN, "pregnancy" as const].flatMap((field) =>
      unknown(field, wordsOf(medicine[field]), table.texts[field] ?? {}),
    ),
  ];
}

function sameNames(medicines: readonly Medicine[]): string[] {
  const known = new Map<string, string>();
  return medicines.flatMap(({ id, names, brands }) =>
    [...new Set([...Object.values(names).flat(), ...brands].map((name) => name.toLowerCase()))].flatMap((name) => {
      const other = known.get(name);
      known.set(name, id);
      return other && other !== id ? [`${name} is a name of ${other} and of ${id}`] : [];
    }),
  );
}

/** Reads, checks and compiles the table of medicines. @returns what is wrong, each with its file. */
export function compileTable(folder: string): { compiled: MedicinesTable; errors: string[] } {
  const errors: string[] = [];
  const at = (name: string) => path.join(folder, name);
  const texts = readYaml(at("texts.yaml"), textsFile, errors);
  const effects = readYaml(at("effects.yaml"), effectsFile, errors);
  const tags: TagsSource = readYaml(at("tags.yaml"), tagsFile, errors)?.tags ?? {};
  const everyday = readYaml(at("everyday.yaml"), everydayFile, errors)?.words ?? {};
  const { severity, written: _w, reviewed: _r, ...sections } = texts ?? {};
  const classes: Record<string, ClassSource> = {};
  const rows: [file: string, medicine: Medicine][] = [];
  const uses: Record<string, Record<"en" | "fr" | "de" | "es", string>> = {};
  const groups = yamlFilesIn(path.join(folder, "rows"));
  const read = groups.map((file) => [file, readYaml(file, medicinesFile, errors)] as const);
  for (const [file, group] of read) {
    for (const id of Object.keys(group?.classes ?? {}))
      if (classes[id]) errors.push(`${file}: class ${id} stands twice`);
    for (const id of Object.keys(group?.uses ?? {})) if (uses[id]) errors.push(`${file}: use ${id} stands twice`);
    Object.assign(classes, group?.classes);
    Object.assign(uses, group?.uses);
  }
  for (const [file, group] of read)
    for (const [id, row] of Object.entries(group?.medicines ?? {}))
      rows.push([file, medicineOf(id, row, group?.written ?? "", classes)]);
  const found = readYaml(at("interactions.yaml"), interactionsFile, errors);
  const table = {
    medicines: Object.fromEntries(rows.map(([, medicine]) => [medicine.id, medicine])),
    classes: Object.fromEntries(
      Object.entries<ClassSource>({ ...classes, ...tags }).map(([id, row]): [string, MedicineClass] => [
        id,
        { label: row.label, alike: row.alike ?? false, ...(row.names && { names: row.names }), ...toldBy(row) },
      ]),
    ),
    ...{ uses, texts: sections, severity, common: effects?.common, serious: effects?.serious },
    everyday: Object.values(everyday).flat(),
    interactions: (found?.interactions ?? []).map(
      (row): Interaction => ({ ...row, source: { ...row.source, writtenOn: found?.written ?? "" } }),
    ),
  } as MedicinesTable;
  if (rows.length > Object.keys(table.medicines).length) errors.push(`${folder}: a medicine stands twice`);
  for (const [file, medicine] of rows)
    errors.push(...problemsOf(medicine, table).map((problem) => `${file}: ${medicine.id}: ${problem}`));
  errors.push(...sameNames(Object.values(table.medicines)));
  const isKnown = (kind: string) => kind in table.medicines || kind in table.classes;
  for (const { between, and, harm, act } of table.interactions) {
    for (const kind of [...between, ...and]) if (!isKnown(kind)) errors.push(`interactions.yaml: ${kind} is unknown`);
    if (!table.texts.harms?.[harm]) errors.push(`interactions.yaml: harm ${harm} is unknown`);
    if (act && !table.texts.acts?.[act]) errors.push(`interactions.yaml: act ${act} is unknown`);
  }
  return { compiled: table, errors };
}
