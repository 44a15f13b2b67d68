import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Creative } from "./creative.entity";
import type { CreativeStatus } from "./creative.rules";

/** One wording with one picture. It never changes once it was submitted. */
@Entity("creative_versions")
export class CreativeVersion {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "creative_id" })
  creativeId: string;

  @ManyToOne(() => Creative)
  @JoinColumn({ name: "creative_id" })
  creative: Relation<Creative>;

  /** 1 for the first of a creative. */
  @Column({ type: "integer" })
  number: number;

  @Column({ type: "text" })
  title: string;

  @Column({ type: "text" })
  description: string;

  @Column({ type: "text", name: "alt_text" })
  altText: string;

  @Column({ type: "text" })
  disclaimer: string;

  @Column({ type: "integer", name: "price_pence", nullable: true })
  pricePence: number | null;

  @Column({ type: "text", name: "target_url" })
  targetUrl: string;

  /** A picture that was sent; null for one that comes with the product. */
  @Column({ type: "uuid", name: "picture_id", nullable: true })
  pictureId: string | null;

  @Column({ type: "text", name: "image_key", nullable: true })
  imageKey: string | null;

  @Column({ type: "text" })
  status: CreativeStatus;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "submitted_at", nullable: true })
  submittedAt: Date | null;

  /** When it was first approved. */
  @Column({ type: "timestamptz", name: "approved_at", nullable: true })
  approvedAt: Date | null;
}
