import type { PersonalData } from "../../platform/personal-data";

const STAYS = "It belongs to invoices and stays: please contact us to close an account that paid for a month.";

/** What is kept about what an advertiser paid for. */
export const SUBSCRIPTION_DATA: readonly PersonalData[] = [
  {
    columns: ["subscriptions.advertiser_id"],
    erasure: STAYS,
    export: {
      key: "subscription",
      title: "Your plan",
      about: "The plan that renews every month, and the card on file, of which we keep no more than this.",
      single: true,
      roles: ["ADVERTISER"],
      labels: {
        plan: "Plan",
        status: "State",
        startDate: "Since",
        endsWithItsMonth: "Ends with its month",
        card: "Card",
        cardEnding: "Card ending",
        cardExpires: "Card expires",
      },
      sql: `select created_at as at, id, tier as plan, status, start_date as "startDate", cancel_at_period_end as "endsWithItsMonth",
                   card_brand as card, card_last4 as "cardEnding", card_expiry_month || '/' || card_expiry_year as "cardExpires"
              from subscriptions where advertiser_id = $1 and (created_at, id) > ($2, $3) limit $4`,
    },
  },
  {
    columns: ["subscription_periods.advertiser_id"],
    erasure: STAYS,
    export: {
      key: "paidMonths",
      title: "Paid months",
      about: "The plan of each month, and days in which adverts went on although a renewal had failed.",
      roles: ["ADVERTISER"],
      labels: { plan: "Plan", kind: "Kind", from: "From", to: "To", impressions: "Impressions charged for" },
      sql: `select period_start as at, id, tier as plan, kind, period_start as "from", period_end as "to",
                   charged_impressions as impressions from subscription_periods
             where advertiser_id = $1 and (period_start, id) > ($2, $3) order by period_start, id limit $4`,
    },
  },
  {
    columns: ["payments.advertiser_id"],
    erasure: "It is deleted with the account, unless it led to an invoice.",
    export: {
      key: "payments",
      title: "Payments",
      about: "Each time that we charged your card, or tried to.",
      roles: ["ADVERTISER"],
      labels: {
        purpose: "For",
        status: "State",
        plan: "Plan",
        grossPence: "Pence, with VAT",
        card: "Card",
        cardEnding: "Card ending",
        message: "Message",
        createdAt: "When",
        settledAt: "Settled",
      },
      sql: `select created_at as at, id, purpose, status, tier as plan, gross_pence as "grossPence", card_brand as card,
                   card_last4 as "cardEnding", message, created_at as "createdAt", settled_at as "settledAt" from payments
             where advertiser_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
    },
  },
  {
    columns: ["invoices.advertiser_id"],
    erasure: "Invoices have to be kept: please contact us to close an account that has some.",
    export: {
      key: "invoices",
      title: "Invoices",
      about: "The receipts of your payments. As PDF they are in the portal, under Billing.",
      roles: ["ADVERTISER"],
      labels: {
        number: "Number",
        kind: "Kind",
        issuedAt: "Date",
        billedTo: "To",
        lines: "Lines",
        netPence: "Pence, without VAT",
        vatPence: "VAT in pence",
        grossPence: "Pence, with VAT",
        paidBy: "Paid by",
      },
      sql: `select i.issued_at as at, i.id, i.number, i.kind, i.issued_at as "issuedAt", i.billed_to as "billedTo",
                   array(select l.text from invoice_lines l where l.invoice_id = i.id order by l.position) as lines,
                   i.net_pence as "netPence", i.vat_pence as "vatPence", i.gross_pence as "grossPence", i.paid_by as "paidBy"
              from invoices i where i.advertiser_id = $1 and (i.issued_at, i.id) > ($2, $3) order by i.issued_at, i.id limit $4`,
      onPaper: { billedTo: (lines: string[]) => lines, lines: (lines: string[]) => lines },
    },
  },
  {
    columns: ["refunds.requested_by"],
    erasure: "It belongs to an invoice and stays, without who asked for it.",
    export: {
      key: "refunds",
      title: "Refunds",
      about: "Invoices that were taken back, why, and what became of their money.",
      roles: ["ADVERTISER"],
      labels: {
        creditNote: "Credit note",
        status: "State",
        grossPence: "Pence, with VAT",
        reason: "Reason",
        message: "Message",
        requestedAt: "When",
        settledAt: "Settled",
      },
      sql: `select r.requested_at as at, r.credit_note_id as id, i.number as "creditNote", r.status, r.gross_pence as "grossPence", r.reason,
                   r.message, r.requested_at as "requestedAt", r.settled_at as "settledAt"
              from refunds r join invoices i on i.id = r.credit_note_id
             where i.advertiser_id = $1 and (r.requested_at, r.credit_note_id) > ($2, $3)
             order by r.requested_at, r.credit_note_id limit $4`,
    },
  },
  {
    columns: ["test_provider_cards.advertiser_id"],
    erasure: "It is deleted with the account.",
    export: {
      key: "testCards",
      title: "Test cards",
      about: "Cards that the built-in payment provider knows. It never keeps their numbers, CVVs or names.",
      roles: ["ADVERTISER"],
      labels: { brand: "Brand", ending: "Ending", expires: "Expires", createdAt: "When" },
      sql: `select created_at as at, id, brand, last4 as ending, expiry_month || '/' || expiry_year as expires,
                   created_at as "createdAt" from test_provider_cards
             where advertiser_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
    },
  },
];
