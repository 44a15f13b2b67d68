import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { CareLabel } from "../clinical/care-level.rules";
import { lockAgreements } from "./learned-lines.service";
import { type NewLine, storeLine } from "./training-line.service";

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
    for (const { by, label } of labels) {
      await tx.query(
        "insert into training_line_labels (line_id, labelled_by, label, labelled_at) values ($1, $2, $3, now())",
        [id, by, label],
      );
    }
    const said = labels.map(({ label }) => label);
    const agreed = said.find((label, at) => said.indexOf(label) !== at);
    if (agreed) {
      await lockAgreements(tx);
      await tx.query(
        "update training_lines set state = 'AGREED', label = $2, agreed_at = now(), agreed_number = nextval('training_lines_agreed_number') where id = $1",
        [id, agreed],
      );
    } else if (said.length > 1) await tx.query("update training_lines set state = 'DISPUTED' where id = $1", [id]);
    return id ?? "";
  });
}
