import type { EntityManager } from "typeorm";
import { limitKey } from "../../people/accounts/guess.service";
import type { RequestContext } from "../../platform/context";
import { type FieldProblem, invalidFields } from "../../platform/problems";
import { readForApplicant } from "./applicant.service";
import type { ApplicantApplicationType } from "./applicant.type";
import { Application } from "./application.entity";
import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_NAME_MAX_LENGTH,
  REQUEST_MAX_NAMES,
  REQUEST_PRESETS,
  REQUIRED_DOCUMENTS,
  REVIEW_TIME,
  TERMS_VERSION,
} from "./application.rules";
import { changeOwn } from "./application-change.service";
import { ApplicationDocument } from "./application-document.entity";
import { makeApplicationToken } from "./application-token.service";
import { type CompanyDetails, type CompanyProblem, type CompanyTyped, readCompany } from "./company.rules";

/** What an application needs, as the pages say it. */
export const readRules = () => ({
  documents: REQUIRED_DOCUMENTS,
  maxBytes: DOCUMENT_MAX_BYTES,
  reviewTime: REVIEW_TIME,
  termsVersion: TERMS_VERSION,
  presets: REQUEST_PRESETS,
  maxRequestedNames: REQUEST_MAX_NAMES,
  maxRequestedNameLength: DOCUMENT_NAME_MAX_LENGTH,
});

/** @throws BAD_USER_INPUT with every field that is wrong. */
export function refuseProblems(problems: readonly (CompanyProblem | FieldProblem)[]): void {
  if (problems[0]) throw invalidFields([problems[0], ...problems.slice(1)]);
}

/**
 * Starts an application: a draft with the company's details, to which documents are added.
 * @returns it with its secret, which is kept as a hash only.
 * @throws BAD_USER_INPUT with every field that is wrong; RATE_LIMITED.
 */
export async function startApplication(
  ctx: RequestContext,
  input: CompanyTyped<CompanyDetails>,
): Promise<{ token: string; application: ApplicantApplicationType }> {
  const { details, problems } = readCompany(input);
  refuseProblems(problems);
  await ctx.limits.applicationStarts.take(limitKey(ctx, ctx.address));
  const { id, token } = await ctx.db.transaction(async (tx) => {
    const application = await makeDraft(tx, details, ctx.clock.now());
    return { id: application.id, token: await makeApplicationToken(tx, ctx, application.id) };
  });
  return { token, application: await readForApplicant(ctx, id) };
}

/** Stores a draft with its five documents, which have no files yet. */
export async function makeDraft(tx: EntityManager, details: CompanyDetails, now: Date): Promise<Application> {
  const application = await tx
    .getRepository(Application)
    .save({ ...details, status: "DRAFT", version: 1, createdAt: now, updatedAt: now });
  await tx.getRepository(ApplicationDocument).insert(
    REQUIRED_DOCUMENTS.map((document, position) => ({
      ...document,
      applicationId: application.id,
      position,
      status: "PENDING" as const,
    })),
  );
  return application;
}

/**
 * Changes what the application says about the company. Documents were judged for the name and number of before, so with another
 * name or number they are judged anew.
 * @throws as startApplication; NOT_FOUND; CONFLICT.
 */
export async function updateApplicationCompany(
  ctx: RequestContext,
  token: string,
  input: CompanyTyped<CompanyDetails>,
): Promise<ApplicantApplicationType> {
  const id = await changeOwn(ctx, token, async (tx, application) => {
    const { details, problems } = readCompany(input);
    refuseProblems(problems);
    const isAnother =
      details.name !== application.name || details.registrationNumber !== application.registrationNumber;
    if (isAnother) {
      const documents = tx.getRepository(ApplicationDocument);
      const unmarked = { status: "PENDING", reason: null, markedBy: null, markedAt: null } as const;
      await documents.update({ applicationId: application.id, status: "VALID" }, unmarked);
      await documents.update({ applicationId: application.id, finding: "NOT_NAMED" }, { finding: null });
    }
    return details;
  });
  return readForApplicant(ctx, id);
}
