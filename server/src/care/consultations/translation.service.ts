import type { Language } from "../../people/accounts/account.rules";
import { holdsConsent } from "../../people/accounts/consent.service";
import { recordDisclosure } from "../../people/accounts/disclosure.service";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { readRow } from "../../platform/lists";
import { conflict, invalid } from "../../platform/problems";
import { languageOf } from "./conversation.service";
import { WRITTEN } from "./pharmacist-queue.service";
import { fitTranslation, TRANSLATION_MESSAGES, translationLook } from "./translation.rules";
import type { TranslationPlatform } from "./translator.gateway";
import { withoutPersonal } from "./written-answer.rules";

/** A request of a process that may have a translator. */
export type TranslateContext = RequestContext & TranslationPlatform;

export interface Translation {
  text: string;
  from: Language;
  to: Language;
  /** The name of the service. */
  by: string;
}

/** Words that somebody may read. */
interface Source {
  /** The message, or the entry of the queue whose question it is. */
  id: string;
  kind: "message" | "question";
  text: string;
  language: Language;
  /** Whose question it is. */
  patientId: string;
}

/**
 * A message of a conversation in another language, for its patient or a pharmacist.
 * @throws NOT_FOUND; BAD_USER_INPUT on `to` when it is written in that language; CONFLICT when there is no translator, it does not
 * know the languages or did not answer, or the patient's consent is withdrawn; RATE_LIMITED after 30 in a minute.
 */
export async function translateMessage(
  ctx: TranslateContext,
  who: Who,
  messageId: string,
  to?: Language | null,
): Promise<Translation> {
  const row = await readRow<Omit<Source, "kind">>(
    ctx.db,
    `select m.id, m.text, m.language, c.patient_id as "patientId" from consultation_messages m
       join consultations c on c.id = m.consultation_id
       join escalations e on e.consultation_id = c.id and e.kind = 'QUESTION'
      where m.id = $1 and ($2::uuid is null or c.patient_id = $2)`,
    messageId,
    // Every pharmacist reads every conversation of the queue.
    who.role === "ADMIN" ? null : who.id,
  );
  return translate(ctx, who, { ...row, kind: "message" }, to);
}

/** The question of an entry of the queue in another language, for a pharmacist. @throws as above. */
export async function translateQuestion(
  ctx: TranslateContext,
  who: Who,
  id: string,
  to?: Language | null,
): Promise<Translation> {
  const row = await readRow<Omit<Source, "kind">>(
    ctx.db,
    `select e.id, ${WRITTEN} as text, c.question_language as language, c.patient_id as "patientId"
       from escalations e join consultations c on c.id = e.consultation_id where e.id = $1`,
    id,
  );
  return translate(ctx, who, { ...row, kind: "question" }, to);
}

/**
 * Sends the words once and keeps nothing of them. What names a person by its shape is taken out. That they are sent is written
 * down before, so that no words leave without a trace.
 */
async function translate(
  ctx: TranslateContext,
  who: Who,
  source: Source,
  target: Language | null | undefined,
): Promise<Translation> {
  const { translator, limits, db, clock } = ctx;
  const { language: from, patientId } = source;
  if (!translator) {
    throw conflict(TRANSLATION_MESSAGES.notSetUp);
  }
  const to = target ?? (await languageOf(db.manager, who));
  if (to === from) {
    throw invalid("to", TRANSLATION_MESSAGES.sameLanguage);
  }
  if (!(await holdsConsent(ctx, patientId, "data_use"))) {
    throw conflict(TRANSLATION_MESSAGES.withdrawn);
  }
  await limits.translations.take(who.id);
  const isKnown = await translator.knows(from, to);
  if (!isKnown) {
    throw conflict(isKnown === false ? TRANSLATION_MESSAGES.unknownPair : TRANSLATION_MESSAGES.failed);
  }
  await db.transaction(async (tx) => {
    await audit(tx, ctx, "message_translated", [source.kind, source.id], { actorId: who.id, details: { from, to } });
    if (who.id === patientId) return;
    const look = { patientId, viewerId: who.id, subjectId: source.id, ...translationLook(translator.name) };
    await recordDisclosure(tx, clock.now(), look);
  });
  const words = withoutPersonal(source.text);
  const translated = await translator.translate(words, from, to);
  const text = translated === null ? null : fitTranslation(words, translated);
  if (text === null) {
    throw conflict(TRANSLATION_MESSAGES.failed);
  }
  return { text, from, to, by: translator.name };
}
