import type { RequestContext } from "../../platform/context";
import { type PageAsked, readList, readRow } from "../../platform/lists";
import { countLater, mapPage, type Page, readPageArguments, toPage } from "../../platform/pages";
import { conflict } from "../../platform/problems";
import { shownRecord } from "./assistant-version.rules";
import { type GateCheck, gateOf, METRIC_NAMES, type MetricName, metricsOf, THRESHOLDS } from "./gate.rules";
import type { AnsweringPlatform } from "./model-context";
import type { JudgedCase, ModelRecord } from "./record.rules";

type Reader = Pick<RequestContext, "db">;

/** A model as it is stored, without its weights. */
export interface StoredRow {
  id: string;
  version: string;
  checksum: string;
  record: ModelRecord;
  runId: string | null;
  createdAt: Date;
  isBuiltIn: boolean;
  isPublished: boolean;
}

/** A model as staff see it. */
export interface TrainedModelView extends Omit<StoredRow, "record"> {
  record: ReturnType<typeof shownRecord>;
  gate: GateCheck[];
}

export const MODEL_COLUMNS = `m.id, m.version, m.checksum, m.record, m.run_id as "runId", m.created_at as "createdAt",
  m.release is not null as "isBuiltIn",
  m.id is not distinct from (select model_id from model_publications order by id desc limit 1) as "isPublished"`;

export const viewOf = ({ record, ...row }: StoredRow): TrainedModelView => ({
  ...row,
  record: shownRecord(record),
  gate: gateOf(record),
});

/** @throws NOT_FOUND. */
export async function readModelVersion({ db }: Reader, id: string): Promise<TrainedModelView> {
  return viewOf(await readRow(db, `select ${MODEL_COLUMNS} from model_versions m where m.id = $1`, id));
}

/** A page of models, the newest first. @throws BAD_USER_INPUT on `first` or `after`. */
export const listModels = ({ db }: Reader, asked: PageAsked): Promise<Page<TrainedModelView>> =>
  readList(db, {
    ...{ ...asked, by: ["m.created_at", "m.id"], at: "createdAt", view: viewOf },
    select: `select ${MODEL_COLUMNS} from model_versions m`,
    from: "model_versions m",
  });

/** One time that a model was published. */
export interface PublicationView {
  id: string;
  at: Date;
  /** Null: the product itself with a release, or somebody whose account is erased. */
  by: string | null;
  kind: "PUBLISHED" | "ROLLED_BACK";
  version: string;
  /** What answered until then. */
  previousVersion: string | null;
}

/** A page of what was published, the newest first. @throws BAD_USER_INPUT on `first` or `after`. */
export const listPublications = ({ db }: Reader, asked: PageAsked): Promise<Page<PublicationView>> =>
  readList(db, {
    ...{ ...asked, by: ["p.id"], ids: "number", at: "at" },
    select: `select p.id, p.published_at as at, u.name as by, p.kind, m.version,
            (select b.version from model_publications q join model_versions b on b.id = q.model_id
              where q.id < p.id order by q.id desc limit 1) as "previousVersion"
       from model_publications p join model_versions m on m.id = p.model_id left join users u on u.id = p.published_by`,
    from: "model_publications p",
  });

/** One of the four figures that are compared with a threshold. */
interface ModelMetric {
  name: MetricName;
  current: number;
  /** Of the version that a roll-back leads to. */
  previous: number | null;
  change: number | null;
  threshold: number;
  isMet: boolean;
}

export interface ModelOverview {
  version: string;
  previousVersion: string | null;
  publishedAt: Date;
  cases: number;
  metrics: ModelMetric[];
  problem: string | null;
}

interface Published {
  version: string;
  record: ModelRecord;
  publishedAt: Date;
  below: string | null;
  belowRecord: ModelRecord | null;
}

/** What is published, beside what a roll-back would lead to. @throws CONFLICT when no model was ever stored. */
export async function readModelOverview({ db, assistant }: Reader & AnsweringPlatform): Promise<ModelOverview> {
  const [found]: Published[] = await db.query(
    `select m.version, m.record, p.published_at as "publishedAt", b.version as below, b.record as "belowRecord"
       from model_publications p join model_versions m on m.id = p.model_id
       left join model_publications q on q.id = p.below_id left join model_versions b on b.id = q.model_id
      order by p.id desc limit 1`,
  );
  if (!found) throw conflict("No model is published. The rules alone answer.");
  const { version, record, publishedAt, below, belowRecord } = found;
  const [now, before] = [metricsOf(record), belowRecord && metricsOf(belowRecord)];
  const metrics = METRIC_NAMES.map((name) => {
    const [current, previous, threshold] = [now[name], before?.[name] ?? null, THRESHOLDS[name]];
    const change = previous === null ? null : current - previous;
    return { name, current, previous, change, threshold, isMet: current >= threshold };
  });
  const cases = record.heldOutStyles.engine.n;
  return { version, previousVersion: below, publishedAt, cases, metrics, problem: assistant.problem };
}

/** A held-out case with what a model gives to it, and what the published one does. */
export interface ComparedCase extends JudgedCase {
  publishedGiven: string | null;
}

/**
 * A page of held-out cases as a model and the published one judge them, in the order of the data.
 * @throws NOT_FOUND; BAD_USER_INPUT on `first` or `after`.
 */
export async function compareModel(
  ctx: Reader,
  { modelId, changedOnly, first, after }: { modelId: string; changedOnly: boolean; first: number; after?: string },
): Promise<Page<ComparedCase>> {
  const page = readPageArguments(first, after, "number");
  const { createdAt } = await readModelVersion(ctx, modelId);
  const compared = `with published as (
      select c.id, c.given from model_versions m, jsonb_to_recordset(m.cases) as c (id text, given text)
       where m.id = (select model_id from model_publications order by id desc limit 1)),
    compared as (
      select c.ordinality as place, c.one, p.given as "publishedGiven"
        from model_versions m, jsonb_array_elements(m.cases) with ordinality as c (one, ordinality)
        left join published p on p.id = c.one->>'id'
       where m.id = $1 and (not $2 or p.given is distinct from c.one->>'given'))`;
  const rows: { place: string; one: JudgedCase; publishedGiven: string | null }[] = await ctx.db.query(
    `${compared} select place, one, "publishedGiven" from compared where place > $4 order by place limit $3`,
    [modelId, changedOnly, page.first + 1, page.cursor?.id ?? "0"],
  );
  const count = countLater(ctx.db, `${compared} select count(*)::int from compared`, [modelId, changedOnly]);
  const placed = toPage(rows, page, count, ({ place }) => ({ at: createdAt, id: place }));
  return mapPage(placed, ({ one, publishedGiven }) => ({ ...one, publishedGiven }));
}
