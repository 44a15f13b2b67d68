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
];
