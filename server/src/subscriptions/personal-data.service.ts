import type { PersonalData } from "../platform/personal-data";

const STAYS = "It belongs to the company and its invoices and stays: please contact us to close an advertiser account.";

/** What is kept about an advertiser's company and what it paid for. */
export const COMPANY_DATA: readonly PersonalData[] = [
  {
    columns: ["companies.advertiser_id"],
    erasure: STAYS,
    export: {
      key: "company",
      title: "Your company",
      about: "The company behind your account.",
      single: true,
      roles: ["ADVERTISER"],
      labels: { name: "Name", website: "Website", since: "Since" },
      sql: `select created_at as at, advertiser_id as id, name, website, created_at as since from companies
             where advertiser_id = $1 and (created_at, advertiser_id) > ($2, $3) limit $4`,
    },
  },
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
