import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import { formatCount, formatPence } from "../../lib/money";
import { formatDay } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { ConversionForm } from "./ConversionForm";
import styles from "./ReportPage.module.css";

const ConversionsPageDocument = graphql(`
  query ConversionsPage {
    campaigns(first: 100) {
      nodes {
        id
        name
      }
    }
    conversions(first: 20) {
      totalCount
      nodes {
        id
        campaignName
        day
        count
        revenuePence
      }
    }
  }
`);

/** Where an advertiser says what came of the adverts, by form or by file, and sees what was said last. */
export function ConversionsPage() {
  const { t } = useTranslation("advertiser");
  const { data, error, refetch } = useQuery(ConversionsPageDocument, { fetchPolicy: "cache-and-network" });
  return (
    <>
      <PageTitle title={t("conversions.title")} />
      <p className={styles.about}>
        {t("conversions.about")} <Link to="/advertiser/reports">{t("report.back")}</Link>
      </p>
      {data && (
        <div className={styles.parts}>
          <ConversionForm campaigns={data.campaigns.nodes} onReported={() => void refetch()} />
          <section aria-labelledby="reported">
            <h2 id="reported">{t("conversions.reported", { count: data.conversions.totalCount })}</h2>
            {data.conversions.nodes.length === 0 ? (
              <EmptyState>{t("conversions.none")}</EmptyState>
            ) : (
              <DataTable className={styles.table} labelledBy="reported">
                <thead>
                  <tr>
                    <th scope="col">{t("conversions.campaign")}</th>
                    <th scope="col">{t("conversions.day")}</th>
                    <th scope="col" data-figure>
                      {t("conversions.count")}
                    </th>
                    <th scope="col" data-figure>
                      {t("conversions.revenue")}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {data.conversions.nodes.map(({ id, campaignName, day, count, revenuePence }) => (
                    <tr key={id}>
                      <th scope="row">{campaignName}</th>
                      <td data-label={t("conversions.day")}>{formatDay(day)}</td>
                      <td data-figure data-label={t("conversions.count")}>
                        {formatCount(count)}
                      </td>
                      <td data-figure data-label={t("conversions.revenue")}>
                        {formatPence(revenuePence)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </DataTable>
            )}
          </section>
        </div>
      )}
      {!data && error && <FailedState message={t("conversions.failed")} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={["40%", "100%", "100%", "100%"]} />}
    </>
  );
}
