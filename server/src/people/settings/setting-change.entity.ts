import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { SettingName } from "./setting.rules";

/** One change of a setting; the newest is what is set. */
@Entity("setting_changes")
export class SettingChange {
  @PrimaryGeneratedColumn({ type: "bigint" }) id: string;
  @Column("text") name: SettingName;
  /** How often it was changed, with this time. */
  @Column("integer") revision: number;
  /** Null for back to the default. */
  @Column("jsonb", { nullable: true }) value: object | number | null;
  @Column("jsonb", { nullable: true }) before: object | number | null;
  @Column("text") reason: string;
  @Column("uuid", { nullable: true }) changedBy: string | null;
  @Column("timestamptz") changedAt: Date;
}
