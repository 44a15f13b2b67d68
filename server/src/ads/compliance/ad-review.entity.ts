import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";
import type { ComplianceCategory, ComplianceSeverity } from "./compliance.rules";
import type { RuleMatch } from "./judge.rules";
import type { ReviewCause, ReviewStatus } from "./review.rules";

/** One look of a person at one version. */
@Entity("ad_reviews")
export class AdReview {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") versionId: string;
  @Column("text") cause: ReviewCause;
  @Column("text") status: ReviewStatus;
  @Column("timestamptz") submittedAt: Date;
  @Column("timestamptz", { nullable: true }) decidedAt: Date | null;
  @Column("uuid", { nullable: true }) decidedBy: string | null;
  @Column("text", { nullable: true }) reason: string | null;
  /** Counts changes, so that a decision is about what was seen. */
  @Column("integer") rowVersion: number;
}

/** A rule that an advert broke when it was reviewed. */
@Entity("ad_review_violations")
export class KeptViolation {
  @PrimaryColumn("uuid") reviewId: string;
  @PrimaryColumn("smallint") position: number;
  /** Null once the rule is gone. */
  @Column("uuid", { nullable: true }) ruleId: string | null;
  @Column("text") ruleName: string;
  @Column("text") category: ComplianceCategory;
  @Column("text") severity: ComplianceSeverity;
  @Column("text") description: string;
  @Column("jsonb") matches: RuleMatch[];
  @Column("text", { array: true }) missing: string[];
}
export type BrokenRule = Omit<KeptViolation, "reviewId" | "position">;
