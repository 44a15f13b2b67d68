import type { EntityManager } from "typeorm";
import { ClinicalStudy } from "./study.entity";
import type { StudyFacts } from "./study-input.rules";
import { countTags, newStudy } from "./study-store.service";

type Decision = Partial<Pick<ClinicalStudy, "status" | "rejectedReason" | "decidedBy" | "decidedAt">>;
export type StudyExample = Partial<StudyFacts> & Decision & { tags?: string[]; createdAt?: Date };

/** Stores an example of a study, which is pending unless it has tags, and undecided unless told otherwise. */
export async function makeStudy(
  manager: EntityManager,
  { tags = [], createdAt = new Date(), status, rejectedReason, decidedBy, decidedAt, ...facts }: StudyExample = {},
): Promise<ClinicalStudy> {
  const known: StudyFacts = {
    title: "An example of a study",
    authors: ["Robin Example"],
    journal: "Journal of Examples",
    publishedOn: "2024",
    doi: null,
    abstract: null,
    ...facts,
  };
  const row = newStudy(known, tags, null, createdAt);
  await countTags(manager, tags);
  const isDecided = status === "VALIDATED" || status === "REJECTED";
  return manager.getRepository(ClinicalStudy).save({
    ...row,
    status: status ?? row.status,
    rejectedReason: status === "REJECTED" ? (rejectedReason ?? "An example of a reason.") : null,
    decidedBy: decidedBy ?? null,
    decidedAt: isDecided ? (decidedAt ?? createdAt) : null,
  });
}
