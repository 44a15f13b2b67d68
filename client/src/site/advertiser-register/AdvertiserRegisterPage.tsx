import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { cancelUploads } from "../../core/fileUploads";
import { problemCode, tooManyTries } from "../../core/problems";
import { graphql } from "../../gql";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import { type Application, isOpen, isReady } from "../application/application";
import { keepOwnToken, useApplicationTokens } from "../application/applicationToken";
import { DocumentsForm } from "../application/DocumentsForm";
import { SentAlready } from "../application/SentAlready";
import { Steps } from "../application/Steps";
import { SubmittedCard } from "../application/SubmittedCard";
import { useCurrentApplication } from "../application/useCurrentApplication";
import styles from "./AdvertiserRegisterPage.module.css";
import { CompanyForm } from "./CompanyForm";

/** The step of the company's details, in the address, so that the browser's Back leads to it. */
const COMPANY = "company";
const DOCUMENTS = "documents";

/** A company applies: its details, then its documents. What was given stays until it is sent, on this device. */
export function AdvertiserRegisterPage() {
  const { t } = useTranslation("application");
  const { t: common } = useTranslation("common");
  const { own: token } = useApplicationTokens();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { application, rules, error, refetch } = useCurrentApplication(token);
  const [isGone, setGone] = useState(false);
  const [sent, setSent] = useState<Application>();
  const isUnknown = problemCode(error) === "NOT_FOUND";

  useEffect(() => {
    if (!isUnknown) return;
    setGone(true);
    cancelUploads();
    keepOwnToken("");
  }, [isUnknown]);

  const startAgain = () => {
    cancelUploads();
    setSent(undefined);
    keepOwnToken("");
    void navigate(`?step=${COMPANY}`);
  };
  const go = async () => {
    setGone(false);
    // Back from the documents leads here, not to the documents once more.
    await navigate(`?step=${COMPANY}`, { replace: true });
    await navigate(`?step=${DOCUMENTS}`);
  };

  if (sent && rules) {
    return (
      <div className={styles.page} data-voice="advertiser">
        <SubmittedCard email={sent.company.email} reviewTime={rules.reviewTime} />
      </div>
    );
  }
  const isAwaited = token !== "" && !application;
  const isClosed = application !== undefined && !isOpen(application);
  const isCompany = !isAwaited && (token === "" || search.get("step") === COMPANY);
  return (
    <div className={styles.page} data-voice="advertiser">
      <PageTitle title={t("register.title")} />
      {isAwaited && !error && <Skeleton lines={["100%", "40%", "100%", "100%", "100%", "100%", "100%"]} />}
      {isAwaited && error && !isUnknown && (
        <FailedState message={tooManyTries(common, error) ?? t("register.failed")} onRetry={refetch} />
      )}
      {isClosed && <SentAlready status={application.status} onStartAgain={startAgain} />}
      {!isAwaited && !isClosed && (
        <>
          <Steps
            label={t("steps.label")}
            steps={[
              {
                title: t("steps.company"),
                state: isCompany ? "now" : "done",
                text: application && <CompanyLine application={application} isHere={isCompany} />,
              },
              {
                title: t("steps.documents"),
                state: isCompany ? "ahead" : "now",
                text:
                  application &&
                  t("steps.ready", {
                    count: application.documents.filter(isReady).length,
                    all: application.documents.length,
                  }),
              },
            ]}
          />
          {isGone && <p role="status">{t("register.gone")}</p>}
          {isCompany && (
            <div className={styles.columns}>
              <CompanyForm token={token} application={application} onDone={() => void go()} />
              <WhatFollows />
            </div>
          )}
          {!isCompany && application && rules && (
            <DocumentsForm
              token={token}
              application={application}
              maxBytes={rules.maxBytes}
              reviewTime={rules.reviewTime}
              title={t("documents.title", { count: application.documents.length })}
              submitLabel={t("submit.submit")}
              onSubmitted={() => setSent(application)}
              aside={
                <Button component={Link} to={`?step=${COMPANY}`} variant="default">
                  {t("submit.back")}
                </Button>
              }
            />
          )}
          {token !== "" && <StartAgain onStartAgain={startAgain} />}
        </>
      )}
    </div>
  );
}

/** "Northbank Allergy Care Ltd, 09876543 Change". */
function CompanyLine({ application, isHere }: { application: Application; isHere: boolean }) {
  const { t } = useTranslation("application");
  const { name, registrationNumber } = application.company;
  return (
    <>
      {name}, {registrationNumber} {!isHere && <Link to={`?step=${COMPANY}`}>{t("steps.change")}</Link>}
    </>
  );
}

/** Asks once before what was filled in is left. */
function StartAgain({ onStartAgain }: { onStartAgain: () => void }) {
  const { t } = useTranslation("application");
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <p className={styles.again}>
        <button type="button" className={styles.link} onClick={() => setAsking(true)}>
          {t("startAgain.open")}
        </button>
      </p>
    );
  }
  return (
    <fieldset className={styles.again}>
      <legend>{t("startAgain.question")}</legend>
      <div className={styles.acts}>
        <Button variant="default" onClick={onStartAgain} autoFocus>
          {t("startAgain.confirm")}
        </Button>
        <Button variant="subtle" onClick={() => setAsking(false)}>
          {t("startAgain.keep")}
        </Button>
      </div>
    </fieldset>
  );
}

const WhatFollowsDocument = graphql(`
  query WhatFollows {
    applicationRules {
      documents {
        key
        name
      }
      reviewTime
    }
  }
`);

/** What a company needs for its application, and what happens with it. Without an answer of the server the form stands alone. */
function WhatFollows() {
  const { t } = useTranslation("application");
  const { data } = useQuery(WhatFollowsDocument);
  if (!data) return null;
  const { documents, reviewTime } = data.applicationRules;
  return (
    <aside className={styles.follows}>
      <h2>{t("follows.title")}</h2>
      <p className={styles.quiet}>{t("follows.documents", { count: documents.length })}</p>
      <ul>
        {documents.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
      <p className={styles.quiet}>{t("follows.review", { reviewTime })}</p>
    </aside>
  );
}
