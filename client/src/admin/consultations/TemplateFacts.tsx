import { Trans, useTranslation } from "react-i18next";
import { formatFullDay } from "../../lib/time";
import styles from "./Templates.module.css";
import type { AnswerTemplate } from "./templates";

/** Who of the staff wrote a text and when, and the page that its medical statements were compared with. */
export function TemplateFacts({
  template: { source, isFromStaff, writtenBy, writtenAt },
}: {
  template: AnswerTemplate;
}) {
  const { t } = useTranslation("admin");
  if (!source && !isFromStaff) return null;
  return (
    <p className={styles.facts}>
      {isFromStaff && writtenAt && (
        <>
          {t("queue.templates.writtenBy", {
            name: writtenBy ?? t("queue.templates.somebody"),
            day: formatFullDay(writtenAt),
          })}{" "}
          {!source && t("queue.templates.noSource")}
        </>
      )}
      {source && (
        <Trans
          t={t}
          i18nKey="queue.answer.source"
          values={{ title: source.title }}
          components={{ page: <a href={source.url}>{source.title}</a> }}
        />
      )}
    </p>
  );
}
