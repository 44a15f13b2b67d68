import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems } from "../../core/problems";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import type { CloseReason, EscalationKind, ReportOutcome } from "../../gql/graphql";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField, TextAreaField } from "../../ui/TextField";
import styles from "./QuestionDetail.module.css";
import { type Changed, useQueueTools } from "./tools";

const GiveBackDocument = graphql(`
  mutation ActForms_giveBack($id: ID!, $note: String!) {
    giveBackPharmacistQuestion(id: $id, note: $note) {
      ...Changed_question @unmask
    }
  }
`);

const ReassignDocument = graphql(`
  mutation ActForms_reassign($id: ID!, $pharmacistId: ID!, $note: String!) {
    reassignPharmacistQuestion(id: $id, pharmacistId: $pharmacistId, note: $note) {
      ...Changed_question @unmask
    }
  }
`);

const CloseDocument = graphql(`
  mutation ActForms_close($id: ID!, $reason: CloseReason!) {
    closePharmacistQuestion(id: $id, reason: $reason) {
      ...Changed_question @unmask
    }
  }
`);

const CloseReportDocument = graphql(`
  mutation ActForms_closeReport($id: ID!, $outcome: ReportOutcome!, $note: String!) {
    closeAdviceReport(id: $id, outcome: $outcome, note: $note) {
      ...Changed_question @unmask
    }
  }
`);

const REASONS: readonly CloseReason[] = ["ANSWERED", "NO_REPLY", "SENT_TO_111_OR_GP", "WRONG_PLACE"];
const OUTCOMES: readonly ReportOutcome[] = ["ADVICE_RIGHT", "IMPROVE_WORDING", "WRONG"];

const bringIntoSight = (form: HTMLElement | null) => form?.scrollIntoView({ block: "nearest" });

export type OtherAct = "giveBack" | "reassign" | "close";

export interface ActFormsProps {
  id: string;
  kind: EscalationKind;
  /** What can be done now, in the order of the buttons. */
  acts: readonly OtherAct[];
  onDone: (question: Changed, act: OtherAct) => void;
}

/** What a pharmacist does with an entry beside writing: give it back, hand it over, close it. One form is open at a time. */
export function ActForms({ id, kind, acts, onDone }: ActFormsProps) {
  const { t } = useTranslation(["admin", "common"]);
  const viewer = useViewer();
  const tools = useQueueTools();
  const [open, setOpen] = useState<OtherAct | null>(null);
  const [chosen, setChosen] = useState("");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<{ field: string; message: string }>();
  const [pending, setPending] = useState(false);
  const [giveBack] = useMutation(GiveBackDocument);
  const [reassign] = useMutation(ReassignDocument);
  const [close] = useMutation(CloseDocument);
  const [closeReport] = useMutation(CloseReportDocument);
  const isSending = useRef(false);
  const isReport = kind === "FEEDBACK";

  const show = (act: OtherAct | null) => {
    setOpen(act);
    setChosen("");
    setNote("");
    setProblem(undefined);
  };
  const work: Record<OtherAct, () => Promise<Changed | undefined>> = {
    giveBack: async () => (await giveBack({ variables: { id, note } })).data?.giveBackPharmacistQuestion,
    reassign: async () =>
      (await reassign({ variables: { id, pharmacistId: chosen, note } })).data?.reassignPharmacistQuestion,
    close: async () => {
      if (isReport) {
        const outcome = chosen as ReportOutcome;
        return (await closeReport({ variables: { id, outcome, note } })).data?.closeAdviceReport;
      }
      return (await close({ variables: { id, reason: chosen as CloseReason } })).data?.closePharmacistQuestion;
    },
  };
  const missing = (act: OtherAct) => {
    if (act === "reassign" && chosen === "") return { field: "choice", message: t("queue.acts.missingTo") };
    if (act === "reassign" && note.trim() === "") return { field: "note", message: t("queue.acts.missingNote") };
    if (act === "close" && chosen === "") return { field: "choice", message: t("queue.acts.missingReason") };
    return undefined;
  };
  const submit = async (event: FormEvent, act: OtherAct) => {
    event.preventDefault();
    if (isSending.current) return;
    const found = missing(act);
    setProblem(found);
    if (found) return;
    isSending.current = true;
    setPending(true);
    try {
      const question = await work[act]();
      if (!question) throw new Error("The question came back empty.");
      notifications.show({
        message: t(`queue.done.${act}`),
        closeButtonProps: { "aria-label": t("common:action.close") },
      });
      show(null);
      onDone(question, act);
    } catch (error) {
      const [said] = inputProblems(error);
      const field = said?.field === "note" || act === "giveBack" ? "note" : "choice";
      setProblem({ field, message: said?.message ?? t("queue.acts.failed") });
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  const others = (tools?.pharmacists ?? []).map(({ id: value, name }) => ({
    value,
    label: value === viewer?.id ? t("queue.acts.you", { name }) : name,
  }));
  const choices: Record<OtherAct, { label: string; first: string; data: { value: string; label: string }[] } | null> = {
    giveBack: null,
    reassign: { label: t("queue.acts.to"), first: t("queue.acts.choose"), data: others },
    close: isReport
      ? {
          label: t("queue.acts.outcome"),
          first: t("queue.acts.chooseOutcome"),
          data: OUTCOMES.map((value) => ({ value, label: t(`queue.outcomes.${value}`) })),
        }
      : {
          label: t("queue.acts.reason"),
          first: t("queue.acts.chooseReason"),
          data: REASONS.map((value) => ({ value, label: t(`queue.closeReasons.${value}`) })),
        },
  };
  const choice = open && choices[open];
  const hasNote = open !== "close" || isReport;

  return (
    <div className={styles.acts}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons in a row, not fields of a form. */}
      <div role="group" aria-label={t("queue.acts.label")} className={styles.bar}>
        {acts.map((act) => (
          <Button
            key={act}
            variant="default"
            aria-expanded={open === act}
            onClick={() => show(open === act ? null : act)}
          >
            {t(`queue.acts.${act}`)}
          </Button>
        ))}
      </div>
      {open && (
        <form ref={bringIntoSight} className={styles.actForm} onSubmit={(event) => void submit(event, open)} noValidate>
          {choice && (
            <SelectField
              id="act-choice"
              label={choice.label}
              error={problem?.field === "choice" ? problem.message : undefined}
              data={[{ value: "", label: choice.first }, ...choice.data]}
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          )}
          {hasNote && (
            <TextAreaField
              id="act-note"
              label={t("queue.acts.note")}
              hint={t("queue.acts.noteHint")}
              error={problem?.field === "note" ? problem.message : undefined}
              minRows={2}
              maxRows={6}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          )}
          {open === "close" && !isReport && <p className={styles.hint}>{t("queue.detail.closeHint")}</p>}
          <div className={styles.bar}>
            <SubmitButton variant="outline" pending={pending} pendingLabel={t("queue.acts.pending")}>
              {t(`queue.acts.${open}`)}
            </SubmitButton>
            <Button variant="subtle" onClick={() => show(null)}>
              {t("queue.acts.cancel")}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
