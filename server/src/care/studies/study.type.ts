import { Float, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { pageOf } from "../../platform/page.type";
import { STUDY_STATUSES, type StudyStatus } from "./study.rules";

export const StudyStatusEnum = enumType(
  "StudyStatus",
  "PENDING: it has no tags. TAGGED: it waits for a decision. VALIDATED and REJECTED: somebody decided.",
  STUDY_STATUSES,
  {
    PENDING: "It has no tags.",
    REJECTED: "It must not be leaned on.",
    TAGGED: "It waits for a decision.",
    VALIDATED: "It may be leaned on.",
  },
);

@ApiObject("StudyRelevanceTerm", "An entry of the catalogue of symptoms that a study is close to.")
export class StudyRelevanceTermType {
  @Field(() => String, "What the catalogue calls it.") label: string;
  @Field(() => Float, "0 to 1.") score: number;
}

@ApiObject("ClinicalStudy", "A published study that the assistant may lean on.")
export class ClinicalStudyType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "Its headline, as it was published.") title: string;
  @Field(() => [String], "Who wrote it, in the order of the publication.") authors: string[];
  @Field(() => String, "Where it was published.") journal: string;
  @Field(() => String, "A year, a month or a day, as exactly as it is known: 2024, 2024-05, 2024-05-31.")
  publicationDate: string;
  @Nullable(() => String, "In lower case. Its form was checked, and nothing else.") doi: string | null;
  @Nullable(() => String, "The abstract as it was entered; null when there is none.") abstract: string | null;
  @Field(() => StudyStatusEnum, "How far it has come.") status: StudyStatus;
  @Field(() => [String], "What staff say that it is about.") tags: string[];
  @Field(
    () => Float,
    "0 to 1: how close the words of title, abstract and tags are to the closest entry of the catalogue of symptoms. It says what a study is about, not how good it is.",
  )
  relevanceScore: number;
  @Field(() => [StudyRelevanceTermType], "The closest entries, at most three.")
  relevanceTerms: StudyRelevanceTermType[];
  @Nullable(() => String, "Why it was rejected; null unless it was.") rejectedReason: string | null;
  @Nullable(() => String, "Who decided; null when nobody did, or they have left.") decidedBy: string | null;
  @Nullable(() => GraphQLISODateTime, "When it was validated or rejected; null before.") decidedAt: Date | null;
  @Field(() => [String], "Versions of the assistant that it is linked to. They name it while it is validated.")
  modelVersions: string[];
  @Field(() => GraphQLISODateTime)
  createdAt: Date;
  @Field(() => Int, "Give this to whatever changes the study.") version: number;
}

@ApiObject("StudyStatusCount", "How many studies are in a state.")
export class StudyStatusCountType {
  @Field(() => StudyStatusEnum, "The state that is counted.") status: StudyStatus;
  @Field(() => Int, "How many there are.") count: number;
}

@ApiObject("ClinicalStudyConnection", "A page of the studies, with figures beside it.")
export class ClinicalStudyConnection extends pageOf("ClinicalStudyConnection", () => ClinicalStudyType) {
  @Field(() => [StudyStatusCountType], "By state, of those with the tag and the words.") counts: StudyStatusCountType[];
}

@InputType({ description: "What is known of a study." })
export class StudyInput {
  @Field(() => String, "1 to 500 characters.") title: string;
  @Field(() => [String], "1 to 100 names of up to 200 characters.") authors: string[];
  @Field(() => String, "1 to 300 characters.") journal: string;
  @Field(() => String, "2024, 2024-05 or 2024-05-31.") publicationDate: string;
  @Nullable(() => String, "10.5555/12345678, with or without doi: or https://doi.org/ before it.") doi?: string | null;
  @Nullable(() => String, "Up to 20,000 characters.") abstract?: string | null;
}

@ApiObject("StudyUpload", "Where to send a file of studies by PUT.")
export class StudyUploadType {
  @Field(() => String, "PUT the file here, once; from the root of the site.") url: string;
  @Field(() => GraphQLISODateTime, "Until when the file is taken.") expiresAt: Date;
}

@ApiObject("RefusedLine", "A place of a file that was not taken.")
export class RefusedLineType {
  @Field(() => Int, "Where it begins, from 1.") line: number;
  @Field(() => String, "What is wrong with it, as a sentence.") reason: string;
}

@ApiObject("StudyImport", "The result of an import.")
export class StudyImportType {
  @Field(() => Int, "How many studies are new.") added: number;
  @Field(() => Int, "Those that were there already, by their DOI, else by title and year.") duplicates: number;
  @Field(() => Int, "How many places of the file were not taken.") refusedCount: number;
  @Field(() => [RefusedLineType], "The first 50.") refused: RefusedLineType[];
}

@ApiObject("StudyChange", "What changed in the studies while somebody watches.")
export class StudyChangeType {
  @Nullable(
    () => ClinicalStudyType,
    "Null at first, when one was deleted, and when a file brought many: read the list again.",
  )
  study: ClinicalStudyType | null;
  @Field(() => [StudyStatusCountType], "Of all studies.") counts: StudyStatusCountType[];
}

@ApiObject("VersionStudy", "A validated study that a version of the assistant is linked to.")
export class VersionStudyType {
  @Field(() => String, "Its headline, as it was published.") title: string;
  @Field(() => [String], "Who wrote it, in the order of the publication.") authors: string[];
  @Field(() => String, "A year, a month or a day.") publishedDate: string;
  @Nullable(() => String, "In lower case; null when it has none.") doi: string | null;
}
