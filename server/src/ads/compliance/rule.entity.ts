import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { ComplianceCategory, ComplianceSeverity, Condition } from "./compliance.rules";
import type { RuleChangeKind } from "./rule-change.rules";

/** Where a rule of the product's own is explained. */
export interface RuleSource {
  title: string;
  url: string;
}

/** What no advert may say, or has to. */
@Entity("compliance_rules")
export class ComplianceRule {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") name: string;
  @Column("text") description: string;
  @Column("text") category: ComplianceCategory;
  @Column("text") severity: ComplianceSeverity;
  @Column("boolean") isActive: boolean;
  @Column("text", { array: true }) keywords: string[];
  @Column("jsonb") conditions: Condition[];
  @Column("jsonb") sources: RuleSource[];
  /** Its name in the starter pack; null for a rule that staff made. */
  @Column("text", { nullable: true }) packKey: string | null;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz") updatedAt: Date;
  /** Counts changes, so that two who edit at once do not overwrite each other. */
  @Column("integer") version: number;
}

/** One change of a rule. */
@Entity("compliance_rule_changes")
export class RuleChange {
  @PrimaryGeneratedColumn("identity", { type: "bigint" }) id: string;
  @Column("uuid") ruleId: string;
  @Column("timestamptz") occurredAt: Date;
  @Column("text") what: RuleChangeKind;
  /** Null for the product itself. */
  @Column("uuid", { nullable: true }) actorId: string | null;
  @Column("text", { array: true }) changes: string[];
}
