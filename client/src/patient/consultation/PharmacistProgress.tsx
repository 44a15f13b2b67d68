import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useConnection } from "../../core/connection";
import { useMoments } from "../../lib/useMoments";
import { useNow } from "../../lib/useNow";
import { LivePill } from "../../ui/LivePill";
import type { Escalation } from "./levels";
import { isWaiting } from "./levels";
import styles from "./PharmacistProgress.module.css";
import { PhoneText } from "./PhoneText";

const HOUR_MS = 3_600_000;

const byWhom = (t: TFunction<"patient">, { pharmacistName: name }: Escalation) =>
  name ? t("consultation.pharmacist.by", { name }) : t("consultation.pharmacist.byPharmacist");

export interface PharmacistProgressProps {
  escalation: Escalation;
  /** Within how many hours a reply is promised for questions of now; undefined until the server has said it. */
  answerHours?: number;
  /** When the server last said where the question is. */
  updatedAt: Date;
  /** On the yellow card the pill takes the colour of the text. */
  onYellow?: boolean;
}

/** Sent, Seen, Being answered, Reply: four stations with their times, and whether the line to the server stands. */
export function PharmacistProgress({ escalation, updatedAt, onYellow = false, ...rest }: PharmacistProgressProps) {
  const { t } = useTranslation("patient");
  const { t: tc } = useTranslation("conversation");
  const { brief, clock } = useMoments();
  const connection = useConnection();
  const now = useNow(60_000);
  // What was promised with this question holds, whatever is promised with others since.
  const answerHours = escalation.answerHours ?? rest.answerHours;
  const { status, sentAt, waitingSince, seenAt, claimedAt, answeredAt } = escalation;
  const awaited = answerHours ? t("consultation.pharmacist.within", { count: answerHours }) : "";
  const stations = [
    { name: t("consultation.pharmacist.sent"), at: sentAt, note: "" },
    { name: t("consultation.pharmacist.seen"), at: seenAt, note: t("consultation.pharmacist.notYet") },
    { name: t("consultation.pharmacist.claimed"), at: claimedAt, note: t("consultation.pharmacist.notYet") },
    {
      name: t("consultation.pharmacist.reply"),
      at: answeredAt,
      note: status === "NEEDS_REPLY" ? tc("waitingForYou") : isWaiting(escalation) ? awaited : "",
    },
  ];
  const reached = stations.findLastIndex(({ at }) => at);
  const isOurTurn = isWaiting(escalation) && status !== "NEEDS_REPLY";
  const waited = now.getTime() - new Date(waitingSince).getTime();
  const isLate = isOurTurn && answerHours !== undefined && waited > answerHours * HOUR_MS;
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
            <span className="num">{at ? brief(at) : note}</span>
            {index === 2 && at && <span>{byWhom(t, escalation)}</span>}
          </li>
        ))}
      </ol>
      {isLate && (
        <p className={styles.late}>
          <PhoneText>{t("consultation.pharmacist.late")}</PhoneText>
        </p>
      )}
      {isWaiting(escalation) && (
        <p className={styles.pill}>
          <LivePill
            connection={connection}
            updated={t("consultation.pharmacist.updated", { time: clock(updatedAt) })}
            inherit={onYellow}
          />
        </p>
      )}
    </div>
  );
}
