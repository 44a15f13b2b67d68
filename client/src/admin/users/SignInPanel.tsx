import { useTranslation } from "react-i18next";
import { formatHourMinute } from "../../lib/time";
import { Panel } from "../../ui/Panel";
import { Facts } from "./Facts";
import styles from "./Users.module.css";
import type { Account } from "./users";
import { useWhen } from "./useWhen";

/** So many devices are shown; whoever never signs out has a long list. */
const SHOWN = 8;

/** How the person gets in: the last time, what blocks them, and where they are signed in. */
export function SignInPanel({ account, isBlocked }: { account: Account; isBlocked: boolean }) {
  const { t } = useTranslation("users");
  const when = useWhen();
  const { lastSignInAt, signInBlockedUntil, devices } = account;
  const blocked =
    isBlocked && signInBlockedUntil ? t("signIn.blocked", { time: formatHourMinute(signInBlockedUntil) }) : undefined;
  const more = devices.length - SHOWN;
  return (
    <Panel id="user-sign-in" title={t("signIn.title")}>
      <Facts
        facts={[
          { name: t("signIn.last"), value: lastSignInAt ? when(lastSignInAt) : t("signIn.never") },
          { name: t("signIn.wrong"), value: blocked ?? t("signIn.open") },
        ]}
      />
      <div className={styles.part}>
        <h3>{t("signIn.devices", { count: devices.length })}</h3>
        <ul className={styles.lines}>
          {devices.slice(0, SHOWN).map(({ id, description, lastSeenAt, signedInAt, remembered }) => (
            <li key={id}>
              {description}
              <span className={styles.facts}>
                {t("signIn.used", { when: when(lastSeenAt), since: when(signedInAt) })}
                {remembered && `. ${t("signIn.remembered")}`}
              </span>
            </li>
          ))}
        </ul>
        {more > 0 && <p className={styles.facts}>{t("signIn.moreDevices", { count: more })}</p>}
      </div>
    </Panel>
  );
}
