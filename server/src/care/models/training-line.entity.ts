import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import type { CareLabel } from "../clinical/care-level.rules";
import type { LineOrigin, LineState, RemovalReason } from "./training-line.rules";

/** A training example that was added here. */
@Entity("training_lines")
export class AddedTrainingLine {
  @PrimaryGeneratedColumn("uuid") id: string;
  /** These three are null once it was removed because it names somebody. */
  @Column("text", { nullable: true }) text: string | null;
  @Column("text", { nullable: true }) textHash: string | null;
  @Column("text", { nullable: true }) searchWords: string | null;
  @Column("text") language: Language;
  @Column("text") style: string;
  @Column("text") concept: string;
  @Column("text") origin: LineOrigin;
  @Column("text") state: LineState;
  @Column("text", { nullable: true }) label: CareLabel | null;
  @Column("timestamptz", { nullable: true }) agreedAt: Date | null;
  /** Counts agreements in the order in which they were committed. */
  @Column("bigint", { nullable: true }) agreedNumber: string | null;
  @Column("timestamptz", { nullable: true }) removedAt: Date | null;
  @Column("text", { nullable: true }) removedReason: RemovalReason | null;
  @Column("timestamptz") createdAt: Date;
  @Column("uuid", { nullable: true }) createdBy: string | null;
  @Column("uuid", { nullable: true }) patientId: string | null;
  @Column("uuid", { nullable: true }) consultationId: string | null;
}

/** What somebody says that it is. */
@Entity("training_line_labels")
export class TrainingLineLabel {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") lineId: string;
  @Column("uuid", { nullable: true }) labelledBy: string | null;
  @Column("text") label: CareLabel;
  @Column("timestamptz") labelledAt: Date;
}
