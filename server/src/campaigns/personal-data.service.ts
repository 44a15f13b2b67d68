import type { PersonalData } from "../platform/personal-data";

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
        madeAt: "Made",
      },
      sql: `select created_at as at, id, name, status, cities, languages, topics, created_at as "madeAt" from campaigns
             where advertiser_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
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
              from hidden_adverts h join campaigns c on c.id = h.campaign_id join creatives a on a.id = c.creative_id
             where h.user_id = $1 and (h.hidden_at, h.campaign_id) > ($2, $3) order by h.hidden_at, h.campaign_id limit $4`,
    },
  },
];
