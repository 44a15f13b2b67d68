import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Invoice } from "./invoice.entity";

/** One line of an invoice, as unchangeable as the invoice. */
@Entity("invoice_lines")
export class InvoiceLine {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "invoice_id" })
  invoiceId: string;

  @ManyToOne(() => Invoice)
  @JoinColumn({ name: "invoice_id" })
  invoice: Relation<Invoice>;

  /** Counted from 0. */
  @Column({ type: "smallint" })
  position: number;

  @Column({ type: "text" })
  text: string;

  @Column({ type: "integer", name: "net_pence" })
  netPence: number;

  /** Over-quota lines only: the impressions over the quota. */
  @Column({ type: "integer", nullable: true })
  impressions: number | null;

  /** Over-quota lines only: the period in which they were. */
  @Column({ type: "uuid", name: "period_id", nullable: true })
  periodId: string | null;

  @Column({ type: "timestamptz", name: "period_start", nullable: true })
  periodStart: Date | null;

  @Column({ type: "timestamptz", name: "period_end", nullable: true })
  periodEnd: Date | null;
}
