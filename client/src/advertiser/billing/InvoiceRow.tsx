import type { FragmentType } from "@apollo/client";
import { useFragment, useQuery } from "@apollo/client/react";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { InvoiceRow_InvoiceFragment, Tier } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";
import { formatFullDay } from "../../lib/time";
import { Awaited } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./Invoices.module.css";

const InvoiceRowFragment = graphql(`
  fragment InvoiceRow_invoice on Invoice {
    id
    number
    kind
    status
    issuedAt
    tier
    fromTier
    toTier
    money {
      netPence
      vatPence
      grossPence
    }
    refund {
      status
    }
  }
`);

/** Whether an invoice counts, and where the money of a credit note is. */
function stateOf({ kind, status, refund }: Pick<InvoiceRow_InvoiceFragment, "kind" | "status" | "refund">) {
  if (kind !== "CREDIT_NOTE") return ({ PAID: ["PAID", "normal"], CREDITED: ["CREDITED", "idle"] } as const)[status];
  return REFUNDS[refund?.status ?? "SUCCEEDED"];
}
const REFUNDS = {
  PENDING: ["REFUND_PENDING", "idle"],
  SUCCEEDED: ["REFUNDED", "normal"],
  FAILED: ["REFUND_FAILED", "warning"],
} as const;

export interface InvoiceRowProps {
  invoice: FragmentType<InvoiceRow_InvoiceFragment>;
  nameOf: (tier: Tier | null | undefined) => string;
}

/** One invoice as a line, and opened with what it consists of. */
export function InvoiceRow({ invoice, nameOf }: InvoiceRowProps) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({ fragment: InvoiceRowFragment, from: invoice });
  const [isOpen, setOpen] = useState(false);
  if (!complete) return null;
  const { id, number, kind, money } = data;
  const [state, level] = stateOf(data);
  const names = { plan: nameOf(data.tier), from: nameOf(data.fromTier), to: nameOf(data.toTier) };
  const figures = [
    [t("invoices.net"), money.netPence],
    [t("invoices.vat"), money.vatPence],
    [t("invoices.gross"), money.grossPence],
  ] as const;
  return (
    <>
      <tr data-open={isOpen || undefined}>
        <th scope="row">
          <button
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-controls={`invoice-${id}`}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={18} stroke={1.9} aria-hidden />
            <span className="hidden-text">{t("invoices.lines")}</span> {number}
          </button>
        </th>
        <td data-label={t("invoices.date")}>{formatFullDay(data.issuedAt)}</td>
        <td data-label={t("invoices.what")} className={styles.what}>
          {t(`invoices.kind.${kind}`, names)}
        </td>
        {figures.map(([label, pence]) => (
          <td key={label} data-figure data-label={label}>
            {formatPence(pence)}
          </td>
        ))}
        <td>
          <StatusChip level={level}>{t(`invoices.state.${state}`)}</StatusChip>
        </td>
        <td data-wide>
          <span className={styles.files}>
            {(["pdf", "csv"] as const).map((format) => (
              <a key={format} href={`/invoices/${id}.${format}`} download>
                {format.toUpperCase()}
                <span className="hidden-text"> {t("invoices.of", { number })}</span>
              </a>
            ))}
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr id={`invoice-${id}`} className={styles.details}>
          <td colSpan={8} data-wide>
            <InvoiceDetails id={id} />
          </td>
        </tr>
      )}
    </>
  );
}

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
function InvoiceDetails({ id }: { id: string }) {
  const { t } = useTranslation("advertiser");
  const { data, error, refetch } = useQuery(InvoiceDetailsDocument, { variables: { id } });
  if (!data?.invoice) {
    return <Awaited failed={error && t("invoices.failed")} onRetry={refetch} lines={["60%", "80%"]} />;
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
