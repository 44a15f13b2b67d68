import type { EntityManager } from "typeorm";
import { readAccount } from "../../people/accounts/account.service";
import type { HomePlace } from "../../people/accounts/city.rules";
import { holdsConsent } from "../../people/accounts/consent.service";
import { lockPerson } from "../../people/accounts/person-lock.service";
import { User } from "../../people/accounts/user.entity";
import { queueWaitingLink } from "../../people/accounts/waiting-nhs-number.service";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { insertNew } from "../../platform/entity-rows";
import { londonDay } from "../../platform/london.rules";
import { conflict, invalidFields } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import type { Profile } from "../medicines/read-profile.rules";
import { HealthProfile } from "./health-profile.entity";
import { ageOn, comparedProfile, factProblems, type HealthFacts, MESSAGES, tidyFacts } from "./health-profile.rules";
import { healthProfileChanged } from "./health-profile.topics";
import { Medication } from "./medication.entity";
import { profilesByPatient } from "./medication.loaders";
import { medicinesChanged } from "./medication.topics";

/** A patient's profile as they see it; empty until they tell something. */
export interface ToldProfile extends HealthFacts {
  /** The patient's. */
  id: string;
  version: number;
  revision: number;
  changedAt: Date | null;
}

const EMPTY = {
  age: null,
  dateOfBirth: null,
  gender: null,
  pregnantOrBreastfeeding: null,
  allergies: [],
  conditions: [],
  version: 0,
  revision: 0,
  changedAt: null,
} satisfies Partial<ToldProfile>;

/** Refuses to take in health data of somebody who has taken back the consent to its use. */
export async function requireDataUse(ctx: RequestContext, who: Who): Promise<void> {
  if (!(await holdsConsent(ctx, who.id, "data_use"))) {
    throw conflict(MESSAGES.dataUseWithdrawn);
  }
}

/** The profile of whoever asks, with the age of today. */
export async function readHealthProfile(ctx: RequestContext, who: Who): Promise<ToldProfile> {
  const [{ id, city }, row] = await Promise.all([
    readAccount(ctx, who),
    ctx.loaders.get(profilesByPatient).load(who.id),
  ]);
  const told = row ?? EMPTY;
  return { ...told, id, city: city as HomePlace | null, age: ageOn(told, londonDay(ctx.clock.now())) };
}

/**
 * Keeps the whole profile as it was typed, if nobody saved another one since `version` was read.
 * @throws BAD_USER_INPUT with every field that is wrong; CONFLICT when it was changed meanwhile, or without the consent to
 * the use of health data.
 */
export async function saveHealthProfile(
  ctx: RequestContext,
  who: Who,
  facts: HealthFacts,
  version: number,
): Promise<ToldProfile> {
  await requireDataUse(ctx, who);
  const now = ctx.clock.now();
  const { city, ...tidy } = tidyFacts(facts);
  const [first, ...others] = factProblems({ city, ...tidy }, londonDay(now));
  if (first) {
    throw invalidFields([first, ...others]);
  }
  await ctx.db.transaction(async (tx) => {
    // The account before the profile, as everywhere, so that two never wait for each other.
    await lockPerson(tx, who.id);
    await makeProfile(tx, who.id, now);
    const saved = await tx
      .getRepository(HealthProfile)
      .createQueryBuilder()
      .update()
      .set({ ...tidy, changedAt: now, version: () => "version + 1", revision: () => "revision + 1" })
      .where({ patientId: who.id, version })
      .execute();
    if (saved.affected === 0) {
      throw conflict(MESSAGES.changedElsewhere);
    }
    await tx.getRepository(User).update({ id: who.id }, { city });
    await announce(tx, who.id);
    if (tidy.dateOfBirth) {
      await queueWaitingLink(tx, who.id);
    }
    await audit(tx, ctx, "health_profile_saved", ["health_profile", who.id]);
  });
  return readHealthProfile(ctx, who);
}

/** The age of today and the gender that a person has told; null for what they have not. */
export async function readAgeAndGender(
  { db, clock }: { db: Pick<EntityManager, "getRepository">; clock: RequestContext["clock"] },
  patientId: string,
): Promise<Pick<HealthProfile, "age" | "gender">> {
  const row = await db.getRepository(HealthProfile).findOneBy({ patientId });
  return { age: row && ageOn(row, londonDay(clock.now())), gender: row?.gender ?? null };
}

/** A row to count on: the first save and the first medicine both need one, maybe at the same moment. */
export async function makeProfile(tx: EntityManager, patientId: string, now: Date): Promise<void> {
  await insertNew(tx, HealthProfile, { patientId, version: 0, revision: 0, changedAt: now });
}

async function announce(tx: EntityManager, patientId: string): Promise<void> {
  await publish(tx, healthProfileChanged, patientId, { patientId });
}

/** A medicine changed: answers are checked against another state of the profile from now on. */
export async function markMedicinesChanged(tx: EntityManager, patientId: string, now: Date): Promise<void> {
  await makeProfile(tx, patientId, now);
  const changed = { changedAt: now, revision: () => "revision + 1" };
  await tx.getRepository(HealthProfile).update({ patientId }, changed);
  await announce(tx, patientId);
  await publish(tx, medicinesChanged, patientId, { patientId });
}

/** What medicines are compared with, and which state of the profile that was. */
export interface ComparedProfile {
  profile: Profile;
  revision: number;
  changedAt: Date;
}

/**
 * What a patient has told, as the checks of medicines read it, with the medicines that they take now; null while they have
 * told nothing.
 * @param exceptId of a medicine that is not compared with itself.
 */
export async function readComparedProfile(
  db: Pick<EntityManager, "getRepository">,
  patientId: string,
  now: Date,
  exceptId?: string | null,
): Promise<ComparedProfile | null> {
  const row = await db.getRepository(HealthProfile).findOneBy({ patientId });
  if (!row) {
    return null;
  }
  const current = await db
    .getRepository(Medication)
    .createQueryBuilder("m")
    .where("m.patientId = :patientId and m.familyMemberId is null and m.stoppedOn is null", { patientId })
    .orderBy("m.createdAt", "DESC")
    .addOrderBy("m.id", "DESC")
    .getMany();
  return {
    profile: comparedProfile(
      row,
      current.filter(({ id }) => id !== exceptId).map(({ name }) => name),
      londonDay(now),
    ),
    revision: row.revision,
    changedAt: row.changedAt,
  };
}
