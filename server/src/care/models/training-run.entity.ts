import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { TrainingEpoch, TrainingParameters, TrainingPhase, TrainingStatus } from "./training-run.rules";

/** One training of the text model, from its start to its end. */
@Entity("training_runs")
export class TrainingRun {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** Counts trainings, for people. */
  @Column({ type: "integer", generated: "identity", generatedIdentity: "ALWAYS" })
  number: number;

  @Column({ type: "text" })
  status: TrainingStatus;

  @Column({ type: "text" })
  phase: TrainingPhase;

  /** The share of the work that is done, from 0 to 1. */
  @Column({ type: "double precision" })
  progress: number;

  /** Rounds that are done, and how many there will be. */
  @Column({ type: "integer" })
  epoch: number;

  @Column({ type: "integer" })
  epochs: number;

  @Column({ type: "integer" })
  seed: number;

  @Column({ type: "jsonb" })
  parameters: TrainingParameters;

  @Column({ type: "jsonb" })
  metrics: TrainingEpoch[];

  @Column({ type: "text", name: "data_hash", nullable: true })
  dataHash: string | null;

  /** Lines that the model learns from. */
  @Column({ type: "integer", name: "line_count", nullable: true })
  lineCount: number | null;

  /** Those of them that were added here. */
  @Column({ type: "integer", name: "added_line_count", nullable: true })
  addedLineCount: number | null;

  /** The number of the last agreement before it was begun for the first time. */
  @Column({ type: "bigint", name: "lines_until" })
  linesUntil: string;

  @Column({ type: "uuid", name: "started_by", nullable: true })
  startedById: string | null;

  @Column({ type: "timestamptz", name: "started_at" })
  startedAt: Date;

  @Column({ type: "timestamptz", name: "finished_at", nullable: true })
  finishedAt: Date | null;

  /** The server process that trains it. */
  @Column({ type: "uuid", name: "process_id" })
  processId: string;

  /** The number of the training that it continues. */
  @Column({ type: "integer", name: "resumed_from", nullable: true })
  resumedFrom: number | null;

  @Column({ type: "text", nullable: true })
  error: string | null;
}
