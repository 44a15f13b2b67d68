import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";
import type { TrainingEpoch, TrainingParameters, TrainingPhase, TrainingStatus } from "./training-run.rules";

/** One training of the text model, from its start to its end. */
@Entity("training_runs")
export class TrainingRun {
  @PrimaryGeneratedColumn("uuid") id: string;
  /** Counts trainings, for people. */
  @Column({ type: "integer", generated: "identity", generatedIdentity: "ALWAYS" }) number: number;
  @Column("text") status: TrainingStatus;
  @Column("text") phase: TrainingPhase;
  /** The share of the work that is done, from 0 to 1. */
  @Column("double precision") progress: number;
  /** Rounds that are done, and how many there will be. */
  @Column("integer") epoch: number;
  @Column("integer") epochs: number;
  @Column("integer") seed: number;
  @Column("jsonb") parameters: TrainingParameters;
  @Column("jsonb") metrics: TrainingEpoch[];
  @Column("text", { nullable: true }) dataHash: string | null;
  /** Lines that the model learns from. */
  @Column("integer", { nullable: true }) lineCount: number | null;
  /** Those of them that were added here. */
  @Column("integer", { nullable: true }) addedLineCount: number | null;
  /** The number of the last agreement before it was begun for the first time. */
  @Column("bigint") linesUntil: string;
  @Column("uuid", { name: "started_by", nullable: true }) startedById: string | null;
  @Column("timestamptz") startedAt: Date;
  @Column("timestamptz", { nullable: true }) finishedAt: Date | null;
  /** The server process that trains it. */
  @Column("uuid") processId: string;
  /** The number of the training that it continues. */
  @Column("integer", { nullable: true }) resumedFrom: number | null;
  @Column("text", { nullable: true }) error: string | null;
}

/** What a training can go on with, after its last round. */
@Entity("training_checkpoints")
export class TrainingCheckpoint {
  @PrimaryColumn("uuid") runId: string;
  @Column("integer") epoch: number;
  @Column("bytea") state: Buffer;
}
