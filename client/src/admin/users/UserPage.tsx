import { useQuery } from "@apollo/client/react";
import { IconArrowLeft, IconLock, IconMail, IconUserOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router";
import { useConnection } from "../../core/connection";
import { problemCode } from "../../core/problems";
import { useViewer } from "../../core/session";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import { formatHourMinute, formatSeconds } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { DoneBanner } from "../../ui/DoneBanner";
import { LivePill } from "../../ui/LivePill";
import { PageTitle } from "../../ui/PageTitle";
import { Panel } from "../../ui/Panel";
import { Awaited } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { AccountFacts } from "./AccountFacts";
import { ActsBar } from "./ActsBar";
import { ConsentsPanel } from "./ConsentsPanel";
import { Facts } from "./Facts";
import { HealthPanel } from "./HealthPanel";
import { InvoicesPanel } from "./invoices/InvoicesPanel";
import styles from "./Users.module.css";
import { type Account, isBlocked } from "./users";
import { useWhen } from "./useWhen";

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
        <Awaited
          failed={error && t("failed")}
          onRetry={read}
          lines={["30%", "100%", "64%", "0", "100%", "82%", "0", "58%"]}
        />
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

/** So many devices are shown; whoever never signs out has a long list. */
const SHOWN = 8;

/** How the person gets in: the last time, what blocks them, and where they are signed in. */
function SignInPanel({ account, isBlocked }: { account: Account; isBlocked: boolean }) {
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

/** Each time that the account was suspended, why and by whom, the newest first. */
function SuspensionsPanel({ account }: { account: Account }) {
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

const UserDocument = graphql(`
  query UserPage($id: ID!) {
    userAccount(id: $id) {
      ...Users_account @unmask
    }
  }
`);

const ChangedDocument = graphql(`
  subscription UserAccountChanged($id: ID!) {
    userAccountChanged(id: $id) {
      ...Users_account @unmask
    }
  }
`);

/** An account as it is now; what moves it arrives by itself. */
function useUserAccount(id: string) {
  const { data, error, refetch } = useQuery(UserDocument, { variables: { id } });
  const [isErased, setErased] = useState(false);
  const account = data?.userAccount;
  useLiveSubscription(ChangedDocument, {
    variables: { id },
    skip: !account,
    onData: ({ userAccountChanged }) => setErased(userAccountChanged === null),
  });
  return {
    account,
    isErased,
    isMissing: !account && problemCode(error) === "NOT_FOUND",
    error,
    read: () => refetch().catch(() => undefined),
  };
}
