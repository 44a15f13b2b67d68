import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { formatCount, formatPence } from "../../lib/money";
import { formatFullDay } from "../../lib/time";
import { FailedState, Skeleton } from "../../ui/States";
import styles from "./Invoices.module.css";

const InvoiceDetailsDocument = graphql(`
  query InvoiceDetails($id: ID!) {
    invoice(id: $id) {
      id
      billedTo
      items {
        id
        text
        netPence
        days {
          day
          impressions
        }
        creatives {
          creativeId
          title
          impressions
        }
      }
    }
  }
`);

/** What an invoice consists of. What was over the quota is told by day and by creative. */
export function InvoiceDetails({ id }: { id: string }) {
  const { t } = useTranslation("advertiser");
  const { data, error, refetch } = useQuery(InvoiceDetailsDocument, { variables: { id } });
  if (!data?.invoice) {
    return error ? (
      <FailedState message={t("invoices.failed")} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Skeleton lines={["60%", "80%"]} />
    );
  }
  const { billedTo, items } = data.invoice;
  return (
    <div className={styles.inside}>
      <p className={styles.billed}>
        {t("invoices.billedTo")} {billedTo.join(", ")}
      </p>
      <dl className={styles.lines}>
        {items.map((line) => (
          <div key={line.id}>
            <dt>{line.text}</dt>
            <dd className="num">{formatPence(line.netPence)}</dd>
          </div>
        ))}
      </dl>
      {items.map(({ id: lineId, days, creatives }) => (
        <div key={lineId} className={styles.counts}>
          {days && days.length > 0 && (
            <Counts
              title={t("invoices.byDay")}
              rows={days.map(({ day, impressions }) => [day, formatFullDay(`${day}T12:00:00Z`), impressions])}
            />
          )}
          {creatives && creatives.length > 0 && (
            <Counts
              title={t("invoices.byCreative")}
              rows={creatives.map(({ creativeId, title, impressions }) => [creativeId, title, impressions])}
            />
          )}
        </div>
      ))}
    </div>
  );
}

interface CountsProps {
  title: string;
  rows: readonly (readonly [key: string, text: string, impressions: number])[];
}

/** Impressions by something. A list, because a table in a table's row would be read as a part of it. */
function Counts({ title, rows }: CountsProps) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className={styles.lines}>
        {rows.map(([key, text, impressions]) => (
          <div key={key}>
            <dt>{text}</dt>
            <dd className="num">{formatCount(impressions)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
