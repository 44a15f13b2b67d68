import type { PersonalData } from "../platform/personal-data";

const STAYS = "It belongs to invoices and stays: please contact us to close an account that paid for a month.";

/** What is kept about what an advertiser paid for. */
export const SUBSCRIPTION_DATA: readonly PersonalData[] = [
  {
    columns: ["subscriptions.advertiser_id"],
    erasure: STAYS,
    export: {
      key: "paidMonths",
      title: "Paid months",
      about: "The plan of each month.",
      roles: ["ADVERTISER"],
      labels: { plan: "Plan", from: "From", to: "To" },
      sql: `select period_start as at, id, tier as plan, period_start as "from", period_end as "to" from subscriptions
             where advertiser_id = $1 and (period_start, id) > ($2, $3) order by period_start, id limit $4`,
    },
  },
];
