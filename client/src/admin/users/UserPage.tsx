import { IconArrowLeft, IconLock, IconMail, IconUserOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router";
import { useConnection } from "../../core/connection";
import { useViewer } from "../../core/session";
import { formatSeconds } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { DoneBanner } from "../../ui/DoneBanner";
import { LivePill } from "../../ui/LivePill";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { AccountFacts } from "./AccountFacts";
import { ActsBar } from "./ActsBar";
import { ConsentsPanel } from "./ConsentsPanel";
import { HealthPanel } from "./HealthPanel";
import { InvoicesPanel } from "./invoices/InvoicesPanel";
import { SignInPanel } from "./SignInPanel";
import { SuspensionsPanel } from "./SuspensionsPanel";
import styles from "./Users.module.css";
import { isBlocked } from "./users";
import { useUserAccount } from "./useUserAccount";

/** A block of signing in ends by the clock. */
const CLOCK_MS = 10_000;

/** One patient or advertiser: their account, what they agreed to, and what can be done for them. */
export function UserPage() {
  const { id = "" } = useParams();
  return <Person key={id} id={id} />;
}

function Person({ id }: { id: string }) {
  const { t } = useTranslation("users");
  const connection = useConnection();
  const permissions = useViewer()?.permissions ?? [];
  const now = useNow(CLOCK_MS);
  const { account, isErased, isMissing, error, read } = useUserAccount(id);
  const [done, setDone] = useState("");
  // The way back leads to what was found before.
  const { state } = useLocation();
  const back = (
    <Link to="/admin/users" state={state} className={styles.back}>
      <IconArrowLeft size={17} stroke={1.9} aria-hidden />
      {t("back")}
    </Link>
  );
  if (isMissing || isErased) {
    return (
      <>
        {back}
        <PageTitle title={t("gone.title")} />
        <p role="status">{t(isErased ? "gone.erased" : "gone.text")}</p>
      </>
    );
  }
  if (!account) {
    return (
      <>
        {back}
        <PageTitle title={t("title")} />
        {error ? (
          <FailedState message={t("failed")} onRetry={() => void read()} />
        ) : (
          <Skeleton lines={["30%", "100%", "64%", "0", "100%", "82%", "0", "58%"]} />
        )}
      </>
    );
  }
  const blocked = isBlocked(account, now);
  const isPatient = account.role === "CUSTOMER";
  return (
    <>
      {back}
      <div className={styles.head}>
        <PageTitle title={t("title")} className={styles.broken}>
          {account.name}
        </PageTitle>
        {account.suspendedAt && (
          <StatusChip level="critical" icon={IconUserOff}>
            {t("state.suspended")}
          </StatusChip>
        )}
        {!account.suspendedAt && <StatusChip level="normal">{t("state.active")}</StatusChip>}
        {blocked && (
          <StatusChip level="warning" icon={IconLock}>
            {t("state.blocked")}
          </StatusChip>
        )}
        {!account.emailVerifiedAt && (
          <StatusChip level="warning" icon={IconMail}>
            {t("state.unconfirmed")}
          </StatusChip>
        )}
        <span className={styles.pill}>
          <LivePill connection={connection} updated={t("asOf", { time: formatSeconds(account.at) })} />
        </span>
      </div>
      <DoneBanner dismissLabel={t("done.dismiss")} onDismiss={() => setDone("")}>
        {done}
      </DoneBanner>
      <ActsBar
        account={account}
        isBlocked={blocked}
        mayManage={permissions.includes("users.manage")}
        onDone={setDone}
        onAsk={() => setDone("")}
      />
      <div className={styles.panels}>
        <div className={styles.column}>
          <AccountFacts account={account} mayViewApplications={permissions.includes("applications.view")} />
          <SuspensionsPanel account={account} />
        </div>
        <div className={styles.column}>
          <SignInPanel account={account} isBlocked={blocked} />
          {isPatient && <ConsentsPanel account={account} />}
        </div>
        {isPatient && permissions.includes("users.health") && <HealthPanel account={account} />}
        {account.role === "ADVERTISER" && permissions.includes("billing.credit") && (
          <InvoicesPanel account={account} onDone={setDone} onAsk={() => setDone("")} />
        )}
      </div>
    </>
  );
}
