import { type EntityManager, IsNull } from "typeorm";
import { lockPerson } from "../../people/accounts/person-lock.service";
import { audit } from "../../platform/audit";
import type { Who } from "../../platform/context";
import { londonDay } from "../../platform/london.rules";
import { isId } from "../../platform/pages";
import { invalid, notFound } from "../../platform/problems";
import { LIST_MAX, tidyList } from "../patients/health-profile.rules";
import { requireDataUse } from "../patients/health-profile.service";
import { addImportedMedicines, changeProfile, lockProfile } from "../patients/imported-entries.service";
import { Medication } from "../patients/medication.entity";
import { type Frequency, MEDICATION_MAX, type MedicationFacts, medicationProblems } from "../patients/medication.rules";
import { readNhsAccount, toldBy } from "./nhs-account.service";
import type { NhsAccountType, NhsDecisionInput } from "./nhs-account.type";
import type { NhsContext } from "./nhs-context";
import { NhsEntry } from "./nhs-entry.entity";
import { MESSAGES, MOST_ENTRIES } from "./nhs-link.rules";
import { isSameEntry } from "./same-entry.rules";

/**
 * Takes entries of the linked record over into the profile, or leaves them out. What the profile has already is not added again.
 * An entry that was taken over stays so.
 * @throws NOT_FOUND for an entry that is not this patient's; BAD_USER_INPUT on `frequency` or `decisions`; CONFLICT without the
 * consent to the use of health data.
 */
export async function decideNhsEntries(
  ctx: NhsContext,
  who: Who,
  decisions: readonly NhsDecisionInput[],
): Promise<NhsAccountType> {
  await requireDataUse(ctx, who);
  const byId = new Map(decisions.map((decision) => [decision.id, decision]));
  if (byId.size > MOST_ENTRIES || ![...byId.keys()].every(isId)) {
    throw notFound();
  }
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, who.id, "all");
    const entries = await tx.getRepository(NhsEntry).find({
      where: [...byId.keys()].map((id) => ({ id, patientId: who.id })),
      order: { position: "ASC" },
    });
    if (byId.size > 0 && entries.length !== byId.size) {
      throw notFound();
    }
    const open = entries.filter(({ status }) => status !== "ACCEPTED");
    const accepted = open.filter(({ id }) => byId.get(id)?.isAccepted);
    const rejected = open.filter(({ id }) => !byId.get(id)?.isAccepted);
    await tx.getRepository(NhsEntry).save(rejected.map((entry) => ({ ...entry, status: "REJECTED" as const })));
    await accept(tx, ctx, who.id, accepted, byId);
    await audit(tx, ctx, "nhs_entries_decided", ["user", who.id], {
      details: { accepted: accepted.length, rejected: rejected.length },
    });
  });
  return readNhsAccount(ctx, who);
}

async function accept(
  tx: EntityManager,
  ctx: NhsContext,
  patientId: string,
  entries: readonly NhsEntry[],
  decisions: ReadonlyMap<string, NhsDecisionInput>,
): Promise<void> {
  const now = ctx.clock.now();
  const profile = await lockProfile(tx, patientId, now);
  const medicines = await tx.getRepository(Medication).findBy({ patientId, familyMemberId: IsNull() });
  const told = toldBy(profile, medicines);
  // One after the other: the second of two that mean the same is known by then.
  const fresh = entries.filter(({ kind, name }) => {
    const isKnown = told[kind].some((one) => isSameEntry(kind, one, name));
    told[kind].push(name);
    return !isKnown;
  });
  const named = (kind: NhsEntry["kind"]) => fresh.filter((entry) => entry.kind === kind);
  const taken = named("MEDICINE");
  const facts = taken.map((entry) => factsOf(entry, decisions.get(entry.id)?.frequency, londonDay(now)));
  const allergies = tidyList([...profile.allergies, ...named("ALLERGY").map(({ name }) => name)]);
  const conditions = tidyList([...profile.conditions, ...named("CONDITION").map(({ name }) => name)]);
  const isTooMuch =
    Math.max(allergies.length, conditions.length) > LIST_MAX.entries ||
    medicines.length + facts.length > MEDICATION_MAX.entries;
  if (isTooMuch) {
    throw invalid("decisions", MESSAGES.tooMany);
  }
  const ids = await addImportedMedicines(tx, patientId, facts, now);
  const all = tx.getRepository(NhsEntry);
  await all.save(
    entries.map((entry) => ({
      ...entry,
      status: "ACCEPTED" as const,
      isAdded: fresh.includes(entry),
      medicationId: ids[taken.indexOf(entry)] ?? null,
    })),
  );
  const waiting = await all.find({
    where: { patientId, kind: "ALLERGY", status: "WAITING" },
    order: { position: "ASC" },
  });
  await changeProfile(tx, patientId, { allergies, conditions, waitingAllergies: waiting.map(({ name }) => name) }, now);
}

/** A medicine as the profile keeps it. A start that is not a whole day, or cannot be one, is left out. */
function factsOf(entry: NhsEntry, chosen: Frequency | null | undefined, today: string): MedicationFacts {
  const frequency = chosen ?? entry.frequency;
  if (!frequency) {
    throw invalid("frequency", MESSAGES.frequency);
  }
  const facts = { name: entry.name, dosage: entry.detail, frequency, startDate: entry.since };
  const isPossible = medicationProblems(facts, today).every(({ field }) => field !== "startDate");
  return isPossible ? facts : { ...facts, startDate: null };
}
