/** What is known of a study: nothing yet, its tags, or what somebody decided. */
export const STUDY_STATUSES = ["PENDING", "TAGGED", "VALIDATED", "REJECTED"] as const;
export type StudyStatus = (typeof STUDY_STATUSES)[number];

/** What people do to a study. */
export type StudyStep = "TAG" | "EDIT" | "VALIDATE" | "REJECT" | "REOPEN";

interface StepRule {
  from: readonly StudyStatus[];
  /** Where it leads; nothing when the tags decide. */
  to?: StudyStatus;
}

/** From where each step is possible, and where it leads. */
export const STEPS: Readonly<Record<StudyStep, StepRule>> = {
  TAG: { from: ["PENDING", "TAGGED"] },
  EDIT: { from: ["PENDING", "TAGGED"] },
  VALIDATE: { from: ["TAGGED"], to: "VALIDATED" },
  REJECT: { from: ["TAGGED"], to: "REJECTED" },
  REOPEN: { from: ["VALIDATED", "REJECTED"], to: "TAGGED" },
};

const STANDS: Readonly<Record<StudyStatus, string>> = {
  PENDING: "This study has no tags yet. Please tag it first.",
  TAGGED: "This study is open: no decision has been made on it.",
  VALIDATED: "This study has already been validated.",
  REJECTED: "This study has already been rejected.",
};
const DECIDED: Readonly<Partial<Record<StudyStatus, string>>> = {
  VALIDATED: "This study is validated. Please reopen it before you change it.",
  REJECTED: "This study is rejected. Please reopen it before you change it.",
};

/** Why a step is not possible, in a sentence; null when it is. */
export function stepProblem(step: StudyStep, status: StudyStatus): string | null {
  const { from, to } = STEPS[step];
  if (from.includes(status)) return null;
  return (to === status ? undefined : DECIDED[status]) ?? STANDS[status];
}

/** A study has tags or is pending; both say the same. */
export const statusOfTags = (tags: readonly string[]): StudyStatus => (tags.length > 0 ? "TAGGED" : "PENDING");

export const STUDY_LIMITS = {
  title: 500,
  authors: 100,
  author: 200,
  journal: 300,
  abstract: 20_000,
  reason: 500,
  search: 100,
  /** Studies that one version of the assistant shows. */
  shown: 50,
} as const;

/** The earliest year that a study can be of. */
const FIRST_YEAR = 1_600;

export const STUDY_MESSAGES = {
  title: "Please enter the title.",
  titleLong: `Please use at most ${STUDY_LIMITS.title} characters for the title.`,
  authors: "Please enter at least one author.",
  authorsMany: `Please name at most ${STUDY_LIMITS.authors} authors.`,
  authorLong: `Please use at most ${STUDY_LIMITS.author} characters for an author.`,
  journal: "Please enter the journal.",
  journalLong: `Please use at most ${STUDY_LIMITS.journal} characters for the journal.`,
  date: "Please enter the date as a year, a month or a day: 2024, 2024-05 or 2024-05-31.",
  dateRange: (last: number) => `Please enter a date between ${FIRST_YEAR} and ${last}.`,
  abstractLong: `Please use at most ${STUDY_LIMITS.abstract.toLocaleString("en-GB")} characters for the abstract.`,
  doiTaken: (title: string) => `There is already a study with this DOI: '${title}'.`,
  reason: "Please say why.",
  reasonLong: `Please use at most ${STUDY_LIMITS.reason} characters.`,
  searchLong: `Please use at most ${STUDY_LIMITS.search} characters.`,
  changed: "Someone has changed this study since you opened it. Please check it again.",
  modelVersion: "Please enter a version of the assistant, such as 2.2.0.",
  notValidated: "Only a validated study can be linked to a version.",
  linked: (version: string) => `This study is already linked to ${version}.`,
  notLinked: (version: string) => `This study is not linked to ${version}.`,
} as const;

/** A text on one line without white space around it. */
export const oneLine = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

const DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

/** What is wrong with a date of publication; null when nothing is. What is to be printed next year may be known already. */
export function dateProblem(text: string, now: Date): string | null {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (!year) return STUDY_MESSAGES.date;
  if (day && new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDate() !== Number(day)) return STUDY_MESSAGES.date;
  const last = now.getUTCFullYear() + 1;
  return Number(year) < FIRST_YEAR || Number(year) > last ? STUDY_MESSAGES.dateRange(last) : null;
}

/** True for what versions of the assistant look like. */
export const isModelVersion = (text: string): boolean => /^\d{1,4}(\.\d{1,4}){1,3}(-[0-9A-Za-z.]{1,40})?$/.test(text);

/** Letters and numbers of a text in lower case without accents, as words with one blank between them. */
export const foldWords = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The part of a title that two copies of it share. It fits into an index. */
export const titleKey = (title: string): string => foldWords(title).slice(0, 400);
