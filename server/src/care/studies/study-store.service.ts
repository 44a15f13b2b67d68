import { type EntityManager, In } from "typeorm";
import { audit } from "../../platform/audit";
import type { AuditAction } from "../../platform/audit-texts.rules";
import type { RequestContext } from "../../platform/context";
import { takeLock } from "../../platform/database";
import { readOne } from "../../platform/entity-rows";
import { invalid } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { clinicalBook } from "../clinical/book-file";
import { VERSION_FACTS_KEY, versionFactsChanged } from "../models/assistant-version.topics";
import { relevanceIn } from "./relevance.rules";
import { ClinicalStudy, StudyTag } from "./study.entity";
import { foldWords, STUDY_MESSAGES, statusOfTags, titleKey } from "./study.rules";
import { STUDIES_KEY, studiesChanged } from "./study.topics";
import type { StudyFacts } from "./study-input.rules";
import { inUsedSpelling, tagKey } from "./tags.rules";

/** Held by whoever adds studies or changes tags. */
const STUDIES_LOCK = 4242033;

/** Whoever adds studies or changes tags, one at a time: DOIs, spellings and counts are of all of them. */
export async function lockStudies(tx: EntityManager): Promise<void> {
  await takeLock(tx, STUDIES_LOCK);
}

/** The study as it is now, with all of them locked. @throws NOT_FOUND. */
export async function takeStudy(tx: EntityManager, id: string): Promise<ClinicalStudy> {
  await lockStudies(tx);
  return readOne(tx, ClinicalStudy, { id });
}

let relevance: ReturnType<typeof relevanceIn> | undefined;

/** What follows from the facts and the tags of a study. */
export function derived(facts: StudyFacts, tags: readonly string[]) {
  relevance ??= relevanceIn(clinicalBook());
  const { score, terms } = relevance({ ...facts, tags });
  const words = [facts.title, ...facts.authors, facts.journal, ...tags, facts.doi ?? ""];
  return {
    relevance: score,
    relevanceTerms: terms,
    searchWords: foldWords(words.join(" ")),
    titleKey: titleKey(facts.title),
  };
}

export type NewStudy = Omit<ClinicalStudy, "id">;

/** The row of a study that nobody has decided about. */
export function newStudy(facts: StudyFacts, tags: string[], createdBy: string | null, now: Date): NewStudy {
  const nothingYet = { rejectedReason: null, decidedBy: null, decidedAt: null };
  const begun = { createdBy, createdAt: now, updatedAt: now, version: 1 };
  return { ...facts, tags, status: statusOfTags(tags), ...derived(facts, tags), ...nothingYet, ...begun };
}

/** How the tags that are in use are spelled, by key. */
export async function usedSpellings(tx: EntityManager, tags: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.getRepository(StudyTag).findBy({ key: In(tags.map(tagKey)) });
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** Tags in the spelling that is in use. The studies have to be locked. */
export const spellAsUsed = async (tx: EntityManager, tags: readonly string[]): Promise<string[]> =>
  inUsedSpelling(tags, await usedSpellings(tx, tags));

/** Counts tags that came to studies and tags that left them. The studies have to be locked. */
export async function countTags(tx: EntityManager, added: readonly string[], removed: readonly string[] = []) {
  await tx.query(
    `insert into study_tags (key, name, uses)
     select key, min(name), count(*) from unnest($1::text[], $2::text[]) as t (key, name) group by key
     on conflict (key) do update set uses = study_tags.uses + excluded.uses`,
    [added.map(tagKey), added],
  );
  const key = In(removed.map(tagKey));
  await tx.getRepository(StudyTag).decrement({ key }, "uses", 1);
  await tx.getRepository(StudyTag).delete({ key, uses: 0 });
}

/** @throws BAD_USER_INPUT on `doi`, naming the study that has it. */
export async function refuseTakenDoi(tx: EntityManager, doi: string | null, ownId: string | null): Promise<void> {
  const taken = doi === null ? null : await tx.getRepository(ClinicalStudy).findOneBy({ doi });
  if (taken && taken.id !== ownId) throw invalid("doi", STUDY_MESSAGES.doiTaken(taken.title));
}

/** Notes in the audit trail what was done to a study, and tells everybody who looks at the list. */
export async function noteStudy(
  tx: EntityManager,
  ctx: RequestContext,
  studyId: string,
  action: AuditAction,
  details?: Record<string, string | number | boolean>,
): Promise<void> {
  await audit(tx, ctx, action, ["clinical_study", studyId], { details });
  await publish(tx, studiesChanged, STUDIES_KEY, { studyId });
  await publish(tx, versionFactsChanged, VERSION_FACTS_KEY, { what: "studies" }); // patients see those of the version
}
