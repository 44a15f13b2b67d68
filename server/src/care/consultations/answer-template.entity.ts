import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";

/** A text for answers that staff keep. */
@Entity("answer_templates")
export class StoredTemplate {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") title: string;
  @Column("jsonb") texts: Partial<Record<Language, string>>;
  @Column("text", { nullable: true }) sourceTitle: string | null;
  @Column("text", { nullable: true }) sourceUrl: string | null;
  @Column("integer", { default: 1 }) version: number;
  /** Of the words as they stand now. */
  @Column("uuid", { nullable: true, name: "written_by" }) writtenById: string | null;
  @Column("timestamptz") writtenAt: Date;
}
