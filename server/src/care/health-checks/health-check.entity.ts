import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Answers, HealthCheckBand, HealthCheckSlug } from "./health-check.rules";

/** That somebody was offered a Health Check on a day in London; one a day. */
@Entity("health_check_offers")
export class HealthCheckOffer {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") userId: string;
  @Column("date") day: string;
  @Column("text") slug: HealthCheckSlug;
  @Column("timestamptz") offeredAt: Date;
  @Column("timestamptz", { nullable: true }) dismissedAt: Date | null;
  @Column("timestamptz", { nullable: true }) answeredAt: Date | null;
}

/** What somebody answered, and what came of it. */
@Entity("health_checks")
export class HealthCheck {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") userId: string;
  @Column("uuid", { nullable: true }) offerId: string | null;
  @Column("text") slug: HealthCheckSlug;
  @Column("jsonb") answers: Answers;
  @Column("smallint") score: number;
  @Column("text") band: HealthCheckBand;
  @Column("timestamptz") takenAt: Date;
}
