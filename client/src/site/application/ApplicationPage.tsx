import { useEffect, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { applicantSecret } from "../../core/applicant";
import { useConnection } from "../../core/connection";
import { problemCode, tooManyTries } from "../../core/problems";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import { LivePill } from "../../ui/LivePill";
import { PageTitle } from "../../ui/PageTitle";
import { Awaited } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { useAddressToken } from "../useAddressToken";
import styles from "./ApplicationPage.module.css";
import { type ApplicantDocument, type Application, isReady } from "./application";
import { keepLinkedToken, useApplicationTokens } from "./applicationToken";
import { DocumentsForm } from "./DocumentsForm";
import { sizeInWords } from "./documentSize";
import { NewLink } from "./NewLink";
import { Standing } from "./Standing";
import { SubmittedCard } from "./SubmittedCard";
import { useCurrentApplication } from "./useCurrentApplication";
import { ViewPaper } from "./ViewPaper";

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
        <Awaited
          failed={(error && tooManyTries(common, error)) ?? t("status.failed")}
          onRetry={refetch}
          lines={["100%", "46%", "72%", "100%", "100%", "100%"]}
        />
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

const LEVELS = { PENDING: "idle", UNDECIDED: "idle", VALID: "normal", INVALID: "critical" } as const;

/** Marks are told once the whole is decided; what then has none was never decided on. */
function wordOf(status: ApplicantDocument["status"], isDecided: boolean): keyof typeof LEVELS {
  if (!isDecided) return "PENDING";
  return status === "PENDING" ? "UNDECIDED" : status;
}

interface GivenDocumentsProps {
  token: string;
  documents: readonly ApplicantDocument[];
  isDecided: boolean;
}

/** What was sent, to be read. */
function GivenDocuments({ token, documents, isDecided }: GivenDocumentsProps) {
  const { t } = useTranslation("application");
  return (
    <section aria-labelledby="given">
      <h2 id="given">{t("status.given")}</h2>
      <ul className={styles.given}>
        {documents.map((document) => {
          const { id, name, status, fileName, bytes, url, rejectionReason } = document;
          return (
            <li key={id}>
              <b>{name}</b>
              <span className={styles.quiet}>
                {fileName} <span className="num">{bytes !== null && sizeInWords(bytes)}</span>
              </span>
              <StatusChip level={LEVELS[wordOf(status, isDecided)]}>
                {t(`status.document.${wordOf(status, isDecided)}`)}
              </StatusChip>
              {url && <ViewPaper token={token} document={document} />}
              {status === "INVALID" && rejectionReason && <p className={styles.quiet}>{rejectionReason}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface WhatIsNeededProps {
  token: string;
  application: Application;
  rules: { maxBytes: number; reviewTime: string };
  onSubmitted: () => void;
}

/** The documents that a reviewer asks for, in the rows where they can be given. */
function WhatIsNeeded({ token, application, rules, onSubmitted }: WhatIsNeededProps) {
  const { t } = useTranslation("application");
  // What was needed at first stays at the top: rows do not move when their state changes.
  const [needed] = useState(
    () => new Set(application.documents.filter((document) => !isReady(document)).map(({ id }) => id)),
  );
  return (
    <DocumentsForm
      token={token}
      application={application}
      maxBytes={rules.maxBytes}
      reviewTime={rules.reviewTime}
      title={t("status.needed")}
      first={needed}
      submitLabel={t("submit.again")}
      onSubmitted={onSubmitted}
    />
  );
}

const ChangedDocument = graphql(`
  subscription ApplicationStatusChanged($token: String!) {
    applicationStatusChanged(token: $token) {
      id
      ...Application_whole
    }
  }
`);

/** Keeps an application as the server has it while it is looked at. `onLost` hears that changes may be missed. */
function useApplicationLive(token: string, isKnown: boolean, onLost: () => void) {
  const connection = useConnection();
  useLayoutEffect(() => {
    applicantSecret.set(token);
    return () => applicantSecret.set(undefined);
  }, [token]);
  useLiveSubscription(ChangedDocument, { variables: { token }, skip: !isKnown, isPublic: true });
  const isLive = connection === "live";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment of the loss counts, not who hears of it.
  useEffect(() => {
    if (!isLive && isKnown) onLost();
  }, [isLive, isKnown]);
  return connection;
}
