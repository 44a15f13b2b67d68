import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";
import type { AnomalySeverity } from "./anomaly.rules";
import type { AnomalyMailKind } from "./anomaly-mail.rules";

/** About which anomalies somebody wants to be mailed. */
@Entity("anomaly_mail_choices")
export class AnomalyMailChoice {
  @PrimaryColumn("uuid") userId: string;
  @Column("text", { name: "from_severity" }) from: AnomalySeverity;
  @Column("boolean") whenResolved: boolean;
  @Column("timestamptz") chosenAt: Date;
}

/** What somebody was mailed about, each once: a severity that an anomaly had, or its end. */
@Entity("anomaly_mails")
export class AnomalyMail {
  @PrimaryGeneratedColumn("identity", { type: "bigint" }) id: string;
  @Column("uuid") userId: string;
  @Column("uuid") anomalyId: string;
  @Column("text") kind: AnomalyMailKind;
  @Column("timestamptz") notedAt: Date;
  /** The mail in which it stood; null while it waits for a sum-up. */
  @Column("uuid", { nullable: true }) mailId: string | null;
  @Column("timestamptz", { nullable: true }) mailedAt: Date | null;
}
