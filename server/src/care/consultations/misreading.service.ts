import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { isDuplicate } from "../../platform/database";
import { insertOne, readOne } from "../../platform/entity-rows";
import { type PageAsked, readList, readRow } from "../../platform/lists";
import { type Page } from "../../platform/pages";
import { conflict, invalid } from "../../platform/problems";
import { clinicalBook } from "../clinical/book-file";
import type { CareLabel } from "../clinical/care-level.rules";
import { Escalation } from "./escalation.entity";
import { StoredMisreading } from "./misreading.entity";
import {
  MISREADING_MESSAGES,
  type MisreadingInputFields,
  type MisreadingKind,
  nameOfSubject,
  problemOf,
} from "./misreading.rules";
import { offerQuestion } from "./question-candidate.service";

export interface Misreading {
  id: string;
  kind: MisreadingKind;
  subject: string | null;
  /** What the subject is called in English; null for what was missed. */
  name: string | null;
  label: CareLabel;
  note: string;
  assistantVersion: string;
  reportedBy: string | null;
  reportedAt: Date;
}

type Stored = Omit<Misreading, "name">;

const SELECT = `select m.id, m.kind, m.subject, m.label, m.note, m.assistant_version as "assistantVersion",
       split_part(u.name, ' ', 1) as "reportedBy", m.created_at as "reportedAt"
  from misreadings m left join users u on u.id = m.pharmacist_id`;

const named = (stored: Stored): Misreading => ({ ...stored, name: nameOfSubject(stored, clinicalBook()) });

/**
 * Keeps that the assistant read a case wrongly, for the hazard log, and proposes the question as a training line with the
 * pharmacist's label where its patient agreed to that.
 * @throws BAD_USER_INPUT on `subject` or `note`; NOT_FOUND; CONFLICT when it was reported before.
 */
export async function reportMisreading(
  ctx: RequestContext,
  who: Who,
  id: string,
  input: MisreadingInputFields,
): Promise<Misreading> {
  const report = { ...input, subject: input.subject ?? null, note: input.note.trim() };
  const stored = await ctx.db.transaction(async (tx) => {
    const escalation = await readOne(tx, Escalation, { id }, { relations: { consultation: true } });
    const { consultation, consultationId } = escalation;
    const problem = problemOf(report, consultation.response);
    if (problem) throw invalid(...problem);
    const now = ctx.clock.now();
    const { assistantVersion } = consultation;
    const row = { ...report, consultationId, pharmacistId: who.id, assistantVersion, createdAt: now };
    const misreading = await insertOne(tx, StoredMisreading, row).catch((error) => {
      throw isDuplicate(error) ? conflict(MISREADING_MESSAGES.known) : error;
    });
    await offerQuestion(tx, ctx, consultation, { by: who.id, label: report.label });
    await audit(tx, ctx, "misreading_reported", ["consultation", consultationId], { actorId: who.id });
    return readRow<Stored>(tx, `${SELECT} where m.id = $1`, misreading);
  });
  return named(stored);
}

/** What was reported, the newest first. */
export const listMisreadings = ({ db }: RequestContext, asked: PageAsked): Promise<Page<Misreading>> =>
  readList(db, {
    ...asked,
    select: SELECT,
    from: "misreadings m",
    by: ["m.created_at", "m.id"],
    at: "reportedAt",
    view: named,
  });

/** One of them. @throws NOT_FOUND. */
export const readMisreading = async ({ db }: RequestContext, id: string): Promise<Misreading> =>
  named(await readRow<Stored>(db, `${SELECT} where m.id = $1`, id));
