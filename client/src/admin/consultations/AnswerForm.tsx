import { useMutation } from "@apollo/client/react";
import { notifications } from "@mantine/notifications";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems } from "../../app/problems";
import { useViewer } from "../../app/session";
import { graphql } from "../../gql";
import type { AnswerForm_AnswerMutation } from "../../gql/graphql";
import { useDraft } from "../../lib/drafts";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextAreaField } from "../../ui/TextField";
import styles from "./QuestionDetail.module.css";

const AnswerFormDocument = graphql(`
  mutation AnswerForm_answer($id: ID!, $answer: String!) {
    answerPharmacistQuestion(id: $id, answer: $answer) {
      id
      status
      sentAt
      answeredAt
      ...QueueItem_question
      ...QuestionDetail_question
    }
  }
`);

export interface AnswerFormProps {
  /** The question; another one takes another form (`key`). */
  id: string;
  onAnswered: (question: AnswerForm_AnswerMutation["answerPharmacistQuestion"]) => void;
}

/** The answer to a claimed question. It stays in the box until the server has it. */
export function AnswerForm({ id, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation("admin");
  const viewer = useViewer();
  const draft = useDraft(`answer:${viewer?.id ?? ""}:${id}`);
  const [send, { loading }] = useMutation(AnswerFormDocument);
  const [failure, setFailure] = useState<string>();
  const isSending = useRef(false);

  const submit = async () => {
    const answer = draft.text.trim();
    if (isSending.current) return;
    if (answer === "") {
      setFailure(t("queue.answer.missing"));
      return;
    }
    isSending.current = true;
    setFailure(undefined);
    try {
      const { data } = await send({ variables: { id, answer } });
      if (!data) throw new Error("The answer came back empty.");
      draft.forget();
      notifications.show({ message: t("queue.sent") });
      onAnswered(data.answerPharmacistQuestion);
    } catch (error) {
      setFailure(inputProblems(error)[0]?.message ?? t("queue.answer.failed"));
    } finally {
      isSending.current = false;
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextAreaField
        id="answer"
        label={t("queue.answer.label")}
        hint={t("queue.answer.hint")}
        error={failure}
        minRows={5}
        maxRows={16}
        value={draft.text}
        onChange={(event) => {
          draft.change(event.currentTarget.value);
          setFailure(undefined);
        }}
        onKeyDown={onKeyDown}
        readOnly={loading}
      />
      <SubmitButton pending={loading} pendingLabel={t("queue.answer.pending")}>
        {t("queue.answer.submit")}
      </SubmitButton>
    </form>
  );
}
