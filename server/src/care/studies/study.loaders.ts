import type { DataSource } from "typeorm";
import { groupRows } from "../../platform/loaders";
import { STUDY_LIMITS } from "./study.rules";

/** A study as the version of the assistant names it that it is linked to. */
export interface VersionStudy {
  title: string;
  authors: string[];
  publishedDate: string;
  doi: string | null;
}

/** The validated studies of many versions, the last published first, 50 of each at the most. */
export async function studiesByVersion(db: DataSource, versions: readonly string[]): Promise<VersionStudy[][]> {
  const rows: (VersionStudy & { version: string })[] = await db.query(
    `select wanted.version, s.title, s.authors, s.published_on as "publishedDate", s.doi
       from unnest($1::text[]) as wanted (version),
            lateral (select c.* from study_model_versions v join clinical_studies c on c.id = v.study_id
                      where v.version = wanted.version and c.status = 'VALIDATED'
                      order by c.published_on desc, c.id limit ${STUDY_LIMITS.shown}) s
      order by s.published_on desc, s.id`,
    [versions],
  );
  const byVersion = groupRows(rows, ({ version }) => version);
  return versions.map((version) => byVersion.get(version) ?? []);
}
