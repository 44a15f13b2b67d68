import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../core/problems";
import { graphql } from "../../gql";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextAreaField } from "../../ui/TextField";
import styles from "./Feedback.module.css";
import { type Entry, useLaterAdvice } from "./laterAdvice";

const RateDocument = graphql(`
  mutation Feedback_rate($id: ID!, $helpful: Boolean!, $comment: String) {
    rateConsultation(id: $id, helpful: $helpful, comment: $comment) {
      ...Entry_consultation @unmask
    }
  }
`);

const ReportDocument = graphql(`
  mutation Feedback_report($id: ID!, $text: String!) {
    reportConsultation(id: $id, text: $text) {
      ...Entry_consultation @unmask
    }
  }
`);

/** The longest remark, in characters; the server refuses more. */
const MOST = 1_000;

export interface FeedbackProps {
  consultation: Pick<ConsultationCard_ConsultationFragment, "id" | "question" | "feedback">;
  /** Whether a pharmacist is there who reads reports; undefined until the server has said so. */
  pharmacistIsThere?: boolean;
}

/** Whether the answer helped, and the way to say that something is wrong with it. It never changes the answer. */
export function Feedback({ consultation: { id, question, feedback }, pharmacistIsThere }: FeedbackProps) {
  const { t } = useTranslation("conversation");
  const { t: common } = useTranslation("common");
  const [rate, rating] = useMutation(RateDocument);
  const [report, reporting] = useMutation(ReportDocument);
  const [open, setOpen] = useState<"why" | "wrong" | null>(null);
  const [failure, setFailure] = useState<string>();
  const [thanks, setThanks] = useState("");
  const sending = useRef(new Set<"rating" | "report">());
  const onAdvice = useLaterAdvice();

  /** Runs each kind once at a time, a report also while a rating is under way; true when it went well. */
  const run = async (kind: "rating" | "report", work: () => Promise<Entry | undefined>): Promise<boolean> => {
    if (sending.current.has(kind)) return false;
    sending.current.add(kind);
    setFailure(undefined);
    try {
      const consultation = await work();
      if (!consultation) throw new Error("The answer came back empty.");
      onAdvice(consultation);
      return true;
    } catch (error) {
      setFailure(firstSentence(common, error) ?? t("feedback.failed"));
      return false;
    } finally {
      sending.current.delete(kind);
    }
  };
  const say = async (helpful: boolean, comment?: string) => {
    const went = await run(
      "rating",
      async () => (await rate({ variables: { id, helpful, comment } })).data?.rateConsultation,
    );
    if (!went) return;
    setThanks(t("feedback.thanks"));
    // What was opened meanwhile stays open.
    const next = !helpful && comment === undefined ? "why" : null;
    setOpen((now) => (now === "wrong" ? now : next));
  };
  const tell = async (text: string) => {
    const went = await run("report", async () => (await report({ variables: { id, text } })).data?.reportConsultation);
    if (!went) return;
    setThanks("");
    setOpen(null);
  };
  const about = <span className="hidden-text">{t("feedback.about", { question })}</span>;
  const choice = (helpful: boolean) => (
    <Button
      variant="default"
      size="compact-md"
      className={styles.choice}
      aria-pressed={feedback.helpful === helpful}
      onClick={() => void say(helpful)}
    >
      {t(helpful ? "feedback.yes" : "feedback.no")}
    </Button>
  );

  return (
    <div className={styles.feedback}>
      <div className={styles.line}>
        <span id={`helpful-${id}`}>
          {t("feedback.ask")}
          {about}
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in one line with its legend. */}
        <span role="group" aria-labelledby={`helpful-${id}`} className={styles.choices}>
          {choice(true)}
          {choice(false)}
        </span>
        {!feedback.reportedAt && open !== "wrong" && (
          <button type="button" className={styles.wrong} onClick={() => setOpen("wrong")}>
            {t("feedback.wrong")}
            {about}
          </button>
        )}
      </div>
      <p role="status" className={thanks ? styles.thanks : "hidden-text"}>
        {thanks}
      </p>
      {failure && open === null && <p role="alert">{failure}</p>}
      {open === "why" && (
        <FeedbackForm
          key="why"
          id={`why-${id}`}
          label={t("feedback.why")}
          hint={t("feedback.whyHint")}
          failure={failure}
          pending={rating.loading}
          onCancel={() => setOpen(null)}
          onSend={(text) => say(false, text)}
        />
      )}
      {open === "wrong" && (
        <FeedbackForm
          key="wrong"
          id={`wrong-${id}`}
          label={t("feedback.wrongLabel")}
          hint={t("feedback.wrongHint")}
          missing={t("feedback.missing")}
          failure={failure}
          pending={reporting.loading}
          onCancel={() => setOpen(null)}
          onSend={tell}
        />
      )}
      {feedback.reportedAt && pharmacistIsThere !== undefined && (
        <p role="status" className={styles.thanks}>
          {t(pharmacistIsThere ? "feedback.reported" : "feedback.reportedNobody")}
        </p>
      )}
    </div>
  );
}

interface FeedbackFormProps {
  id: string;
  label: string;
  hint: string;
  /** The sentence for an empty text; without it, an empty text is fine. */
  missing?: string;
  failure?: string;
  pending: boolean;
  onCancel: () => void;
  onSend: (text: string) => Promise<void>;
}

function FeedbackForm({ id, label, hint, missing, failure, pending, onCancel, onSend }: FeedbackFormProps) {
  const { t } = useTranslation("conversation");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const kept = text.trim();
    if (kept === "" && missing) setProblem(missing);
    else if (kept.length > MOST) setProblem(t("feedback.tooLong", { max: MOST }));
    else if (!pending) void onSend(kept);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextAreaField
        id={id}
        label={label}
        hint={hint}
        error={problem ?? failure}
        autoFocus
        minRows={2}
        maxRows={8}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(undefined);
        }}
        readOnly={pending}
      />
      <div className={styles.bar}>
        <SubmitButton variant="default" pending={pending} pendingLabel={t("feedback.pending")}>
          {t("feedback.send")}
        </SubmitButton>
        <Button variant="subtle" onClick={onCancel}>
          {t("feedback.cancel")}
        </Button>
      </div>
    </form>
  );
}
