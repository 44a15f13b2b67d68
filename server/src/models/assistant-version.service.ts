import type { RequestContext } from "../platform/context";
import { RULES } from "../triage/catalogue.rules";
import type { Share } from "../triage/evaluation.rules";
import { CARE_LABELS } from "../triage/triage.rules";
import { answeringModel } from "./answering-model";
import { assistantVersionChanged } from "./assistant-version.topics";
import type { Figures, ModelRecord } from "./record.rules";

const shareOf = ({ value, ...rest }: Share) => ({ ...rest, value: Number.isFinite(value) ? value : null });

function figuresOf({ emergencyRecall, atOrAbove, accuracy, routineAsEmergency, macroF1, confusion }: Figures) {
  return {
    emergencyRecall: shareOf(emergencyRecall),
    atOrAbove: shareOf(atOrAbove),
    accuracy: shareOf(accuracy),
    routineAsEmergency: shareOf(routineAsEmergency),
    macroF1,
    confusion: CARE_LABELS.map((label) => ({ label, ...confusion[label] })),
  };
}

function shown({ trainedAt, trainedOn, heldOutStyles, heldOutConcepts, safetySet }: ModelRecord) {
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

/** What answers questions at the moment, with its record: rules and model, or the rules alone. */
export function assistantVersion() {
  const record = answeringModel().found?.record;
  return {
    version: record?.version ?? RULES.version,
    rulesVersion: RULES.version,
    modelVersion: record?.version ?? null,
    updatedAt: new Date(record?.trainedAt ?? RULES.updatedAt),
    conceptCount: RULES.conceptCount,
    sources: RULES.sources,
    improvements: [...(record?.improvements ?? []), ...RULES.improvements],
    record: record ? shown(record) : null,
  };
}

export type AssistantVersion = ReturnType<typeof assistantVersion>;

/** The version now and each later one. */
export function watchAssistantVersion({ hub }: RequestContext): AsyncIterableIterator<AssistantVersion> {
  const gauge = hub.gauge(assistantVersionChanged);
  if (gauge.value === undefined) gauge.set(assistantVersion());
  return gauge.watch();
}
