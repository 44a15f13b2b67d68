import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { QuestionDetail_QuestionFragment } from "../../gql/graphql";
import { FailedState, Skeleton } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { ActForms, type OtherAct } from "./ActForms";
import { type Act, AnswerForm } from "./AnswerForm";
import { BookQuestions } from "./BookQuestions";
import { ClaimButton } from "./ClaimButton";
import styles from "./QuestionDetail.module.css";
import { QuestionFacts } from "./QuestionFacts";
import { chipOf, describeStatus } from "./queue";
import { Thread } from "./Thread";
import type { Changed } from "./tools";

const QuestionDetailFragment = graphql(`
  fragment QuestionDetail_question on PharmacistQuestion {
    id
    kind
    question
    complaint
    questionLanguage
    language
    level
    answeredLevel
    because
    status
    sentAt
    waitingSince
    dueAt
    answeredAt
    closedAt
    closeReason
    outcome
    claimedByMe
    pharmacistName
    assistantVersion
    subject {
      name
      age
      sex
      conditions
      medicines
      allergies
    }
    advice(namedIn: en) {
      signals {
        concept
        label
        words
        source {
          title
          url
          writtenOn
        }
      }
      understood {
        fact
        label
        words
        standing
        days
      }
      openQuestions {
        id
        kind
        urgency
        text
        choices {
          fact
          label
        }
      }
      decidedBy {
        pathway
        complaint
        care {
          id
          name
        }
        because
        facts {
          fact
          label
        }
        isDecisive
        source {
          title
          url
        }
      }
      isRaised
      heading
      message
      steps {
        title
        description
      }
      recommendations {
        title
        description
        cautions
      }
      ruledOut {
        title
        reason
      }
      safetyNet {
        heading
        signs
      }
      references {
        title
        url
      }
    }
    messages(first: 100) {
      totalCount
      nodes {
        id
        author
        authorName
        text
        language
        sentAt
      }
    }
    notes {
      id
      authorName
      text
      writtenAt
    }
  }
`);

const OpenDocument = graphql(`
  mutation QuestionDetail_open($id: ID!) {
    openPharmacistQuestion(id: $id) {
      ...Changed_question @unmask
    }
  }
`);

export interface QuestionDetailProps {
  /** The question; another one takes another pane (`key`). */
  id: string;
  /** When it changed last, as far as the list knows. */
  changedAt: string | undefined;
  now: Date;
  onChanged: (question: Changed) => void;
  /** Something was done after which the question has left one's hands. */
  onDone: (question: Changed, act: Act | OtherAct, text?: string) => void;
  onBack: () => void;
}

/** The open question. Opening it is what its patient sees as "Seen"; what changed meanwhile is opened again. */
export function QuestionDetail({ id, changedAt, now, onChanged, onDone, onBack }: QuestionDetailProps) {
  const { t } = useTranslation("admin");
  const [open, { data, error, loading }] = useMutation(OpenDocument);
  const question = data?.openPharmacistQuestion;
  /** The newest change that came of an act here. */
  const [actedAt, setActedAt] = useState("");
  const changed = (question: Changed) => {
    setActedAt(question.updatedAt);
    onChanged(question);
  };
  const read = () =>
    void open({ variables: { id } }).then(
      (result) => result.data && changed(result.data.openPharmacistQuestion),
      () => undefined,
    );
  const isBehind = !question || (changedAt !== undefined && changedAt > question.updatedAt && changedAt > actedAt);
  const mustRead = isBehind && !loading && !error;
  const latestRead = useRef(read);
  useEffect(() => {
    latestRead.current = read;
  });
  useEffect(() => {
    if (mustRead) latestRead.current();
  }, [mustRead]);
  const back = useRef<HTMLButtonElement>(null);
  // Where there is no room beside the list, the case stands in its place. Elsewhere this button is not drawn and the focus stays in the list.
  useEffect(() => back.current?.focus(), []);
  return (
    <section className={styles.pane} aria-label={t("queue.detail.title")}>
      <div className={styles.back}>
        <Button ref={back} variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
          {t("queue.detail.back")}
        </Button>
      </div>
      {question ? (
        <OpenedQuestion question={question} now={now} onChanged={changed} onDone={onDone} />
      ) : (
        <div className={styles.body}>
          {error ? (
            <FailedState message={t("queue.detail.failed")} onRetry={read} />
          ) : (
            <Skeleton lines={["38%", "100%", "92%", "60%"]} />
          )}
        </div>
      )}
    </section>
  );
}

interface OpenedQuestionProps extends Pick<QuestionDetailProps, "now" | "onChanged" | "onDone"> {
  question: FragmentType<QuestionDetail_QuestionFragment>;
}

function OpenedQuestion({ question, now, onChanged, onDone }: OpenedQuestionProps) {
  const { t } = useTranslation(["admin", "common"]);
  const { data, complete } = useFragment({ fragment: QuestionDetailFragment, from: question });
  if (!complete) return null;
  const { level, kind } = data;
  return (
    <>
      <header className={styles.header}>
        <h2>{t(kind === "FEEDBACK" ? "admin:queue.detail.reportTitle" : "admin:queue.detail.title")}</h2>
        <StatusChip level={chipOf[level]}>{t(`common:care.step.${level}`)}</StatusChip>
        <span className={styles.status}>{describeStatus(t, data)}</span>
      </header>
      <div className={styles.body}>
        <QuestionFacts question={data} now={now} />
        <Thread question={data} now={now} />
      </div>
      <Decision question={data} onChanged={onChanged} onDone={onDone} />
    </>
  );
}

interface DecisionProps extends Pick<QuestionDetailProps, "onChanged" | "onDone"> {
  question: QuestionDetail_QuestionFragment;
}

/** What can be done now, at the foot of the pane. */
function Decision({ question, onChanged, onDone }: DecisionProps) {
  const { t } = useTranslation("admin");
  const { id, kind, status, claimedByMe, language, pharmacistName } = question;
  const onSent = (changed: Changed, act: Act, text: string) =>
    act === "write" ? onChanged(changed) : onDone(changed, act, text);
  if (status === "CLOSED") return null;
  if (status === "SENT" || status === "SEEN") {
    return (
      <footer className={styles.decision}>
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
    <footer className={styles.decision}>
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
