import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { IncidentKind } from "../../platform/incidents.rules";

/** What the server refused, by address and hour. */
@Entity("security_incidents")
export class SecurityIncident {
  @PrimaryGeneratedColumn("identity", { type: "bigint" }) id: string;
  @Column("text") kind: IncidentKind;
  /** Null where there were too many at once to tell them apart. */
  @Column("inet", { nullable: true }) address: string | null;
  @Column("timestamptz") hour: Date;
  @Column("integer") count: number;
  @Column("timestamptz") firstAt: Date;
  @Column("timestamptz") lastAt: Date;
}
