import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CampaignBreakdownQuery } from "../../gql/graphql";
import { formatCount } from "../../lib/money";
import { compareShares } from "../../lib/proportions";
import { DataTable } from "../../ui/DataTable";
import pages from "../pages.module.css";
import styles from "./Breakdown.module.css";
import { formatRate } from "./campaigns";

type Figures = CampaignBreakdownQuery["campaignBreakdown"]["creatives"][number];

/** The adverts of a campaign side by side, and whether the difference says anything. */
export function Comparison({ figures }: { figures: readonly Figures[] }) {
  const { t } = useTranslation("advertiser");
  const [first, second] = figures;
  const shareOf = ({ impressions, clicks }: Figures) => ({ of: impressions, hits: Math.min(clicks, impressions) });
  const said = first && second && compareShares(shareOf(first), shareOf(second));
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison">{t("comparison.title")}</h2>
      {said && figures.length === 2 && (
        <p className={styles.said}>
          {t(`comparison.${said}`, { first: first.creative.title, second: second.creative.title })}
        </p>
      )}
      <DataTable className={`${pages.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t("comparison.advert")}</th>
            <th scope="col" data-figure>
              {t("campaigns.impressions")}
            </th>
            <th scope="col" data-figure>
              {t("campaigns.clicks")}
            </th>
            <th scope="col" data-figure>
              {t("campaigns.ctr")}
            </th>
            <th scope="col" data-figure>
              {t("campaign.engagements")}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ creative, impressions, clicks, ctr, engagements }) => (
            <tr key={creative.id}>
              <th scope="row">
                <Link to={`/advertiser/creatives/${creative.id}`}>{creative.title}</Link>
              </th>
              <td data-figure data-label={t("campaigns.impressions")}>
                {formatCount(impressions)}
              </td>
              <td data-figure data-label={t("campaigns.clicks")}>
                {formatCount(clicks)}
              </td>
              <td data-figure data-label={t("campaigns.ctr")}>
                {formatRate(ctr)}
              </td>
              <td data-figure data-label={t("campaign.engagements")}>
                {formatCount(engagements)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}
