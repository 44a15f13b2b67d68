import type { PersonalData } from "../platform/personal-data";

/** What an advertiser's adverts show. */
export const CREATIVE_DATA: readonly PersonalData[] = [
  {
    columns: ["creatives.advertiser_id"],
    erasure: "It belongs to the company and stays: please contact us to close an advertiser account.",
    export: {
      key: "creatives",
      title: "Your adverts",
      about: "What your adverts show.",
      roles: ["ADVERTISER"],
      labels: { title: "Title", description: "Text", targetUrl: "Leads to", status: "State", madeAt: "Made" },
      sql: `select created_at as at, id, title, description, alt_text as "altText", price_pence as "pricePence",
                   target_url as "targetUrl", disclaimer, status, created_at as "madeAt"
              from creatives where advertiser_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
    },
  },
];
