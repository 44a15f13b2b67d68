import { type EntityManager, IsNull } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import { readAccount } from "../../people/accounts/account.service";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import type { PageAsked } from "../../platform/lists";
import { londonDay } from "../../platform/london.rules";
import { directionOf, type Page, readPageArguments, toPageOf } from "../../platform/pages";
import { conflict, invalid, invalidFields } from "../../platform/problems";
import { type AboutMedicine, aboutMedicine } from "../medicines/about-medicine.rules";
import { checkMedication, type MedicationCheck } from "../medicines/check-medication.rules";
import type { Profile } from "../medicines/read-profile.rules";
import { type MedicineSuggestion, suggestMedicines } from "../medicines/suggest-medicines.rules";
import { medicinesTable } from "../medicines/table-file";
import { FamilyMember } from "./family-member.entity";
import { familyProfile } from "./family-member.rules";
import { markMemberChanged } from "./family-member.service";
import { oneLine } from "./health-profile.rules";
import { markMedicinesChanged, readComparedProfile, requireDataUse } from "./health-profile.service";
import { Medication } from "./medication.entity";
import { medicationsByPatient } from "./medication.loaders";
import {
  MEDICATION_MAX,
  MESSAGES,
  type MedicationFacts,
  type MedicationFilter,
  medicationProblems,
  newMedication,
  stopProblem,
} from "./medication.rules";
import type { MedicationCheckInput } from "./medication.type";
import { keptSupply, NO_SUPPLY, type SupplyFacts, supplyProblems } from "./supply.rules";

/** Which medicines are listed. */
export interface MedicationChoice {
  filter: MedicationFilter;
  /** Somebody whom the patient looks after; the patient when null. */
  forWhom?: string | null;
}

/**
 * A page of the medicines that somebody takes, or has stopped; the last one that was added first.
 * @throws for somebody whom the patient looks after: NOT_FOUND; CONFLICT without the consent to the use of health data.
 */
export async function listMedications(
  ctx: RequestContext,
  who: Who,
  { filter, forWhom = null }: MedicationChoice,
  asked: PageAsked,
): Promise<Page<Medication>> {
  const page = readPageArguments(asked.first, asked.after);
  if (forWhom !== null) {
    await readOne(ctx.db, FamilyMember, { id: forWhom, patientId: who.id });
    await requireDataUse(ctx, who);
  }
  const all = await ctx.loaders.get(medicationsByPatient).load(who.id);
  const listed = all.filter(
    ({ familyMemberId, stoppedOn }) => familyMemberId === forWhom && (stoppedOn === null) === (filter === "CURRENT"),
  );
  return toPageOf(listed, page, ({ createdAt, id }) => ({ at: createdAt, id }), directionOf(asked.orderBy));
}

/** The facts as they are kept. @throws BAD_USER_INPUT with every field that is wrong. */
function readFacts(ctx: RequestContext, { name, dosage, frequency, startDate }: MedicationFacts): MedicationFacts {
  const facts = { name: oneLine(name), dosage: oneLine(dosage ?? "") || null, frequency, startDate };
  const [problem, ...others] = medicationProblems(facts, londonDay(ctx.clock.now()));
  if (problem) {
    throw invalidFields([problem, ...others]);
  }
  return facts;
}

type Act =
  | "medication_added"
  | "medication_changed"
  | "medication_stopped"
  | "medication_resumed"
  | "medication_deleted";

/** Announces a change and writes it down, with the id alone. */
async function record(
  tx: EntityManager,
  ctx: RequestContext,
  who: Who,
  action: Act,
  { id, familyMemberId }: Pick<Medication, "id" | "familyMemberId">,
): Promise<void> {
  await (familyMemberId === null
    ? markMedicinesChanged(tx, who.id, ctx.clock.now())
    : markMemberChanged(tx, who.id, familyMemberId, ctx.clock.now()));
  await audit(tx, ctx, action, ["medication", id]);
}

/**
 * Adds a medicine that the patient, or somebody whom they look after, takes.
 * @throws BAD_USER_INPUT with every field that is wrong; NOT_FOUND; CONFLICT without the consent to the use of health data.
 */
export async function createMedication(
  ctx: RequestContext,
  who: Who,
  input: MedicationFacts,
  forWhom: string | null = null,
): Promise<Medication> {
  await requireDataUse(ctx, who);
  const facts = readFacts(ctx, input);
  return ctx.db.transaction(async (tx) => {
    const medications = tx.getRepository(Medication);
    if (forWhom !== null) {
      // So that the person is not removed meanwhile.
      await readOne(tx, FamilyMember, { id: forWhom, patientId: who.id }, { lock: { mode: "for_no_key_update" } });
    }
    const theirs = { patientId: who.id, familyMemberId: forWhom ?? IsNull() };
    if ((await medications.countBy(theirs)) >= MEDICATION_MAX.entries) {
      throw invalid("name", MESSAGES.tooMany);
    }
    const now = ctx.clock.now();
    const row = { ...newMedication(facts, now), patientId: who.id, familyMemberId: forWhom };
    const added = await medications.save(row);
    await record(tx, ctx, who, "medication_added", added);
    return added;
  });
}

/** One medicine of this patient, or of somebody whom they look after, which takes the consent to the use of health data. @throws NOT_FOUND; CONFLICT. */
export async function readMedication(ctx: RequestContext, who: Who, id: string): Promise<Medication> {
  const found = await readOne(ctx.db, Medication, { id, patientId: who.id });
  if (found.familyMemberId !== null) await requireDataUse(ctx, who);
  return found;
}

/** One medicine of this patient, locked. Somebody else's is not found, like one that never was. */
export async function lockOwnMedication(tx: EntityManager, who: Who, id: string): Promise<Medication> {
  return readOne(tx, Medication, { id, patientId: who.id }, { lock: { mode: "pessimistic_write" } });
}

/** Changes one medicine in a transaction, with the version, the news and the audit trail. @throws NOT_FOUND; CONFLICT. */
export async function changeMedication(
  ctx: RequestContext,
  who: Who,
  id: string,
  action: Act,
  decide: (medication: Medication) => Partial<Medication>,
): Promise<Medication> {
  await requireDataUse(ctx, who);
  return ctx.db.transaction(async (tx) => {
    const medication = await lockOwnMedication(tx, who, id);
    const changed = { ...medication, ...decide(medication), version: medication.version + 1 };
    await tx.getRepository(Medication).save(changed);
    await record(tx, ctx, who, action, medication);
    return changed;
  });
}

/**
 * Changes what is said about a medicine, if nobody changed it since `version` was read.
 * @throws BAD_USER_INPUT; CONFLICT; NOT_FOUND.
 */
export function updateMedication(
  ctx: RequestContext,
  who: Who,
  id: string,
  input: MedicationFacts,
  version: number,
): Promise<Medication> {
  return changeMedication(ctx, who, id, "medication_changed", (medication) => {
    const facts = readFacts(ctx, input);
    if (medication.version !== version) {
      throw conflict(MESSAGES.changedElsewhere);
    }
    const { stoppedOn } = medication;
    if (stoppedOn !== null && facts.startDate !== null && stoppedOn < facts.startDate) {
      throw invalid("startDate", MESSAGES.stoppedBefore);
    }
    // Another number of times a day is another plan: it says nothing about the slots that were before it.
    return facts.frequency === medication.frequency ? facts : { ...facts, scheduledSince: ctx.clock.now() };
  });
}

/** Says since when a medicine is no longer taken. @throws BAD_USER_INPUT on `on`; NOT_FOUND; CONFLICT. */
export function stopMedication(ctx: RequestContext, who: Who, id: string, on: string): Promise<Medication> {
  return changeMedication(ctx, who, id, "medication_stopped", ({ startDate }) => {
    const problem = stopProblem(on, startDate, londonDay(ctx.clock.now()));
    if (problem) {
      throw invalid("on", problem);
    }
    return { stoppedOn: on };
  });
}

/** The medicine is taken after all, or again. @throws NOT_FOUND; CONFLICT. */
export function resumeMedication(ctx: RequestContext, who: Who, id: string): Promise<Medication> {
  return changeMedication(ctx, who, id, "medication_resumed", () => ({
    stoppedOn: null,
    scheduledSince: ctx.clock.now(),
  }));
}

/** Deletes a medicine for good. That needs no consent: it uses nothing. @throws NOT_FOUND. */
export async function deleteMedication(ctx: RequestContext, who: Who, id: string): Promise<boolean> {
  await ctx.db.transaction(async (tx) => {
    const medication = await lockOwnMedication(tx, who, id);
    await tx.getRepository(Medication).delete({ id });
    await record(tx, ctx, who, "medication_deleted", medication);
  });
  return true;
}

/**
 * Says how long a medicine lasts and whether to remind of ordering it; null forgets it.
 * @throws BAD_USER_INPUT with every field that is wrong; NOT_FOUND; CONFLICT without the consent to the use of health data.
 */
export function setSupply(ctx: RequestContext, who: Who, id: string, supply: SupplyFacts | null): Promise<Medication> {
  const today = londonDay(ctx.clock.now());
  return changeMedication(ctx, who, id, "medication_changed", () => {
    const [problem, ...others] = supply ? supplyProblems(supply, today) : [];
    if (problem) throw invalidFields([problem, ...others]);
    return supply ? keptSupply(supply, today) : NO_SUPPLY;
  });
}

/**
 * Compares a name with what the patient has told of themself, or of somebody whom they look after, in the patient's language.
 * Nothing is kept.
 * @throws BAD_USER_INPUT on `name`; NOT_FOUND; CONFLICT without the consent to the use of health data.
 */
export async function warnOfMedication(
  ctx: RequestContext,
  who: Who,
  { name, medicationId, forWhom = null }: MedicationCheckInput,
): Promise<MedicationCheck> {
  if (name.length > MEDICATION_MAX.name) {
    throw invalid("name", MESSAGES.tooLong);
  }
  await requireDataUse(ctx, who);
  const { language } = await readAccount(ctx, who);
  const profile =
    forWhom === null
      ? ((await readComparedProfile(ctx.db, who.id, ctx.clock.now(), medicationId))?.profile ?? null)
      : await readMemberProfile(ctx, who, forWhom, medicationId);
  return checkMedication(name, profile, language, medicinesTable());
}

async function readMemberProfile(
  ctx: RequestContext,
  who: Who,
  id: string,
  exceptId: string | null = null,
): Promise<Profile> {
  const member = await readOne(ctx.db, FamilyMember, { id, patientId: who.id });
  const current = await ctx.db.getRepository(Medication).findBy({ familyMemberId: id, stoppedOn: IsNull() });
  const medicines = current.filter((one) => one.id !== exceptId).map(({ name }) => name);
  return familyProfile({ ...member, medicines }, londonDay(ctx.clock.now()));
}

/** Names of medicines that begin like the text. @param first 1 to 20. */
export const suggestNames = (text: string, first: number): MedicineSuggestion[] =>
  suggestMedicines(text, first, medicinesTable());

/** What the table of medicines tells of one by its name; null where it does not know it. */
export const tellAbout = (name: string, language: Language): AboutMedicine | null =>
  name.length > MEDICATION_MAX.name ? null : aboutMedicine(name, language, medicinesTable());
