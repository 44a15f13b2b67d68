import type { FragmentType } from "@apollo/client";
import { useTranslation } from "react-i18next";
import type { InvoiceRow_InvoiceFragment, Tier } from "../../gql/graphql";
import { DataTable } from "../../ui/DataTable";
import { LoadMore } from "../../ui/LoadMore";
import { Panel } from "../../ui/Panel";
import { InvoiceRow } from "./InvoiceRow";
import styles from "./Invoices.module.css";

export interface InvoicesPanelProps {
  invoices: {
    totalCount: number;
    nodes: readonly (FragmentType<InvoiceRow_InvoiceFragment> & { id: string })[];
    pageInfo: { hasNextPage: boolean };
  };
  plans: readonly { tier: Tier; name: string }[];
  onMore: () => Promise<unknown>;
}

/** Every invoice, the newest first; each opens in its place. */
export function InvoicesPanel({ invoices, plans, onMore }: InvoicesPanelProps) {
  const { t } = useTranslation("advertiser");
  const { nodes, totalCount, pageInfo } = invoices;
  const nameOf = (tier: Tier | null | undefined) => plans.find((plan) => plan.tier === tier)?.name ?? "";
  return (
    <Panel
      id="billing-invoices"
      title={t("invoices.title")}
      remarks={totalCount > 0 && <span className="num">{t("invoices.count", { count: totalCount })}</span>}
    >
      {nodes.length === 0 ? (
        <p className={styles.empty}>{t("invoices.empty")}</p>
      ) : (
        <DataTable
          className={styles.table}
          labelledBy="billing-invoices"
          columns={[
            t("invoices.number"),
            t("invoices.date"),
            t("invoices.what"),
            { label: t("invoices.net"), isFigure: true },
            { label: t("invoices.vat"), isFigure: true },
            { label: t("invoices.gross"), isFigure: true },
            t("invoices.status"),
            t("invoices.files"),
          ]}
        >
          <tbody>
            {nodes.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} nameOf={nameOf} />
            ))}
          </tbody>
        </DataTable>
      )}
      {pageInfo.hasNextPage && (
        <div className={styles.more}>
          <LoadMore
            onMore={onMore}
            label={t("invoices.more")}
            pendingLabel={t("invoices.morePending")}
            failed={t("invoices.moreFailed")}
          />
        </div>
      )}
    </Panel>
  );
}
