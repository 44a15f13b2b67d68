import type { FragmentType } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { InvoiceRow_InvoiceFragment, Tier } from "../../gql/graphql";
import { DataTable } from "../../ui/DataTable";
import { LoadMore } from "../../ui/LoadMore";
import { PageTitle } from "../../ui/PageTitle";
import { Panel } from "../../ui/Panel";
import { FailedState, Skeleton } from "../../ui/States";
import styles from "./BillingPage.module.css";
import { CardPanel } from "./CardPanel";
import { InvoiceRow } from "./InvoiceRow";
import panelStyles from "./Invoices.module.css";
import { ReturnNotice } from "./ReturnNotice";
import { StandingPanel } from "./StandingPanel";
import { SumsTable } from "./SumsTable";
import { isOpen, useLiveStanding } from "./standing";
import { useReturn } from "./useReturn";

const BillingPageDocument = graphql(`
  query BillingPage($after: String) {
    subscription {
      ...Standing_subscription @unmask
    }
    plans {
      tier
      name
      pricePence
    }
    billingSetup {
      provider
      testCards {
        number
        brand
        does
      }
    }
    invoices(first: 20, after: $after) {
      ...BillingPage_invoices @unmask
    }
  }
`);

const InvoicesDocument = graphql(`
  query BillingInvoices {
    invoices(first: 20) {
      ...BillingPage_invoices @unmask
    }
  }
  fragment BillingPage_invoices on InvoiceConnection {
    totalCount
    nodes {
      id
      ...InvoiceRow_invoice
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

const InvoicesChangedDocument = graphql(`
  subscription InvoicesChanged {
    invoicesChanged {
      snapshot
    }
  }
`);

/** What an advertiser pays: the plan, the next renewal, the card, and every invoice. */
export function BillingPage() {
  const { t } = useTranslation("advertiser");
  const [returned, dismiss] = useReturn();
  const { data, error, refetch, fetchMore } = useQuery(BillingPageDocument, {
    variables: {},
  });
  const client = useApolloClient();
  useLiveStanding();
  // At the first news as well: an invoice may have come between the page's answer and it. Nothing but the invoices: a
  // late answer would overwrite what useLiveStanding has heard since.
  useLiveSubscription(InvoicesChangedDocument, {
    variables: {},
    onData: () => void client.query({ query: InvoicesDocument, fetchPolicy: "network-only" }).catch(() => undefined),
  });
  const standing = data?.subscription;
  const plan = data?.plans.find(({ tier }) => tier === standing?.tier);

  return (
    <>
      <PageTitle title={t("billing.title")} />
      {returned && <ReturnNotice returned={returned} onDismiss={dismiss} />}
      {data && (
        <div className={styles.parts}>
          {standing && plan ? (
            <StandingPanel standing={standing} plan={plan} />
          ) : (
            <Panel id="billing-plan" title={t("billing.plan")}>
              <div className={styles.none}>
                <h3>{t("dashboard.noPlan")}</h3>
                <p>{t("billing.noPlan")}</p>
                <Button component={Link} to="/advertiser/dashboard#plans">
                  {t("billing.choose")}
                </Button>
              </div>
            </Panel>
          )}
          {isOpen(standing) && (
            <div className={styles.pair}>
              <CardPanel standing={standing} setup={data.billingSetup} />
              <Panel
                id="billing-renewal"
                title={t(standing.status === "PAST_DUE" ? "billing.renewalOpen" : "billing.renewal")}
              >
                <div className={styles.inside}>
                  {standing.renewal ? (
                    <SumsTable
                      money={standing.renewal}
                      total={t(standing.status === "PAST_DUE" ? "sums.open" : "sums.renewal")}
                      labelledBy="billing-renewal"
                    />
                  ) : (
                    <p>{t("billing.noRenewal")}</p>
                  )}
                  {standing.renewal && standing.status === "ACTIVE" && (
                    <p className={styles.note}>{t("billing.renewalNote")}</p>
                  )}
                </div>
              </Panel>
            </div>
          )}
          <InvoicesPanel
            invoices={data.invoices}
            plans={data.plans}
            onMore={() => fetchMore({ variables: { after: data.invoices.pageInfo.endCursor } })}
          />
        </div>
      )}
      <div className={styles.states}>
        {!data && error && <FailedState message={t("billing.failed")} onRetry={refetch} />}
        {!data && !error && (
          <>
            <Skeleton block={210} />
            <Skeleton block={150} />
            <Skeleton lines={["30%", "100%", "100%", "100%"]} />
          </>
        )}
      </div>
    </>
  );
}

interface InvoicesPanelProps {
  invoices: {
    totalCount: number;
    nodes: readonly (FragmentType<InvoiceRow_InvoiceFragment> & { id: string })[];
    pageInfo: { hasNextPage: boolean };
  };
  plans: readonly { tier: Tier; name: string }[];
  onMore: () => Promise<unknown>;
}

/** Every invoice, the newest first; each opens in its place. */
function InvoicesPanel({ invoices, plans, onMore }: InvoicesPanelProps) {
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
        <p className={panelStyles.empty}>{t("invoices.empty")}</p>
      ) : (
        <DataTable
          className={panelStyles.table}
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
        <div className={panelStyles.more}>
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
