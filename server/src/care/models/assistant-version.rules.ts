import { RULES } from "../clinical/book-version.rules";
import { CARE_LABELS } from "../clinical/care-level.rules";
import type { Share } from "../clinical/evaluation.rules";
import type { Figures, ModelRecord } from "./record.rules";

/** A share as it is shown: nothing where there was no case. */
export const shareOf = ({ value, ...rest }: Share) => ({ ...rest, value: Number.isFinite(value) ? value : null });

function figuresOf({ emergencyRecall, atOrAbove, accuracy, routineAsEmergency, ...rest }: Figures) {
  return {
    emergencyRecall: shareOf(emergencyRecall),
    atOrAbove: shareOf(atOrAbove),
    accuracy: shareOf(accuracy),
    routineAsEmergency: shareOf(routineAsEmergency),
    macroPrecision: rest.macroPrecision,
    macroRecall: rest.macroRecall,
    macroF1: rest.macroF1,
    confusion: CARE_LABELS.map((label) => ({ label, ...rest.confusion[label] })),
  };
}

/** A record as it is shown. */
export function shownRecord({ trainedAt, trainedOn, heldOutStyles, heldOutConcepts, safetySet }: ModelRecord) {
  return {
    trainedAt: new Date(trainedAt),
    trainingLines: trainedOn.lines,
    trainedOn: trainedOn.byLanguage,
    heldOutStyles: [...heldOutStyles.styles],
    figures: figuresOf(heldOutStyles.engine),
    rulesAlone: figuresOf(heldOutStyles.rulesAlone),
    byLanguage: heldOutStyles.byLanguage.map(({ language, engine }) => ({ language, figures: figuresOf(engine) })),
    heldOutConcepts: heldOutConcepts.concepts,
    unseenConcepts: figuresOf(heldOutConcepts.modelAlone),
    safetyEmergencies: safetySet.emergencies,
    safetyMissed: safetySet.missed,
    safetyLookAlikes: safetySet.lookAlikes,
    safetyLookAlikesCalled: safetySet.calledEmergency,
  };
}

/**
 * What is shown of the version that answers: book and model with the model's record, or the book alone without one.
 * @param warningSigns how many facts the book has upon which somebody needs help today or at once
 */
export function assistantVersionOf(record: ModelRecord | undefined, warningSigns: number) {
  return {
    version: record?.version ?? RULES.version,
    rulesVersion: RULES.version,
    modelVersion: record?.version ?? null,
    updatedAt: new Date(record?.trainedAt ?? RULES.updatedAt),
    conceptCount: warningSigns,
    sources: RULES.sources,
    improvements: [...(record?.improvements ?? []), ...RULES.improvements],
    record: record ? shownRecord(record) : null,
  };
}

export type AssistantVersion = ReturnType<typeof assistantVersionOf>;
