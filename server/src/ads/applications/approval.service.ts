import type { EntityManager } from "typeorm";
import { makeLink } from "../../people/accounts/account-link.service";
import { User } from "../../people/accounts/user.entity";
import { audit } from "../../platform/audit";
import type { RequestContext } from "../../platform/context";
import { mailTo } from "../../platform/mail.service";
import { conflict } from "../../platform/problems";
import type { Application } from "./application.entity";
import { MESSAGES } from "./application.rules";
import { Company } from "./company.entity";

/**
 * The account of an approved applicant, with its company and a mail that carries the link which sets the password. An advertiser's
 * account with that address and without a company is taken; any other is not touched.
 * @returns the account's id.
 * @throws CONFLICT when the address has another account.
 */
export async function makeAdvertiser(
  tx: EntityManager,
  ctx: RequestContext,
  application: Application,
): Promise<string> {
  const { email, name, registrationNumber, address, contactPerson, phone, website } = application;
  const userId = (await insertAdvertiser(tx, ctx, application)) ?? (await takeAdvertiser(tx, email));
  const details = { name, registrationNumber, address, contactPerson, phone, website };
  await tx.getRepository(Company).insert({ advertiserId: userId, ...details, createdAt: ctx.clock.now() });
  const token = await makeLink(tx, ctx, { userId, purpose: "first_password", email });
  await mailTo(tx, ctx, userId, "applicationApproved", { token, words: { company: name } });
  await audit(tx, ctx, "advertiser_made", ["user", userId], { actorId: null });
  return userId;
}

/** Null when the address has an account. */
async function insertAdvertiser(
  tx: EntityManager,
  { clock }: RequestContext,
  { email, contactPerson }: Application,
): Promise<string | null> {
  const inserted = await tx
    .createQueryBuilder()
    .insert()
    .into(User)
    .values({
      email,
      name: contactPerson,
      role: "ADVERTISER",
      language: "en",
      demonstration: false,
      passwordHash: null,
      createdAt: clock.now(),
    })
    .orIgnore()
    .returning("id")
    .execute();
  return inserted.raw[0]?.id ?? null;
}

async function takeAdvertiser(tx: EntityManager, email: string): Promise<string> {
  const user = await tx.getRepository(User).findOne({ where: { email }, lock: { mode: "pessimistic_write" } });
  const isFree =
    user?.role === "ADVERTISER" &&
    !user.suspendedAt &&
    !(await tx.getRepository(Company).existsBy({ advertiserId: user.id }));
  if (!user || !isFree) throw conflict(MESSAGES.addressTaken);
  return user.id;
}
