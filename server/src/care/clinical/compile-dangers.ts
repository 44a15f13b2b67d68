import { CARE_IDS, type Condition, type Pathway, type Row } from "./book.rules";
import type { DangerSource } from "./book-schema";
import { conditionOf } from "./compile-condition";

/**
 * A danger is a fact that opens a pathway of its own, whose only row it decides; it steps back where a fact tells more exactly
 * what it is.
 */
export function pathwayOfDanger(
  id: string,
  danger: DangerSource,
  file: Pick<Pathway, "written" | "reviewed">,
): Pathway {
  const { label, care, because, source, "first-aid": firstAid, "steps-back-for": exact = [] } = danger;
  const fact = `danger.${id}`;
  return {
    ...{ id: `danger-${id}`, label, opens: [fact], sources: { page: source } },
    ...{ written: file.written, reviewed: file.reviewed },
    for: exact.map((known) => ({ not: { fact: known } })),
    rows: [{ care, when: { fact }, because, source: "page" }],
    otherwise: { care, because },
    ...{ advice: [], medicines: [], firstAid: firstAid ? [firstAid] : [] },
  };
}

/** A danger that a pathway asks about, as a row of its own. */
interface AskedDanger {
  row: Row & { covers: readonly string[] };
  page: { title: string; url: string };
}

/** By pathway, the dangers that are asked there. */
export function askedDangers(files: readonly DangerFile[]): ReadonlyMap<string, readonly AskedDanger[]> {
  const byPathway = new Map<string, AskedDanger[]>();
  for (const [id, { care, because, source, asked, "steps-back-for": exact = [] }] of files.flatMap((file) =>
    Object.entries(file),
  )) {
    const when: Condition = {
      all: [
        { fact: `danger.${id}` },
        ...(asked?.of ?? []).map(conditionOf),
        ...exact.map((fact: string) => ({ not: { fact } })),
      ],
    };
    const row = { care, when, because, source: `danger-${id}`, covers: asked?.covers ?? [] };
    for (const pathway of asked?.in ?? [])
      byPathway.set(pathway, [...(byPathway.get(pathway) ?? []), { row, page: source }]);
  }
  return byPathway;
}

export type DangerFile = Readonly<Record<string, DangerSource>>;

/** A pathway with the rows of the dangers that are asked in it, below its own of the same care. */
export function withDangers(pathway: Pathway, asked: readonly AskedDanger[] = []): Pathway {
  const order = ({ care }: Row) => CARE_IDS.indexOf(care);
  const pages = asked.map(({ row, page }) => [row.source, page] as const);
  return {
    ...pathway,
    sources: { ...pathway.sources, ...Object.fromEntries(pages) },
    rows: [...asked.map(({ row }) => row), ...pathway.rows].sort((a, b) => order(a) - order(b)),
  };
}
