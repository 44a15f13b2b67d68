import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import { focusPage } from "../../lib/pageBelow";
import { DoneBanner } from "../../ui/DoneBanner";
import { LoadMore } from "../../ui/LoadMore";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { ConversionForm } from "./ConversionForm";
import { ConversionList } from "./ConversionList";
import styles from "./ReportPage.module.css";

const ConversionsPageDocument = graphql(`
  query ConversionsPage($after: String) {
    campaigns(first: 100) {
      nodes {
        id
        name
      }
    }
    conversions(first: 20, after: $after) {
      totalCount
      nodes {
        id
        ...ConversionList_conversion @unmask
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Where an advertiser says what came of the adverts, by form or by file, sees what was said, and takes it back. */
export function ConversionsPage() {
  const { t } = useTranslation("advertiser");
  const [said, setSaid] = useState("");
  const { data, error, refetch, fetchMore } = useQuery(ConversionsPageDocument, { fetchPolicy: "cache-and-network" });
  const conversions = data?.conversions;
  const takenBack = () => {
    setSaid(t("conversions.takeBack.done"));
    focusPage(() => document.getElementById("reported"));
    void refetch();
  };
  return (
    <>
      <PageTitle title={t("conversions.title")} />
      <p className={styles.about}>
        {t("conversions.about")} <Link to="/advertiser/reports">{t("report.back")}</Link>
      </p>
      <DoneBanner dismissLabel={t("conversions.takeBack.dismiss")} onDismiss={() => setSaid("")}>
        {said}
      </DoneBanner>
      {conversions && (
        <div className={styles.parts}>
          <ConversionForm campaigns={data.campaigns.nodes} onReported={() => void refetch()} />
          <section aria-labelledby="reported">
            <h2 id="reported" tabIndex={-1}>
              {t("conversions.reported", { count: conversions.totalCount })}
            </h2>
            {conversions.nodes.length === 0 ? (
              <EmptyState>{t("conversions.none")}</EmptyState>
            ) : (
              <ConversionList conversions={conversions.nodes} onTakenBack={takenBack} />
            )}
            {conversions.pageInfo.hasNextPage && (
              <LoadMore
                onMore={() => fetchMore({ variables: { after: conversions.pageInfo.endCursor } })}
                label={t("conversions.more")}
                pendingLabel={t("conversions.morePending")}
                failed={t("conversions.moreFailed")}
              />
            )}
          </section>
        </div>
      )}
      {!data && error && <FailedState message={t("conversions.failed")} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={["40%", "100%", "100%", "100%"]} />}
    </>
  );
}
