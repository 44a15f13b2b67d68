import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { narrowedBy, type PageAsked, readList } from "../../platform/lists";
import type { LoaderScope } from "../../platform/loaders";
import type { Page } from "../../platform/pages";
import { publish } from "../../platform/realtime/topics";
import type { Language } from "./account.rules";
import { accountMoved } from "./account.topics";
import { ConsentEntry } from "./consent.entity";
import { agrees, peopleById } from "./consent.loaders";
import { consentChanged } from "./consent.topics";
import type { ConsentEntryType, ConsentType } from "./consent.type";
import { CONSENT_PURPOSES, type ConsentPurpose, consentText, presentText } from "./consent-texts.rules";
import { lockPerson } from "./person-lock.service";
import type { User } from "./user.entity";
import { dropWaitingNumber } from "./waiting-nhs-number.service";

type Repositories = Pick<EntityManager, "getRepository">;

const newestLine = (db: Repositories, userId: string, purpose: ConsentPurpose): Promise<ConsentEntry | null> =>
  db.getRepository(ConsentEntry).findOne({ where: { userId, purpose }, order: { id: "DESC" } });

/** True when the newest line of the ledger for this purpose is a grant. In a request it is read with the account, once. */
export async function holdsConsent(
  ctx: { db: Repositories; loaders?: LoaderScope },
  userId: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  if (ctx.loaders) return agrees(await ctx.loaders.get(peopleById).load(userId), purpose);
  return (await newestLine(ctx.db, userId, purpose))?.granted ?? false;
}

/** Since when somebody has agreed to a purpose without a break; null while they do not. */
export async function consentSince(tx: Repositories, userId: string, purpose: ConsentPurpose): Promise<Date | null> {
  const newest = await newestLine(tx, userId, purpose);
  return newest?.granted ? newest.recordedAt : null;
}

/** The four purposes of a patient, with the present words; nobody else has any. */
export async function readConsents(
  ctx: RequestContext,
  { id, role, language }: Pick<User, "id" | "role" | "language">,
): Promise<ConsentType[]> {
  if (role !== "CUSTOMER") {
    return [];
  }
  const person = await ctx.loaders.get(peopleById).load(id);
  return CONSENT_PURPOSES.map((purpose) => {
    const standing = person?.standings.find((candidate) => candidate.purpose === purpose);
    return {
      purpose,
      granted: standing?.granted ?? false,
      recordedAt: standing ? new Date(standing.recordedAt) : null,
      text: consentText(purpose, language),
    };
  });
}

/** A page of a person's ledger, the newest first, each line with the words of its own version. */
export const listConsentHistory = (
  { db }: Reader,
  { id, language }: { id: string; language: Language },
  asked: PageAsked,
): Promise<Page<ConsentEntryType>> =>
  readList(db, {
    ...asked,
    entity: ConsentEntry,
    ...narrowedBy({ user_id: id }),
    by: ["recorded_at", "id"],
    ids: "number",
    at: "recordedAt",
    view: (line: ConsentEntry) => ({ ...line, text: consentText(line.purpose, language, line.textVersion) }),
  });

/**
 * Gives or withdraws a consent. A line is added only when that changes something. Without the consent to NHS integration there
 * is no NHS number that waits, and no record that was linked.
 */
export async function setConsent(
  ctx: RequestContext,
  who: Who,
  purpose: ConsentPurpose,
  granted: boolean,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, who.id, "all"); // the same change twice at once is one
    if ((await holdsConsent({ db: tx }, who.id, purpose)) === granted) {
      return;
    }
    await recordConsents(tx, ctx, who.id, [purpose], granted);
    if (granted) {
      return;
    }
    if (purpose === "nhs_integration") {
      await dropWaitingNumber(tx, ctx, who.id);
    }
    await ctx.withdrawals[purpose]?.(tx, ctx, who.id);
  });
}

/** Adds lines to the ledger, writes the audit trail and announces the change. */
export async function recordConsents(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock" | "requestId">,
  userId: string,
  purposes: readonly ConsentPurpose[],
  granted: boolean,
): Promise<void> {
  const recordedAt = ctx.clock.now();
  await tx
    .getRepository(ConsentEntry)
    .insert(
      purposes.map((purpose) => ({ userId, purpose, granted, textVersion: presentText(purpose).version, recordedAt })),
    );
  await audit(tx, ctx, granted ? "consent_given" : "consent_withdrawn", ["user", userId], {
    actorId: userId,
    details: { purposes: purposes.join(", ") },
  });
  for (const purpose of purposes) {
    await publish(tx, consentChanged, userId, { userId, purpose, granted: granted ? "true" : "false" });
  }
  await publish(tx, accountMoved, userId, { userId });
}
