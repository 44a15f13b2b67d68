import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionDetail_QuestionFragment } from "../../gql/graphql";
import { ActForms, type OtherAct } from "./ActForms";
import { type Act, AnswerForm } from "./AnswerForm";
import { BookQuestions } from "./BookQuestions";
import { ClaimButton } from "./ClaimButton";
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
