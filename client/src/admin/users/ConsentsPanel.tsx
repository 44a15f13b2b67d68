import { IconCircleCheck, IconCircleMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Panel } from "../../ui/Panel";
import styles from "./Users.module.css";
import type { Account } from "./users";
import { useWhen } from "./useWhen";

/** What a patient agrees to now, and each time that they decided. */
export function ConsentsPanel({ account }: { account: Account }) {
  const { t } = useTranslation("users");
  const when = useWhen();
  const { consents, consentHistory, consentHistoryCount } = account;
  return (
    <Panel id="user-consents" title={t("consents.title")}>
      <ul className={`${styles.lines} ${styles.now}`}>
        {consents.map(({ purpose, granted, recordedAt, text }) => (
          <li key={purpose} className={styles.marked}>
            <Sign granted={granted} />
            <div>
              {text.title}
              <span className={styles.facts}>
                {t(granted ? "consents.on" : "consents.off")},{" "}
                {recordedAt ? t("consents.since", { when: when(recordedAt) }) : t("consents.never")}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.part}>
        <h3>{t("consents.history")}</h3>
        {consentHistory.length === 0 && <p className={styles.facts}>{t("consents.empty")}</p>}
        <ol className={styles.timeline}>
          {consentHistory.map(({ id, granted, recordedAt, text }) => (
            <li key={id}>
              <time dateTime={recordedAt} className="num">
                {when(recordedAt)}
              </time>
              <div>
                {t(granted ? "consents.given" : "consents.taken")}: {text.title}
                <span className={styles.facts}>{t("consents.version", { version: text.version })}</span>
              </div>
            </li>
          ))}
        </ol>
        {consentHistoryCount > consentHistory.length && (
          <p className={styles.facts}>
            {t("consents.shown", { shown: consentHistory.length, count: consentHistoryCount })}
          </p>
        )}
      </div>
    </Panel>
  );
}

function Sign({ granted }: { granted: boolean }) {
  const Icon = granted ? IconCircleCheck : IconCircleMinus;
  return <Icon size={18} stroke={2} aria-hidden data-granted={granted || undefined} />;
}
