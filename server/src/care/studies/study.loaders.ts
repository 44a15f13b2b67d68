import type { DataSource } from "typeorm";
import { rowsByKey } from "../../platform/loaders";
import { STUDY_LIMITS } from "./study.rules";
import type { VersionStudyType } from "./study.type";

/** The validated studies of many versions, the last published first, 50 of each at the most. */
export const studiesByVersion = (db: DataSource, versions: readonly string[]): Promise<VersionStudyType[][]> =>
  rowsByKey(
    db,
    `select wanted.version, s.title, s.authors, s.published_on as "publishedDate", s.doi
       from unnest($1::text[]) as wanted (version),
            lateral (select c.* from study_model_versions v join clinical_studies c on c.id = v.study_id
                      where v.version = wanted.version and c.status = 'VALIDATED'
                      order by c.published_on desc, c.id limit ${STUDY_LIMITS.shown}) s
      order by s.published_on desc, s.id`,
    versions,
    "version",
  );
