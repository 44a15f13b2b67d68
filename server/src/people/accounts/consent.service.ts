import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { Reader, RequestContext, Who } from "../../platform/context";
import type { PageAsked } from "../../platform/lists";
import type { LoaderScope } from "../../platform/loaders";
import { type Page, readPageArguments, toPage } from "../../platform/pages";
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

/** True when the newest line of the ledger for this purpose is a grant. In a request it is read with the account, once. */
export async function holdsConsent(
  ctx: { db: Pick<EntityManager, "query">; loaders?: LoaderScope },
  userId: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  if (ctx.loaders) return agrees(await ctx.loaders.get(peopleById).load(userId), purpose);
  const [newest]: { granted: boolean }[] = await ctx.db.query(
    "select granted from consent_entries where user_id = $1 and purpose = $2 order by id desc limit 1",
    [userId, purpose],
  );
  return newest?.granted ?? false;
}

/** Since when somebody has agreed to a purpose without a break; null while they do not. */
export async function consentSince(
  tx: Pick<EntityManager, "query">,
  userId: string,
  purpose: ConsentPurpose,
): Promise<Date | null> {
  const [newest]: { granted: boolean; recordedAt: Date }[] = await tx.query(
    `select granted, recorded_at as "recordedAt" from consent_entries where user_id = $1 and purpose = $2 order by id desc limit 1`,
    [userId, purpose],
  );
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
export async function listConsentHistory(
  ctx: Reader,
  { id: userId, language }: { id: string; language: Language },
  asked: PageAsked,
): Promise<Page<ConsentEntryType, number>> {
  const page = readPageArguments(asked.first, asked.after, "number");
  const place = page.cursor ? "and (recorded_at, id) < ($3, $4::bigint)" : "";
  const rows: (Omit<ConsentEntryType, "text"> & { textVersion: string })[] = await ctx.db.query(
    `select id, purpose, granted, text_version as "textVersion", recorded_at as "recordedAt" from consent_entries
      where user_id = $1 ${place} order by recorded_at desc, id desc limit $2`,
    [userId, page.first + 1, ...(page.cursor ? [page.cursor.at, page.cursor.id] : [])],
  );
  const [{ count }] = await ctx.db.query("select count(*)::int from consent_entries where user_id = $1", [userId]);
  const lines = rows.map(({ textVersion, ...line }) => ({
    ...line,
    text: consentText(line.purpose, language, textVersion),
  }));
  return toPage(lines, page, count, ({ recordedAt, id }) => ({ at: recordedAt, id }));
}

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
  await audit(tx, ctx, {
    action: granted ? "consent_given" : "consent_withdrawn",
    actorId: userId,
    subjectType: "user",
    subjectId: userId,
    details: { purposes: purposes.join(", ") },
  });
  for (const purpose of purposes) {
    await publish(tx, consentChanged, userId, { userId, purpose, granted: granted ? "true" : "false" });
  }
  await publish(tx, accountMoved, userId, { userId });
}
