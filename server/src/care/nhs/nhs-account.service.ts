import { MESSAGES as ACCOUNT_MESSAGES } from "../../people/accounts/account.rules";
import { peopleById } from "../../people/accounts/consent.loaders";
import { parseNhsNumber, spacedNhsNumber } from "../../people/accounts/nhs-number.rules";
import { readWaitingNumber } from "../../people/accounts/waiting-nhs-number.service";
import type { Who } from "../../platform/context";
import { londonDay } from "../../platform/london.rules";
import { readPageArguments } from "../../platform/pages";
import { conflict, invalidFields, notFound } from "../../platform/problems";
import type { Secrets } from "../../platform/secrets";
import { HealthProfile } from "../patients/health-profile.entity";
import { dateOfBirthProblem } from "../patients/health-profile.rules";
import type { Medication } from "../patients/medication.entity";
import { medicationsByPatient, profilesByPatient } from "../patients/medication.loaders";
import { MedicalRecord } from "../records/record.entity";
import { linksByPatient } from "./imported.loaders";
import type { NhsAccountType } from "./nhs-account.type";
import type { NhsContext } from "./nhs-context";
import { NhsEntry } from "./nhs-entry.entity";
import { NhsLink } from "./nhs-link.entity";
import { MESSAGES, type NhsObstacle } from "./nhs-link.rules";
import { findObstacles, linkedNumber, linkRecord, obstaclesOf, removeLink } from "./nhs-link.service";
import { isSameEntry } from "./same-entry.rules";
import { NHS_EXAMPLES } from "./sandbox/examples.rules";

/** An entry of a linked record with where it stands. */
export interface ReviewedEntry extends NhsEntry {
  /** True when the profile has it already, however it is written there. */
  isKnown: boolean;
}

/** What there is to see of one's own NHS account. */
export async function readNhsAccount(ctx: NhsContext, who: Who): Promise<NhsAccountType> {
  const { db, secrets, fhir, config } = ctx;
  const [link, profile] = await Promise.all([
    ctx.loaders.get(linksByPatient).load(who.id),
    ctx.loaders.get(profilesByPatient).load(who.id),
  ]);
  const common = { id: who.id, dateOfBirth: profile?.dateOfBirth ?? null };
  if (!link) {
    const waiting = await readWaitingNumber(ctx, who.id);
    return {
      ...common,
      isLinked: false,
      obstacles: obstaclesOf(ctx, await ctx.loaders.get(peopleById).load(who.id)),
      isDemonstration: fhir?.isSandbox ?? false,
      examples: config.demoMode && fhir?.isSandbox ? [...NHS_EXAMPLES] : [],
      waitingNumber: waiting && spacedNhsNumber(waiting.digits),
      waitingRefusedAt: waiting?.refusedAt ?? null,
      numberEnd: null,
      importedAt: null,
      notShared: [],
      hasNoKnownAllergies: false,
      recordCount: 0,
      waitingCount: 0,
    };
  }
  return {
    ...common,
    isLinked: true,
    obstacles: [],
    isDemonstration: link.isDemonstration,
    examples: [],
    waitingNumber: null,
    waitingRefusedAt: null,
    numberEnd: numberEndOf(secrets, link),
    importedAt: link.importedAt,
    notShared: link.notShared,
    hasNoKnownAllergies: link.hasNoKnownAllergies,
    recordCount: await db.getRepository(MedicalRecord).countBy({ importId: link.id }),
    waitingCount: await db.getRepository(NhsEntry).countBy({ linkId: link.id, status: "WAITING" }),
  };
}

/** The last four digits; null when the number can no longer be read, so that it can still be unlinked. */
function numberEndOf(secrets: Secrets, { patientId, sealedNumber }: NhsLink): string | null {
  try {
    return linkedNumber(secrets, patientId, sealedNumber).slice(-4);
  } catch {
    return null;
  }
}

/** The entries of one's linked record; those to be decided about come first. @throws BAD_USER_INPUT on `first`. */
export async function readEntries(ctx: NhsContext, who: Who, first: number): Promise<ReviewedEntry[]> {
  readPageArguments(first);
  if (!(await ctx.loaders.get(linksByPatient).load(who.id))) return [];
  const entries = await ctx.db
    .getRepository(NhsEntry)
    .createQueryBuilder("e")
    .where("e.patientId = :patientId", { patientId: who.id })
    .orderBy("(e.status = 'WAITING')", "DESC")
    .addOrderBy("e.position", "ASC")
    .take(first)
    .getMany();
  const [profile, medicines] = await Promise.all([
    ctx.loaders.get(profilesByPatient).load(who.id),
    ctx.loaders.get(medicationsByPatient).load(who.id),
  ]);
  const own = medicines.filter(({ familyMemberId }) => familyMemberId === null);
  const told = toldBy(profile, own);
  return entries.map((entry) => ({
    ...entry,
    isKnown: told[entry.kind].some((name) => isSameEntry(entry.kind, name, entry.name)),
  }));
}

/** The names that a profile has already, by kind. */
export function toldBy(
  profile: Pick<HealthProfile, "allergies" | "conditions"> | null,
  medicines: readonly Pick<Medication, "name" | "stoppedOn">[],
): Record<NhsEntry["kind"], string[]> {
  return {
    ALLERGY: [...(profile?.allergies ?? [])],
    CONDITION: [...(profile?.conditions ?? [])],
    MEDICINE: medicines.filter(({ stoppedOn }) => stoppedOn === null).map(({ name }) => name),
  };
}

const REFUSALS: Readonly<Record<NhsObstacle, string>> = {
  UNAVAILABLE: MESSAGES.failed,
  CONSENT_MISSING: MESSAGES.consent,
  EMAIL_UNCONFIRMED: ACCOUNT_MESSAGES.emailUnconfirmed,
};

/**
 * Links an NHS number. The date of birth of the profile is asked about when none is given.
 * @throws BAD_USER_INPUT with every field that is wrong; CONFLICT with the documented sentence, or with what stands in the way;
 * RATE_LIMITED.
 */
export async function linkNhsAccount(
  ctx: NhsContext,
  who: Who,
  input: { nhsNumber: string; dateOfBirth?: string | null },
): Promise<NhsAccountType> {
  const { id: userId } = who;
  const profile = await ctx.db.getRepository(HealthProfile).findOneBy({ patientId: userId });
  const digits = parseNhsNumber(input.nhsNumber);
  const born = profile?.dateOfBirth ?? input.dateOfBirth ?? "";
  const wrongDay = dateOfBirthProblem(born, londonDay(ctx.clock.now()));
  const [problem, ...others] = [
    ...(digits ? [] : [{ field: "nhsNumber", message: MESSAGES.number }]),
    ...(wrongDay ? [{ field: "dateOfBirth", message: wrongDay }] : []),
  ];
  if (problem) {
    throw invalidFields([problem, ...others]);
  }
  if (await ctx.db.getRepository(NhsLink).existsBy({ patientId: userId })) {
    throw conflict(MESSAGES.alreadyLinked);
  }
  const [obstacle] = await findObstacles(ctx, ctx.db.manager, userId);
  if (obstacle) {
    throw conflict(REFUSALS[obstacle]);
  }
  await linkRecord(ctx, userId, digits ?? "", born);
  return readNhsAccount(ctx, who);
}

/** Removes the link with everything that came from it. @throws NOT_FOUND when nothing is linked. */
export async function unlinkNhsAccount(ctx: NhsContext, who: Who): Promise<NhsAccountType> {
  if (!(await ctx.db.transaction((tx) => removeLink(tx, ctx, who.id)))) {
    throw notFound();
  }
  return readNhsAccount(ctx, who);
}
