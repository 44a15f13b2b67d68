import { buffer } from "node:stream/consumers";
import type { EntityManager } from "typeorm";
import { limitKey } from "../../people/accounts/guess.service";
import { audit } from "../../platform/audit";
import { personOf, type RequestContext, type Who } from "../../platform/context";
import { isId } from "../../platform/pages";
import { conflict, invalid } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { StoredFile } from "../../platform/stored-file.entity";
import { MESSAGES } from "../../platform/uploads.rules";
import {
  attachStoredFile,
  discardStoredFiles,
  makeUploadTicket,
  type UploadReceiver,
} from "../../platform/uploads.service";
import { readStudyFile, Turns } from "./read-study-file";
import { ClinicalStudy } from "./study.entity";
import { titleKey } from "./study.rules";
import { MANY_STUDIES, STUDIES_KEY, studiesChanged } from "./study.topics";
import type { StudyImportType } from "./study.type";
import { FILE_LIMITS, FILE_MESSAGES, type FileStudy, REFUSED_SHOWN, type RefusedLine } from "./study-file.rules";
import { readStudyInput, type StudyFacts } from "./study-input.rules";
import { countTags, lockStudies, newStudy, usedSpellings } from "./study-store.service";
import { inUsedSpelling, tagKey, tagsProblem, tidyTags } from "./tags.rules";

/** What the tickets of files of studies are for; the subject is who sends one. */
export const STUDIES_PURPOSE = "clinical_studies";
const SLOT = "file";
/** Studies that one statement looks up or stores. */
const BATCH = 50;

/** Lets somebody send one file of studies. @throws BAD_USER_INPUT on `bytes`; RATE_LIMITED after 60 in an hour. */
export async function askStudyUpload(
  ctx: RequestContext,
  who: Who,
  { fileName, bytes }: { fileName: string; bytes: number },
): Promise<{ url: string; expiresAt: Date }> {
  if (bytes < 1) throw invalid("bytes", FILE_MESSAGES.empty);
  if (bytes > FILE_LIMITS.bytes) throw invalid("bytes", FILE_MESSAGES.tooLarge);
  await ctx.limits.studyImports.take(limitKey(ctx, who.id));
  const aim = { purpose: STUDIES_PURPOSE, subjectId: who.id, slot: SLOT, fileName, bytes, contentType: "text/*" };
  const { token, expiresAt } = await ctx.db.transaction((tx) => makeUploadTicket(tx, ctx, aim));
  return { url: `/uploads/${token}`, expiresAt };
}

/** A file of studies that has arrived waits for `importStudies`, as loose as any other upload. */
export const receiveStudies: UploadReceiver = async () => undefined;

interface Ready {
  facts: StudyFacts;
  tags: string[];
}

/**
 * Adds the studies of a file that was sent: all that can be read and are not there yet, by their DOI, else by title and year. The file
 * is taken away.
 * @throws BAD_USER_INPUT on `file` when nothing in it can be read; CONFLICT when there is no such file of theirs, or not any more.
 */
export async function importStudies(ctx: RequestContext, who: Who, fileId: string): Promise<StudyImportType> {
  const file = isId(fileId)
    ? await ctx.db.getRepository(StoredFile).findOneBy({ id: fileId, purpose: STUDIES_PURPOSE, subjectId: who.id })
    : null;
  if (!file?.sha256 || file.attachedAt || file.discardedAt) throw conflict(MESSAGES.gone);
  const found = await readStudyFile(await buffer(await ctx.storage.open(file.storageKey)), file.fileName);
  const { ready, refused } = await judge(found.studies, ctx.clock.now());
  const all = [...found.refused, ...refused].sort((a, b) => a.line - b.line);
  return ctx.db.transaction(async (tx) => {
    await attachStoredFile(tx, ctx, file);
    await lockStudies(tx);
    const fresh = await withoutDuplicates(tx, ready);
    await store(tx, ctx, who, fresh);
    await discardStoredFiles(tx, ctx, [file.id]);
    const counts = { added: fresh.length, duplicates: ready.length - fresh.length, refused: all.length };
    await audit(tx, ctx, "studies_imported", ["clinical_study", null], { actorId: who.id, details: counts });
    if (fresh.length > 0) await publish(tx, studiesChanged, STUDIES_KEY, { studyId: MANY_STUDIES });
    const { added, duplicates, refused: refusedCount } = counts;
    return { added, duplicates, refusedCount, refused: all.slice(0, REFUSED_SHOWN) };
  });
}

async function judge(studies: readonly FileStudy[], now: Date): Promise<{ ready: Ready[]; refused: RefusedLine[] }> {
  const ready: Ready[] = [];
  const refused: RefusedLine[] = [];
  const turns = new Turns();
  for (const { line, input, tags: typed } of studies) {
    const { facts, problems } = readStudyInput(input, now);
    const tags = tidyTags(typed);
    const reason = problems[0]?.message ?? tagsProblem(tags);
    if (reason) refused.push({ line, reason });
    else ready.push({ facts, tags });
    await turns.next();
  }
  return { ready, refused };
}

/** What tells whether a study is there: its DOI, else its title with its year. */
const keyOf = ({ doi, title, publishedOn }: StudyFacts): string =>
  doi === null ? `${publishedOn.slice(0, 4)} ${titleKey(title)}` : doi;

async function withoutDuplicates(tx: EntityManager, ready: readonly Ready[]): Promise<Ready[]> {
  const known = new Set<string>();
  for (let at = 0; at < ready.length; at += BATCH) {
    const batch = ready.slice(at, at + BATCH).map(({ facts }) => facts);
    const rows: { key: string }[] = await tx.query(
      `select doi as key from clinical_studies where doi = any($1)
       union all
       select wanted.year || ' ' || wanted.title from unnest($2::text[], $3::text[]) as wanted (title, year)
        where exists (select from clinical_studies s where s.title_key = wanted.title and left(s.published_on, 4) = wanted.year)`,
      [
        batch.flatMap(({ doi }) => doi ?? []),
        batch.map(({ title }) => titleKey(title)),
        batch.map(({ publishedOn }) => publishedOn.slice(0, 4)),
      ],
    );
    for (const { key } of rows) known.add(key);
  }
  return ready.filter(({ facts }) => {
    const key = keyOf(facts);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

async function store(tx: EntityManager, ctx: RequestContext, who: Who, fresh: readonly Ready[]): Promise<void> {
  const now = ctx.clock.now();
  const turns = new Turns();
  /** Spellings of this file's tags: those in use, and the first one of each new tag. */
  const spelled = new Map<string, string>();
  for (let at = 0; at < fresh.length; at += BATCH) {
    const batch = fresh.slice(at, at + BATCH);
    const all = batch.flatMap(({ tags }) => tags);
    for (const [key, name] of await usedSpellings(tx, all)) spelled.set(key, name);
    for (const tag of all) if (!spelled.has(tagKey(tag))) spelled.set(tagKey(tag), tag);
    const rows: Omit<ClinicalStudy, "id">[] = [];
    for (const { facts, tags } of batch) {
      rows.push(newStudy(facts, inUsedSpelling(tags, spelled), personOf(who), now));
      await turns.next();
    }
    await tx.getRepository(ClinicalStudy).insert(rows);
    await countTags(
      tx,
      rows.flatMap(({ tags }) => tags),
    );
  }
}
