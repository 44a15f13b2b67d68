import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import type { QuestionAnswerInput } from "../../gql/graphql";
import { useKept } from "../../lib/drafts";
import { ChoiceChips } from "../../ui/ChoiceChips";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextField } from "../../ui/TextField";
import styles from "./Questions.module.css";
import { type GivenAnswer, groupsOf, type OpenQuestion } from "./questionScreens";

/** What was ticked, typed and chosen so far. */
interface Said {
  /** For whom it is. */
  who: string | null;
  ticked: readonly string[];
  /** As typed, by question. */
  numbers: Readonly<Record<string, string>>;
  sex: "FEMALE" | "MALE" | null;
}

const NOTHING: Said = { who: null, ticked: [], numbers: {}, sex: null };

function saidBefore({ asked, present, days, years, sex }: GivenAnswer): Said {
  const number = days ?? years;
  return {
    who: (asked.kind === "WHO" && present?.[0]) || null,
    ticked: present ?? [],
    numbers: number === null ? {} : { [asked.id]: String(number) },
    sex,
  };
}

/** Ten years in days, and the oldest age in years: what the server takes at most. */
const mostOf = (kind: OpenQuestion["kind"]): number => (kind === "AGE" ? 120 : 3_650);

/** "2", "1.5" and "1,5"; null for nothing, undefined for what is no such number. */
function numberIn(text: string, most: number): number | null | undefined {
  if (text.trim() === "") return null;
  const value = Number(text.trim().replace(",", "."));
  return value >= 0 && value <= most ? value : undefined;
}

export interface QuestionFormProps {
  /** Of what is kept while it is filled in. */
  name: string;
  /** Of the first question, for the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Status among the headings of the page. */
  level: "h2" | "h4";
  questions: readonly OpenQuestion[];
  /** Whether it is for a child or somebody else, who may be a baby. */
  isForOther: boolean;
  /** What was said before, when that is changed. */
  before?: GivenAnswer;
  pending: boolean;
  failure?: string;
  /** @returns whether it was saved. */
  onAnswer: (answers: QuestionAnswerInput[]) => Promise<boolean>;
  /** Further buttons. */
  children: ReactNode;
}

/** One screen of questions. What was ticked stays after every failure, and when somebody comes back to the page. */
export function QuestionForm({
  name,
  heading,
  level: Heading,
  questions,
  isForOther,
  before,
  pending,
  failure,
  onAnswer,
  children,
}: QuestionFormProps) {
  const { t } = useTranslation("questions");
  const viewer = useViewer();
  const [kept, keep] = useKept<Said>(`${viewer?.id ?? ""}:${name}`);
  const [isWrong, setWrong] = useState(false);
  const said = kept ?? (before ? saidBefore(before) : NOTHING);
  const isList = questions.every(({ kind }) => kind === "TICKS");

  const answersWith = (isUnsure: boolean): QuestionAnswerInput[] | undefined => {
    const answers = questions.map(({ id, kind, choices }): QuestionAnswerInput | undefined => {
      if (kind === "SEX") return { question: id, sex: said.sex };
      if (kind === "WHO") return { question: id, present: said.who ? [said.who] : [] };
      if (kind === "TICKS") {
        const facts = choices.map(({ fact }) => fact);
        const present = facts.filter((fact) => said.ticked.includes(fact));
        const rest = facts.filter((fact) => !said.ticked.includes(fact));
        return { question: id, present, unsure: isUnsure ? rest : [] };
      }
      const typed = numberIn(said.numbers[id] ?? "", mostOf(kind));
      const number = isUnsure ? (typed ?? null) : typed;
      if (number === undefined) return undefined;
      return kind === "AGE" ? { question: id, years: number } : { question: id, days: number };
    });
    return answers.includes(undefined) ? undefined : (answers as QuestionAnswerInput[]);
  };
  const send = async (isUnsure: boolean) => {
    const answers = answersWith(isUnsure);
    setWrong(!answers);
    if (answers && (await onAnswer(answers))) keep(null);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };
  const isNone = isList && said.ticked.length === 0;

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {groupsOf(questions).map((group, index) => (
        <fieldset key={group[0]?.id} className={styles.question}>
          <legend>
            <Heading ref={index === 0 ? heading : undefined} tabIndex={-1}>
              {group[0]?.text}
            </Heading>
          </legend>
          {group.map((question) => (
            <Field
              key={question.id}
              {...{ question, said, isWrong }}
              isForOther={said.who ? said.who !== "self" : isForOther}
              onChange={keep}
            />
          ))}
        </fieldset>
      ))}
      {failure && <p role="alert">{failure}</p>}
      <div className={styles.bar}>
        <SubmitButton pending={pending} pendingLabel={t("pending")}>
          {t(isNone ? "none" : "next")}
        </SubmitButton>
        <Button variant="default" onClick={() => void send(true)}>
          {t("unsure")}
        </Button>
        {children}
      </div>
      <details className={styles.why}>
        <summary>{t("why")}</summary>
        <p>{t(questions[0]?.urgency === "DANGER" ? "whyDanger" : "whyOther")}</p>
      </details>
    </form>
  );
}

interface FieldProps {
  question: OpenQuestion;
  said: Said;
  isWrong: boolean;
  isForOther: boolean;
  onChange: (said: Said) => void;
}

function Field({ question: { id, kind, choices }, said, isWrong, isForOther, onChange }: FieldProps) {
  const { t } = useTranslation("questions");
  if (kind === "TICKS") {
    const toggle = (fact: string, isThere: boolean) => {
      const others = said.ticked.filter((one) => one !== fact);
      onChange({ ...said, ticked: isThere ? [...others, fact] : others });
    };
    return choices.map(({ fact, label }) => (
      <label key={fact} className={styles.tick}>
        <input
          type="checkbox"
          checked={said.ticked.includes(fact)}
          onChange={(event) => toggle(fact, event.currentTarget.checked)}
        />
        {label}
      </label>
    ));
  }
  if (kind === "WHO") {
    return (
      <ChoiceChips<string | undefined>
        chips={choices.map(({ fact, label }) => ({ choice: fact, label }))}
        chosen={said.who ?? undefined}
        onChoose={(who) => onChange({ ...said, who: who ?? null })}
      />
    );
  }
  if (kind === "SEX") {
    const chips = [
      { choice: "FEMALE", label: t("female") },
      { choice: "MALE", label: t("male") },
    ] as const;
    return (
      <ChoiceChips<"FEMALE" | "MALE" | undefined>
        chips={chips}
        chosen={said.sex ?? undefined}
        onChoose={(sex) => onChange({ ...said, sex: sex ?? null })}
      />
    );
  }
  const value = said.numbers[id] ?? "";
  const isBad = isWrong && numberIn(value, mostOf(kind)) === undefined;
  const words = kind === "AGE" ? "age" : "days";
  return (
    <TextField
      id={`question-${id}`}
      label={t(`${words}.label`)}
      hint={kind !== "AGE" || isForOther ? t(`${words}.hint`) : undefined}
      error={isBad ? t(`${words}.wrong`) : undefined}
      inputMode="decimal"
      className={styles.number}
      value={value}
      onChange={(event) => onChange({ ...said, numbers: { ...said.numbers, [id]: event.currentTarget.value } })}
    />
  );
}
