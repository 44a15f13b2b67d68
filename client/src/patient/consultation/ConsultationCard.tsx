import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import { localeOf, useLanguage } from "../../lib/language";
import { isSameDay } from "../../lib/time";
import { useMoments } from "../../lib/useMoments";
import { CareRungs, isOnLadder } from "../../ui/CareLadder";
import { Asked, Says, Voiced } from "../../ui/Says";
import { WhenNear } from "../../ui/WhenNear";
import { Answer } from "./Answer";
import styles from "./ConsultationCard.module.css";
import { ConsultationCardFragment } from "./consultationFragment";
import type { Escalation } from "./levels";
import { isCritical, isWaiting } from "./levels";
import { AddFormLater, QuestionsLater, UnderstoodLater } from "./QuestionsLater";
import { answerId, cardId, isFresh } from "./questionScreens";
import { RaisedAdvice } from "./RaisedAdvice";
import { Understood } from "./Understood";

const downloadConversation = () => import("./Conversation");
const downloadActs = () => import("./CardActs");

export interface ConsultationCardProps {
  consultation: FragmentType<ConsultationCard_ConsultationFragment>;
  /** The newest one stands open; the others fold to their question and heading. */
  isNewest: boolean;
  /** True when the address leads to this one. */
  isTarget: boolean;
  /** True when the red card above the page belongs to this one. */
  inRedCard: boolean;
  /** True when it belongs to something that was written under this answer. */
  laterInRedCard: boolean;
  /** Whether a pharmacist is there; undefined until the server has said so. */
  pharmacistIsThere?: boolean;
  /** Within how many hours a pharmacist's reply is promised. */
  answerHours?: number;
  /** The name of the program that translates messages; none where nothing does. */
  translator?: string;
  /** Whom the patient looks after. */
  family?: readonly { id: string; name: string }[];
  /** When the server last said where the questions are. */
  updatedAt: Date;
  onDeleted: (id: string) => void;
  onHidden: (id: string) => void;
}

/** A question and its answer, as two who speak. */
export function ConsultationCard({ consultation, ...rest }: ConsultationCardProps) {
  const { data, complete } = useFragment({ fragment: ConsultationCardFragment, from: consultation });
  return complete ? <QuestionAndAnswer consultation={data} {...rest} /> : null;
}

interface QuestionAndAnswerProps extends Omit<ConsultationCardProps, "consultation"> {
  consultation: ConsultationCard_ConsultationFragment;
}

function QuestionAndAnswer({
  consultation,
  isNewest,
  isTarget,
  inRedCard,
  laterInRedCard,
  pharmacistIsThere,
  answerHours,
  translator,
  family,
  updatedAt,
  onDeleted,
  onHidden,
}: QuestionAndAnswerProps) {
  const { t } = useTranslation(["patient", "common", "conversation"]);
  const language = useLanguage();
  const {
    id,
    question,
    questionLanguage,
    timestamp,
    subjectName,
    feltAt,
    level,
    response,
    answers,
    escalation,
    raised,
  } = consultation;
  const { clock, day } = useMoments();
  // Whoever waits for a reply finds it without opening anything, and it stays open when it has come.
  const [wasWaiting] = useState(escalation !== null && isWaiting(escalation));
  const [choice, setChoice] = useState<boolean | null>(null);
  /** The question that was opened to be answered anew. */
  const [asked, setAsked] = useState<string | null>(null);
  const opensByItself = isNewest || isTarget || wasWaiting;
  const isOpen = choice ?? opensByItself;
  const pair = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isTarget) pair.current?.scrollIntoView({ block: "start" });
  }, [isTarget]);

  const askedAt = isSameDay(timestamp, new Date())
    ? t("patient:consultation.askedAt", { time: clock(timestamp) })
    : t("patient:consultation.askedOn", { day: day(timestamp) });
  const isGoingOn = isOpen && isFresh(feltAt ?? timestamp);
  const answeredByPharmacist = level === "PHARMACIST" && escalation?.answeredAt;
  const isAnswerable = isGoingOn && !escalation?.asks && !answeredByPharmacist;
  const isAsking = isAnswerable && Boolean(response.openQuestions?.length);
  // What is added while it waits is read with the question, by the pharmacist too; who is asked something replies.
  const isAddable = !escalation || (isWaiting(escalation) && escalation.status !== "NEEDS_REPLY");
  const understood = { facts: response.understood, forWhom: subjectName ? null : response.forWhom };
  const about = <span className="hidden-text">{t("patient:consultation.aboutQuestion", { question })}</span>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div ref={pair} id={cardId(id)} tabIndex={-1} role="group" aria-label={question} className={styles.pair}>
      <Asked
        className={styles.question}
        meta={
          <>
            {subjectName && <b>{t("patient:consultation.forName", { name: subjectName })}. </b>}
            <time dateTime={timestamp}>{askedAt}</time>
            {questionLanguage !== language &&
              `. ${t("conversation:writtenIn", { language: t(`conversation:languages.${questionLanguage}`) })}`}
          </>
        }
      >
        <span lang={localeOf(questionLanguage)}>{question}</span>
      </Asked>
      {isOpen &&
        (isGoingOn && !isCritical(level) ? (
          <UnderstoodLater
            {...{ ...understood, consultation, family }}
            forWhom={subjectName ? t("patient:consultation.forName", { name: subjectName }) : response.forWhom}
            onAsk={isAnswerable ? setAsked : undefined}
          />
        ) : (
          <Understood {...understood} />
        ))}
      {isAnswerable && (isAsking || answers.length > 0) && (
        <QuestionsLater consultation={consultation} opened={asked} onOpen={setAsked} />
      )}
      {isAsking && <p className={styles.soFar}>{t("patient:consultation.soFar")}</p>}
      <Voiced id={answerId(id)} label={response.heading}>
        {isOpen ? (
          <Answer consultation={consultation} answerHours={answerHours} updatedAt={updatedAt} inRedCard={inRedCard} />
        ) : (
          <Says className={styles.folded}>
            <p>
              <b>{answeredByPharmacist ? t("patient:consultation.pharmacist.answeredHeading") : response.heading}</b>
            </p>
            {isOnLadder(level, response.care) && (
              <p className={styles.level}>
                <CareRungs level={level} />
                {t(`common:care.step.${level}`)}
              </p>
            )}
            <button type="button" className={styles.fold} aria-expanded={false} onClick={() => setChoice(true)}>
              {t("patient:consultation.show")}
              {about}
            </button>
          </Says>
        )}
      </Voiced>
      {isGoingOn && isAddable && <AddFormLater consultation={consultation} />}
      {isOpen && escalation && (
        <WhenNear download={downloadConversation} failed={t("patient:consultation.failed")}>
          {({ Conversation }) => (
            <Conversation consultation={consultation} escalation={escalation} translator={translator} />
          )}
        </WhenNear>
      )}
      {isOpen && raised && <RaisedAdvice raised={raised} inRedCard={laterInRedCard} />}
      {isOpen && (
        <WhenNear download={downloadActs} failed={t("patient:consultation.failed")}>
          {({ CardActs }) => (
            <CardActs
              consultation={consultation}
              pharmacistIsThere={pharmacistIsThere}
              onHidden={onHidden}
              onDeleted={onDeleted}
            />
          )}
        </WhenNear>
      )}
      {isOpen && !isNewest && (
        <button
          type="button"
          className={`${styles.fold} ${styles.hide}`}
          aria-expanded
          onClick={() => setChoice(false)}
        >
          {t("patient:consultation.hide")}
          {about}
        </button>
      )}
      <MessageAnnouncement escalation={escalation} />
    </div>
  );
}

/** What a screen reader hears, politely, when a pharmacist writes while the page is open. */
function MessageAnnouncement({ escalation }: { escalation: Escalation | null }) {
  const { t } = useTranslation(["patient", "conversation"]);
  const newest = escalation?.messages.nodes.find(({ author }) => author === "PHARMACIST");
  const [known, setKnown] = useState(newest?.id);
  const [sentence, setSentence] = useState("");
  const isAnswer = escalation?.status === "ANSWERED";
  const asks = escalation?.status === "NEEDS_REPLY";
  useEffect(() => {
    if (!newest || newest.id === known) return;
    setKnown(newest.id);
    const name = newest.authorName;
    const answered = name
      ? t("patient:consultation.pharmacist.announced", { name })
      : t("patient:consultation.pharmacist.announcedPharmacist");
    const asked = name ? t("conversation:needsReply", { name }) : t("conversation:needsReplyPharmacist");
    const wrote = name ? t("conversation:announced", { name }) : t("conversation:announcedPharmacist");
    setSentence(asks ? asked : isAnswer && known === undefined ? answered : wrote);
  }, [newest, known, asks, isAnswer, t]);
  return (
    <p role="status" className="hidden-text">
      {sentence}
    </p>
  );
}
