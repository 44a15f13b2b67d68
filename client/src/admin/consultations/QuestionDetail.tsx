import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { QuestionDetail_OpenMutation, QuestionDetail_QuestionFragment } from "../../gql/graphql";
import { formatDay, formatFullDay, formatHourMinute } from "../../lib/time";
import { Asked, Says } from "../../ui/Says";
import { FailedState, Skeleton } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { AnswerForm } from "./AnswerForm";
import { ClaimButton } from "./ClaimButton";
import styles from "./QuestionDetail.module.css";
import { chipOf, describeDue, describeStatus } from "./queue";

const QuestionDetailFragment = graphql(`
  fragment QuestionDetail_question on PharmacistQuestion {
    id
    question
    language
    level
    because
    status
    sentAt
    dueAt
    answeredAt
    answer
    claimedByMe
    pharmacistName
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
  }
`);

const OpenDocument = graphql(`
  mutation QuestionDetail_open($id: ID!) {
    openPharmacistQuestion(id: $id) {
      id
      status
      sentAt
      answeredAt
      ...QueueItem_question
      ...QuestionDetail_question
    }
  }
`);

type Changed = QuestionDetail_OpenMutation["openPharmacistQuestion"];

export interface QuestionDetailProps {
  /** The question; another one takes another pane (`key`). */
  id: string;
  /** What the list knows of it; undefined when the address alone led here. */
  question: FragmentType<QuestionDetail_QuestionFragment> | undefined;
  now: Date;
  onChanged: (question: Changed) => void;
  onAnswered: (question: Changed) => void;
  onBack: () => void;
}

/** The open question. Opening it is what its patient sees as "Seen". */
export function QuestionDetail({ id, question, now, onChanged, onAnswered, onBack }: QuestionDetailProps) {
  const { t } = useTranslation("admin");
  const [open, { data, error }] = useMutation(OpenDocument);
  useEffect(() => {
    open({ variables: { id } }).catch(() => undefined); // `error` says it
  }, [open, id]);
  const shown = question ?? data?.openPharmacistQuestion;
  return (
    <section className={styles.pane} aria-label={t("queue.detail.title")}>
      <div className={styles.back}>
        <Button variant="default" leftSection={<IconArrowLeft size={18} stroke={1.75} />} onClick={onBack}>
          {t("queue.detail.back")}
        </Button>
      </div>
      {shown ? (
        <OpenedQuestion question={shown} now={now} onChanged={onChanged} onAnswered={onAnswered} />
      ) : (
        <div className={styles.body}>
          {error ? (
            <FailedState
              message={t("queue.detail.failed")}
              onRetry={() => void open({ variables: { id } }).catch(() => undefined)}
            />
          ) : (
            <Skeleton lines={["38%", "100%", "92%", "60%"]} />
          )}
        </div>
      )}
    </section>
  );
}

interface OpenedQuestionProps extends Pick<QuestionDetailProps, "now" | "onChanged" | "onAnswered"> {
  question: FragmentType<QuestionDetail_QuestionFragment>;
}

function OpenedQuestion({ question, now, onChanged, onAnswered }: OpenedQuestionProps) {
  const { t } = useTranslation(["admin", "common"]);
  const { data, complete } = useFragment({ fragment: QuestionDetailFragment, from: question });
  if (!complete) return null;
  const { id, level, because, language, signals, sentAt, answeredAt } = data;
  const languageName = new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
  const due = describeDue(t, data.dueAt, now);
  return (
    <>
      <header className={styles.header}>
        <h2>{t("admin:queue.detail.title")}</h2>
        <StatusChip level={chipOf[level]}>{t(`common:care.step.${level}`)}</StatusChip>
        <span className={styles.status}>{describeStatus(t, data)}</span>
      </header>
      <div className={styles.body}>
        <Asked meta={t("admin:queue.detail.inLanguage", { language: languageName })}>
          <p lang={language} className={styles.text}>
            {data.question}
          </p>
        </Asked>
        <dl className={`${styles.facts} num`}>
          <dt>{t("admin:queue.detail.received")}</dt>
          <dd>
            {formatDay(sentAt, now)}, {formatHourMinute(sentAt)}
          </dd>
          <dt>{t("admin:queue.detail.due")}</dt>
          <dd>
            {formatDay(data.dueAt, now)}, {formatHourMinute(data.dueAt)}
            {!answeredAt && <Due isUrgent={due.isUrgent}>{due.text}</Due>}
          </dd>
          <dt>{t("admin:queue.detail.reason")}</dt>
          <dd>{because ? t("admin:queue.because", { word: because }) : t("admin:queue.unsure")}</dd>
        </dl>
        <h3>{t("admin:queue.detail.signs")}</h3>
        {signals.length === 0 && <p className="dim">{t("admin:queue.detail.noSigns")}</p>}
        <ul className={styles.signs}>
          {signals.map(({ concept, label, words, source }) => (
            <li key={`${concept} ${words}`}>
              <b>{label}</b> <span lang={language}>{t("admin:queue.detail.words", { words })}</span>
              <span className={styles.source}>
                <a href={source.url}>{source.title}</a>,{" "}
                {t("admin:queue.detail.reviewed", { day: formatFullDay(source.writtenOn) })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <footer className={styles.decision}>
        {data.status === "ANSWERED" && data.answer && answeredAt && (
          <Says>
            <p className={styles.hint}>
              {t("admin:queue.detail.answerMeta", {
                name: data.pharmacistName ?? t("admin:queue.somebody"),
                time: formatHourMinute(answeredAt),
                day: formatDay(answeredAt, now),
              })}
            </p>
            <p className={styles.text}>{data.answer}</p>
          </Says>
        )}
        {data.status === "CLAIMED" && data.claimedByMe && <AnswerForm key={id} id={id} onAnswered={onAnswered} />}
        {data.status === "CLAIMED" && !data.claimedByMe && (
          <p role="status">
            {data.pharmacistName
              ? t("admin:queue.detail.takenBy", { name: data.pharmacistName })
              : t("admin:queue.detail.taken")}
          </p>
        )}
        {(data.status === "SENT" || data.status === "SEEN") && <ClaimButton id={id} onChanged={onChanged} />}
      </footer>
    </>
  );
}

function Due({ isUrgent, children }: { isUrgent: boolean; children: ReactNode }) {
  return (
    <span className={styles.due}>{isUrgent ? <StatusChip level="warning">{children}</StatusChip> : children}</span>
  );
}
