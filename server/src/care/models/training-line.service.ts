import { createHash } from "node:crypto";
import { type EntityManager, Not } from "typeorm";
import { audit } from "../../platform/audit";
import type { AuditAction } from "../../platform/audit-texts.rules";
import type { RequestContext, Who } from "../../platform/context";
import { insertNew, readOne } from "../../platform/entity-rows";
import { conflict, invalid, invalidFields } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import type { CareLabel } from "../clinical/care-level.rules";
import { readCommitted } from "./committed-line.service";
import { lockAgreements } from "./learned-lines.service";
import { AddedTrainingLine, TrainingLineLabel } from "./training-line.entity";
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
  const facts = { text, textHash: createHash("sha256").update(words).digest("hex"), searchWords: words, language };
  const origins = { origin, createdAt, createdBy, patientId, consultationId };
  const [stored] = await insertNew(tx, AddedTrainingLine, { ...facts, style, concept, ...origins });
  return stored?.id ?? null;
}

async function note(
  tx: EntityManager,
  ctx: RequestContext,
  who: Who,
  { id, action, details }: { id: string; action: AuditAction; details?: Record<string, string> },
): Promise<void> {
  await audit(tx, ctx, action, ["training_line", id], { actorId: who.id, details });
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
  const given = { lineId: id, labelledBy: who.id, label, labelledAt: now };
  await tx.getRepository(TrainingLineLabel).upsert(given, ["lineId", "labelledBy"]);
}

/** The state of a line, which nobody else changes until the transaction ends. @throws NOT_FOUND; CONFLICT when it was removed. */
async function takeLine(tx: EntityManager, id: string): Promise<LineState> {
  const line = await readOne(tx, AddedTrainingLine, { id }, { lock: { mode: "pessimistic_write" } });
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
    const given = await tx.getRepository(TrainingLineLabel).findBy({ lineId: id });
    const others = given.filter(({ labelledBy }) => labelledBy !== who.id).map((one) => one.label);
    const state = stateAfter(others, label, others.length < given.length);
    const now = ctx.clock.now();
    await giveLabel(tx, who, { id, label, now });
    await (state === "AGREED" ? agree(tx, id, label, now) : stand(tx, id, state));
    await note(tx, ctx, who, { id, action: "training_line_labelled", details: { state } });
  });
  return readAddedLine(ctx, who, id);
}

const stand = (tx: EntityManager, id: string, state: LineState) =>
  tx.getRepository(AddedTrainingLine).update({ id, state: Not(state) }, { state });

/** Both who looked say the same: it is learned from now on. */
export async function agree(tx: EntityManager, id: string, label: CareLabel, now: Date): Promise<void> {
  await lockAgreements(tx);
  const agreedNumber = () => "nextval('training_lines_agreed_number')";
  await tx.getRepository(AddedTrainingLine).update({ id }, { state: "AGREED", label, agreedAt: now, agreedNumber });
}

/** Removes a line for good: no later training learns it. Of what names somebody the text is deleted. @throws NOT_FOUND; CONFLICT when it is removed. */
export async function removeLine(ctx: RequestContext, who: Who, id: string, reason: RemovalReason): Promise<AddedLine> {
  await ctx.db.transaction(async (tx) => {
    await takeLine(tx, id);
    const words = reason === "NAMES_SOMEBODY" ? { text: null, textHash: null, searchWords: null } : {};
    const removal = { state: "REMOVED", removedAt: ctx.clock.now(), removedReason: reason } as const;
    await tx.getRepository(AddedTrainingLine).update({ id }, { ...removal, ...words });
    await note(tx, ctx, who, { id, action: "training_line_removed", details: { reason } });
  });
  return readAddedLine(ctx, who, id);
}
