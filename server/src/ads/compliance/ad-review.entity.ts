import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { CreativeVersion } from "../creatives/creative-version.entity";
import type { ReviewCause, ReviewStatus } from "./review.rules";

/** One look of a person at one version. */
@Entity("ad_reviews")
export class AdReview {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "version_id" })
  versionId: string;

  @ManyToOne(() => CreativeVersion)
  @JoinColumn({ name: "version_id" })
  version: Relation<CreativeVersion>;

  @Column({ type: "text" })
  cause: ReviewCause;

  @Column({ type: "text" })
  status: ReviewStatus;

  @Column({ type: "timestamptz", name: "submitted_at" })
  submittedAt: Date;

  @Column({ type: "timestamptz", name: "decided_at", nullable: true })
  decidedAt: Date | null;

  @Column({ type: "uuid", name: "decided_by", nullable: true })
  decidedBy: string | null;

  @Column({ type: "text", nullable: true })
  reason: string | null;

  /** Counts changes, so that a decision is about what was seen. */
  @Column({ type: "integer", name: "row_version" })
  rowVersion: number;
}
