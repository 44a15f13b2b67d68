import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/** What some of the staff may do. */
@Entity("staff_roles")
export class StaffRole {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") key: string;
  @Column("text") name: string;
  @Column("text") description: string;
  @Column("text", { array: true }) permissions: string[];
  @Column("integer") version: number;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz") updatedAt: Date;
}

/** That somebody has a role. */
@Entity("staff_memberships")
export class StaffMembership {
  @PrimaryColumn("uuid") userId: string;
  @PrimaryColumn("uuid") roleId: string;
}
