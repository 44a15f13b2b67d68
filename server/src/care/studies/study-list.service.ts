import { Like } from "typeorm";
import type { Reader, RequestContext } from "../../platform/context";
import { findRow, type PageAsked, readList, readRow } from "../../platform/lists";
import type { Page } from "../../platform/pages";
import { invalid } from "../../platform/problems";
import type { Delivery } from "../../platform/realtime/topics";
import { StudyTag } from "./study.entity";
import { foldWords, STUDY_LIMITS, STUDY_MESSAGES, STUDY_STATUSES, type StudyStatus } from "./study.rules";
import type { ClinicalStudyType, StudyChangeType, StudyStatusCountType } from "./study.type";
import { tagKey } from "./tags.rules";

export type StudyPage = Page<ClinicalStudyType> & { counts: StudyStatusCountType[] };

const STUDY = `
  select s.id, s.title, s.authors, s.journal, s.published_on as "publicationDate", s.doi, s.abstract, s.status, s.tags,
         s.relevance as "relevanceScore", s.relevance_terms as "relevanceTerms", s.rejected_reason as "rejectedReason",
         u.name as "decidedBy", s.decided_at as "decidedAt", s.created_at as "createdAt", s.version,
         array(select v.version from study_model_versions v where v.study_id = s.id
                order by string_to_array(split_part(v.version, '-', 1), '.')::int[], v.version) as "modelVersions"
    from clinical_studies s left join users u on u.id = s.decided_by`;
const ONE = `${STUDY} where s.id = $1`;

/** @throws NOT_FOUND. */
export async function readStudy(ctx: Reader, id: string): Promise<ClinicalStudyType> {
  return readRow(ctx.db, ONE, id);
}

export interface StudyFilter extends PageAsked {
  status?: StudyStatus | null;
  /** In any case. */
  tag?: string | null;
  /** The beginnings of words of title, authors, journal, tags or DOI, in any order. */
  search?: string | null;
}

type Next = (value: unknown) => string;

/** Conditions for a tag and for words that are looked for. */
function conditionsOf({ tag, search }: Pick<StudyFilter, "tag" | "search">, next: Next): string[] {
  const conditions: string[] = [];
  if (tag) {
    const key = next(tagKey(tag.trim()));
    conditions.push(`s.tags @> array[coalesce((select name from study_tags where key = ${key}), ${key})]`);
  }
  const sought = (search ?? "").trim();
  if (sought.length > STUDY_LIMITS.search) throw invalid("search", STUDY_MESSAGES.searchLong);
  if (sought !== "") {
    const words = foldWords(sought).split(" ").filter(Boolean);
    const query = words.map((word) => `${word}:*`).join(" & ");
    // Signs alone are looked for in vain.
    conditions.push(
      words.length > 0 ? `to_tsvector('simple', s.search_words) @@ to_tsquery('simple', ${next(query)})` : "false",
    );
  }
  return conditions;
}

/**
 * A page of studies, the last added first, and how many there are in each state.
 * @throws BAD_USER_INPUT on `first`, `after` or `search`.
 */
export async function listStudies(
  { db }: Reader,
  { status, first, after, orderBy, ...narrowed }: StudyFilter,
): Promise<StudyPage> {
  const parameters: unknown[] = [];
  const next: Next = (value) => `$${parameters.push(value)}`;
  const conditions = conditionsOf(narrowed, next);
  const counts = await countStudies(db, conditions, [...parameters]);
  if (status) conditions.push(`s.status = ${next(status)}`);
  const page = await readList<ClinicalStudyType>(db, {
    ...{
      first,
      after,
      orderBy,
      select: STUDY,
      from: "clinical_studies s",
      by: ["s.created_at", "s.id"],
      at: "createdAt",
    },
    ...{ where: ["true", ...conditions].join(" and "), parameters },
  });
  const shown = counts.filter((one) => !status || one.status === status);
  return { ...page, totalCount: shown.reduce((sum, { count }) => sum + count, 0), counts };
}

async function countStudies(
  db: RequestContext["db"],
  conditions: readonly string[] = [],
  parameters: unknown[] = [],
): Promise<StudyStatusCountType[]> {
  const rows: StudyStatusCountType[] = await db.query(
    `select s.status, count(*)::int from clinical_studies s where ${["true", ...conditions].join(" and ")} group by s.status`,
    parameters,
  );
  return STUDY_STATUSES.map((status) => ({
    status,
    count: rows.find((row) => row.status === status)?.count ?? 0,
  }));
}

const SUGGESTIONS = 10;

/** Tags that are in use and begin like this, the most used first; ten at the most. */
export async function suggestTags({ db }: Reader, prefix: string): Promise<string[]> {
  const begins = tagKey(prefix.normalize("NFC").trim())
    .slice(0, STUDY_LIMITS.search)
    .replace(/[\\%_]/g, "\\$&");
  const order = { uses: "DESC", key: "ASC" } as const;
  const rows = await db.getRepository(StudyTag).find({ where: { key: Like(`${begins}%`) }, order, take: SUGGESTIONS });
  return rows.map(({ name }) => name);
}

/** What a delivery of `studiesChanged` means, read again from the database. */
export async function readStudyChange(ctx: Reader, delivery: Delivery<{ studyId: string }>): Promise<StudyChangeType> {
  const id = delivery.kind === "event" ? delivery.event.studyId : "";
  return { study: await findRow<ClinicalStudyType>(ctx.db, ONE, id), counts: await countStudies(ctx.db) };
}
