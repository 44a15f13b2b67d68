import "@mantine/core/styles/Radio.layer.css";
import { useMutation } from "@apollo/client/react";
import { Radio } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../core/problems";
import { graphql } from "../../gql";
import type { HealthCheckDialog_OfferFragment, HealthCheckResult_ResultFragment } from "../../gql/graphql";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./HealthCheckPopUp.module.css";

const AnswerDocument = graphql(`
  mutation HealthCheckForm_answer($id: ID!, $answers: [HealthCheckAnswerInput!]!) {
    answerHealthCheck(id: $id, answers: $answers) {
      ...HealthCheckResult_result @unmask
    }
  }
`);

type Questions = HealthCheckDialog_OfferFragment["check"]["questions"];

export interface HealthCheckFormProps {
  offerId: string;
  questions: Questions;
  onAnswered: (result: HealthCheckResult_ResultFragment) => void;
}

const fieldOf = (questionId: string, value: string): string => `check-${questionId}-${value}`;

/** The questions, all in sight. What was chosen stays after every failure. */
export function HealthCheckForm({ offerId, questions, onAnswered }: HealthCheckFormProps) {
  const { t } = useTranslation("healthCheck");
  const { t: common } = useTranslation("common");
  const [send, { loading }] = useMutation(AnswerDocument);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isAsked, setAsked] = useState(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const open = questions.filter(({ id }) => !chosen[id]);
    setAsked(open.length > 0);
    setProblems(
      open.map(({ id, text, answers }) => ({
        message: t("missing", { question: text }),
        fieldId: fieldOf(id, answers[0]?.value ?? ""),
      })),
    );
    if (open.length > 0) return;
    const answers = questions.map(({ id }) => ({ questionId: id, value: chosen[id] ?? "" }));
    try {
      const { data } = await send({ variables: { id: offerId, answers } });
      if (data) onAnswered(data.answerHealthCheck);
    } catch (error) {
      setProblems([{ message: firstSentence(common, error) ?? t("failed") }]);
    }
  };
  return (
    <form noValidate aria-label={t("form")} className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      <ErrorSummary problems={problems} />
      {questions.map(({ id, text, answers }) => (
        <Radio.Group
          key={id}
          label={text}
          classNames={{ label: styles.question }}
          value={chosen[id] ?? ""}
          error={isAsked && !chosen[id] && t("choose")}
          onChange={(value) => setChosen((before) => ({ ...before, [id]: value }))}
        >
          {answers.map(({ value, text: label }) => (
            <Radio key={value} id={fieldOf(id, value)} value={value} label={label} className={styles.answer} />
          ))}
        </Radio.Group>
      ))}
      <SubmitButton pending={loading} pendingLabel={t("sending")}>
        {t("send")}
      </SubmitButton>
    </form>
  );
}
