import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../core/problems";
import { graphql } from "../../gql";
import type { ConsultationCard_ConsultationFragment, QuestionAnswerInput } from "../../gql/graphql";
import { useLanguage } from "../../lib/language";
import { focusPage, leadTo } from "../../lib/pageBelow";
import { formatSpan } from "../../lib/time";
import { Says, Voiced } from "../../ui/Says";
import { useLaterAdvice } from "./laterAdvice";
import { isCritical } from "./levels";
import { QuestionForm } from "./QuestionForm";
import styles from "./Questions.module.css";
import { answerId, type GivenAnswer, leadsOn, type OpenQuestion, screenOf, screensIn } from "./questionScreens";

const AnswerDocument = graphql(`
  mutation Questions_answer($id: ID!, $answers: [QuestionAnswerInput!]!) {
    answerQuestions(consultationId: $id, answers: $answers) {
      ...Entry_consultation @unmask
      response {
        heading
        openQuestions {
          id
          kind
        }
      }
    }
  }
`);

export interface QuestionsProps {
  consultation: Pick<ConsultationCard_ConsultationFragment, "id" | "level" | "answers" | "response">;
  /** The one question that a pharmacist asks; else what the assistant does. */
  only?: OpenQuestion;
  /** The question that was opened, of those that were asked or are open. */
  opened?: string | null;
  onOpen?: (questionId: string | null) => void;
}

/** What the assistant asks back, one screen after the other, the dangers first; and what was answered, to be changed. */
export function Questions({ consultation: { id, answers, response }, only, opened = null, onOpen }: QuestionsProps) {
  const { t } = useTranslation("questions");
  const { t: common } = useTranslation("common");
  const [send, { loading }] = useMutation(AnswerDocument);
  const [failure, setFailure] = useState<string>();
  /** What was saved last, with the heading of the answer when it was the last step. */
  const [saved, setSaved] = useState<{ heading?: string }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isMoving = useRef(false);
  const onAdvice = useLaterAdvice();

  const open = only ? [only] : (response.openQuestions ?? []);
  const changed = answers.find(({ asked }) => asked.id === opened);
  const chosen = changed?.asked ?? open.find((question) => question.id === opened);
  const screen = chosen ? [chosen] : screenOf(open);
  const key = screen.map((question) => question.id).join();
  const left = screensIn(open);
  const leftText = leadsOn(open, answers) ? t("leftSome") : t("left", { count: left });

  useEffect(() => {
    if ((isMoving.current || opened) && key) leadTo(heading.current);
    isMoving.current = false;
  }, [key, opened]);

  const showAdvice = () => focusPage(() => document.getElementById(answerId(id)), { toTop: true });
  const move = (to: string | null) => {
    isMoving.current = true;
    setFailure(undefined);
    onOpen?.(to);
  };
  const answer = async (given: QuestionAnswerInput[]): Promise<boolean> => {
    if (loading) return false;
    setFailure(undefined);
    isMoving.current = true; // the next screen may stand there before this has heard of it
    try {
      const { data } = await send({ variables: { id, answers: given } });
      if (!data) throw new Error("The answer came back empty.");
      const after = data.answerQuestions;
      const isOver = !after.response.openQuestions?.length;
      setSaved(isOver ? { heading: after.response.heading } : {});
      onOpen?.(null);
      onAdvice(after, true);
      // A red card above the page takes the focus itself.
      if (isOver && !isCritical(after.level)) showAdvice();
      return true;
    } catch (error) {
      isMoving.current = false;
      setFailure(firstSentence(common, error) ?? t("failed"));
      return false;
    }
  };

  const last = !only && answers.findLast(({ words }) => words === null)?.asked.id;
  return (
    <>
      <p role="status" className="hidden-text">
        {saved?.heading && t("done", { heading: saved.heading })}
        {/* With the steps that are left it is another text after each step: the same one would not be said again. */}
        {saved && !saved.heading && left > 0 && `${t("saved")} ${leftText}`}
      </p>
      {screen.length > 0 && (
        <Voiced>
          <Says className={styles.questions}>
            {!only && (
              <p className={styles.progress}>
                {changed ? t("changing") : leftText}
                <a
                  href={`#${answerId(id)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    showAdvice();
                  }}
                >
                  {t("toAdvice")}
                </a>
              </p>
            )}
            <QuestionForm
              key={`${key} ${opened}`}
              name={`questions:${id}:${key}`}
              heading={heading}
              level={only ? "h4" : "h2"}
              questions={screen}
              isForOther={(response.understood ?? []).some(({ person }) => person && person !== "self")}
              before={changed}
              pending={loading}
              failure={failure}
              onAnswer={answer}
            >
              {chosen && (
                <Button variant="subtle" onClick={() => move(null)}>
                  {t("leave")}
                </Button>
              )}
              {!chosen && last && (
                <Button variant="subtle" onClick={() => move(last)}>
                  {t("back")}
                </Button>
              )}
            </QuestionForm>
          </Says>
        </Voiced>
      )}
      {!only && answers.length > 0 && !changed && <GivenAnswers answers={answers} onChange={move} />}
    </>
  );
}

interface GivenAnswersProps {
  answers: readonly GivenAnswer[];
  /** Opens a question again. */
  onChange: (questionId: string) => void;
}

/** What was asked and answered, folded, each with the way to change it. */
function GivenAnswers({ answers, onChange }: GivenAnswersProps) {
  const { t } = useTranslation(["questions", "patient"]);
  const language = useLanguage();
  /** What none of these was: lists are asked with the same words. */
  const listOf = ({ asked: { id, kind, choices }, present, unsure, words }: GivenAnswer) =>
    kind === "TICKS" && !id.startsWith("fact:") && words === null && !present?.length && !unsure?.length
      ? choices.map(({ label }) => label)
      : [];
  const saidOf = ({
    asked: { id, kind, choices },
    words,
    present,
    unsure,
    days,
    years,
    sex,
  }: GivenAnswer): string[] => {
    if (words !== null) return [words];
    const labels = (facts: readonly string[] | null) =>
      choices.filter(({ fact }) => facts?.includes(fact)).map(({ label }) => label);
    if (id.startsWith("fact:")) return [t(unsure?.length ? "notSure" : present?.length ? "chip.yes" : "chip.no")];
    if (kind === "TICKS" && !present?.length) return [t(unsure?.length ? "notSure" : "none")];
    if (kind === "TICKS") return [...labels(present), ...(unsure?.length ? [t("restUnsure")] : [])];
    if (kind === "WHO" && present?.length) return labels(present);
    if (kind === "SEX" && sex) return [t(sex === "FEMALE" ? "female" : "male")];
    if (days !== null) return [formatSpan(days, language)];
    return [years === null ? t("notSaid") : t("years", { count: years })];
  };
  return (
    <details className={styles.given}>
      <summary>{t("given", { count: answers.length })}</summary>
      <ul>
        {answers.map((answer) => (
          <li key={answer.asked.id}>
            <b>{answer.asked.text}</b>
            <ul>
              {saidOf(answer).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {listOf(answer).length > 0 && (
              <details>
                <summary>{t("asked")}</summary>
                <ul>
                  {listOf(answer).map((label) => (
                    <li key={label}>{label}</li>
                  ))}
                </ul>
              </details>
            )}
            {answer.words === null && (
              <button type="button" onClick={() => onChange(answer.asked.id)}>
                {t("change")}
                <span className="hidden-text">
                  {t("patient:consultation.aboutQuestion", { question: answer.asked.text })}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
