import { Column, Entity, PrimaryColumn } from "typeorm";

/** A campaign that somebody does not want to see again. */
@Entity("hidden_adverts")
export class HiddenAdvert {
  @PrimaryColumn("uuid") userId: string;
  @PrimaryColumn("uuid") campaignId: string;
  @Column("timestamptz") hiddenAt: Date;
}
