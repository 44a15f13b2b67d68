import type { Problem } from "../../ui/ErrorSummary";
import { type ApplicantDocument, type Application, dateId, fileId, lacksDate, lacksFile } from "./application";

/** id of the box that accepts the terms. */
export const TERMS_ID = "acceptTerms";

export interface SubmissionWords {
  documentsMissing: string;
  termsMissing: string;
  stillUploading: string;
  /** The documented sentence with the names of what lacks a date. */
  datesMissing: (names: readonly string[]) => string;
}

export interface SubmissionCheck {
  /** Nothing is sent while there are any. */
  problems: Problem[];
  withoutFile: ReadonlySet<string>;
  withoutDate: ReadonlySet<string>;
}

/** What the page can tell before it sends an application: each row that is to blame is a link. The server decides again. */
export function checkSubmission(
  { documents }: Pick<Application, "documents">,
  { accepts, isUploading, words }: { accepts: boolean; isUploading: (id: string) => boolean; words: SubmissionWords },
): SubmissionCheck {
  const withoutFile = documents.filter((document) => lacksFile(document) && !isUploading(document.id));
  const withoutDate = documents.filter(lacksDate);
  const problems: Problem[] = [];
  if (withoutFile.length > 0) {
    problems.push({ message: words.documentsMissing });
    for (const document of withoutFile) problems.push({ message: document.name, fieldId: fileId(document) });
  } else if (documents.some(({ id }) => isUploading(id))) {
    problems.push({ message: words.stillUploading });
  }
  const [firstDateless] = withoutDate;
  if (firstDateless) {
    problems.push({
      message: words.datesMissing(withoutDate.map(({ name }) => name)),
      fieldId: dateId(firstDateless),
    });
  }
  if (!accepts) problems.push({ message: words.termsMissing, fieldId: TERMS_ID });
  return { problems, withoutFile: keysOf(withoutFile), withoutDate: keysOf(withoutDate) };
}

const keysOf = (documents: readonly ApplicantDocument[]) => new Set(documents.map(({ key }) => key));
