import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useConnection } from "../../app/connection";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import { formatClock, formatDay, isSameDay } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { LivePill } from "../../ui/LivePill";
import { Says, Voiced } from "../../ui/Says";
import styles from "./PharmacistProgress.module.css";
import { PhoneText } from "./PhoneText";

export type Escalation = NonNullable<ConsultationCard_ConsultationFragment["escalation"]>;

const HOUR_MS = 3_600_000;

/** "9:58 AM", and the day before it when that is not today. */
const formatMoment = (moment: string, now: Date) =>
  isSameDay(moment, now) ? formatClock(moment) : `${formatDay(moment, now)}, ${formatClock(moment)}`;

const byWhom = (t: TFunction<"patient">, { pharmacistName: name }: Escalation) =>
  name ? t("consultation.pharmacist.by", { name }) : t("consultation.pharmacist.byPharmacist");

export interface PharmacistProgressProps {
  escalation: Escalation;
  /** Within how many hours a reply is promised; undefined until the server has said it. */
  answerHours?: number;
  /** When the server last said where the question is. */
  updatedAt: Date;
  /** On the yellow card the pill takes the colour of the text. */
  onYellow?: boolean;
}

/** Sent, Seen, Being answered, Reply: four stations with their times, and whether the line to the server stands. */
export function PharmacistProgress({ escalation, answerHours, updatedAt, onYellow = false }: PharmacistProgressProps) {
  const { t } = useTranslation("patient");
  const connection = useConnection();
  const now = useNow(60_000);
  const { sentAt, seenAt, claimedAt, answeredAt } = escalation;
  const awaited = answerHours ? t("consultation.pharmacist.within", { count: answerHours }) : "";
  const stations = [
    { name: t("consultation.pharmacist.sent"), at: sentAt, note: "" },
    { name: t("consultation.pharmacist.seen"), at: seenAt, note: t("consultation.pharmacist.notYet") },
    { name: t("consultation.pharmacist.claimed"), at: claimedAt, note: t("consultation.pharmacist.notYet") },
    { name: t("consultation.pharmacist.reply"), at: answeredAt, note: awaited },
  ];
  const reached = stations.findLastIndex(({ at }) => at);
  const isLate =
    !answeredAt && answerHours !== undefined && now.getTime() - new Date(sentAt).getTime() > answerHours * HOUR_MS;
  const isAnswered = answeredAt !== null;
  return (
    <div className={onYellow ? styles.onYellow : undefined}>
      <ol className={styles.track} aria-label={t("consultation.pharmacist.progress")}>
        {stations.map(({ name, at, note }, index) => (
          <li
            key={name}
            data-state={index < reached || (isAnswered && at) ? "done" : index === reached ? "here" : undefined}
            aria-current={index === reached ? "step" : undefined}
          >
            <b>{name}</b>
            <span className="num">{at ? formatMoment(at, now) : note}</span>
            {index === 2 && at && <span>{byWhom(t, escalation)}</span>}
          </li>
        ))}
      </ol>
      {isLate && (
        <p className={styles.late}>
          <PhoneText>{t("consultation.pharmacist.late")}</PhoneText>
        </p>
      )}
      {!isAnswered && (
        <p className={styles.pill}>
          <LivePill
            connection={connection}
            updated={t("consultation.pharmacist.updated", { time: formatClock(updatedAt) })}
            inherit={onYellow}
          />
        </p>
      )}
    </div>
  );
}

/** The reply of the pharmacist as written, under the answer that it belongs to. */
export function PharmacistReply({ escalation }: { escalation: Escalation }) {
  const { t } = useTranslation(["patient", "common"]);
  const { answer, answeredAt, answerLanguage, pharmacistName: name } = escalation;
  if (!answer || !answeredAt) return null;
  const now = new Date();
  const language = answerLanguage && new Intl.DisplayNames("en", { type: "language" }).of(answerLanguage);
  return (
    <Voiced>
      <Says className={styles.reply}>
        <h2>
          {name
            ? t("patient:consultation.pharmacist.replyFrom", { name })
            : t("patient:consultation.pharmacist.replyFromPharmacist")}
        </h2>
        <p className={styles.text} lang={answerLanguage ?? undefined}>
          {answer}
        </p>
        <p className={styles.meta}>
          <time dateTime={answeredAt} className="num">
            {isSameDay(answeredAt, now) ? `${t("common:time.today")}, ` : ""}
            {formatMoment(answeredAt, now)}
          </time>
          {language &&
            answerLanguage !== "en" &&
            ` ${t("patient:consultation.pharmacist.replyLanguage", { language })}`}
        </p>
      </Says>
    </Voiced>
  );
}

/** What a screen reader hears, politely, when the reply comes while the page is open. */
export function ReplyAnnouncement({ escalation }: { escalation: Escalation | null }) {
  const { t } = useTranslation("patient");
  const [wasAnswered] = useState(escalation?.answeredAt != null);
  const name = escalation?.pharmacistName;
  const hasCome = !wasAnswered && escalation?.answeredAt != null;
  return (
    <p role="status" className="hidden-text">
      {hasCome &&
        (name ? t("consultation.pharmacist.announced", { name }) : t("consultation.pharmacist.announcedPharmacist"))}
    </p>
  );
}
