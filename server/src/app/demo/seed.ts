import type { DataSource, EntityManager } from "typeorm";
import { recheckReach } from "../../ads/campaigns/reach.service";
import { computeCohorts } from "../../care/cohorts/compute-cohorts.service";
import { makeConsultation } from "../../care/consultations/consultation.factory";
import { PHARMACIST_LOOK } from "../../care/consultations/consultation.rules";
import { Escalation } from "../../care/consultations/escalation.entity";
import { ConsultationFeedback } from "../../care/consultations/feedback.entity";
import { recordDisclosure } from "../../people/accounts/disclosure.service";
import { hashPassword } from "../../people/accounts/passwords";
import { User } from "../../people/accounts/user.entity";
import { makeUser } from "../../people/accounts/user.factory";
import type { Config } from "../../platform/config";
import type { FileStorage } from "../../platform/storage.gateway";
import { COMPANY_DAYS, seedAdvertising, seedCompanyDetails, seedFigures } from "./advertising-seed";
import { seedApiKeys } from "./api-keys-seed";
import { seedApplications } from "./applications-seed";
import { seedBilling } from "./billing-seed";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./demo-accounts.rules";
import { seedFamily, seedProfile, seedSyntheticProfiles, seedSyntheticReadings } from "./profile-seed";
import { seedRecords } from "./records-seed";
import { seedReports } from "./reports-seed";
import { seedRequests } from "./requests-seed";
import { seedReviews } from "./reviews-seed";
import { seedStudies } from "./studies-seed";
import { takeTurn } from "./take-turn";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Makes the demonstration once: the published accounts, a little history, advertisers and a year of their figures. Every
 * person, company and word is invented.
 * @returns false when it was there already.
 */
export async function seedDemonstration(
  db: DataSource,
  ads: DataSource,
  storage: FileStorage,
  now: Date,
  billing: Config["billing"],
): Promise<boolean> {
  const made = await db.transaction(async (tx) => {
    await takeTurn(tx);
    if (await tx.getRepository(User).existsBy({ demonstration: true })) {
      return false;
    }
    const ids = await makeAccounts(tx, now);
    await seedProfile(tx, now, ids.get("patient@demo.test") as string);
    await makeHistory(tx, now, ids);
    await seedAdvertising(tx, now, ids);
    await seedSyntheticProfiles(tx, now);
    return true;
  });
  await seedLater(db, storage, now);
  const counting = { db, clock: { now: () => now } };
  await computeCohorts(counting);
  await recheckReach(counting);
  await seedRecords(db, now);
  await seedFigures(ads, now);
  await db.transaction(async (tx) => {
    await takeTurn(tx);
    await seedBilling(tx, now, billing); // what was over the quota is read from the figures
    await seedReports(tx, now);
    await seedRequests(tx, now);
  });
  return made;
}

/** What came to the demonstration after it was first made, wherever it is missing. */
async function seedLater(db: DataSource, storage: FileStorage, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn(tx);
    await seedCompanyDetails(tx);
    await seedApplications(tx, storage, now);
    await seedReviews(tx, now);
    await seedStudies(tx, now);
    await seedApiKeys(tx, now);
    await seedSyntheticReadings(tx, now);
    await seedFamily(tx, now);
  });
}

async function makeAccounts(tx: EntityManager, now: Date): Promise<Map<string, string>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ids = new Map<string, string>();
  for (const { email, name, role, staffRole } of DEMO_ACCOUNTS) {
    // Advertisers' invoices go back for more than a year.
    const createdAt = new Date(now.getTime() - (role === "ADVERTISER" ? COMPANY_DAYS : 40) * DAY);
    const user = await makeUser(tx, {
      email,
      name,
      role,
      passwordHash,
      emailVerifiedAt: createdAt,
      city: role === "CUSTOMER" ? "London" : null,
      demonstration: true,
      createdAt,
      staffRoles: staffRole ? [staffRole] : [],
    });
    ids.set(email, user.id);
  }
  return ids;
}

async function makeHistory(tx: EntityManager, now: Date, ids: Map<string, string>): Promise<void> {
  const patientId = ids.get("patient@demo.test") as string;
  const pharmacistId = ids.get("pharmacist@demo.test") as string;
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await makeConsultation(tx, {
    patientId,
    question: "I have a sore throat and a cough. What can I take?",
    at: ago(10 * DAY),
  });
  const { consultation, escalation } = await makeConsultation(tx, {
    patientId,
    question: "My back pain is severe at night. Could it be my new mattress?",
    at: ago(3 * DAY),
    answeredBy: {
      pharmacistId,
      answer:
        "A new mattress can make back pain worse for a week or two. Keep moving, try a warm pack, and ask your GP if it is no better in two weeks. Call 999 if you cannot feel between your legs, or cannot pass urine.",
    },
  });
  const look = { patientId, viewerId: pharmacistId, subjectId: consultation.id, ...PHARMACIST_LOOK };
  await recordDisclosure(tx, escalation?.seenAt ?? consultation.timestamp, look);
  await makeConsultation(tx, {
    patientId,
    question: "My nose is runny and I sneeze a lot. What helps?",
    at: ago(26 * HOUR),
  });
  const stranger = await makeUser(tx, { name: "Sam Example", createdAt: ago(20 * DAY), demonstration: true });
  await makeConsultation(tx, {
    patientId: stranger.id,
    question: "Is it safe to take antihistamines during pregnancy?",
    at: ago(2 * HOUR),
  });
  await makeConsultation(tx, {
    patientId: stranger.id,
    question: "I have chronic heartburn. Should I keep taking antacids?",
    at: ago(40 * 60_000),
  });
  await makeQueue(tx, pharmacistId, ago);
}

/** Questions of other people in other states: one in French that has been asked back, one overdue, and a report about an answer. */
async function makeQueue(tx: EntityManager, pharmacistId: string, ago: (ms: number) => Date): Promise<void> {
  const french = await makeUser(tx, {
    name: "Camille Example",
    language: "fr",
    createdAt: ago(12 * DAY),
    demonstration: true,
  });
  await makeConsultation(tx, {
    patientId: french.id,
    question: "J’ai une douleur sévère au genou depuis trois jours. Que puis-je prendre ?",
    language: "fr",
    at: ago(5 * HOUR),
    askedBackBy: {
      pharmacistId,
      text: "Quels autres médicaments prenez-vous ? Êtes-vous allergique à un médicament ?",
    },
  });
  const other = await makeUser(tx, { name: "Alex Example", createdAt: ago(15 * DAY), demonstration: true });
  await makeConsultation(tx, {
    patientId: other.id,
    question: "I have a chronic rash on my arm. Which cream can I use?",
    at: ago(27 * HOUR),
  });
  const { consultation } = await makeConsultation(tx, {
    patientId: other.id,
    question: "I have hay fever and my eyes itch. What can I take?",
    at: ago(8 * HOUR),
  });
  const reportedAt = ago(7 * HOUR);
  await tx.getRepository(Escalation).insert({
    consultationId: consultation.id,
    kind: "FEEDBACK",
    status: "SENT",
    complaint: "It names a tablet but not that it can make me sleepy. I drive for work.",
    sentAt: reportedAt,
    waitingSince: reportedAt,
    updatedAt: reportedAt,
  });
  const feedback = { consultationId: consultation.id, helpful: false, updatedAt: reportedAt };
  await tx.getRepository(ConsultationFeedback).insert(feedback);
}
