import type { EntityManager } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import type { Platform } from "../../platform/context";
import { publish } from "../../platform/realtime/topics";
import type { CareLabel } from "../clinical/care-level.rules";
import { committedLines } from "./committed-lines";
import { withoutPointers } from "./pointers.rules";
import { AddedTrainingLine } from "./training-line.entity";
import { foldText, LINE_LIMITS, OF_A_QUESTION } from "./training-line.rules";
import { giveLabel, storeLine } from "./training-line.service";
import { TRAINING_LINES_KEY, trainingLineChanged } from "./training-line.topics";

/** A question of somebody who agreed that staff may learn from it. */
export interface OfferedQuestion {
  text: string;
  language: Language;
  patientId: string;
  consultationId: string;
  /** What the person is called by. */
  names: readonly string[];
  labelled?: Labelled;
}

/** Who says what a line is. */
export interface Labelled {
  by: string;
  label: CareLabel;
}

/**
 * Proposes a question as a line, without what points to the person. Nothing happens when that cannot be taken out, when it is too
 * long, or when its text is there already. The line has a day and no time, so that the moment does not lead to the question; for
 * the same reason nothing is written to the audit trail.
 */
export async function takeQuestion(
  tx: EntityManager,
  ctx: Pick<Platform, "config" | "clock" | "log">,
  { text: question, language, names, labelled, ...whose }: OfferedQuestion,
): Promise<void> {
  const text = withoutPointers(question, language, names);
  if (text === null || text.length < LINE_LIMITS.shortest || text.length > LINE_LIMITS.longest) return;
  const committed = await committedLines(ctx).catch(() => null);
  if (!committed) return ctx.log.warn("a question was not proposed: the training data cannot be read");
  if (committed.kindOf(foldText(text))) return;
  const createdAt = new Date(ctx.clock.now());
  createdAt.setUTCHours(0, 0, 0, 0);
  const id = await storeLine(tx, { text, language, ...OF_A_QUESTION, origin: "QUESTION", createdAt, ...whose });
  if (id && labelled) await giveLabel(tx, { id: labelled.by }, { id, label: labelled.label, now: createdAt });
  if (id) await publish(tx, trainingLineChanged, TRAINING_LINES_KEY, { lineId: id });
}

/** Deletes every line that came of this person's questions, also those that were agreed: the next training does without them. */
export async function dropQuestionLines(tx: EntityManager, patientId: string): Promise<void> {
  await tx.getRepository(AddedTrainingLine).delete({ patientId });
}
