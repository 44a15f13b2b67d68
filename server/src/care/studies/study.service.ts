import type { EntityManager } from "typeorm";
import { personOf, type RequestContext, type Who } from "../../platform/context";
import { conflict, invalid, invalidFields } from "../../platform/problems";
import { ClinicalStudy } from "./study.entity";
import { STEPS, STUDY_LIMITS, STUDY_MESSAGES, type StudyStep, statusOfTags, stepProblem } from "./study.rules";
import type { ClinicalStudyType } from "./study.type";
import { readStudyInput, type StudyFacts, type StudyInputFields } from "./study-input.rules";
import { readStudy } from "./study-list.service";
import {
  countTags,
  derived,
  lockStudies,
  newStudy,
  noteStudy,
  refuseTakenDoi,
  spellAsUsed,
  takeStudy,
} from "./study-store.service";
import { tagsProblem, tidyTags } from "./tags.rules";

/** Which study is meant, as it was seen. */
interface Seen {
  id: string;
  version: number;
}

/** @throws BAD_USER_INPUT with every field that is wrong. */
function readFacts(input: StudyInputFields, now: Date): StudyFacts {
  const { facts, problems } = readStudyInput(input, now);
  const [first, ...others] = problems;
  if (first) throw invalidFields([first, ...others]);
  return facts;
}

/** Adds a study without tags. @throws BAD_USER_INPUT with every field that is wrong, also for a DOI that another study has. */
export async function createStudy(ctx: RequestContext, who: Who, input: StudyInputFields): Promise<ClinicalStudyType> {
  const now = ctx.clock.now();
  const facts = readFacts(input, now);
  const id = await ctx.db.transaction(async (tx) => {
    await lockStudies(tx);
    await refuseTakenDoi(tx, facts.doi, null);
    const study = await tx.getRepository(ClinicalStudy).save(newStudy(facts, [], personOf(who), now));
    await noteStudy(tx, ctx, study.id, "study_added");
    return study.id;
  });
  return readStudy(ctx, id);
}

/**
 * The study for a step, locked.
 * @throws NOT_FOUND; CONFLICT when it does not stand where the step begins, or somebody changed it meanwhile.
 */
async function takeFor(tx: EntityManager, step: StudyStep, { id, version }: Seen): Promise<ClinicalStudy> {
  const study = await takeStudy(tx, id);
  const problem = stepProblem(step, study.status);
  if (problem) throw conflict(problem);
  if (study.version !== version) throw conflict(STUDY_MESSAGES.changed);
  return study;
}

const store = (tx: EntityManager, { clock }: RequestContext, study: ClinicalStudy): Promise<ClinicalStudy> =>
  tx.getRepository(ClinicalStudy).save({ ...study, version: study.version + 1, updatedAt: clock.now() });

/** Changes what is known of a study. @throws BAD_USER_INPUT; NOT_FOUND; CONFLICT once it is decided, or when somebody was faster. */
export async function updateStudy(
  ctx: RequestContext,
  { input, ...seen }: Seen & { input: StudyInputFields },
): Promise<ClinicalStudyType> {
  const facts = readFacts(input, ctx.clock.now());
  await ctx.db.transaction(async (tx) => {
    const study = await takeFor(tx, "EDIT", seen);
    await refuseTakenDoi(tx, facts.doi, study.id);
    await store(tx, ctx, { ...study, ...facts, ...derived(facts, study.tags) });
    await noteStudy(tx, ctx, study.id, "study_edited");
  });
  return readStudy(ctx, seen.id);
}

/**
 * Saves all tags of a study: trimmed, each once, in the spelling that is in use. Without any it is pending again.
 * @throws BAD_USER_INPUT on `tags`; NOT_FOUND; CONFLICT once it is decided, or when somebody was faster.
 */
export async function tagStudy(
  ctx: RequestContext,
  { tags: typed, ...seen }: Seen & { tags: readonly string[] },
): Promise<ClinicalStudyType> {
  const tidy = tidyTags(typed);
  const problem = tagsProblem(tidy);
  if (problem) throw invalid("tags", problem);
  await ctx.db.transaction(async (tx) => {
    const study = await takeFor(tx, "TAG", seen);
    // Its own first, so that nothing is spelled after a tag that was this study's alone.
    await countTags(tx, [], study.tags);
    const tags = await spellAsUsed(tx, tidy);
    await countTags(tx, tags);
    await store(tx, ctx, { ...study, tags, status: statusOfTags(tags), ...derived(study, tags) });
    await noteStudy(tx, ctx, study.id, "study_tagged", { tags: tags.length });
  });
  return readStudy(ctx, seen.id);
}

/**
 * Deletes a study that nobody decided about, with its tags and links.
 * @throws NOT_FOUND; CONFLICT once somebody decided, or when somebody was faster.
 */
export async function deleteStudy(ctx: RequestContext, seen: Seen): Promise<string> {
  await ctx.db.transaction(async (tx) => {
    const { id, tags } = await takeFor(tx, "EDIT", seen);
    await tx.getRepository(ClinicalStudy).delete({ id });
    await countTags(tx, [], tags);
    await noteStudy(tx, ctx, id, "study_deleted");
  });
  return seen.id;
}

async function decide(
  ctx: RequestContext,
  who: Who,
  step: "VALIDATE" | "REJECT" | "REOPEN",
  seen: Seen,
  rejectedReason: string | null = null,
): Promise<ClinicalStudyType> {
  await ctx.db.transaction(async (tx) => {
    const study = await takeFor(tx, step, seen);
    const status = STEPS[step].to ?? study.status;
    const decided = step !== "REOPEN";
    await store(tx, ctx, {
      ...{ ...study, status, rejectedReason },
      ...{ decidedBy: decided ? who.id : null, decidedAt: decided ? ctx.clock.now() : null },
    });
    await noteStudy(tx, ctx, study.id, DONE[step]);
  });
  return readStudy(ctx, seen.id);
}

const DONE = { VALIDATE: "study_validated", REJECT: "study_rejected", REOPEN: "study_reopened" } as const;

/** @throws NOT_FOUND; CONFLICT unless it is tagged, or when somebody was faster. */
export const validateStudy = (ctx: RequestContext, who: Who, seen: Seen): Promise<ClinicalStudyType> =>
  decide(ctx, who, "VALIDATE", seen);

/** @throws BAD_USER_INPUT on `reason`; NOT_FOUND; CONFLICT unless it is tagged, or when somebody was faster. */
export async function rejectStudy(
  ctx: RequestContext,
  who: Who,
  { reason: typed, ...seen }: Seen & { reason: string },
): Promise<ClinicalStudyType> {
  const reason = typed.normalize("NFC").trim();
  if (reason === "") throw invalid("reason", STUDY_MESSAGES.reason);
  if (reason.length > STUDY_LIMITS.reason) throw invalid("reason", STUDY_MESSAGES.reasonLong);
  return decide(ctx, who, "REJECT", seen, reason);
}

/** Takes a decision back: the study is tagged again. @throws NOT_FOUND; CONFLICT when nobody decided, or somebody was faster. */
export const reopenStudy = (ctx: RequestContext, who: Who, seen: Seen): Promise<ClinicalStudyType> =>
  decide(ctx, who, "REOPEN", seen);
