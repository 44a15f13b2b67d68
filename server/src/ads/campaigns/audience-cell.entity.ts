import { Column, Entity, PrimaryColumn } from "typeorm";
import type { AudienceCell } from "./reach.rules";

/** How many people there are of one kind, counted each night. */
@Entity("audience_cells")
export class CountedCell implements AudienceCell {
  @PrimaryColumn("text") city: string;
  @PrimaryColumn("text") language: string;
  @PrimaryColumn("smallint") topics: number;
  @PrimaryColumn("smallint") signals: number;
  @Column("integer") people: number;
  @Column("timestamptz") countedAt: Date;
}
