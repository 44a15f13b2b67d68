import type { EntityManager } from "typeorm";
import { agrees, type Person, peopleById } from "../../people/accounts/consent.loaders";
import { limitKey } from "../../people/accounts/guess.service";
import { isInventedNhsNumber } from "../../people/accounts/nhs-number.rules";
import { lockPerson } from "../../people/accounts/person-lock.service";
import { dropWaitingNumber, unsealNumberAt } from "../../people/accounts/waiting-nhs-number.service";
import { audit } from "../../platform/audit";
import type { RequestContext } from "../../platform/context";
import { isDuplicate } from "../../platform/database";
import { blindIndex, seal } from "../../platform/encryption";
import { conflict, type Problem } from "../../platform/problems";
import type { Secrets } from "../../platform/secrets";
import { changeProfile, lockProfile, removeImportedMedicines } from "../patients/imported-entries.service";
import { keepImportedRecords, removeRecordFiles } from "../records/record-import.service";
import { FhirProblem } from "./fhir-problem";
import type { LinkContext } from "./nhs-context";
import { NhsEntry } from "./nhs-entry.entity";
import type { NhsImport } from "./nhs-import.rules";
import { NhsLink } from "./nhs-link.entity";
import { MESSAGES, MOST_ENTRIES, MOST_RECORDS, type NhsObstacle, withoutNumber } from "./nhs-link.rules";
import { readImport } from "./read-import";

/** Why a number was not linked although nothing is wrong with the server: for the log and the audit trail alone. */
class LinkRefusal extends Error {
  constructor(readonly reason: "taken" | "not invented" | "not set up" | "too much") {
    super(`An NHS number was not linked: ${reason}`);
  }
}

const placeOf = (patientId: string): string => `nhs_links:${patientId}`;
const indexOf = (secrets: Secrets, digits: string): string => blindIndex(secrets, "nhs-number", digits);

/** The ten digits of a linked number. @throws CONFLICT when they can no longer be read. */
export function linkedNumber(secrets: Secrets, patientId: string, sealed: Buffer): string {
  return unsealNumberAt(secrets, placeOf(patientId), sealed);
}

/** What stands in the way of linking for somebody, the first thing first. */
export function obstaclesOf({ fhir }: Pick<LinkContext, "fhir">, person: Person | undefined): NhsObstacle[] {
  const found: [NhsObstacle, boolean][] = [
    ["UNAVAILABLE", fhir === null],
    ["CONSENT_MISSING", !agrees(person, "nhs_integration")],
    ["EMAIL_UNCONFIRMED", !person?.emailVerifiedAt],
  ];
  return found.flatMap(([obstacle, stands]) => (stands ? [obstacle] : []));
}

/** The same as it stands in the database now. */
export async function findObstacles(
  ctx: Pick<LinkContext, "fhir">,
  db: EntityManager,
  userId: string,
): Promise<NhsObstacle[]> {
  const [person] = await peopleById(db, [userId]);
  return obstaclesOf(ctx, person);
}

/**
 * Reads the record behind a number and keeps it for its patient, all of it or nothing.
 * @param digits of a valid NHS number. @param dateOfBirth YYYY-MM-DD, which the record has to have too.
 * @throws CONFLICT with the documented sentence, whatever the reason; RATE_LIMITED, by person and by number.
 */
export async function linkRecord(ctx: LinkContext, userId: string, digits: string, dateOfBirth: string): Promise<void> {
  await ctx.limits.nhsLinks.take(limitKey(ctx, userId));
  await ctx.limits.nhsLinks.take(limitKey(ctx, indexOf(ctx.secrets, digits)));
  try {
    const brought = await readRecord(ctx, digits, dateOfBirth);
    await ctx.db.transaction((tx) => keep(tx, ctx, userId, { digits, dateOfBirth, brought }));
  } catch (error) {
    throw await explain(ctx, userId, error);
  }
}

async function readRecord({ fhir, db, secrets }: LinkContext, digits: string, dateOfBirth: string): Promise<NhsImport> {
  if (!fhir) {
    throw new LinkRefusal("not set up");
  }
  if (fhir.isSandbox && !isInventedNhsNumber(digits)) {
    throw new LinkRefusal("not invented");
  }
  if (await db.getRepository(NhsLink).existsBy({ blindIndex: indexOf(secrets, digits) })) {
    throw new LinkRefusal("taken");
  }
  const brought = readImport(await fhir.readRecord(digits, dateOfBirth));
  if (brought.entries.length > MOST_ENTRIES || brought.records.length > MOST_RECORDS) {
    throw new LinkRefusal("too much");
  }
  return withoutNumber(brought, digits);
}

/** The documented sentence for everything that is not a fault of ours; the reason stays with us. */
async function explain(ctx: LinkContext, userId: string, error: unknown): Promise<Problem | unknown> {
  const isKnown = error instanceof FhirProblem || error instanceof LinkRefusal;
  if (!isKnown && !isDuplicate(error)) {
    return error;
  }
  const reason = isKnown ? error.reason : "taken";
  ctx.log.warn({ reason, requestId: ctx.requestId }, "an NHS record was not linked");
  await audit(ctx.db.manager, ctx, "nhs_link_failed", ["user", userId], { actorId: userId, details: { reason } });
  return conflict(MESSAGES.failed);
}

interface Kept {
  digits: string;
  dateOfBirth: string;
  brought: NhsImport;
}

async function keep(tx: EntityManager, ctx: LinkContext, patientId: string, kept: Kept): Promise<void> {
  const { secrets, clock, fhir } = ctx;
  const { digits, dateOfBirth, brought } = kept;
  const now = clock.now();
  await lockPerson(tx, patientId, "all");
  // While the record was read, another tab can have linked it, or the consent can have gone.
  if (await tx.getRepository(NhsLink).existsBy({ patientId })) {
    throw conflict(MESSAGES.alreadyLinked);
  }
  if ((await findObstacles(ctx, tx, patientId)).length > 0) {
    throw conflict(MESSAGES.consent);
  }
  const isDemonstration = fhir?.isSandbox ?? false;
  const { id: linkId } = await tx.getRepository(NhsLink).save({
    patientId,
    sealedNumber: seal(secrets, placeOf(patientId), digits),
    blindIndex: indexOf(secrets, digits),
    isDemonstration,
    hasNoKnownAllergies: brought.hasNoKnownAllergies,
    notShared: brought.notShared,
    importedAt: now,
  });
  await tx.getRepository(NhsEntry).insert(
    brought.entries.map((entry, position) => ({
      ...entry,
      linkId,
      patientId,
      position,
      status: "WAITING" as const,
      isAdded: false,
      medicationId: null,
    })),
  );
  const provenance = isDemonstration ? "DEMONSTRATION" : "NHS";
  await keepImportedRecords(tx, { patientId, importId: linkId, provenance }, brought.records);
  const profile = await lockProfile(tx, patientId, now);
  const waitingAllergies = brought.entries.filter(({ kind }) => kind === "ALLERGY").map(({ name }) => name);
  const born = profile.dateOfBirth ? {} : { dateOfBirth, age: null };
  await changeProfile(tx, patientId, { waitingAllergies, ...born }, now);
  await dropWaitingNumber(tx, ctx, patientId);
  await audit(tx, ctx, "nhs_linked", ["user", patientId], {
    actorId: patientId,
    details: { entries: brought.entries.length, records: brought.records.length, isDemonstration },
  });
}

/**
 * Removes a linked record with everything that came from it: number, entries that were accepted, records, and files that may hold
 * them. What the patient told themselves stays.
 * @returns false when nothing is linked.
 */
export async function removeLink(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock" | "requestId">,
  patientId: string,
): Promise<boolean> {
  const now = ctx.clock.now();
  await lockPerson(tx, patientId, "all");
  const link = await tx.getRepository(NhsLink).findOneBy({ patientId });
  if (!link) {
    return false;
  }
  const added = await tx.getRepository(NhsEntry).findBy({ linkId: link.id, isAdded: true });
  const medicines = added.flatMap(({ medicationId }) => medicationId ?? []);
  await removeImportedMedicines(tx, patientId, medicines);
  const { allergies, conditions } = await lockProfile(tx, patientId, now);
  const without = (list: string[], kind: NhsEntry["kind"]) => {
    const imported = new Set(added.filter((entry) => entry.kind === kind).map(({ name }) => name.toLowerCase()));
    return list.filter((entry) => !imported.has(entry.toLowerCase()));
  };
  await tx.getRepository(NhsLink).delete({ id: link.id });
  await changeProfile(
    tx,
    patientId,
    {
      allergies: without(allergies, "ALLERGY"),
      conditions: without(conditions, "CONDITION"),
      waitingAllergies: [],
    },
    now,
  );
  await removeRecordFiles(tx, patientId);
  await audit(tx, ctx, "nhs_unlinked", ["user", patientId], { actorId: patientId });
  return true;
}
