import { useTranslation } from "react-i18next";
import type { QuestionDetail_QuestionFragment } from "../../gql/graphql";
import { formatDay, formatHourMinute } from "../../lib/time";
import { Asked, Says } from "../../ui/Says";
import { EnglishTranslation } from "./EnglishTranslation";
import styles from "./QuestionDetail.module.css";

const momentAt = (now: Date) => (at: string) => ({ day: formatDay(at, now), time: formatHourMinute(at) });

/** What was said, the oldest first, how it ended, and what colleagues noted. */
export function Thread({ question, now }: { question: QuestionDetail_QuestionFragment; now: Date }) {
  const { t } = useTranslation("admin");
  const { messages, notes, closedAt, closeReason, outcome } = question;
  const said = [...messages.nodes].reverse();
  const when = momentAt(now);
  const reason = closeReason ? t(`queue.closeReasons.${closeReason}`) : outcome && t(`queue.outcomes.${outcome}`);
  return (
    <>
      {said.length > 0 && (
        <section className={styles.thread} aria-label={t("queue.detail.conversation")}>
          <h3>{t("queue.detail.conversation")}</h3>
          {said.map((message) => (
            <Message key={message.id} message={message} now={now} />
          ))}
        </section>
      )}
      {closedAt && <p className={styles.closed}>{t("queue.detail.closed", { reason, ...when(closedAt) })}</p>}
      {notes.length > 0 && (
        <section className={styles.notes} aria-label={t("queue.detail.notes")}>
          <h3>{t("queue.detail.notes")}</h3>
          <ul>
            {notes.map(({ id, authorName, text, writtenAt }) => (
              <li key={id}>
                <span className={styles.hint}>
                  {t("queue.detail.noteMeta", { name: authorName ?? t("queue.somebody"), ...when(writtenAt) })}
                </span>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface MessageProps {
  message: QuestionDetail_QuestionFragment["messages"]["nodes"][number];
  now: Date;
}

function Message({ message: { id, author, authorName, text, language, sentAt }, now }: MessageProps) {
  const { t } = useTranslation("admin");
  const isPatient = author === "PATIENT";
  const meta = t("queue.detail.message", {
    name: isPatient ? t("queue.detail.patient") : (authorName ?? t("queue.detail.pharmacist")),
    language: new Intl.DisplayNames("en", { type: "language" }).of(language),
    ...momentAt(now)(sentAt),
  });
  const words = (
    <>
      <p lang={language} className={styles.text}>
        {text}
      </p>
      <EnglishTranslation of={{ messageId: id }} from={language} />
    </>
  );
  return isPatient ? (
    <Asked meta={meta} className={styles.theirs}>
      {words}
    </Asked>
  ) : (
    <Says className={styles.ours}>
      <p className={styles.hint}>{meta}</p>
      {words}
    </Says>
  );
}
