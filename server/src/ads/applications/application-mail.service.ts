import type { EntityManager } from "typeorm";
import { MESSAGES as ACCOUNT_MESSAGES, looksLikeEmail, normaliseEmail } from "../../people/accounts/account.rules";
import { limitKey } from "../../people/accounts/guess.service";
import type { Platform, RequestContext } from "../../platform/context";
import { seal, unseal } from "../../platform/encryption";
import { enqueue } from "../../platform/jobs";
import { mailToAddress } from "../../platform/mail.service";
import { invalid } from "../../platform/problems";
import { Application } from "./application.entity";
import { makeApplicationToken } from "./application-token.service";

type ApplicantMail =
  | "applicationReceived"
  | "applicationDocumentsRequested"
  | "applicationRejected"
  | "applicationLink";

/** What a mail to an applicant says besides its fixed words: never what stands in a document. */
interface MailWords {
  /** Names of documents, each with a reason where there is one. */
  documents?: readonly string[];
  reason?: string;
}

/** Mails the applicant, with a link of its own that leads to the application. Applicants are written to in English. */
export async function mailApplicant(
  tx: EntityManager,
  ctx: Pick<RequestContext, "config" | "clock" | "secrets">,
  { id, email, name }: Pick<Application, "id" | "email" | "name">,
  mail: ApplicantMail,
  { documents = [], reason = "" }: MailWords = {},
): Promise<void> {
  const token = await makeApplicationToken(tx, ctx, id);
  const words = { company: name, reason, documents: documents.map((line) => `- ${line}`).join("\n") };
  await mailToAddress(tx, ctx, { address: email, language: "en" }, mail, { token, words });
}

const PLACE = "jobs:send_application_link";

/**
 * Asks for a new link to an application. Whether the address has one is looked up later by a job, so that answer and work are the
 * same for every address.
 * @throws BAD_USER_INPUT on `email` when it is no address; RATE_LIMITED.
 */
export async function requestApplicationLink(ctx: RequestContext, text: string): Promise<boolean> {
  const email = normaliseEmail(text);
  if (!looksLikeEmail(email)) throw invalid("email", ACCOUNT_MESSAGES.emailInvalid);
  await ctx.limits.applicationLinksByAddress.take(limitKey(ctx, ctx.address));
  await ctx.limits.applicationLinksByAccount.take(limitKey(ctx, email));
  const sealed = seal(ctx.secrets, PLACE, email).toString("base64");
  await ctx.db.transaction((tx) => enqueue(tx, "send_application_link", { sealed }));
  return true;
}

/** The job behind it: mails a link to the application of that address that changed last, if there is one. */
export async function sendApplicationLink(platform: Platform, { sealed }: { sealed: string }): Promise<void> {
  const email = unseal(platform.secrets, PLACE, Buffer.from(sealed, "base64"));
  await platform.db.transaction(async (tx) => {
    const last = { where: { email }, order: { updatedAt: "DESC" }, lock: { mode: "for_no_key_update" } } as const;
    const application = await tx.getRepository(Application).findOne(last);
    if (application) await mailApplicant(tx, platform, application, "applicationLink");
  });
}
