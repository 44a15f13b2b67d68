import { DOI_PROBLEM, readDoi } from "./doi.rules";
import { dateProblem, oneLine, STUDY_LIMITS, STUDY_MESSAGES } from "./study.rules";

/** What is typed, or stands in a file, about a study. */
export interface StudyInputFields {
  title: string;
  authors: readonly string[];
  journal: string;
  publicationDate: string;
  doi?: string | null;
  abstract?: string | null;
}

/** What is kept of it. */
export interface StudyFacts {
  title: string;
  authors: string[];
  journal: string;
  publishedOn: string;
  doi: string | null;
  abstract: string | null;
}

/** A field that cannot be taken, and why. */
export interface StudyProblem {
  field: string;
  message: string;
}

function textProblem(field: string, text: string, most: number, missing: string, long: string): StudyProblem[] {
  const message = text === "" ? missing : text.length > most ? long : null;
  return message ? [{ field, message }] : [];
}

function authorsProblem(authors: readonly string[]): StudyProblem[] {
  const message =
    authors.length === 0
      ? STUDY_MESSAGES.authors
      : authors.length > STUDY_LIMITS.authors
        ? STUDY_MESSAGES.authorsMany
        : authors.some((author) => author.length > STUDY_LIMITS.author)
          ? STUDY_MESSAGES.authorLong
          : null;
  return message ? [{ field: "authors", message }] : [];
}

/** What is kept of what was typed, with everything that is wrong with it. */
export function readStudyInput(input: StudyInputFields, now: Date): { facts: StudyFacts; problems: StudyProblem[] } {
  const typedDoi = (input.doi ?? "").trim();
  const facts: StudyFacts = {
    title: oneLine(input.title),
    authors: input.authors.map(oneLine).filter((author) => author !== ""),
    journal: oneLine(input.journal),
    publishedOn: input.publicationDate.trim(),
    doi: typedDoi === "" ? null : readDoi(typedDoi),
    abstract: (input.abstract ?? "").normalize("NFC").trim() || null,
  };
  const date = dateProblem(facts.publishedOn, now);
  const { title, journal, abstract } = STUDY_LIMITS;
  const problems: StudyProblem[] = [
    ...textProblem("title", facts.title, title, STUDY_MESSAGES.title, STUDY_MESSAGES.titleLong),
    ...authorsProblem(facts.authors),
    ...textProblem("journal", facts.journal, journal, STUDY_MESSAGES.journal, STUDY_MESSAGES.journalLong),
    ...(date ? [{ field: "publicationDate", message: date }] : []),
    ...(typedDoi !== "" && facts.doi === null ? [{ field: "doi", message: DOI_PROBLEM }] : []),
    ...((facts.abstract ?? "").length > abstract ? [{ field: "abstract", message: STUDY_MESSAGES.abstractLong }] : []),
  ];
  return { facts, problems };
}
