import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { JudgedCase, ModelRecord } from "./record.rules";

/** A model that could answer: with the product's code, or trained here. */
@Entity("model_versions")
export class ModelVersion {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") version: string;
  /** The training that it came of. */
  @Column("uuid", { nullable: true }) runId: string | null;
  /** Its version in the product's code. */
  @Column("text", { nullable: true }) release: string | null;
  @Column("bytea", { select: false }) weights: Buffer;
  @Column("text") checksum: string;
  @Column("jsonb") record: ModelRecord;
  @Column("jsonb", { select: false }) cases: JudgedCase[];
  @Column("timestamptz") createdAt: Date;
}

/** One time that a model was published; the newest is what answers. */
@Entity("model_publications")
export class ModelPublication {
  @PrimaryGeneratedColumn({ type: "bigint" }) id: string;
  @Column("text") kind: "PUBLISHED" | "ROLLED_BACK";
  @Column("uuid") modelId: string;
  /** What a roll-back leads to. */
  @Column("bigint", { nullable: true }) belowId: string | null;
  /** Null: the product itself. */
  @Column("uuid", { nullable: true }) publishedBy: string | null;
  @Column("timestamptz") publishedAt: Date;
}
