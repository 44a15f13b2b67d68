import type { PersonalData } from "../../platform/personal-data";

/** Where an advertiser's adverts are shown. */
export const CAMPAIGN_DATA: readonly PersonalData[] = [
  {
    columns: ["campaigns.advertiser_id"],
    erasure: "It belongs to the company and stays: please contact us to close an advertiser account.",
    export: {
      key: "campaigns",
      title: "Your campaigns",
      about: "Where your adverts are shown.",
      roles: ["ADVERTISER"],
      labels: {
        name: "Name",
        status: "State",
        cities: "Cities",
        languages: "Languages",
        topics: "Topics",
        signals: "Lifestyle signals",
        madeAt: "Made",
      },
      sql: `select created_at as at, id, name, status, cities, languages, topics, signals, created_at as "madeAt" from campaigns
             where advertiser_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
    },
  },
  {
    columns: ["campaign_conversions.advertiser_id", "conversion_reports.advertiser_id", "promo_codes.advertiser_id"],
    erasure: "It belongs to the company and stays: please contact us to close an advertiser account.",
    export: {
      key: "conversions",
      title: "Conversions that you reported",
      about: "What you told us came of your adverts, by campaign and day. Nothing in it is about a person.",
      roles: ["ADVERTISER"],
      labels: {
        campaign: "Campaign",
        day: "Day",
        count: "Conversions",
        revenuePence: "Revenue in pence",
        promoCode: "By code",
        orderId: "Order",
        allOrders: "All orders of the day",
        reportedAt: "Reported",
      },
      sql: `select v.reported_at as at, v.id, c.name as campaign, to_char(v.day, 'YYYY-MM-DD') as day, v.conversions as count,
                   v.revenue_pence as "revenuePence", v.promo_code as "promoCode", v.order_id as "orderId", v.all_orders as "allOrders", v.reported_at as "reportedAt"
              from campaign_conversions v join campaigns c on c.id = v.campaign_id
             where v.advertiser_id = $1 and (v.reported_at, v.id) > ($2, $3) order by v.reported_at, v.id limit $4`,
    },
  },
  {
    columns: ["hidden_adverts.user_id"],
    erasure: "It is deleted.",
    export: {
      key: "hiddenAdverts",
      title: "Adverts that you hid",
      about: "Adverts that you do not want to see again.",
      roles: ["CUSTOMER"],
      labels: { title: "Advert", hiddenAt: "When" },
      sql: `select h.hidden_at as at, h.campaign_id as id, a.title, h.hidden_at as "hiddenAt"
              from hidden_adverts h join campaigns c on c.id = h.campaign_id join current_creatives a on a.id = c.creative_id
             where h.user_id = $1 and (h.hidden_at, h.campaign_id) > ($2, $3) order by h.hidden_at, h.campaign_id limit $4`,
    },
  },
];
