import { type EntityManager, In, Raw } from "typeorm";
import { limitKey } from "../../people/accounts/guess.service";
import type { Platform, Reader, RequestContext } from "../../platform/context";
import { notFound } from "../../platform/problems";
import { newToken, tokenHash } from "../../platform/secrets";
import { Application, ApplicationToken } from "./application.entity";
import { LINKS_KEPT } from "./application.rules";

/** No token of ours is longer, in characters. */
const TOKEN_MAX_LENGTH = 100;

/**
 * Makes a further secret of an application: whoever has it may see and change it. The database keeps a keyed hash only, so each
 * mail carries one of its own; the oldest end when there are many.
 */
export async function makeApplicationToken(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock" | "secrets">,
  applicationId: string,
): Promise<string> {
  const token = newToken();
  const kept = { applicationId, tokenHash: tokenHash(ctx.secrets, token), createdAt: ctx.clock.now() };
  await tx.getRepository(ApplicationToken).insert(kept);
  const older = `select id from application_tokens where application_id = :applicationId order by id desc offset ${LINKS_KEPT}`;
  const id = Raw((column) => `${column} in (${older})`, { applicationId });
  await tx.getRepository(ApplicationToken).delete({ id });
  return token;
}

/** The application that a token belongs to; null for a wrong one. */
export async function findByToken(
  { db, secrets }: Pick<Platform, "db" | "secrets">,
  token: string,
): Promise<string | null> {
  const hash = tokenHash(secrets, token.slice(0, TOKEN_MAX_LENGTH));
  return (await db.getRepository(ApplicationToken).findOneBy({ tokenHash: hash }))?.applicationId ?? null;
}

/** The application of an applicant's request. Wrong tokens count against the address. @throws NOT_FOUND; RATE_LIMITED. */
export async function applicationOf(ctx: RequestContext, token: string): Promise<string> {
  const key = limitKey(ctx, ctx.address);
  await ctx.limits.applicationTokens.take(key);
  const id = await findByToken(ctx, token);
  if (!id) throw notFound();
  await ctx.limits.applicationTokens.giveBack(key);
  return id;
}

/** Of these applications, the ones that are not there any more. */
export async function endedApplications({ db }: Reader, ids: readonly string[]): Promise<string[]> {
  const standing = await db.getRepository(Application).find({ select: { id: true }, where: { id: In(ids) } });
  return ids.filter((id) => !standing.some((application) => application.id === id));
}
