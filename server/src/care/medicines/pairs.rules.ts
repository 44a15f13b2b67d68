import { type Interaction, ingredientsOf, kindsOf, type MedicinesTable, SEVERITIES } from "./table.rules";

/** The rows that name a kind, with the other side of each. */
type ByKind = ReadonlyMap<string, readonly { row: Interaction; other: ReadonlySet<string> }[]>;

const PREPARED = new WeakMap<MedicinesTable, { rows: ByKind; pairs: Map<string, Interaction | null> }>();

function prepared(table: MedicinesTable): { rows: ByKind; pairs: Map<string, Interaction | null> } {
  const before = PREPARED.get(table);
  if (before) return before;
  const rows = new Map<string, { row: Interaction; other: ReadonlySet<string> }[]>();
  const learn = (kinds: readonly string[], others: readonly string[], row: Interaction) => {
    const other = new Set(others);
    for (const kind of kinds) rows.set(kind, [...(rows.get(kind) ?? []), { row, other }]);
  };
  for (const row of table.interactions) {
    learn(row.between, row.and, row);
    learn(row.and, row.between, row);
  }
  const ready = { rows, pairs: new Map<string, Interaction | null>() };
  PREPARED.set(table, ready);
  return ready;
}

export const isWorse = (a: Interaction, b: Interaction): boolean =>
  SEVERITIES.indexOf(a.severity) < SEVERITIES.indexOf(b.severity);

const worse = (a: Interaction | null, b: Interaction | null): Interaction | null =>
  a && b ? (isWorse(b, a) ? b : a) : (a ?? b);

/** Two of a kind of which one does instead of the other, whether or not a row names them. */
function ofOneKind(table: MedicinesTable, a: string, b: string): Interaction | null {
  const others = kindsOf(table, b);
  const isShared = kindsOf(table, a).some((kind) => table.classes[kind]?.alike && others.includes(kind));
  const source = table.medicines[a]?.source;
  return isShared && source ? { between: [a], and: [b], severity: "doctor-first", harm: "same-kind", source } : null;
}

function between(table: MedicinesTable, a: string, b: string): Interaction | null {
  const { rows, pairs } = prepared(table);
  const key = a < b ? `${a} ${b}` : `${b} ${a}`;
  const known = pairs.get(key);
  if (known !== undefined) return known;
  const others = kindsOf(table, b);
  const found = kindsOf(table, a)
    .flatMap((kind) => rows.get(kind) ?? [])
    .filter(({ other }) => others.some((kind) => other.has(kind)))
    .reduce<Interaction | null>((worst, { row }) => worse(worst, row), ofOneKind(table, a, b));
  pairs.set(key, found);
  return found;
}

/**
 * What is known of two taken together: of all rows that meet them or what is in them, the worst. Null where none does, which says
 * nothing about them; what has the same in it is one too many. "Fine" is said of products only when it is of every pair of what is in them.
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
  const worst = pairs.reduce<Interaction | null>(worse, null);
  return worst?.severity === "fine" && pairs.includes(null) ? null : worst;
}
