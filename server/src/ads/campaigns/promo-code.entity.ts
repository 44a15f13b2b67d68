import { Column, Entity, PrimaryColumn } from "typeorm";

/** A code that is or was shown with a campaign's adverts. */
@Entity("promo_codes")
export class PromoCode {
  @PrimaryColumn("uuid") advertiserId: string;
  @PrimaryColumn("text") code: string;
  @Column("uuid") campaignId: string;
  @Column("timestamptz") madeAt: Date;
  /** Null: it is shown. */
  @Column("timestamptz", { nullable: true }) endedAt: Date | null;
}
