import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";
import type { RelevanceTerm } from "./relevance.rules";
import type { StudyStatus } from "./study.rules";

/** A published study that the assistant may lean on, with what staff made of it. */
@Entity("clinical_studies")
export class ClinicalStudy {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") title: string;
  @Column("text", { array: true }) authors: string[];
  @Column("text") journal: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD, as exactly as it is known. */
  @Column("text") publishedOn: string;
  /** In lower case, without any address before it. */
  @Column("text", { nullable: true }) doi: string | null;
  @Column("text", { nullable: true }) abstract: string | null;
  @Column("text") status: StudyStatus;
  @Column("text", { array: true }) tags: string[];
  /** 0 to 1. */
  @Column("real") relevance: number;
  @Column("jsonb") relevanceTerms: RelevanceTerm[];
  @Column("text", { nullable: true }) rejectedReason: string | null;
  @Column("text") searchWords: string;
  @Column("text") titleKey: string;
  @Column("uuid", { nullable: true }) createdBy: string | null;
  @Column("uuid", { nullable: true }) decidedBy: string | null;
  @Column("timestamptz", { nullable: true }) decidedAt: Date | null;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz") updatedAt: Date;
  /** Counts changes, so that two who change it at once do not overwrite each other. */
  @Column("integer") version: number;
}

/** That a version of the assistant leans on a study. */
@Entity("study_model_versions")
export class StudyModelVersion {
  @PrimaryColumn("uuid") studyId: string;
  @PrimaryColumn("text") version: string;
  @Column("uuid", { nullable: true }) linkedBy: string | null;
  @Column("timestamptz") linkedAt: Date;
}

/** A tag as it is spelled, and how many studies have it. */
@Entity("study_tags")
export class StudyTag {
  @PrimaryColumn("text") key: string;
  @Column("text") name: string;
  @Column("integer") uses: number;
}
