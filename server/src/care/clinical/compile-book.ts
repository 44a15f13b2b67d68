import path from "node:path";
import { readYaml, yamlFilesIn } from "../../platform/yaml-file";
import { INGREDIENTS } from "../medicines/ingredients.rules";
import { namesOf } from "../medicines/names.rules";
import type { Medicine, MedicinesTable } from "../medicines/table.rules";
import {
  type Book,
  type Fact,
  factsOf,
  type HelpLine,
  NAMED_MEDICINE,
  type Pathway,
  type SafetyTopic,
  type Words,
} from "./book.rules";
import {
  askedOfFile,
  careFile,
  type DangerSource,
  dangersFile,
  type FactSource,
  factFile,
  notHappeningFile,
  otherMeaningsFile,
  type PathwaySource,
  pathwayFile,
  questionsFile,
  type SafeguardingSource,
  safeguardingFile,
  scorecardFile,
  servicesFile,
  talkFile,
  toldOfOthersFile,
  topicsFile,
  wordGroupsFile,
} from "./book-schema";
import { conditionOf, whenOf, yearsOf } from "./compile-condition";
import { askedDangers, type DangerFile, pathwayOfDanger, withDangers } from "./compile-dangers";

const NO_WORDS: Words = { en: [], fr: [], de: [], es: [] };

type WordSource = Pick<FactSource, "label" | "words"> & Partial<FactSource> & Pick<DangerSource, "asked">;

const signOf = ({ ask, asked }: WordSource): Pick<Fact, "sign"> => {
  const sign = ask ?? asked?.as;
  return sign ? { sign } : {};
};

function factOf(id: string, source: WordSource): Fact {
  return {
    id,
    label: source.label,
    ...signOf(source),
    ...(source.asked?.covers.length && { covers: source.asked.covers }),
    words: source.words === "none" ? NO_WORDS : source.words,
    unless: { ...NO_WORDS, ...source.unless },
    means: source.means ?? [],
    rulesOut: source["rules-out"] ?? [],
    ...(source["counts-always"] && { countsAlways: true }),
    ...(source["asked-is-not-taken"] && { askedIsNotTaken: true }),
    ...(source.snomed && { snomed: source.snomed }),
  };
}

function pathwayOf(source: PathwaySource): Pathway {
  const { id, label, opens, sources, written, reviewed, otherwise, medicines } = source;
  return {
    ...{ id, label, opens, sources, written, reviewed, otherwise, medicines },
    for: source.for.map(conditionOf),
    rows: source.rows.map(({ care, when, because, source: from, "cannot-wait": cannotWait }) => ({
      care,
      when: whenOf(when),
      because,
      ...(cannotWait && { cannotWait }),
      source: from,
    })),
    advice: source.advice.map(({ unless = [], "offers-ibuprofen": offersIbuprofen = false, ...text }) => ({
      ...{ text, unless: unless.map(conditionOf), offersIbuprofen },
    })),
    firstAid: source["first-aid"],
  };
}

/** A row that stands below a less urgent one could never be what decides. */
function unreachable(pathway: PathwaySource, order: readonly string[]): string[] {
  return pathway.rows.flatMap(({ care }, at) => {
    const above = pathway.rows[at - 1];
    return above && order.indexOf(above.care) > order.indexOf(care)
      ? [`the row of ${care} stands below one of ${above.care}`]
      : [];
  });
}

/** Names of the table that are one word, of medicines that are of a kind. */
const namesWhere = (table: MedicinesTable, isOfKind: (medicine: Medicine) => boolean): string[] =>
  [...namesOf(table).names].flatMap(([name, whats]) => {
    const medicines = whats.map((id) => table.medicines[id]);
    return /^\p{L}{5,}$/u.test(name) && medicines.every((one) => one && isOfKind(one)) ? [name] : [];
  });

/** What must not be missed is told by its name too: everything that the table calls dangerous to stop. */
function withNames(fact: Fact, table: MedicinesTable): Fact {
  if (fact.id !== "medicine.vital") return fact;
  const names = [namesWhere(table, ({ stopping }) => stopping === "danger").join("|")];
  const words = Object.entries(fact.words).map(([language, own]) => [language, [...own, ...names]]);
  return { ...fact, words: Object.fromEntries(words) as unknown as Words };
}

/** A medicine that a doctor prescribes, by its name: every one of the table of medicines that is one word. */
function namedMedicine(table: MedicinesTable): Fact {
  const names = namesWhere(table, ({ supply }) => supply === "prescription");
  const words = [[...new Set(names)].join("|")];
  return factOf(NAMED_MEDICINE, {
    label: { en: "A medicine", fr: "Un médicament", de: "Ein Medikament", es: "Un medicamento" },
    words: { en: words, fr: words, de: words, es: words },
  });
}

function safetyOf({ written, lines, topics }: SafeguardingSource, file: string, errors: string[]): SafetyTopic[] {
  const used = new Set<string>();
  const lineOf = (id: string): HelpLine[] => {
    const line = lines[id];
    if (!line) errors.push(`${file}: unknown line ${id}`);
    used.add(id);
    return line ? [{ id, ...line, source: { ...line.source, writtenOn: written } }] : [];
  };
  const safety = Object.entries(topics).map(([id, { facts, self, other, child }]) => ({
    ...{ id, facts },
    lines: { self: self.flatMap(lineOf), other: other.flatMap(lineOf), child: child.flatMap(lineOf) },
  }));
  for (const id of Object.keys(lines)) if (!used.has(id)) errors.push(`${file}: nobody is given the line ${id}`);
  return safety;
}

/** Reads, checks and compiles the whole book. @returns what is wrong, each with its file. */
export function compileBook(folder: string, medicines: MedicinesTable): { book: Book; errors: string[] } {
  const errors: string[] = [];
  const care = (readYaml(path.join(folder, "care.yaml"), careFile, errors)?.care ?? {}) as Book["care"];
  const wordGroups = readYaml(path.join(folder, "word-groups.yaml"), wordGroupsFile, errors) as Book["wordGroups"];
  const toldOfOthers = readYaml(
    path.join(folder, "told-of-others.yaml"),
    toldOfOthersFile,
    errors,
  ) as Book["toldOfOthers"];
  const otherMeanings = readYaml(path.join(folder, "other-meanings.yaml"), otherMeaningsFile, errors) as Words;
  const notHappening = readYaml(
    path.join(folder, "not-happening.yaml"),
    notHappeningFile,
    errors,
  ) as Book["notHappening"];
  const known = new Map([[NAMED_MEDICINE, "the table of medicines"]]);
  const told = (file: string, id: string, source: Parameters<typeof factOf>[1]) => {
    if (known.has(id)) errors.push(`${file}: ${id} stands in ${known.get(id)} as well`);
    known.set(id, file);
    return factOf(id, source);
  };
  const dangerFiles: DangerFile[] = [];
  const dangers = yamlFilesIn(path.join(folder, "dangers")).flatMap((file) => {
    const read = readYaml(file, dangersFile, errors);
    dangerFiles.push(read?.dangers ?? {});
    return Object.entries(read?.dangers ?? {}).map(([id, source]) => ({
      fact: told(file, `danger.${id}`, source),
      pathway: pathwayOfDanger(id, source, read as Pick<Pathway, "written" | "reviewed">),
    }));
  });
  const topicsPath = path.join(folder, "topics.yaml");
  const topics = Object.entries(readYaml(topicsPath, topicsFile, errors) ?? {});
  const facts = [
    ...topics.map(([id, { label }]) => told(topicsPath, `topic.${id}`, { label, words: "none" })),
    ...yamlFilesIn(path.join(folder, "facts")).flatMap((file) =>
      Object.entries(readYaml(file, factFile, errors) ?? {}).map(([id, source]) =>
        withNames(told(file, id, source), medicines),
      ),
    ),
    ...dangers.map(({ fact }) => fact),
  ];
  const check = (file: string, ids: readonly string[]) => {
    for (const id of new Set(ids)) if (!known.has(id)) errors.push(`${file}: unknown fact ${id}`);
  };
  for (const [, { complaints, signs }] of topics) check(topicsPath, [...complaints, ...signs]);
  const askedOf = path.join(folder, "asked-of.yaml");
  const asking = readYaml(askedOf, askedOfFile, errors);
  for (const group of asking?.together ?? []) {
    check(askedOf, group);
    for (const fact of facts) if (group.includes(fact.id)) fact.together = group;
  }
  for (const [first, then] of Object.entries(asking?.once ?? {})) {
    check(askedOf, [first, ...then]);
    for (const fact of facts) if (then.includes(fact.id)) fact.once = first;
  }
  const explaining = { soon: asking?.explains ?? [], danger: asking?.["explains-dangers"] ?? [] };
  check(askedOf, [...Object.values(explaining).flat(), ...Object.entries(asking?.beside ?? {}).flat()]);
  for (const fact of facts) {
    const beside = asking?.beside[fact.id];
    const explains = (["soon", "danger"] as const).filter((what) => explaining[what].includes(fact.id));
    if (explains.length > 0) fact.explains = explains;
    if (beside) fact.beside = beside;
  }
  for (const { of, facts: whose } of asking?.groups ?? []) {
    const conditions = of.map(conditionOf);
    check(askedOf, conditions.flatMap(factsOf));
    for (const name of whose) {
      const some = facts.filter(({ id }) => (name.endsWith(".*") ? id.startsWith(name.slice(0, -1)) : id === name));
      if (some.length === 0) errors.push(`${askedOf}: unknown fact ${name}`);
      for (const fact of some) fact.of = [...(fact.of ?? []), ...conditions];
    }
  }
  for (const { pathway } of dangers)
    check(`${known.get(pathway.opens[0] ?? "")}: ${pathway.id}`, pathway.for.flatMap(factsOf));
  for (const { id, means, rulesOut } of facts) check(`${known.get(id)}: ${id}`, [...means, ...rulesOut]);
  const sources = yamlFilesIn(path.join(folder, "pathways")).flatMap((file) => {
    const source = readYaml(file, pathwayFile, errors);
    if (source && path.basename(file, ".yaml") !== source.id) errors.push(`${file}: its id is ${source.id}`);
    return source ? [source] : [];
  });
  const behindAnother = Object.entries(asking?.["behind-another"] ?? {}).map(([id, one]) => ({
    ...{ id, of: one.of, asks: one.asks, unless: one.unless.map(conditionOf) },
    isInSameWords: one["same-words"] ?? false,
  }));
  const behind = [
    ...Object.entries(asking?.["behind-the-body"] ?? {}).map(([id, first]) => ({ id, named: [first] })),
    ...behindAnother.map(({ id, of, asks, unless }) => ({ id, named: [...of, ...asks, ...unless.flatMap(factsOf)] })),
  ];
  check(askedOf, [...(asking?.["without-topic"] ?? []), ...behind.flatMap(({ named }) => named)]);
  for (const { id } of behind)
    if (!sources.some((one) => one.id === id)) errors.push(`${askedOf}: unknown pathway ${id}`);
  const asked = askedDangers(dangerFiles);
  for (const [id, rows] of asked) {
    if (!sources.some((one) => one.id === id))
      errors.push(`${path.join(folder, "dangers")}: a danger is asked in ${id}, which is no pathway`);
    check(
      `dangers asked in ${id}`,
      rows.flatMap(({ row }) => [...factsOf(row.when), ...row.covers]),
    );
  }
  const pathways = sources.map((source) => {
    const file = path.join(folder, "pathways", `${source.id}.yaml`);
    const pathway = withDangers(pathwayOf(source), asked.get(source.id));
    check(file, [...pathway.opens, ...pathway.rows.flatMap(({ when }) => factsOf(when))]);
    check(
      file,
      pathway.advice.flatMap(({ unless }) => unless.flatMap(factsOf)),
    );
    for (const id of pathway.medicines) if (!(id in INGREDIENTS)) errors.push(`${file}: unknown medicine ${id}`);
    for (const row of pathway.rows) if (!pathway.sources[row.source]) errors.push(`${file}: no source ${row.source}`);
    for (const problem of unreachable(source, Object.keys(care))) errors.push(`${file}: ${problem}`);
    return pathway;
  });
  const servicesRead = readYaml(path.join(folder, "services.yaml"), servicesFile, errors);
  const services = Object.entries(servicesRead?.services ?? {});
  const talk = Object.entries(readYaml(path.join(folder, "talk.yaml"), talkFile, errors) ?? {});
  const aboutCare = [
    ...services.map(([id, one]) => factOf(`service.${id}`, one)),
    ...talk.map(([id, one]) => factOf(`talk.${id}`, one)),
  ];
  const questions = readYaml(path.join(folder, "medicines/questions.yaml"), questionsFile, errors)?.questions ?? {};
  // Side effects may also be told by the words of a question of that file.
  for (const id of Object.keys(questions)) known.set(`ask.${id}`, "questions.yaml");
  for (const { facts: found } of Object.values(medicines.common)) check("effects.yaml", found);
  for (const { care: needed } of Object.values(medicines.serious))
    if (!(needed in care)) errors.push(`effects.yaml: unknown care ${needed}`);
  check(
    "effects.yaml",
    Object.values(medicines.serious).flatMap(({ when = [] }) => when.flat()),
  );
  const scorecard = readYaml(path.join(folder, "scorecard.yaml"), scorecardFile, errors) ?? {};
  const safeguarding = readYaml(path.join(folder, "safeguarding.yaml"), safeguardingFile, errors);
  const safety = safeguarding ? safetyOf(safeguarding, path.join(folder, "safeguarding.yaml"), errors) : [];
  for (const topic of safety) check(path.join(folder, "safeguarding.yaml"), topic.facts);
  const examples = sources.flatMap(({ id, examples: written }) =>
    written.map(({ say, care: expected, age, sex }) => ({
      ...{ pathway: id, say, care: expected },
      ...(age && { age: yearsOf(age) }),
      ...(sex && { sex }),
    })),
  );
  const book: Book = {
    ...{
      care,
      pathways: [...pathways, ...dangers.map(({ pathway }) => pathway)],
      wordGroups,
      otherMeanings,
      notHappening,
      toldOfOthers,
      examples,
    },
    facts: [...facts, namedMedicine(medicines), ...aboutCare],
    services: services.map(([id, { label, advice, source, "about-medicine": aboutMedicine = false }]) => ({
      ...{ id, fact: `service.${id}`, label, advice, aboutMedicine },
      source: { ...source, writtenOn: servicesRead?.written ?? "" },
    })),
    topics: topics.map(([id, { complaints, signs }]) => ({ fact: `topic.${id}`, complaints, signs })),
    behindTheBody: asking?.["behind-the-body"] ?? {},
    ...{ behindAnother, withoutTopic: asking?.["without-topic"] ?? [] },
    talk: talk.map(([id, { label, answer }]) => ({ id, fact: `talk.${id}`, label, answer })),
    safety,
    questions: Object.entries(questions).map(([id, one]) => factOf(`ask.${id}`, one)),
    ...{ scorecard, medicines },
  };
  return { book, errors };
}
