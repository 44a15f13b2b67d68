import { type EntityManager, IsNull, Not } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import { conflict, invalid } from "../../platform/problems";
import type { OpenQuestion } from "../clinical/composing.rules";
import { ANSWER_MAX_LENGTH, MESSAGES, MESSAGES_LIMIT } from "./consultation.rules";
import { ConsultationMessage } from "./message.entity";

/** What somebody says in the conversation about a question. */
export interface NewMessage {
  consultationId: string;
  /** Null when the patient says it. */
  pharmacistId: string | null;
  text: string;
  language: Language;
  /** The question of the book that a pharmacist asks with it. */
  asked?: OpenQuestion;
  at: Date;
}

/**
 * Adds a message to a conversation whose escalation the caller has locked. Two of the same moment keep their order.
 * @throws CONFLICT when the conversation is full, or the same has just been said.
 */
export async function addMessage(
  tx: EntityManager,
  { consultationId, pharmacistId, text, language, asked, at }: NewMessage,
): Promise<void> {
  const author = pharmacistId === null ? "PATIENT" : "PHARMACIST";
  const [{ count, repeated }] = await tx.query(
    `select (select count(*)::int from consultation_messages where consultation_id = $1) as count,
            coalesce((select author = $2 and text = $3 from consultation_messages where consultation_id = $1
                       order by sent_at desc, id desc limit 1), false) as repeated`,
    [consultationId, author, text],
  );
  if (repeated) {
    throw conflict(MESSAGES.alreadySent);
  }
  if (count >= MESSAGES_LIMIT) {
    throw conflict(MESSAGES.conversationFull);
  }
  await tx.query(
    `insert into consultation_messages (consultation_id, author, pharmacist_id, text, language, asked, sent_at)
     values ($1, $2, $3, $4, $5, $7, greatest($6::timestamptz,
       (select max(sent_at) + interval '1 millisecond' from consultation_messages where consultation_id = $1)))`,
    [consultationId, author, pharmacistId, text, language, at, asked ? JSON.stringify(asked) : null],
  );
}

/** The questions of the book that pharmacists asked in a conversation. */
export async function readAsked(tx: EntityManager, consultationId: string): Promise<OpenQuestion[]> {
  const rows = await tx.getRepository(ConsultationMessage).findBy({ consultationId, asked: Not(IsNull()) });
  return rows.map(({ asked }) => asked as OpenQuestion);
}

/** The text as it is kept. @throws BAD_USER_INPUT on the named field when it is blank or too long. */
export function readText(
  field: string,
  text: string,
  missing: string = MESSAGES.messageMissing,
  [limit, tooLong]: readonly [number, string] = [ANSWER_MAX_LENGTH, MESSAGES.messageTooLong],
): string {
  const kept = text.trim();
  if (kept === "") {
    throw invalid(field, missing);
  }
  if (kept.length > limit) {
    throw invalid(field, tooLong);
  }
  return kept;
}
