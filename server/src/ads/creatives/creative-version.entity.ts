import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Creative } from "./creative.entity";
import type { CreativeStatus } from "./creative.rules";

/** One wording with one picture. It never changes once it was submitted. */
@Entity("creative_versions")
export class CreativeVersion {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") creativeId: string;
  @ManyToOne(() => Creative) @JoinColumn({ name: "creative_id" }) creative: Relation<Creative>;
  /** 1 for the first of a creative. */
  @Column("integer") number: number;
  @Column("text") title: string;
  @Column("text") description: string;
  @Column("text") altText: string;
  @Column("text") disclaimer: string;
  @Column("integer", { nullable: true }) pricePence: number | null;
  @Column("text") targetUrl: string;
  /** A picture that was sent; null for one that comes with the product. */
  @Column("uuid", { nullable: true }) pictureId: string | null;
  @Column("text", { nullable: true }) imageKey: string | null;
  @Column("text") status: CreativeStatus;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz", { nullable: true }) submittedAt: Date | null;
  /** When it was first approved. */
  @Column("timestamptz", { nullable: true }) approvedAt: Date | null;
}
