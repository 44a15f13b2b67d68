import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatPence } from "../../../lib/money";
import { focusPage } from "../../../lib/pageBelow";
import { PagedTable } from "../../../ui/PagedTable";
import { Panel } from "../../../ui/Panel";
import { AskDialog } from "../AskDialog";
import { ReasonDialog } from "../ReasonDialog";
import styles from "../Users.module.css";
import type { Account } from "../users";
import { InvoiceRow } from "./InvoiceRow";
import { type AccountInvoice, actId } from "./invoices";
import { useAccountInvoices } from "./useAccountInvoices";

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
