import type { EntityManager } from "typeorm";
import { limitKey } from "../../people/accounts/guess.service";
import { audit } from "../../platform/audit";
import type { RequestContext } from "../../platform/context";
import { londonDay } from "../../platform/london.rules";
import type { FieldProblem } from "../../platform/problems";
import { readForApplicant } from "./applicant.service";
import type { SubmittedApplicationType } from "./applicant.type";
import type { Application } from "./application.entity";
import { MESSAGES, TERMS_VERSION } from "./application.rules";
import { refuseProblems } from "./application.service";
import { addEvent, lockApplication, refuseClosed, storeChange } from "./application-change.service";
import { ApplicationDocument } from "./application-document.entity";
import { mailApplicant } from "./application-mail.service";
import { applicationOf } from "./application-token.service";
import { type Judgement, outcomeOf } from "./document-check.rules";

/**
 * Sends an application. Files that cannot be taken leave it as it was; documents in which something is missing make it wait for
 * others; else it is pending.
 * @throws BAD_USER_INPUT on `documents`, `dates` or `acceptTerms`; NOT_FOUND; CONFLICT when it was sent already; RATE_LIMITED.
 */
export async function submitApplication(
  ctx: RequestContext,
  token: string,
  acceptTerms: boolean,
): Promise<SubmittedApplicationType> {
  const id = await applicationOf(ctx, token);
  await ctx.limits.applicationSubmissions.take(limitKey(ctx, id));
  const { outcome, message, reasons } = await ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    refuseClosed(application);
    const documents = await tx
      .getRepository(ApplicationDocument)
      .createQueryBuilder("d")
      .addSelect("d.content")
      .where({ applicationId: id })
      .orderBy("d.position")
      .getMany();
    refuseProblems(whatIsMissing(documents, acceptTerms));
    const open = documents.filter(({ status }) => status !== "VALID");
    const checked = open.map(({ content, ...document }) => ({ ...document, text: content ?? "" }));
    const judgement = outcomeOf(checked, application, londonDay(ctx.clock.now()));
    if (judgement.outcome !== "REJECTED") {
      await keepJudgement(tx, ctx, application, { judgement, open });
    }
    return judgement;
  });
  return { outcome, message, reasons, application: await readForApplicant(ctx, id) };
}

function whatIsMissing(documents: readonly ApplicationDocument[], acceptTerms: boolean): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (documents.some(({ fileId, status }) => fileId === null || status === "INVALID")) {
    problems.push({ field: "documents", message: MESSAGES.documentsMissing });
  }
  const dateless = documents.filter(({ dateKind, date }) => dateKind !== null && date === null);
  if (dateless.length > 0) {
    const names = dateless.map(({ name }) => `date of ${name}`).join(", ");
    problems.push({ field: "dates", message: `${MESSAGES.fieldsMissing} ${names}` });
  }
  if (!acceptTerms) {
    problems.push({ field: "acceptTerms", message: MESSAGES.termsMissing });
  }
  return problems;
}

/** Stores what came of it: the findings, the new status, the history, the trail, and a mail when the status changed. */
async function keepJudgement(
  tx: EntityManager,
  ctx: RequestContext,
  application: Application,
  { judgement, open }: { judgement: Judgement; open: readonly ApplicationDocument[] },
): Promise<void> {
  const now = ctx.clock.now();
  const { outcome, findings, reasons } = judgement;
  for (const { id, key } of open) {
    await tx.getRepository(ApplicationDocument).update({ id }, { finding: findings.get(key) ?? null });
  }
  const terms = { termsVersion: TERMS_VERSION, termsAcceptedAt: now, submittedAt: now };
  const isComplete = outcome === "SUBMITTED";
  await storeChange(tx, ctx, application, {
    ...terms,
    status: isComplete ? "PENDING" : "MORE_DOCS",
    reason: isComplete ? null : application.reason,
  });
  const names = reasons.map(({ name }) => name);
  await addEvent(tx, ctx, application.id, {
    what: isComplete ? "SUBMITTED" : "ADDITIONAL_DOCUMENTS",
    actorId: null,
    documents: names,
  });
  if (isComplete) {
    await mailApplicant(tx, ctx, application, "applicationReceived");
  } else if (application.status === "DRAFT") {
    const documents = reasons.map(({ name, reason }) => `${name}: ${reason}`);
    await mailApplicant(tx, ctx, application, "applicationDocumentsRequested", { documents });
  }
  await audit(
    tx,
    ctx,
    isComplete ? "application_submitted" : "application_sent_incomplete",
    ["application", application.id],
    { actorId: null },
  );
}
