import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** One line of an invoice, as unchangeable as the invoice. */
@Entity("invoice_lines")
export class InvoiceLine {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") invoiceId: string;
  /** Counted from 0. */
  @Column("smallint") position: number;
  @Column("text") text: string;
  @Column("integer") netPence: number;
  /** Over-quota lines only: the impressions over the quota. */
  @Column("integer", { nullable: true }) impressions: number | null;
  /** Over-quota lines only: the period in which they were. */
  @Column("uuid", { nullable: true }) periodId: string | null;
  @Column("timestamptz", { nullable: true }) periodStart: Date | null;
  @Column("timestamptz", { nullable: true }) periodEnd: Date | null;
}
