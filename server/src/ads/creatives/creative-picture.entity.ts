import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { PictureType } from "./picture.rules";

/** A picture as it is shown: written anew from the file that was sent, and nothing else of it. */
@Entity("creative_pictures")
export class CreativePicture {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "advertiser_id" })
  advertiserId: string;

  @Column({ type: "uuid", name: "file_id" })
  fileId: string;

  @Column({ type: "text", name: "media_type" })
  mediaType: PictureType;

  /** Pixels. */
  @Column({ type: "integer" })
  width: number;

  @Column({ type: "integer" })
  height: number;

  @Column({ type: "boolean", name: "is_animated" })
  isAnimated: boolean;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
