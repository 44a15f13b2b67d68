import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { CreativeVersion } from "../creatives/creative-version.entity";
import type { ReviewCause, ReviewStatus } from "./review.rules";

/** One look of a person at one version. */
@Entity("ad_reviews")
export class AdReview {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") versionId: string;
  @ManyToOne(() => CreativeVersion) @JoinColumn({ name: "version_id" }) version: Relation<CreativeVersion>;
  @Column("text") cause: ReviewCause;
  @Column("text") status: ReviewStatus;
  @Column("timestamptz") submittedAt: Date;
  @Column("timestamptz", { nullable: true }) decidedAt: Date | null;
  @Column("uuid", { nullable: true }) decidedBy: string | null;
  @Column("text", { nullable: true }) reason: string | null;
  /** Counts changes, so that a decision is about what was seen. */
  @Column("integer") rowVersion: number;
}
