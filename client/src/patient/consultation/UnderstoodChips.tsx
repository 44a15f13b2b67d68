import { useMutation } from "@apollo/client/react";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDisclosurePanel } from "../../core/frame/useDisclosurePanel";
import { firstSentence } from "../../core/problems";
import {
  type ConsultationCard_ConsultationFragment,
  type QuestionAnswerInput,
  Questions_AnswerDocument,
} from "../../gql/graphql";
import { useLaterAdvice } from "./laterAdvice";
import { Understood, type UnderstoodProps } from "./Understood";
import styles from "./Understood.module.css";

export interface UnderstoodChipsProps extends Pick<UnderstoodProps, "facts" | "forWhom"> {
  consultation: Pick<ConsultationCard_ConsultationFragment, "id" | "answers" | "response">;
  /** Opens a question, to be answered or answered anew; none where nothing is asked. */
  onAsk?: (questionId: string) => void;
  /** Whom the patient looks after. */
  family?: readonly { id: string; name: string }[];
}

/** What begins the id of a question whether something that was understood is there. */
const CORRECTS = "fact:";
/** The question for whom it is, which can be answered at any time. */
const WHO = "who";
const STANDINGS = { PRESENT: "chip.yes", DENIED: "chip.no", UNSURE: "notSure" } as const;

/** What was understood, each to be changed with a tap where it is not so; the answer follows. */
export function UnderstoodChips({
  consultation: { id, answers, response },
  facts,
  forWhom,
  onAsk,
  family = [],
}: UnderstoodChipsProps) {
  const { t } = useTranslation("questions");
  const { t: common } = useTranslation("common");
  const [send, { loading }] = useMutation(Questions_AnswerDocument);
  const [status, setStatus] = useState("");
  const [failure, setFailure] = useState<string>();
  const onAdvice = useLaterAdvice();
  const questions = [...answers.map(({ asked }) => asked), ...(response.openQuestions ?? [])];

  /** Saves it; then the question of this kind is opened, where it is asked now. */
  const correct = async (answer: QuestionAnswerInput, label: string, next?: "AGE") => {
    if (loading) return;
    setFailure(undefined);
    try {
      const { data } = await send({ variables: { id, answers: [answer] } });
      if (!data) throw new Error("The answer came back empty.");
      setStatus(t("chip.done", { label }));
      onAdvice(data.answerQuestions, true);
      const asked = data.answerQuestions.response.openQuestions?.find(({ kind }) => kind === next);
      if (asked) onAsk?.(asked.id);
    } catch (error) {
      setFailure(firstSentence(common, error) ?? t("chip.failed"));
    }
  };
  /** The way to a question that was asked or can be answered. */
  const asking = (questionId: string): ChipChoice[] => {
    const question = questions.find((one) => one.id === questionId);
    return question && onAsk ? [{ label: question.text, onChoose: () => onAsk(question.id) }] : [];
  };
  const whom = (): ChipChoice[] => {
    const chosen = answers.find(({ asked }) => asked.id === WHO)?.present?.[0];
    const everybody = [
      { fact: "self", label: t("who.self") },
      ...family.map(({ id: fact, name: label }) => ({ fact, label })),
      { fact: "child", label: t(family.length > 0 ? "who.anotherChild" : "who.child") },
      { fact: "other", label: t("who.other") },
    ];
    const choices = everybody.map(({ fact, label }) => ({
      ...{ label, isSo: fact === chosen },
      onChoose: () => void correct({ question: WHO, present: [fact] }, label, "AGE"),
    }));
    return [...choices, ...asking("age")];
  };
  const standings = (fact: string, label: string, standing: string): ChipChoice[] => [
    ...Object.entries(STANDINGS).map(([name, words]) => ({
      ...{ label: t(words), isSo: name === standing },
      onChoose: () =>
        void correct(
          {
            question: `${CORRECTS}${fact}`,
            present: name === "PRESENT" ? [fact] : [],
            unsure: name === "UNSURE" ? [fact] : [],
          },
          label,
        ),
    })),
    ...(standing === "PRESENT" ? asking(`duration:${fact}`) : []),
  ];

  return (
    <>
      <Understood
        facts={facts}
        forWhom={forWhom}
        corrected={answers.flatMap(({ asked: { id: asked } }) =>
          asked.startsWith(CORRECTS) ? asked.slice(CORRECTS.length) : [],
        )}
        label={(words, one) => (
          <Chip words={words} choices={one ? standings(one.fact, one.label, one.standing) : whom()} />
        )}
      />
      {failure && <p role="alert">{failure}</p>}
      <p role="status" className="hidden-text">
        {status}
      </p>
    </>
  );
}

interface ChipChoice {
  label: string;
  /** Whether it is what holds now; undefined for what leads to a question. */
  isSo?: boolean;
  onChoose: () => void;
}

/** A label that opens what else could be so. Where there is nothing to choose from, the words stand alone. */
function Chip({ words, choices }: { words: ReactNode; choices: readonly ChipChoice[] }) {
  const { t } = useTranslation("questions");
  const id = useId();
  const { open, toggle, close, button, box } = useDisclosurePanel();
  if (choices.length === 0) return words;
  const choose = ({ isSo, onChoose }: ChipChoice) => {
    close();
    if (isSo !== undefined) button.current?.focus();
    if (!isSo) onChoose();
  };
  return (
    <div ref={box} className={styles.chip}>
      <button ref={button} type="button" aria-expanded={open} aria-controls={id} onClick={toggle}>
        <span id={`${id}-words`}>{words}</span>
        <span className="hidden-text">, {t("change")}</span>
        <IconChevronDown size={16} aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div id={id} role="group" aria-labelledby={`${id}-words`} hidden={!open}>
        {choices.map((choice) => (
          <button key={choice.label} type="button" aria-pressed={choice.isSo} onClick={() => choose(choice)}>
            {choice.isSo && <IconCheck size={16} aria-hidden />}
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  );
}
