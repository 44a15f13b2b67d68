import type { EntityManager } from "typeorm";
import { readComparedProfile } from "../patients/health-profile.service";
import { composeAnswer } from "../triage/answer.rules";
import { ASSISTANT_VERSION } from "../triage/catalogue.rules";
import { subjectOf } from "../triage/subject.rules";
import { assess } from "../triage/triage.rules";
import { Consultation } from "./consultation.entity";
import { Escalation } from "./escalation.entity";

export interface ConsultationExample {
  patientId: string;
  question?: string;
  at?: Date;
  /** A pharmacist's answer, for questions that go to one. */
  answeredBy?: { pharmacistId: string; answer: string };
}

const MINUTE = 60_000;

/** Stores an example of a question with the answer that the rules give to it, and its escalation where they ask for one. */
export async function makeConsultation(
  manager: EntityManager,
  {
    patientId,
    question = "I have had a headache since this morning",
    at = new Date(),
    answeredBy,
  }: ConsultationExample,
): Promise<{ consultation: Consultation; escalation: Escalation | null }> {
  const assessment = assess(question);
  const subject = subjectOf(question);
  const told = subject === "self" ? await readComparedProfile(manager, patientId, at) : null;
  const asker = { subject, profile: told?.profile ?? null, profileChangedAt: told?.changedAt };
  const response = composeAnswer(assessment, "en", undefined, asker);
  const consultation = await manager.getRepository(Consultation).save({
    patientId,
    question,
    language: "en",
    level: assessment.level,
    response,
    profileRevision: response.profileCheck?.used && told ? told.revision : null,
    assistantVersion: ASSISTANT_VERSION.version,
    timestamp: at,
  });
  if (!assessment.escalate) {
    return { consultation, escalation: null };
  }
  const later = (minutes: number) => new Date(at.getTime() + minutes * MINUTE);
  const answered = answeredBy && {
    status: "ANSWERED" as const,
    seenAt: later(5),
    claimedAt: later(7),
    pharmacistId: answeredBy.pharmacistId,
    answeredAt: later(16),
    answer: answeredBy.answer,
    answerLanguage: "en" as const,
  };
  const escalation = await manager.getRepository(Escalation).save({
    consultationId: consultation.id,
    status: "SENT",
    because: assessment.escalationKeywords[0]?.words ?? null,
    sentAt: at,
    updatedAt: answered?.answeredAt ?? at,
    ...answered,
  });
  return { consultation, escalation };
}
