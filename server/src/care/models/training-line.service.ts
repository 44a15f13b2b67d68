import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { AuditAction } from "../../platform/audit-texts.rules";
import type { RequestContext, Who } from "../../platform/context";
import { isId } from "../../platform/pages";
import { conflict, invalid, invalidFields, notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import type { CareLabel } from "../clinical/care-level.rules";
import { readCommitted } from "./committed-line.service";
import { lockAgreements } from "./learned-lines.service";
import {
  foldText,
  LINE_MESSAGES,
  type LineFacts,
  type LineInputFields,
  type LineOrigin,
  type LineState,
  type RemovalReason,
  readLineInput,
  stateAfter,
} from "./training-line.rules";
import { TRAINING_LINES_KEY, trainingLineChanged } from "./training-line.topics";
import { type AddedLine, readAddedLine } from "./training-line-list.service";

/** A line as it begins. */
export interface NewLine extends LineFacts {
  origin: LineOrigin;
  createdAt: Date;
  createdBy?: string | null;
  patientId?: string | null;
  consultationId?: string | null;
}

/** Stores a line that nobody has labelled. Returns null when its text, or its question, has a line already. */
export async function storeLine(tx: EntityManager, line: NewLine): Promise<string | null> {
  const { text, language, style, concept, origin, createdAt, createdBy, patientId, consultationId } = line;
  const words = foldText(text);
  const [stored]: { id: string }[] = await tx.query(
    `insert into training_lines (text, text_hash, search_words, language, style, concept, origin, created_at, created_by, patient_id, consultation_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
    [
      ...[text, createHash("sha256").update(words).digest("hex"), words, language, style, concept],
      ...[origin, createdAt, createdBy ?? null, patientId ?? null, consultationId ?? null],
    ],
  );
  return stored?.id ?? null;
}

async function note(
  tx: EntityManager,
  ctx: RequestContext,
  who: Who,
  { id, action, details }: { id: string; action: AuditAction; details?: Record<string, string> },
): Promise<void> {
  await audit(tx, ctx, { action, actorId: who.id, subjectType: "training_line", subjectId: id, details });
  await publish(tx, trainingLineChanged, TRAINING_LINES_KEY, { lineId: id });
}

/**
 * Adds a line with the first label, which is that of whoever adds it.
 * @throws BAD_USER_INPUT with every field that is wrong, also for a text that is there already, or that models are measured on.
 */
export async function addLine(ctx: RequestContext, who: Who, input: LineInputFields): Promise<AddedLine> {
  const { facts, problems } = readLineInput(input);
  const [first, ...others] = problems;
  if (first) throw invalidFields([first, ...others]);
  const kind = (await readCommitted(ctx)).kindOf(foldText(facts.text));
  if (kind) throw invalid("text", kind === "APART" ? LINE_MESSAGES.apart : LINE_MESSAGES.learned);
  const id = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const added = await storeLine(tx, { ...facts, origin: "STAFF", createdAt: now, createdBy: who.id });
    if (!added) throw invalid("text", LINE_MESSAGES.added);
    await giveLabel(tx, who, { id: added, label: input.label, now });
    await note(tx, ctx, who, { id: added, action: "training_line_added" });
    return added;
  });
  return readAddedLine(ctx, who, id);
}

/** Keeps what somebody says that a line is. */
export async function giveLabel(
  tx: EntityManager,
  who: Pick<Who, "id">,
  { id, label, now }: { id: string; label: CareLabel; now: Date },
): Promise<void> {
  await tx.query(
    `insert into training_line_labels (line_id, labelled_by, label, labelled_at) values ($1, $2, $3, $4)
     on conflict (line_id, labelled_by) do update set label = excluded.label, labelled_at = excluded.labelled_at`,
    [id, who.id, label, now],
  );
}

/** The state of a line, which nobody else changes until the transaction ends. @throws NOT_FOUND; CONFLICT when it was removed. */
async function takeLine(tx: EntityManager, id: string): Promise<LineState> {
  const [line]: { state: LineState }[] = isId(id)
    ? await tx.query("select state from training_lines where id = $1 for update", [id])
    : [];
  if (!line) throw notFound();
  if (line.state === "REMOVED") throw conflict(LINE_MESSAGES.removed);
  return line.state;
}

/**
 * Says what a line is; whoever has said so may say something else until it is agreed.
 * @throws NOT_FOUND; CONFLICT when it is agreed or removed.
 */
export async function labelLine(ctx: RequestContext, who: Who, id: string, label: CareLabel): Promise<AddedLine> {
  await ctx.db.transaction(async (tx) => {
    if ((await takeLine(tx, id)) === "AGREED") throw conflict(LINE_MESSAGES.agreed);
    const given: { label: CareLabel; isOwn: boolean }[] = await tx.query(
      `select label, labelled_by is not distinct from $2::uuid as "isOwn" from training_line_labels where line_id = $1`,
      [id, who.id],
    );
    const others = given.filter(({ isOwn }) => !isOwn).map((one) => one.label);
    const state = stateAfter(others, label, others.length < given.length);
    const now = ctx.clock.now();
    await giveLabel(tx, who, { id, label, now });
    await (state === "AGREED" ? agree(tx, id, label, now) : stand(tx, id, state));
    await note(tx, ctx, who, { id, action: "training_line_labelled", details: { state } });
  });
  return readAddedLine(ctx, who, id);
}

const stand = (tx: EntityManager, id: string, state: LineState) =>
  tx.query("update training_lines set state = $2 where id = $1 and state <> $2", [id, state]);

async function agree(tx: EntityManager, id: string, label: CareLabel, now: Date): Promise<void> {
  await lockAgreements(tx);
  await tx.query(
    `update training_lines set state = 'AGREED', label = $2, agreed_at = $3, agreed_number = nextval('training_lines_agreed_number')
      where id = $1`,
    [id, label, now],
  );
}

/** Removes a line for good: no later training learns it. Of what names somebody the text is deleted. @throws NOT_FOUND; CONFLICT when it is removed. */
export async function removeLine(ctx: RequestContext, who: Who, id: string, reason: RemovalReason): Promise<AddedLine> {
  await ctx.db.transaction(async (tx) => {
    await takeLine(tx, id);
    const words = reason === "NAMES_SOMEBODY" ? ", text = null, text_hash = null, search_words = null" : "";
    await tx.query(
      `update training_lines set state = 'REMOVED', removed_at = $2, removed_reason = $3${words} where id = $1`,
      [id, ctx.clock.now(), reason],
    );
    await note(tx, ctx, who, { id, action: "training_line_removed", details: { reason } });
  });
  return readAddedLine(ctx, who, id);
}
