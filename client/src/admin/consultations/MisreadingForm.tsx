import { useMutation } from "@apollo/client/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems } from "../../core/problems";
import { graphql } from "../../gql";
import type { CareLabel, MisreadingKind, QuestionDetail_QuestionFragment } from "../../gql/graphql";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField, TextAreaField } from "../../ui/TextField";
import styles from "./QuestionDetail.module.css";

const ReportDocument = graphql(`
  mutation MisreadingForm_report($id: ID!, $input: MisreadingInput!) {
    reportMisreading(id: $id, input: $input) {
      id
    }
  }
`);

const LABELS: readonly CareLabel[] = ["emergency", "urgent", "routine"];

interface Problem {
  field: string;
  message: string;
}

/** "The assistant was wrong here": which fact or row, how urgent it was, and why. It stays for the hazard log and for training. */
export function MisreadingForm({ question: { id, advice } }: { question: QuestionDetail_QuestionFragment }) {
  const { t } = useTranslation("admin");
  const [report, { loading }] = useMutation(ReportDocument);
  const [what, setWhat] = useState("");
  const [label, setLabel] = useState("");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const [isSent, setSent] = useState(false);

  const choices = [
    { value: "", label: t("queue.misreading.choose") },
    // What was answered by a tap was not read.
    ...(advice.understood ?? []).flatMap(({ fact, label: name, words }) =>
      words === null ? [] : [{ value: `FACT:${fact}`, label: t("queue.misreading.fact", { name }) }],
    ),
    ...(advice.decidedBy ?? []).map(({ pathway, complaint }) => ({
      value: `ROW:${pathway}`,
      label: t("queue.misreading.row", { name: complaint }),
    })),
    { value: "MISSED:", label: t("queue.misreading.missed") },
  ];
  const missing = (): Problem | undefined => {
    if (what === "") return { field: "subject", message: t("queue.misreading.missingWhat") };
    if (label === "") return { field: "label", message: t("queue.misreading.missingLabel") };
    return undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = missing();
    setProblem(found);
    if (found || loading) return;
    const [kind = "", subject] = what.split(":", 2);
    const input = { kind: kind as MisreadingKind, subject: subject || null, label: label as CareLabel, note };
    try {
      await report({ variables: { id, input } });
      setWhat("");
      setLabel("");
      setNote("");
      setSent(true);
    } catch (error) {
      const [said] = inputProblems(error);
      const field = said?.field === "note" ? "note" : "subject";
      setProblem({ field, message: said?.message ?? t("queue.misreading.failed") });
    }
  };
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);

  return (
    <details className={styles.shown}>
      <summary>{t("queue.misreading.title")}</summary>
      <form className={styles.report} onSubmit={submit} noValidate>
        <p className={styles.hint}>{t("queue.misreading.hint")}</p>
        <SelectField
          id="misreading-subject"
          label={t("queue.misreading.what")}
          error={errorOf("subject")}
          data={choices}
          value={what}
          onChange={(event) => {
            setWhat(event.currentTarget.value);
            setSent(false);
          }}
        />
        <SelectField
          id="misreading-label"
          label={t("queue.misreading.label")}
          error={errorOf("label")}
          data={[
            { value: "", label: t("queue.misreading.choose") },
            ...LABELS.map((value) => ({ value, label: t(`queue.misreading.labels.${value}`) })),
          ]}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <TextAreaField
          id="misreading-note"
          label={t("queue.misreading.note")}
          error={errorOf("note")}
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={styles.bar}>
          <SubmitButton variant="default" pending={loading} pendingLabel={t("queue.misreading.pending")}>
            {t("queue.misreading.send")}
          </SubmitButton>
        </div>
        <p role="status">{isSent && t("queue.misreading.sent")}</p>
      </form>
    </details>
  );
}
