import { Column, Entity, PrimaryColumn } from "typeorm";

/** A notice of a payment provider that was heard, under the provider's name for it. */
@Entity("payment_notices")
export class KnownNotice {
  @PrimaryColumn("text") id: string;
  @Column("timestamptz") receivedAt: Date;
}
