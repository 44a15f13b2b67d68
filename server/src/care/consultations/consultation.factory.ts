import type { EntityManager } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import { askerOf } from "../clinical/asker.rules";
import { clinicalBook } from "../clinical/book-file";
import { composeAnswer } from "../clinical/consultation-answer.rules";
import { knownFrom } from "../clinical/profile.rules";
import { languageOfText } from "../clinical/reading/question-language.rules";
import { builtInAnswering } from "../models/answering-model";
import { readComparedProfile } from "../patients/health-profile.service";
import { recordConsultation } from "../records/record.service";
import { Consultation } from "./consultation.entity";
import { recordOf } from "./consultation-record.rules";
import { Escalation } from "./escalation.entity";
import { addMessage } from "./message.service";
import { isAboutSafety } from "./safety.rules";

export interface ConsultationExample {
  patientId: string;
  question?: string;
  language?: Language;
  at?: Date;
  /** A pharmacist's answer, for questions that go to one. */
  answeredBy?: { pharmacistId: string; answer: string };
  /** What a pharmacist wants to know first, for questions that go to one. */
  askedBackBy?: { pharmacistId: string; text: string };
}

const MINUTE = 60_000;

/** Stores an example of a question with the answer that the rules give to it, and its escalation where they ask for one. */
export async function makeConsultation(
  manager: EntityManager,
  {
    patientId,
    question = "I have had a headache since this morning",
    language = "en",
    at = new Date(),
    answeredBy,
    askedBackBy,
  }: ConsultationExample,
): Promise<{ consultation: Consultation; escalation: Escalation | null }> {
  const answering = builtInAnswering();
  const book = clinicalBook();
  const told = await readComparedProfile(manager, patientId, at);
  const assessment = answering.assess(question, told ? knownFrom(told.profile, book) : undefined);
  const response = composeAnswer(assessment, book, language, undefined, askerOf(assessment, told));
  const consultation = await manager.getRepository(Consultation).save({
    patientId,
    question,
    questionLanguage: languageOfText(question) ?? language,
    language,
    level: assessment.level,
    response,
    profileRevision: response.profileCheck?.used && told ? told.revision : null,
    assistantVersion: answering.version,
    isAboutSafety: isAboutSafety({ level: assessment.level, response }),
    answers: [],
    overAt: at,
    timestamp: at,
  });
  await recordConsultation(manager, {
    consultationId: consultation.id,
    patientId,
    date: at,
    language,
    subjectName: null,
    ...recordOf(consultation),
  });
  if (!assessment.escalate) {
    return { consultation, escalation: null };
  }
  const later = (minutes: number) => new Date(at.getTime() + minutes * MINUTE);
  const [writtenAt, pharmacistId] = [later(16), (answeredBy ?? askedBackBy)?.pharmacistId];
  const claimed = pharmacistId && { seenAt: later(5), claimedAt: later(7), pharmacistId, updatedAt: writtenAt };
  const answered = { status: "ANSWERED", answeredAt: writtenAt, firstAnsweredAt: writtenAt } as const;
  const askedBack = { status: "NEEDS_REPLY", waitingSince: writtenAt } as const;
  const escalation = await manager.getRepository(Escalation).save({
    consultationId: consultation.id,
    kind: "QUESTION",
    status: "SENT",
    because: assessment.escalationKeywords[0]?.words ?? null,
    sentAt: at,
    waitingSince: at,
    answerHours: 24,
    updatedAt: at,
    ...claimed,
    ...(answeredBy ? answered : askedBackBy && askedBack),
  });
  const text = answeredBy?.answer ?? askedBackBy?.text;
  if (pharmacistId && text) {
    await addMessage(manager, { consultationId: consultation.id, pharmacistId, text, language, at: writtenAt });
  }
  return { consultation, escalation };
}
