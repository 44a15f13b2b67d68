import type { EntityManager } from "typeorm";
import type { Platform, RequestContext } from "../../platform/context";
import { mailTo } from "../../platform/mail.service";
import { makeLink } from "../accounts/account-link.service";
import type { User } from "../accounts/user.entity";

/** An account of staff, without roles and without a password yet; null when somebody has the address. */
export async function makeStaffAccount(
  tx: EntityManager,
  { clock }: Pick<Platform, "clock">,
  { email, name }: Pick<User, "email" | "name">,
): Promise<string | null> {
  const rows: Pick<User, "id">[] = await tx.query(
    `insert into users (email, name, role, language, demonstration, created_at) values ($1, $2, 'ADMIN', 'en', false, $3)
     on conflict (email) do nothing returning id`,
    [email, name, clock.now()],
  );
  return rows[0]?.id ?? null;
}

/** Mails the link that sets a first password; older ones end. */
export async function mailInvitation(
  tx: EntityManager,
  ctx: Pick<RequestContext, "config" | "clock" | "secrets">,
  { id, email, roles }: { id: string; email: string; roles: readonly { name: string }[] },
): Promise<void> {
  const token = await makeLink(tx, ctx, { userId: id, purpose: "first_password", email });
  await tx.query("update users set invited_at = $2 where id = $1", [id, ctx.clock.now()]);
  const words = { roles: roles.map(({ name }) => name).join(", ") };
  await mailTo(tx, ctx, id, "staffInvited", { token, words });
}
