import { IconAlertTriangle, IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { QuestionDetail_QuestionFragment } from "../../gql/graphql";
import { markWords } from "../../lib/markWords";
import { formatDay, formatFullDay, formatHourMinute } from "../../lib/time";
import { Asked } from "../../ui/Says";
import { StatusChip } from "../../ui/StatusChip";
import { CaseFacts } from "./CaseFacts";
import { Decision } from "./Decision";
import { EnglishTranslation } from "./EnglishTranslation";
import { MisreadingForm } from "./MisreadingForm";
import { PersonFacts } from "./PersonFacts";
import styles from "./QuestionDetail.module.css";
import { describeDue, isOurTurn } from "./queue";

export interface QuestionFactsProps {
  question: QuestionDetail_QuestionFragment;
  now: Date;
}

/** The question with the words that were recognised in it, what the ladder made of them and why, and what the patient was shown. */
export function QuestionFacts({ question, now }: QuestionFactsProps) {
  const { t } = useTranslation(["admin", "common"]);
  const { kind, level, answeredLevel, because, language, questionLanguage, sentAt, status, complaint, advice } =
    question;
  const { signals } = advice;
  const languageName = new Intl.DisplayNames("en", { type: "language" }).of(questionLanguage) ?? questionLanguage;
  const due = describeDue(t, question.dueAt, now);
  const moment = (at: string) => `${formatDay(at, now)}, ${formatHourMinute(at)}`;
  const words = [...signals.map((signal) => signal.words), ...(because ? [because] : [])];
  return (
    <>
      {complaint && (
        <>
          <h3 className={styles.first}>{t("admin:queue.detail.complaint")}</h3>
          <p lang={language} className={`${styles.text} ${styles.complaint}`}>
            {complaint}
          </p>
        </>
      )}
      <Asked meta={t("admin:queue.detail.inLanguage", { language: languageName })}>
        <p lang={questionLanguage} className={styles.text}>
          <Marked text={question.question} words={words} />
        </p>
        <EnglishTranslation of={{ id: question.id }} from={questionLanguage} />
      </Asked>
      <dl className={`${styles.facts} num`}>
        <dt>{t("admin:queue.detail.received")}</dt>
        <dd>{moment(sentAt)}</dd>
        {isOurTurn(status) && (
          <>
            <dt>{t(kind === "QUESTION" ? "admin:queue.detail.due" : "admin:queue.detail.reportDue")}</dt>
            <dd>
              {moment(question.dueAt)}
              {due.isUrgent ? (
                <StatusChip
                  level={due.isOverdue ? "critical" : "warning"}
                  icon={due.isOverdue ? IconAlertTriangle : IconClock}
                >
                  {due.text}
                </StatusChip>
              ) : (
                <span className={styles.due}>{due.text}</span>
              )}
            </dd>
          </>
        )}
        <dt>{t("admin:queue.detail.level")}</dt>
        <dd>
          {t(`common:care.step.${answeredLevel}`)}
          {level !== answeredLevel && (
            <StatusChip level="critical">
              {t("admin:queue.detail.raisedTo", { level: t(`common:care.step.${level}`) })}
            </StatusChip>
          )}
        </dd>
        {kind === "QUESTION" && (
          <>
            <dt>{t("admin:queue.detail.keyword")}</dt>
            <dd>{because ? t("admin:queue.because", { word: because }) : t("admin:queue.unsure")}</dd>
          </>
        )}
      </dl>
      {[question.subject, question.told].map(
        (person) =>
          person && <PersonFacts key={"name" in person ? "subject" : "patient"} person={person} lang={language} />,
      )}
      <CaseFacts advice={advice} />
      <h3>{t("admin:queue.detail.signs")}</h3>
      {signals.length === 0 && <p className="dim">{t("admin:queue.detail.noSigns")}</p>}
      <ul className={styles.signs}>
        {signals.map((signal) => (
          <li key={`${signal.concept} ${signal.words}`}>
            <b>{signal.label}</b>{" "}
            <span lang={questionLanguage}>{t("admin:queue.detail.words", { words: signal.words })}</span>
            <span className={styles.source}>
              <a href={signal.source.url}>{signal.source.title}</a>,{" "}
              {t("admin:queue.detail.reviewed", { day: formatFullDay(signal.source.writtenOn) })}
            </span>
          </li>
        ))}
      </ul>
      <Decision advice={advice} />
      <MisreadingForm question={question} />
      <Shown question={question} />
    </>
  );
}

/** A text with the recognised words marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0;
  return markWords(text, words).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMarked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}

/** The whole answer as the patient got it, folded until somebody wants to read it. */
function Shown({ question: { advice, assistantVersion, language, kind } }: Pick<QuestionFactsProps, "question">) {
  const { t } = useTranslation("admin");
  const { heading, message, steps, recommendations, ruledOut, safetyNet, references } = advice;
  return (
    <details className={styles.shown} open={kind === "FEEDBACK"}>
      <summary>
        {t("queue.detail.shown")}
        <span className={styles.hint}> {t("queue.detail.shownHint", { version: assistantVersion })}</span>
      </summary>
      <div lang={language}>
        <h4>{heading}</h4>
        <p>{message}</p>
        {steps.map(({ title, description }) => (
          <p key={title}>
            <b>{title}</b> {description}
          </p>
        ))}
        {recommendations.map(({ title, description, cautions }) => (
          <div key={title}>
            <p>
              <b>{title}</b> {description}
            </p>
            {cautions.length > 0 && <p className={styles.hint}>{t("queue.detail.cautions")}</p>}
            <Lines lines={cautions} />
          </div>
        ))}
        {ruledOut.length > 0 && <p className={styles.hint}>{t("queue.detail.ruledOut")}</p>}
        <Lines lines={ruledOut.map(({ title, reason }) => `${title}: ${reason}`)} />
        <p>
          <b>{safetyNet.heading}</b>
        </p>
        <Lines lines={safetyNet.signs} />
        <ul>
          {references.map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
