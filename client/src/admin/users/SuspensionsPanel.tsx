import { useTranslation } from "react-i18next";
import { Panel } from "../../ui/Panel";
import styles from "./Users.module.css";
import type { Account } from "./users";
import { useWhen } from "./useWhen";

/** Each time that the account was suspended, why and by whom, the newest first. */
export function SuspensionsPanel({ account }: { account: Account }) {
  const { t } = useTranslation("users");
  const when = useWhen();
  const by = (moment: string, name: string | null) => ({ when: when(moment), name: name ?? t("suspensions.gone") });
  return (
    <Panel id="user-suspensions" title={t("suspensions.title")}>
      {account.suspensions.length === 0 && <p className={styles.nothing}>{t("suspensions.empty")}</p>}
      <ul className={`${styles.lines} ${styles.now}`}>
        {account.suspensions.map(({ id, reason, suspendedAt, suspendedBy, liftedAt, liftedBy }) => (
          <li key={id}>
            <q className={styles.broken}>{reason}</q>
            <span className={styles.facts}>{t("suspensions.by", by(suspendedAt, suspendedBy))}</span>
            <span className={styles.facts}>
              {liftedAt ? t("suspensions.lifted", by(liftedAt, liftedBy)) : t("suspensions.now")}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
