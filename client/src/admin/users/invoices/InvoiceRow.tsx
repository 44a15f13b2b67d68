import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { RefundStatus } from "../../../gql/graphql";
import { formatPence } from "../../../lib/money";
import { formatFullDay } from "../../../lib/time";
import { StatusChip, type StatusLevel } from "../../../ui/StatusChip";
import styles from "../Users.module.css";
import { useWhen } from "../useWhen";
import { type AccountInvoice, actId } from "./invoices";

export interface InvoiceRowProps {
  invoice: AccountInvoice;
  /** Issue a credit note, or try its refund again. */
  onAct: () => void;
}

const LEVELS: Record<RefundStatus, StatusLevel> = { PENDING: "idle", SUCCEEDED: "normal", FAILED: "critical" };

/** An invoice or a credit note as a line; below a credit note why it was made, and what is wrong with its refund. */
export function InvoiceRow({ invoice, onAct }: InvoiceRowProps) {
  const { t } = useTranslation("users");
  const when = useWhen();
  const { number, kind, status, tier, fromTier, toTier, credits, creditedBy, refund, paidBy } = invoice;
  const nameOf = (name: typeof tier) => (name ? t(`tier.${name}`) : "");
  const names = { plan: nameOf(tier), from: nameOf(fromTier), to: nameOf(toTier), number: credits };
  const act = kind === "CREDIT_NOTE" ? refund?.status === "FAILED" && "retry" : status === "PAID" && "credit";
  return (
    <>
      <tr data-open={refund ? true : undefined}>
        <th scope="row">{number}</th>
        <td data-label={t("invoices.date")}>{formatFullDay(invoice.issuedAt)}</td>
        <td data-label={t("invoices.what")} className={styles.what}>
          {t(`invoices.kind.${kind}`, names)}
          {paidBy && <span className={styles.facts}>{t("invoices.paidBy", { card: paidBy })}</span>}
        </td>
        <td data-figure data-label={t("invoices.gross")}>
          {formatPence(invoice.grossPence)}
          <span className={styles.facts}>{t("invoices.vat", { vat: formatPence(invoice.vatPence) })}</span>
        </td>
        <td data-wide>
          {kind === "CREDIT_NOTE" ? (
            <StatusChip level={LEVELS[refund?.status ?? "SUCCEEDED"]}>
              {t(`invoices.refund.${refund?.status ?? "ELSEWHERE"}`)}
            </StatusChip>
          ) : (
            <StatusChip level={status === "PAID" ? "normal" : "idle"}>
              {t(`invoices.status.${status}`, { number: creditedBy })}
            </StatusChip>
          )}
        </td>
        <td data-acts data-wide>
          {act && (
            <Button id={actId(invoice)} variant="default" size="compact-sm" onClick={onAct}>
              {t(`invoices.${act}`)}
              <span className="hidden-text"> {t("invoices.of", { number })}</span>
            </Button>
          )}
        </td>
      </tr>
      {refund && (
        <tr className={styles.refund}>
          <td colSpan={6} data-wide>
            {refund.message && <p>{refund.message}</p>}
            <q className={styles.broken}>{refund.reason}</q>
            <span className={styles.facts}>
              {t("suspensions.by", {
                when: when(refund.requestedAt),
                name: refund.requestedBy ?? t("suspensions.gone"),
              })}
            </span>
          </td>
        </tr>
      )}
    </>
  );
}
