import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveSubscription } from "../../../core/useLiveSubscription";
import { usePages } from "../../../core/usePages";
import { graphql } from "../../../gql";
import type { RefundStatus } from "../../../gql/graphql";
import { formatPence } from "../../../lib/money";
import { focusPage } from "../../../lib/pageBelow";
import { formatFullDay } from "../../../lib/time";
import { PagedTable } from "../../../ui/PagedTable";
import { Panel } from "../../../ui/Panel";
import { StatusChip, type StatusLevel } from "../../../ui/StatusChip";
import { AskDialog } from "../AskDialog";
import { ReasonDialog } from "../ReasonDialog";
import styles from "../Users.module.css";
import type { Account } from "../users";
import { useWhen } from "../useWhen";
import { type AccountInvoice, actId } from "./invoices";

export interface InvoicesPanelProps {
  account: Account;
  /** With what was done. */
  onDone: (sentence: string) => void;
  /** Something else begins. */
  onAsk: () => void;
}

/** What an advertiser was charged. An invoice can be taken back, and what could not be refunded tried again. */
export function InvoicesPanel({ account, onDone, onAsk }: InvoicesPanelProps) {
  const { t } = useTranslation("users");
  const { list, credit, retry } = useAccountInvoices(account.id);
  const [asked, setAsked] = useState<AccountInvoice | null>(null);
  const isRefund = asked?.kind === "CREDIT_NOTE";
  const close = (isDone: boolean) => {
    if (isDone && asked) onDone(t(isRefund ? "invoices.done.retry" : "invoices.done.credit", asked));
    setAsked(null);
    // A button that is no longer there cannot have the focus back.
    focusPage(() => document.getElementById(asked ? actId(asked) : "") ?? document.getElementById("acts"));
  };
  return (
    <Panel
      id="user-invoices"
      title={t("invoices.title")}
      className={styles.wide}
      remarks={!!list.total && <span className="num">{t("invoices.count", { count: list.total })}</span>}
    >
      <PagedTable
        list={list}
        className={styles.invoices}
        labelledBy="user-invoices"
        columns={[
          t("invoices.number"),
          t("invoices.date"),
          t("invoices.what"),
          { label: t("invoices.gross"), isFigure: true },
          t("invoices.state"),
          { label: t("invoices.acts"), isHidden: true },
        ]}
        row={(invoice) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            onAct={() => {
              onAsk();
              setAsked(invoice);
            }}
          />
        )}
        empty={t("invoices.empty")}
        words={{
          failed: t("invoices.failed"),
          more: t("invoices.more"),
          moreFailed: t("invoices.moreFailed"),
          morePending: t("invoices.morePending"),
        }}
      />
      {asked && !isRefund && (
        <ReasonDialog
          title={t("invoices.credit")}
          meta={asked.number}
          name="credit"
          about={asked.id}
          hint={t("invoices.reasonHint")}
          act={(reason) => credit(asked.number, reason)}
          onClose={close}
        >
          <p>
            {t(asked.grossPence > 0 ? "invoices.creditText" : "invoices.creditNothing", {
              number: asked.number,
              amount: formatPence(asked.grossPence),
              paidBy: asked.paidBy,
              name: account.name,
            })}
          </p>
          <p>{t("invoices.creditPlan")}</p>
        </ReasonDialog>
      )}
      {asked && isRefund && (
        <AskDialog
          title={t("invoices.retry")}
          meta={asked.number}
          text={t("invoices.retryText", { paidBy: asked.paidBy })}
          act={() => retry(asked.number)}
          onClose={close}
        />
      )}
    </Panel>
  );
}

const AccountInvoicesDocument = graphql(`
  query AccountInvoices($userId: ID!, $after: String) {
    accountInvoices(userId: $userId, first: 20, after: $after) {
      totalCount
      nodes {
        ...AccountInvoices_invoice @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const ChangedDocument = graphql(`
  subscription AccountInvoicesChanged($userId: ID!) {
    accountInvoicesChanged(userId: $userId) {
      snapshot
    }
  }
`);

const CreditDocument = graphql(`
  mutation AccountInvoices_credit($number: String!, $reason: String!) {
    creditInvoice(number: $number, reason: $reason) {
      ...AccountInvoices_invoice @unmask
    }
  }
`);

const RetryDocument = graphql(`
  mutation AccountInvoices_retry($number: String!) {
    retryRefund(number: $number) {
      ...AccountInvoices_invoice @unmask
    }
  }
`);

/** An advertiser's invoices, read again when one came or its money moved, and what staff do with them. */
function useAccountInvoices(userId: string) {
  const list = usePages(AccountInvoicesDocument, (data) => data.accountInvoices, { variables: { userId } });
  // At the first news as well: something may have happened between the list and it.
  useLiveSubscription(ChangedDocument, { variables: { userId }, onData: list.read });
  const [credit] = useMutation(CreditDocument);
  const [retry] = useMutation(RetryDocument);
  return {
    list,
    /** The new credit note is in the list at once, also without a socket. */
    credit: async (number: string, reason: string) => {
      await credit({ variables: { number, reason } });
      void list.read();
    },
    retry: (number: string) => retry({ variables: { number } }),
  };
}

interface InvoiceRowProps {
  invoice: AccountInvoice;
  /** Issue a credit note, or try its refund again. */
  onAct: () => void;
}

const LEVELS: Record<RefundStatus, StatusLevel> = { PENDING: "idle", SUCCEEDED: "normal", FAILED: "critical" };

/** An invoice or a credit note as a line; below a credit note why it was made, and what is wrong with its refund. */
function InvoiceRow({ invoice, onAct }: InvoiceRowProps) {
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
