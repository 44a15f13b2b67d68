import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { ChangeLog_CompanyFragment } from "../../gql/graphql";
import { formatFullDay, formatHourMinute } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import { Panel } from "../../ui/Panel";
import styles from "./CompanyPage.module.css";

const ChangeLogFragment = graphql(`
  fragment ChangeLog_company on AdvertiserCompany {
    changes {
      id
      changedAt
      field
      before
      after
    }
  }
`);

const NAMES = ["address", "contactPerson", "phone", "website"] as const;

/** What was changed, the newest first. */
export function ChangeLog({ company }: { company: FragmentType<ChangeLog_CompanyFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({ fragment: ChangeLogFragment, from: company });
  if (!complete) return null;
  const nameOf = (field: string) => {
    const name = NAMES.find((known) => known === field);
    return name ? t(`company.${name}`) : field;
  };
  return (
    <Panel id="company-changes" title={t("company.changes")}>
      {data.changes.length === 0 ? (
        <p className={styles.note}>{t("company.noChanges")}</p>
      ) : (
        <DataTable
          labelledBy="company-changes"
          columns={[t("company.when"), t("company.what"), t("company.before"), t("company.after")]}
        >
          <tbody>
            {data.changes.map(({ id, changedAt, field, before, after }) => (
              <tr key={id}>
                <td data-label={t("company.when")}>
                  {formatFullDay(changedAt)}, {formatHourMinute(changedAt)}
                </td>
                <th scope="row" data-label={t("company.what")}>
                  {nameOf(field)}
                </th>
                <td data-label={t("company.before")}>{before ?? t("company.unknown")}</td>
                <td data-label={t("company.after")}>{after ?? t("company.unknown")}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Panel>
  );
}
