import { createHash } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import type { Language } from "../accounts/account.rules";
import { SEARCH_CONFIGURATIONS, SEARCH_ENTRIES } from "../triage/complaint-search.rules";

const VERSION = createHash("sha256").update(JSON.stringify(SEARCH_ENTRIES)).digest("hex");

/** Writes the reviewed complaints into the table that is searched, as its owner, unless it has these already. */
export async function fillComplaintSearch(owner: DataSource): Promise<void> {
  await owner.transaction(async (tx) => {
    await tx.query("lock table complaint_search in exclusive mode"); // two processes may start at once
    const [known] = await tx.query("select 1 from complaint_search where version = $1 limit 1", [VERSION]);
    if (known) return;
    await tx.query("delete from complaint_search");
    await tx.query(
      `insert into complaint_search (concept, language, words, version)
       select e.concept, e.language,
              setweight(to_tsvector(c.name::regconfig, e.title), 'A') ||
              setweight(to_tsvector(c.name::regconfig, e.words), 'B'), $3
         from jsonb_to_recordset($1::jsonb) as e (concept text, language text, title text, words text)
         join jsonb_each_text($2::jsonb) as c (language, name) using (language)`,
      [JSON.stringify(SEARCH_ENTRIES), JSON.stringify(SEARCH_CONFIGURATIONS), VERSION],
    );
  });
}

/**
 * The complaints of the catalogue that a question in this language says most about, the closest first: each shares a word of
 * its name with it, or two of the words that people use for it. A word counts each time that it is said, three times as much
 * in a name, and the less the more complaints share it.
 */
export async function searchComplaints(tx: EntityManager, question: string, language: Language): Promise<string[]> {
  const rows: { concept: string }[] = await tx.query(
    `with known as (
       select s.concept, word.lexeme, case when 'A' = any (word.weights) then 3.0 else 1.0 end as weight,
              count(*) over (partition by word.lexeme) as sharers
         from complaint_search s, unnest(s.words) as word
        where s.language = $3
     )
     select concept
       from known join unnest(to_tsvector($2::regconfig, $1)) as said using (lexeme)
      group by concept
     having count(*) > 1 or max(weight) > 1
      order by sum(weight * cardinality(said.positions) / sharers) desc, concept`,
    [question, SEARCH_CONFIGURATIONS[language], language],
  );
  return rows.map(({ concept }) => concept);
}
