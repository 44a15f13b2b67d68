import { useMutation } from "@apollo/client/react";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems } from "../../core/problems";
import { graphql } from "../../gql";
import type { QuestionDetail_QuestionFragment } from "../../gql/graphql";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./QuestionDetail.module.css";
import type { Changed } from "./tools";

const AskDocument = graphql(`
  mutation BookQuestions_ask($id: ID!, $question: ID!) {
    askFromBook(id: $id, question: $question) {
      ...Changed_question @unmask
    }
  }
`);

export interface BookQuestionsProps {
  question: Pick<QuestionDetail_QuestionFragment, "id" | "advice">;
  onSent: (question: Changed) => void;
}

/** What the book would ask next: one click asks the patient, who answers by a tap in their own language. */
export function BookQuestions({ question: { id, advice }, onSent }: BookQuestionsProps) {
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
