import { graphql } from "../../../gql";
import type { Study_StudyFragment, StudyInput } from "../../../gql/graphql";
import { formatFullDay, formatMonthAndYear } from "../../../lib/time";

graphql(`
  fragment Study_study on ClinicalStudy {
    id
    title
    authors
    journal
    publicationDate
    doi
    abstract
    status
    tags
    relevanceScore
    relevanceTerms {
      label
      score
    }
    rejectedReason
    decidedBy
    decidedAt
    modelVersions
    version
  }
`);

export type Study = Study_StudyFragment;
export type StudyStatus = Study["status"];

export const STATUSES = ["PENDING", "TAGGED", "VALIDATED", "REJECTED"] as const satisfies readonly StudyStatus[];

/** The state that a word of the address stands for. */
export const statusOf = (word: string | null): StudyStatus | null =>
  STATUSES.find((status) => status.toLowerCase() === word) ?? null;

/** Tags, and what is typed and not ended, as they are sent: each once whatever its case. The server tidies what is inside. */
export function tagsOf(tags: readonly string[], typed: string): string[] {
  const all = [...tags, typed].map((tag) => tag.trim()).filter((tag) => tag !== "");
  return all.filter((tag, at) => all.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at);
}

/** "2024", "May 2024" or "31 May 2024", as exactly as it is known. */
export function formatPublished(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? formatMonthAndYear(`${date}-15`) : formatFullDay(date);
}

/** What stands in the form of a study. */
export interface StudyValues {
  title: string;
  /** One on each line. */
  authors: string;
  journal: string;
  publicationDate: string;
  doi: string;
  abstract: string;
}

export const NEW_STUDY: StudyValues = {
  title: "",
  authors: "",
  journal: "",
  publicationDate: "",
  doi: "",
  abstract: "",
};

export const valuesOf = ({ title, authors, journal, publicationDate, doi, abstract }: Study): StudyValues => ({
  ...{ title, journal, publicationDate },
  authors: authors.join("\n"),
  doi: doi ?? "",
  abstract: abstract ?? "",
});

export const inputOf = ({ authors, doi, abstract, ...rest }: StudyValues): StudyInput => ({
  ...rest,
  authors: authors.split("\n").filter((author) => author.trim() !== ""),
  doi: doi.trim() || null,
  abstract: abstract.trim() || null,
});
