import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { CareLabel } from "../clinical/care-level.rules";
import { AddedTrainingLine, TrainingLineLabel } from "./training-line.entity";
import { agree, type NewLine, storeLine } from "./training-line.service";

export type LineExample = Partial<NewLine> & {
  /** What people said, by their account. Two who say the same agree. */
  labels?: readonly { by: string; label: CareLabel }[];
};

/** Stores an example of a line with what people said of it. */
export async function makeTrainingLine(
  manager: EntityManager,
  { labels = [], ...given }: LineExample = {},
): Promise<string> {
  return manager.transaction(async (tx) => {
    const id = await storeLine(tx, {
      ...{ text: `An example of a line, ${randomUUID()}`, language: "en", style: "plain", concept: "example" },
      ...{ origin: "STAFF", createdAt: new Date(), createdBy: labels[0]?.by ?? null, ...given },
    });
    if (!id) return "";
    for (const { by, label } of labels) {
      const given = { lineId: id, labelledBy: by, label, labelledAt: new Date() };
      await tx.getRepository(TrainingLineLabel).insert(given);
    }
    const said = labels.map(({ label }) => label);
    const agreed = said.find((label, at) => said.indexOf(label) !== at);
    if (agreed) {
      await agree(tx, id, agreed, new Date());
    } else if (said.length > 1) await tx.getRepository(AddedTrainingLine).update({ id }, { state: "DISPUTED" });
    return id;
  });
}
