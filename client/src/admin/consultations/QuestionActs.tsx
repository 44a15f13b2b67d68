import { useMutation } from "@apollo/client/react";
import { notifications } from "@mantine/notifications";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import type { QuestionDetail_QuestionFragment } from "../../gql/graphql";
import { useShortcuts } from "../../lib/useShortcuts";
import { FieldAlert } from "../../ui/FieldError";
import { Kbd } from "../../ui/Kbd";
import { SubmitButton } from "../../ui/SubmitButton";
import { ActForms, type OtherAct } from "./ActForms";
import { type Act, AnswerForm } from "./AnswerForm";
import styles from "./QuestionDetail.module.css";
import type { Changed } from "./tools";

export interface QuestionActsProps {
  question: QuestionDetail_QuestionFragment;
  onChanged: (question: Changed) => void;
  /** Something was done after which the question has left one's hands. */
  onDone: (question: Changed, act: Act | OtherAct, text?: string) => void;
}

/** What can be done now, at the foot of the pane. */
export function QuestionActs({ question, onChanged, onDone }: QuestionActsProps) {
  const { t } = useTranslation("admin");
  const { id, kind, status, claimedByMe, language, pharmacistName } = question;
  const foot = useRef<HTMLElement>(null);
  const again = useRef<HTMLDivElement>(null);
  const wasFree = useRef(false);
  const isFree = status === "SENT" || status === "SEEN";
  // Whoever claims a question writes next; on a phone the question comes into sight with the box.
  useEffect(() => {
    if (wasFree.current && claimedByMe) {
      foot.current?.querySelector<HTMLElement>("textarea, button")?.focus({ preventScroll: true });
      if (again.current?.offsetParent) again.current.scrollIntoView({ block: "start" });
    }
    wasFree.current = isFree;
  }, [isFree, claimedByMe]);
  const onSent = (changed: Changed, act: Act, text: string) =>
    act === "write" ? onChanged(changed) : onDone(changed, act, text);
  if (status === "CLOSED") return null;
  if (isFree) {
    return (
      <footer className={styles.decision} data-unclaimed>
        <ClaimButton id={id} onChanged={onChanged} />
        <ActForms id={id} kind={kind} acts={["reassign"]} onDone={onDone} />
      </footer>
    );
  }
  if (!claimedByMe) {
    const name = pharmacistName ?? t("queue.somebody");
    return (
      <footer className={styles.decision}>
        {status === "CLAIMED" && (
          <p role="status">
            {pharmacistName ? t("queue.detail.takenBy", { name: pharmacistName }) : t("queue.detail.taken")}
          </p>
        )}
        <p className={styles.hint}>{t("queue.detail.takeOver", { name })}</p>
        <ActForms id={id} kind={kind} acts={["reassign"]} onDone={onDone} />
      </footer>
    );
  }
  const acts: OtherAct[] = status === "ANSWERED" ? ["reassign", "close"] : ["giveBack", "reassign", "close"];
  return (
    <footer ref={foot} className={styles.decision}>
      {kind === "QUESTION" && <QuestionAgain question={question} place={again} />}
      {kind === "QUESTION" && (
        <AnswerForm key={`${id} ${status}`} id={id} status={status} language={language} onSent={onSent} />
      )}
      {kind === "QUESTION" && status === "CLAIMED" && (
        <BookQuestions question={question} onSent={(changed) => onDone(changed, "askBack")} />
      )}
      <ActForms id={id} kind={kind} acts={acts} onDone={onDone} />
    </footer>
  );
}

interface QuestionAgainProps extends Pick<QuestionActsProps, "question"> {
  place: RefObject<HTMLDivElement | null>;
}

/** Only drawn on a phone, where the question is out of sight when it is answered. Whoever hears the page has just heard it. */
function QuestionAgain({ question: { question, questionLanguage, subject }, place }: QuestionAgainProps) {
  return (
    <div ref={place} className={styles.again} aria-hidden>
      {subject && <b>{[subject.name, subject.age].filter(Boolean).join(", ")}</b>}
      <p lang={questionLanguage}>{question}</p>
    </div>
  );
}

const ClaimButtonDocument = graphql(`
  mutation ClaimButton_claim($id: ID!) {
    claimPharmacistQuestion(id: $id) {
      ...Changed_question @unmask
    }
  }
`);

interface ClaimButtonProps {
  id: string;
  onChanged: (question: Changed) => void;
}

/** Takes the question for oneself, also with the key C. Whoever came too late is told so in its place. */
function ClaimButton({ id, onChanged }: ClaimButtonProps) {
  const { t } = useTranslation("admin");
  const [claim, { loading }] = useMutation(ClaimButtonDocument);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    if (loading) return;
    setFailure(null);
    try {
      const { data } = await claim({ variables: { id } });
      if (data) onChanged(data.claimPharmacistQuestion);
    } catch (error) {
      const isConflict = problemCode(error) === "CONFLICT" && error instanceof Error;
      setFailure(isConflict ? error.message : t("queue.detail.claimFailed"));
    }
  };
  useShortcuts({ c: () => void run() });
  return (
    <>
      {failure ? <FieldAlert message={failure} /> : <p className={styles.hint}>{t("queue.detail.claimHint")}</p>}
      <SubmitButton
        type="button"
        pending={loading}
        pendingLabel={t("queue.detail.claiming")}
        onClick={() => void run()}
      >
        {t("queue.detail.claim")} <Kbd>C</Kbd>
      </SubmitButton>
    </>
  );
}

const AskDocument = graphql(`
  mutation BookQuestions_ask($id: ID!, $question: ID!) {
    askFromBook(id: $id, question: $question) {
      ...Changed_question @unmask
    }
  }
`);

interface BookQuestionsProps {
  question: Pick<QuestionDetail_QuestionFragment, "id" | "advice">;
  onSent: (question: Changed) => void;
}

/** What the book would ask next: one click asks the patient, who answers by a tap in their own language. */
function BookQuestions({ question: { id, advice }, onSent }: BookQuestionsProps) {
  const { t } = useTranslation(["admin", "common"]);
  const [ask] = useMutation(AskDocument);
  const [asking, setAsking] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const open = advice.openQuestions ?? [];
  if (open.length === 0) return null;

  const send = async (question: string) => {
    if (asking) return;
    setAsking(question);
    setFailure(undefined);
    try {
      const { data } = await ask({ variables: { id, question } });
      if (!data) throw new Error("The question came back empty.");
      notifications.show({
        message: t("queue.done.askBack"),
        closeButtonProps: { "aria-label": t("common:action.close") },
      });
      onSent(data.askFromBook);
    } catch (error) {
      setFailure(inputProblems(error)[0]?.message ?? t("queue.book.failed"));
      setAsking(null);
    }
  };

  return (
    <details className={styles.shown}>
      <summary>{t("queue.book.title", { count: open.length })}</summary>
      <p className={styles.hint}>{t("queue.book.hint")}</p>
      {failure && <p role="alert">{failure}</p>}
      <ul className={styles.book}>
        {open.map(({ id: question, kind, text, choices }) => (
          <li key={question}>
            <p id={`book-${question}`}>
              <b>{text}</b> {kind === "TICKS" && choices.map(({ label }) => label).join("; ")}
            </p>
            <SubmitButton
              type="button"
              variant="default"
              aria-describedby={`book-${question}`}
              pending={asking === question}
              pendingLabel={t("queue.answer.askingBack")}
              onClick={() => void send(question)}
            >
              {t("queue.book.ask")}
            </SubmitButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
