import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/** Addresses that may not come in. */
@Entity("firewall_rules")
export class FirewallRule {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("cidr") ipRange: string;
  @Column("text") description: string;
  @Column("text", { nullable: true }) note: string | null;
  @Column("boolean") isActive: boolean;
  @Column("integer") position: number;
  @Column("timestamptz", { nullable: true }) expiresAt: Date | null;
  @Column("bigint") hits: string;
  @Column("timestamptz", { nullable: true }) lastHitAt: Date | null;
  @Column("uuid", { nullable: true }) createdBy: string | null;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz") updatedAt: Date;
  @Column("integer") version: number;
}

/** One row: its number tells every process that rules have changed. */
@Entity("firewall_state")
export class FirewallState {
  @PrimaryColumn("boolean") onlyRow: boolean;
  @Column("bigint") revision: string;
}
