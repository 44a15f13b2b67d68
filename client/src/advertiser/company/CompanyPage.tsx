import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { ChangeLog } from "./ChangeLog";
import { CompanyDetails } from "./CompanyDetails";
import styles from "./CompanyPage.module.css";

const CompanyPageDocument = graphql(`
  query CompanyPage {
    company {
      ...CompanyDetails_company
      ...ChangeLog_company
    }
  }
`);

const CompanyChangedDocument = graphql(`
  subscription CompanyChanged {
    companyChanged {
      ...CompanyDetails_company
      ...ChangeLog_company
    }
  }
`);

/** What we know of the advertiser's company, how it is reached, and what was changed when. */
export function CompanyPage() {
  const { t } = useTranslation("advertiser");
  const { data, error, refetch } = useQuery(CompanyPageDocument, { fetchPolicy: "cache-and-network" });
  useLiveSubscription(CompanyChangedDocument, { variables: {} }); // another window of the same advertiser
  const isMissing = problemCode(error) === "NOT_FOUND";
  return (
    <>
      <PageTitle title={t("company.title")} />
      {data && (
        <div className={styles.parts}>
          <CompanyDetails company={data.company} />
          <ChangeLog company={data.company} />
        </div>
      )}
      {!data && isMissing && <EmptyState>{t("company.none")}</EmptyState>}
      {!data && error && !isMissing && <FailedState message={t("company.failed")} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={["40%", "100%", "100%", "0", "30%", "100%", "100%"]} />}
    </>
  );
}
