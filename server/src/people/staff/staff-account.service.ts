import type { EntityManager } from "typeorm";
import type { Platform, RequestContext } from "../../platform/context";
import { insertNew } from "../../platform/entity-rows";
import { mailTo } from "../../platform/mail.service";
import { makeLink } from "../accounts/account-link.service";
import { User } from "../accounts/user.entity";

/** An account of staff, without roles and without a password yet; null when somebody has the address. */
export async function makeStaffAccount(
  tx: EntityManager,
  { clock }: Pick<Platform, "clock">,
  { email, name }: Pick<User, "email" | "name">,
): Promise<string | null> {
  const about = { email, name, demonstration: false, createdAt: clock.now() };
  const [added] = await insertNew(tx, User, { ...about, role: "ADMIN", language: "en" });
  return added?.id ?? null;
}

/** Mails the link that sets a first password; older ones end. */
export async function mailInvitation(
  tx: EntityManager,
  ctx: Pick<RequestContext, "config" | "clock" | "secrets">,
  { id, email, roles }: { id: string; email: string; roles: readonly { name: string }[] },
): Promise<void> {
  const token = await makeLink(tx, ctx, { userId: id, purpose: "first_password", email });
  await tx.getRepository(User).update({ id }, { invitedAt: ctx.clock.now() });
  const words = { roles: roles.map(({ name }) => name).join(", ") };
  await mailTo(tx, ctx, id, "staffInvited", { token, words });
}
