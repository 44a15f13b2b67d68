import { useTranslation } from "react-i18next";
import type { CampaignBreakdownQuery } from "../../gql/graphql";
import { formatCount } from "../../lib/money";
import { DataTable } from "../../ui/DataTable";
import styles from "./Breakdown.module.css";

type Discard = CampaignBreakdownQuery["campaignBreakdown"]["discards"][number];

/** What was not counted and not charged, by reason. */
export function Discards({ discards }: { discards: readonly Discard[] }) {
  const { t } = useTranslation("advertiser");
  const all = discards.reduce((sum, { events }) => sum + events, 0);
  return (
    <section aria-labelledby="discards">
      <h2 id="discards">{t("discards.title")}</h2>
      <p className={styles.said}>{t(all === 0 ? "discards.none" : "discards.lead")}</p>
      {all > 0 && (
        <DataTable isSmall>
          <thead>
            <tr>
              <th scope="col">{t("discards.reason")}</th>
              <th scope="col" data-figure>
                {t("discards.events")}
              </th>
            </tr>
          </thead>
          <tbody>
            {discards.map(({ reason, text, events }) => (
              <tr key={reason}>
                <th scope="row">{text}</th>
                <td data-figure>{formatCount(events)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("discards.all")}</th>
              <td data-figure>{formatCount(all)}</td>
            </tr>
          </tfoot>
        </DataTable>
      )}
    </section>
  );
}
