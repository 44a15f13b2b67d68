import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { ComplianceCategory, ComplianceSeverity, Condition } from "./compliance.rules";

/** Where a rule of the product's own is explained. */
export interface RuleSource {
  title: string;
  url: string;
}

/** What no advert may say, or has to. */
@Entity("compliance_rules")
export class ComplianceRule {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "text" })
  name: string;

  @Column({ type: "text" })
  description: string;

  @Column({ type: "text" })
  category: ComplianceCategory;

  @Column({ type: "text" })
  severity: ComplianceSeverity;

  @Column({ type: "boolean", name: "is_active" })
  isActive: boolean;

  @Column({ type: "text", array: true })
  keywords: string[];

  @Column({ type: "jsonb" })
  conditions: Condition[];

  @Column({ type: "jsonb" })
  sources: RuleSource[];

  /** Its name in the starter pack; null for a rule that staff made. */
  @Column({ type: "text", name: "pack_key", nullable: true })
  packKey: string | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  /** Counts changes, so that two who edit at once do not overwrite each other. */
  @Column({ type: "integer" })
  version: number;
}
