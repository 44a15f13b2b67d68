import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { PictureType } from "./picture.rules";

/** A picture as it is shown: written anew from the file that was sent, and nothing else of it. */
@Entity("creative_pictures")
export class CreativePicture {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") advertiserId: string;
  @Column("uuid") fileId: string;
  @Column("text") mediaType: PictureType;
  /** Pixels. */
  @Column("integer") width: number;
  @Column("integer") height: number;
  @Column("boolean") isAnimated: boolean;
  @Column("timestamptz") createdAt: Date;
}
