import type { EntityManager } from "typeorm";
import { builtInAnswering } from "../../care/models/answering-model";
import { ClinicalStudy, StudyModelVersion } from "../../care/studies/study.entity";
import { makeStudy } from "../../care/studies/study.factory";
import { User } from "../../people/accounts/user.entity";
import { DEMO_STUDIES } from "./demo-studies.rules";

const DAY = 24 * 3_600_000;

/** Makes the demonstration's studies in every state, one of them linked to the version that answers. Does nothing when there are any. */
export async function seedStudies(tx: EntityManager, now: Date): Promise<void> {
  const some = await tx.getRepository(ClinicalStudy).exists();
  const owner = await tx.getRepository(User).findOneBy({ email: "admin@demo.test", demonstration: true });
  if (some || !owner) return;
  let linked = false;
  for (const [at, { status, ...study }] of DEMO_STUDIES.entries()) {
    const createdAt = new Date(now.getTime() - (at + 1) * DAY);
    const isDecided = status === "VALIDATED" || status === "REJECTED";
    const decided = isDecided ? { decidedBy: owner.id, decidedAt: createdAt } : {};
    const { id } = await makeStudy(tx, { ...study, ...decided, status, createdAt });
    if (status !== "VALIDATED" || linked) continue;
    linked = true;
    const link = { studyId: id, version: builtInAnswering().version, linkedBy: owner.id, linkedAt: createdAt };
    await tx.getRepository(StudyModelVersion).insert(link);
  }
}
