import type { Language } from "../../people/accounts/account.rules";
import { medicinesIn } from "./names.rules";
import { ingredientsOf, type MedicinesTable, type Told } from "./table.rules";
import type { Source } from "./texts.rules";

/** What the table says of a medicine that somebody takes, in sentences. */
export interface AboutMedicine {
  /** What it is for, each a phrase. */
  uses: string[];
  how: string[];
  /** What to avoid or to know: alcohol, driving, food, sun. */
  avoid: string[];
  missed: string;
  /** Common side effects, each a phrase. */
  effects: string[];
  source: Source;
}

/** Nothing needs to be said of these. */
const NOTHING_TO_AVOID: ReadonlySet<string> = new Set(["fine", "not-relevant", "room"]);

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;

/** What is told of a medicine by its name; null where the name is not of one medicine alone. */
export function aboutMedicine(name: string, language: Language, table: MedicinesTable): AboutMedicine | null {
  const [found, ...others] = medicinesIn(name, table);
  const medicine = table.medicines[found?.what ?? ""];
  if (!medicine || others.length > 0) return null;
  const rows: Told[] = medicine.uses
    ? [medicine]
    : ingredientsOf(table, medicine.id).flatMap((id) => table.medicines[id] ?? []);
  const said = (section: keyof Told) => [
    ...new Set(
      rows.flatMap((row) => [row[section] ?? []].flat() as string[]).filter((id) => !NOTHING_TO_AVOID.has(id)),
    ),
  ];
  const sentences = (section: keyof Told) =>
    said(section)
      .flatMap((id) => table.texts[section]?.[id]?.[language] ?? [])
      .map(sentence);
  const phrases = (ids: readonly string[], coded: (id: string) => string | undefined) =>
    ids.flatMap((id) => coded(id) ?? []);
  return {
    uses: phrases(said("uses"), (id) => table.uses[id]?.[language]),
    how: sentences("how"),
    avoid: [...sentences("alcohol"), ...sentences("food"), ...sentences("driving"), ...sentences("sun")],
    missed: sentences("missed").join(" "),
    effects: phrases(said("common"), (id) => table.common[id]?.text[language]),
    source: medicine.source,
  };
}
