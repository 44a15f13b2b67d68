import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { Demographics_ReportFragment } from "../../gql/graphql";
import { EmptyState } from "../../ui/States";
import { ShareBars } from "../charts/ShareBars";
import { isMerged } from "../insights/insights";
import styles from "./ReportPage.module.css";

const DemographicsFragment = graphql(`
  fragment Demographics_report on MonthlyReport {
    demographics {
      days
      ageGroups {
        keys
        labels
        sharePercent
      }
      genders {
        keys
        labels
        sharePercent
      }
      locations {
        keys
        labels
        sharePercent
      }
    }
  }
`);

const LISTS = ["ageGroups", "genders", "locations"] as const;

/** Who saw the adverts in the month: by age group, gender and city. Each bar has its number beside it. */
export function Demographics({ report }: { report: FragmentType<Demographics_ReportFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({ fragment: DemographicsFragment, from: report });
  if (!complete) return null;
  const { days, ...lists } = data.demographics;
  const hasMerged = LISTS.some((list) => lists[list].some(isMerged));
  return (
    <section aria-labelledby="demographics">
      <h2 id="demographics">{t("audience.title")}</h2>
      <p className={styles.quiet}>{t("report.shares", { count: days })}</p>
      {days === 0 ? (
        <EmptyState>{t("audience.empty")}</EmptyState>
      ) : (
        <div className={styles.lists}>
          {LISTS.map((list) => (
            <div key={list}>
              <h3>{t(`report.list.${list}`)}</h3>
              <ShareBars shares={lists[list]} />
            </div>
          ))}
        </div>
      )}
      <p className={styles.quiet}>
        {t("audience.notShared")} {hasMerged && t("insights.merged")}
      </p>
    </section>
  );
}
