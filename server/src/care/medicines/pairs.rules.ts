import { type Interaction, ingredientsOf, kindsOf, type MedicinesTable, membersOf, SEVERITIES } from "./table.rules";

/** By a kind and another, the worst row that names both, either way round. */
type ByKinds = ReadonlyMap<string, ReadonlyMap<string, Interaction>>;

const PREPARED = new WeakMap<MedicinesTable, { rows: ByKinds; pairs: Map<string, Interaction | null> }>();

const NONE: ReadonlyMap<string, Interaction> = new Map();

function prepared(table: MedicinesTable): { rows: ByKinds; pairs: Map<string, Interaction | null> } {
  const before = PREPARED.get(table);
  if (before) return before;
  const rows = new Map<string, Map<string, Interaction>>();
  const learn = (kinds: readonly string[], others: readonly string[], row: Interaction) => {
    for (const kind of kinds) {
      const known = rows.get(kind) ?? new Map<string, Interaction>();
      rows.set(kind, known);
      for (const other of others) {
        const worst = known.get(other);
        if (!worst || isWorse(row, worst)) known.set(other, row);
      }
    }
  };
  for (const row of table.interactions) {
    learn(row.between, row.and, row);
    learn(row.and, row.between, row);
  }
  // Two of a kind of which one does instead of the other, whether or not a row names them.
  for (const [kind, { alike }] of Object.entries(table.classes)) {
    const member = Object.values(table.medicines).find(({ classes }) => classes.includes(kind));
    if (!alike || !member) continue;
    const row: Interaction = {
      between: [kind],
      and: [kind],
      severity: "doctor-first",
      harm: "same-kind",
      source: member.source,
    };
    learn([kind], [kind], row);
  }
  const ready = { rows, pairs: new Map<string, Interaction | null>() };
  PREPARED.set(table, ready);
  return ready;
}

export const isWorse = (a: Interaction, b: Interaction): boolean =>
  SEVERITIES.indexOf(a.severity) < SEVERITIES.indexOf(b.severity);

const worse = (a: Interaction | null, b: Interaction | null): Interaction | null =>
  a && b ? (isWorse(b, a) ? b : a) : (a ?? b);

function between(table: MedicinesTable, a: string, b: string): Interaction | null {
  const { rows, pairs } = prepared(table);
  const key = a < b ? `${a} ${b}` : `${b} ${a}`;
  const known = pairs.get(key);
  if (known !== undefined) return known;
  const others = kindsOf(table, b);
  let found: Interaction | null = null;
  for (const kind of kindsOf(table, a)) {
    const of = rows.get(kind) ?? NONE;
    for (const other of others) found = worse(found, of.get(other) ?? null);
  }
  pairs.set(key, found);
  return found;
}

/**
 * What is known of a class that is named itself ("my water tablets"), by its medicines: the mildest warning where at least half of them
 * warn, or the worst of all where something is known of each and no row speaks of the class in general.
 */
function ofMembers(table: MedicinesTable, kind: string, other: string): Interaction | null {
  if (!(kind in table.classes) || kind === other) return null;
  const { pairs } = prepared(table);
  const key = `${kind} of ${other}`;
  const known = pairs.get(key);
  if (known !== undefined) return known;
  const rows = membersOf(table, kind).map(({ id }) => interactionOf(table, id, other));
  const warnings = rows.flatMap((row) => (row && ["never", "doctor-first"].includes(row.severity) ? [row] : []));
  const mildest = warnings.reduce<Interaction | null>((a, b) => (a && !isWorse(a, b) ? a : b), null);
  const isKnown = rows.length > 0 && !rows.includes(null) && !between(table, kind, other)?.general;
  const found = warnings.length * 2 >= rows.length ? mildest : isKnown ? rows.reduce(worse, null) : null;
  pairs.set(key, found);
  return found;
}

/**
 * What is known of two taken together: of all rows that meet them or what is in them, the worst. Null where none does, which says
 * nothing about them; what has the same in it, or is of a kind of which one does, is one too many. "Fine" is said of products only
 * when it is of every pair of what is in them.
 */
export function interactionOf(table: MedicinesTable, a: string, b: string): Interaction | null {
  const shared = ingredientsOf(table, a).find((one) => ingredientsOf(table, b).includes(one));
  const source = table.medicines[shared ?? ""]?.source;
  if (shared && source && a !== b) return { between: [a], and: [b], severity: "never", harm: "same-kind", source };
  const pairs = ingredientsOf(table, a).flatMap((one) =>
    ingredientsOf(table, b)
      .filter((other) => other !== one)
      .map((other) => between(table, one, other)),
  );
  const worst = [...pairs, ofMembers(table, a, b), ofMembers(table, b, a)].reduce<Interaction | null>(worse, null);
  return worst?.severity === "fine" && pairs.includes(null) ? null : worst;
}
