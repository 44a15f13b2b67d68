import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { QuestionDetail_QuestionFragment } from "../../gql/graphql";
import { Awaited } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { QuestionActs, type QuestionActsProps } from "./QuestionActs";
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
    told {
      age
      conditions
      medicines
      allergies
      warnings {
        name
        warnings {
          kind
          severity
          title
          reason
        }
      }
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

export interface QuestionDetailProps extends Pick<QuestionActsProps, "onChanged" | "onDone"> {
  /** The question; another one takes another pane (`key`). */
  id: string;
  /** When it changed last, as far as the list knows. */
  changedAt: string | undefined;
  now: Date;
  onBack: () => void;
}

/** The open question. Opening it is what its patient sees as "Seen"; what changed meanwhile is opened again. */
export function QuestionDetail({ id, changedAt, now, onChanged, onDone, onBack }: QuestionDetailProps) {
  const { t } = useTranslation("admin");
  const [open, { error, loading }] = useMutation(OpenDocument);
  // What was read stays while it is read again: whoever is writing meanwhile keeps the box and the focus.
  const [question, setQuestion] = useState<Changed>();
  /** The newest change that came of an act here. */
  const [actedAt, setActedAt] = useState("");
  const changed = (question: Changed) => {
    setActedAt(question.updatedAt);
    onChanged(question);
  };
  const read = () =>
    void open({ variables: { id } }).then(
      ({ data }) => {
        if (!data) return;
        setQuestion(data.openPharmacistQuestion);
        changed(data.openPharmacistQuestion);
      },
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
      {question && !error ? (
        <OpenedQuestion question={question} now={now} onChanged={changed} onDone={onDone} />
      ) : (
        <div className={styles.body}>
          <Awaited failed={error && t("queue.detail.failed")} onRetry={read} lines={["38%", "100%", "92%", "60%"]} />
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
      <QuestionActs question={data} onChanged={onChanged} onDone={onDone} />
    </>
  );
}
