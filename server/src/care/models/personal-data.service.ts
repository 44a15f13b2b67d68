import type { PersonalData } from "../../platform/personal-data";

/** Which staff trained and published models. */
export const MODEL_DATA: readonly PersonalData[] = [
  {
    columns: ["training_runs.started_by"],
    erasure: "The training stays, without a name.",
    export: {
      key: "startedTrainings",
      title: "Trainings that you started",
      about: "Trainings of the text model that you started or let go on.",
      roles: ["ADMIN"],
      labels: { number: "Training", startedAt: "When" },
      sql: `select started_at as at, id, number, started_at as "startedAt" from training_runs
             where started_by = $1 and (started_at, id) > ($2, $3) order by started_at, id limit $4`,
    },
  },
  {
    columns: ["training_lines.patient_id"],
    erasure: "Questions that staff may learn from are deleted, also those that were agreed on.",
    export: {
      key: "learnedQuestions",
      title: "Questions that staff may learn from",
      about:
        "Questions of yours that our staff may learn from, because you agreed to that, in the words that they see: what points to you was taken out before.",
      roles: ["CUSTOMER"],
      labels: {
        takenOn: "Taken on",
        text: "What staff see",
        language: "Language",
        label: "How soon to be looked at, as staff agreed",
        agreedAt: "Agreed",
        removedAt: "Removed",
        removedReason: "Why it was removed",
      },
      sql: `select created_at as at, id, created_at as "takenOn", text, language, style, concept, state, label, agreed_at as "agreedAt",
                   removed_at as "removedAt", removed_reason as "removedReason" from training_lines
             where patient_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
    },
  },
  {
    columns: ["training_lines.created_by", "training_line_labels.labelled_by"],
    erasure: "Lines that you wrote and what you said of lines stay, without your name.",
    export: {
      key: "labelledLines",
      title: "Training lines that you labelled",
      about: "What you said of lines of the training data.",
      roles: ["ADMIN"],
      labels: { text: "Line", label: "What you said", labelledAt: "When", isOwn: "You wrote it" },
      onPaper: { isOwn: (isOwn: boolean) => [isOwn ? "Yes" : "No"] },
      sql: `select g.labelled_at as at, g.id, l.text, g.label, g.labelled_at as "labelledAt", l.created_by is not distinct from $1::uuid as "isOwn"
              from training_line_labels g join training_lines l on l.id = g.line_id
             where g.labelled_by = $1 and (g.labelled_at, g.id) > ($2, $3) order by g.labelled_at, g.id limit $4`,
    },
  },
  {
    columns: ["model_publications.published_by"],
    erasure: "What was published when stays, without your name.",
    export: {
      key: "publishedModels",
      title: "Models that you published",
      about: "Versions of the text model that you published or went back to.",
      roles: ["ADMIN"],
      labels: { kind: "What you did", version: "Version", publishedAt: "When" },
      firstId: "0",
      sql: `select p.published_at as at, p.id, p.kind, m.version, p.published_at as "publishedAt"
              from model_publications p join model_versions m on m.id = p.model_id
             where p.published_by = $1 and (p.published_at, p.id) > ($2, $3) order by p.published_at, p.id limit $4`,
    },
  },
];
