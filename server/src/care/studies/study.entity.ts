import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { RelevanceTerm } from "./relevance.rules";
import type { StudyStatus } from "./study.rules";

/** A published study that the assistant may lean on, with what staff made of it. */
@Entity("clinical_studies")
export class ClinicalStudy {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "text" })
  title: string;

  @Column({ type: "text", array: true })
  authors: string[];

  @Column({ type: "text" })
  journal: string;

  /** YYYY, YYYY-MM or YYYY-MM-DD, as exactly as it is known. */
  @Column({ type: "text", name: "published_on" })
  publishedOn: string;

  /** In lower case, without any address before it. */
  @Column({ type: "text", nullable: true })
  doi: string | null;

  @Column({ type: "text", nullable: true })
  abstract: string | null;

  @Column({ type: "text" })
  status: StudyStatus;

  @Column({ type: "text", array: true })
  tags: string[];

  /** 0 to 1. */
  @Column({ type: "real" })
  relevance: number;

  @Column({ type: "jsonb", name: "relevance_terms" })
  relevanceTerms: RelevanceTerm[];

  @Column({ type: "text", name: "rejected_reason", nullable: true })
  rejectedReason: string | null;

  @Column({ type: "text", name: "search_words" })
  searchWords: string;

  @Column({ type: "text", name: "title_key" })
  titleKey: string;

  @Column({ type: "uuid", name: "created_by", nullable: true })
  createdBy: string | null;

  @Column({ type: "uuid", name: "decided_by", nullable: true })
  decidedBy: string | null;

  @Column({ type: "timestamptz", name: "decided_at", nullable: true })
  decidedAt: Date | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  /** Counts changes, so that two who change it at once do not overwrite each other. */
  @Column({ type: "integer" })
  version: number;
}
