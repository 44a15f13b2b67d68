import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** Conversions that were reported at once. */
@Entity("conversion_reports")
export class ConversionReport {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") advertiserId: string;
  @Column("uuid") idempotencyKey: string;
  /** A hash of what was reported with that key. */
  @Column("bytea") requestHash: Buffer;
  @Column("smallint") rowCount: number;
  @Column("timestamptz") reportedAt: Date;
}
