import { type EntityManager, In, IsNull } from "typeorm";
import { holdsConsent } from "../../people/accounts/consent.service";
import { lockPerson } from "../../people/accounts/person-lock.service";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import type { PageAsked } from "../../platform/lists";
import { londonDay } from "../../platform/london.rules";
import { directionOf, isId, type Page, readPageArguments, toPageOf } from "../../platform/pages";
import { conflict, invalid, invalidFields, notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { FamilyMember } from "./family-member.entity";
import {
  FAMILY_MAX,
  type FamilyFacts,
  type FamilyInput,
  familyProblems,
  MESSAGES,
  tidyFamilyFacts,
} from "./family-member.rules";
import { requireDataUse } from "./health-profile.service";
import { Medication } from "./medication.entity";
import { newMedication } from "./medication.rules";
import { medicinesChanged } from "./medication.topics";

/** What was told about somebody's health; null without the consent to the use of health data. */
export async function readMemberHealth(ctx: RequestContext, member: FamilyMember): Promise<FamilyMember | null> {
  return (await holdsConsent(ctx, member.patientId, "data_use")) ? member : null;
}

/** A page of the people whom this patient looks after, the first one first. */
export async function listFamily(ctx: RequestContext, who: Who, asked: PageAsked): Promise<Page<FamilyMember>> {
  const page = readPageArguments(asked.first, asked.after);
  const family = await readFamily(ctx.db, who.id);
  return toPageOf(family, page, ({ createdAt, id }) => ({ at: createdAt, id }), directionOf(asked.orderBy, "asc"));
}

/** One of them. @throws NOT_FOUND. */
export async function readFamilyMember(ctx: RequestContext, who: Who, id: string): Promise<FamilyMember> {
  return readOne(ctx.db, FamilyMember, { id, patientId: who.id });
}

/** Everybody whom a patient looks after, for the clinical rules: a few at the most. */
export function readFamily(db: Pick<EntityManager, "getRepository">, patientId: string): Promise<FamilyMember[]> {
  return db.getRepository(FamilyMember).find({ where: { patientId }, order: { createdAt: "ASC", id: "ASC" } });
}

/** The facts as they are kept. @throws BAD_USER_INPUT with every field that is wrong. */
function readFacts(ctx: RequestContext, input: FamilyInput): FamilyFacts {
  const facts = tidyFamilyFacts({ ...input, medicines: input.medicines ?? [] });
  const [problem, ...others] = familyProblems(facts, londonDay(ctx.clock.now()));
  if (problem) throw invalidFields([problem, ...others]);
  return facts;
}

/** One change at a time for each patient, so that the others are as they are read. */
async function lockFamily(tx: EntityManager, patientId: string): Promise<FamilyMember[]> {
  await lockPerson(tx, patientId);
  return readFamily(tx, patientId);
}

/** @throws BAD_USER_INPUT on `name` where somebody else has it. */
function checkName(name: string, others: readonly FamilyMember[]): void {
  const isTaken = others.some((one) => one.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw invalid("name", MESSAGES.nameTaken);
}

async function note(tx: EntityManager, ctx: RequestContext, action: Act, id: string): Promise<void> {
  await audit(tx, ctx, action, ["family_member", id]);
}

/** A medicine of somebody changed: what is compared with them is another state from now on. */
export async function markMemberChanged(tx: EntityManager, patientId: string, id: string, now: Date): Promise<void> {
  await tx.getRepository(FamilyMember).update({ id }, { changedAt: now, version: () => "version + 1" });
  await publish(tx, medicinesChanged, patientId, { patientId });
}

/**
 * Keeps a list of names as medicines without times: new ones are added, those that are left out are deleted.
 * @returns the names as they are kept.
 */
async function keepMedicines(
  tx: EntityManager,
  member: FamilyMember,
  names: readonly string[],
  now: Date,
): Promise<string[]> {
  const medications = tx.getRepository(Medication);
  const { id: familyMemberId, patientId } = member;
  const current = await medications.findBy({ familyMemberId, stoppedOn: IsNull() });
  const isNamed = (name: string) => names.some((one) => one.toLowerCase() === name.toLowerCase());
  const gone = current.filter(({ name }) => !isNamed(name));
  if (gone.length > 0) await medications.delete({ id: In(gone.map(({ id }) => id)) });
  const known = new Set(current.map(({ name }) => name.toLowerCase()));
  const rows = names
    .filter((name) => !known.has(name.toLowerCase()))
    .map((name, at) => ({
      ...newMedication({ name, dosage: null, frequency: "AS_NEEDED", startDate: null }, new Date(now.getTime() + at)),
      ...{ patientId, familyMemberId },
    }));
  if (rows.length > 0) await medications.insert(rows);
  if (gone.length + rows.length > 0) await publish(tx, medicinesChanged, patientId, { patientId });
  const keptAs = new Map(current.map(({ name }) => [name.toLowerCase(), name]));
  return names.map((name) => keptAs.get(name.toLowerCase()) ?? name);
}

type Act = "family_member_added" | "family_member_changed" | "family_member_removed";

/**
 * Adds somebody whom the patient looks after.
 * @throws BAD_USER_INPUT with every field that is wrong; CONFLICT without the consent to the use of health data.
 */
export async function createFamilyMember(ctx: RequestContext, who: Who, input: FamilyInput): Promise<FamilyMember> {
  await requireDataUse(ctx, who);
  const facts = readFacts(ctx, input);
  return ctx.db.transaction(async (tx) => {
    const family = await lockFamily(tx, who.id);
    if (family.length >= FAMILY_MAX.people) throw invalid("name", MESSAGES.tooMany);
    checkName(facts.name, family);
    const now = ctx.clock.now();
    const row = { ...facts, patientId: who.id, version: 1, createdAt: now, changedAt: now };
    const added = await tx.getRepository(FamilyMember).save(row);
    await keepMedicines(tx, added, facts.medicines, now);
    await note(tx, ctx, "family_member_added", added.id);
    return added;
  });
}

/**
 * Changes what is told about somebody, if nobody changed it since `version` was read.
 * @throws BAD_USER_INPUT; NOT_FOUND; CONFLICT when it was changed meanwhile, or without the consent to the use of health data.
 */
export async function updateFamilyMember(
  ctx: RequestContext,
  who: Who,
  id: string,
  input: FamilyInput,
  version: number,
): Promise<FamilyMember> {
  await requireDataUse(ctx, who);
  const facts = readFacts(ctx, input);
  return ctx.db.transaction(async (tx) => {
    const family = await lockFamily(tx, who.id);
    const before = family.find((one) => one.id === id);
    if (!before) throw notFound();
    if (before.version !== version) throw conflict(MESSAGES.changedElsewhere);
    checkName(
      facts.name,
      family.filter((one) => one !== before),
    );
    const now = ctx.clock.now();
    const medicines =
      input.medicines === null ? before.medicines : await keepMedicines(tx, before, facts.medicines, now);
    const changed = { ...before, ...facts, medicines, version: version + 1, changedAt: now };
    await tx.getRepository(FamilyMember).save(changed);
    await note(tx, ctx, "family_member_changed", id);
    return changed;
  });
}

/** Removes somebody for good. That needs no consent: it uses nothing. @throws NOT_FOUND. */
export async function deleteFamilyMember(ctx: RequestContext, who: Who, id: string): Promise<boolean> {
  await ctx.db.transaction(async (tx) => {
    const { affected } = isId(id)
      ? await tx.getRepository(FamilyMember).delete({ id, patientId: who.id })
      : { affected: 0 };
    if (!affected) throw notFound();
    await note(tx, ctx, "family_member_removed", id);
  });
  return true;
}
