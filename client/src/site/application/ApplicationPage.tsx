import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode, tooManyTries } from "../../core/problems";
import { LivePill } from "../../ui/LivePill";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import { useAddressToken } from "../useAddressToken";
import styles from "./ApplicationPage.module.css";
import { keepLinkedToken, useApplicationTokens } from "./applicationToken";
import { GivenDocuments } from "./GivenDocuments";
import { NewLink } from "./NewLink";
import { Standing } from "./Standing";
import { SubmittedCard } from "./SubmittedCard";
import { useApplicationLive } from "./useApplicationLive";
import { useCurrentApplication } from "./useCurrentApplication";
import { WhatIsNeeded } from "./WhatIsNeeded";

/** Where an application stands, live, for who has its secret: from a mail, or because it was filled in on this device. */
export function ApplicationPage() {
  const { t } = useTranslation("application");
  const { t: common } = useTranslation("common");
  const mailed = useAddressToken();
  const { own, linked } = useApplicationTokens();
  const token = mailed || linked || own;
  const { application, rules, error, refetch } = useCurrentApplication(token);
  const [isJustSent, setJustSent] = useState(false);
  useEffect(() => {
    if (mailed !== "") keepLinkedToken(mailed);
  }, [mailed]);
  const isUnknown = token === "" || problemCode(error) === "NOT_FOUND";
  const connection = useApplicationLive(token, application !== undefined && !isUnknown, refetch);

  if (isUnknown) return <NewLink isMissing={token === ""} />;
  if (!application || !rules) {
    return (
      <div className={styles.page} data-voice="advertiser">
        <PageTitle title={t("status.title")} />
        {error ? (
          <FailedState message={tooManyTries(common, error) ?? t("status.failed")} onRetry={refetch} />
        ) : (
          <Skeleton lines={["100%", "46%", "72%", "100%", "100%", "100%"]} />
        )}
      </div>
    );
  }
  const { company, status } = application;
  const isAsked = status === "MORE_DOCS";
  if (isJustSent && !isAsked) {
    return (
      <div className={styles.page} data-voice="advertiser">
        <SubmittedCard email={company.email} reviewTime={rules.reviewTime} onGo={() => setJustSent(false)} />
      </div>
    );
  }
  return (
    <div className={styles.page} data-voice="advertiser">
      <div className={styles.head}>
        <PageTitle title={t("status.title")} />
        <LivePill connection={connection} />
      </div>
      <p className={styles.company}>
        {company.name}, {company.registrationNumber}
      </p>
      <Standing application={application} reviewTime={rules.reviewTime} token={token} />
      {isAsked ? (
        <WhatIsNeeded token={token} application={application} rules={rules} onSubmitted={() => setJustSent(true)} />
      ) : (
        <GivenDocuments
          token={token}
          documents={application.documents}
          isDecided={status === "APPROVED" || status === "REJECTED"}
        />
      )}
    </div>
  );
}
