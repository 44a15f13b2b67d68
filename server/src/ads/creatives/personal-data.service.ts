import type { PersonalData } from "../../platform/personal-data";

const STAYS = "It belongs to the company and stays: please contact us to close an advertiser account.";

/** What an advertiser's adverts show. */
export const CREATIVE_DATA: readonly PersonalData[] = [
  {
    columns: ["creatives.advertiser_id", "current_creatives.advertiser_id"],
    erasure: STAYS,
    export: {
      key: "creatives",
      title: "Your adverts",
      about: "What your adverts show, with every version of them.",
      roles: ["ADVERTISER"],
      labels: {
        title: "Title",
        description: "Text",
        version: "Version",
        targetUrl: "Leads to",
        status: "State",
        madeAt: "Made",
      },
      sql: `select v.created_at as at, v.id, c.id as creative, v.number as version, v.title, v.description, v.alt_text as "altText",
                   v.price_pence as "pricePence", v.target_url as "targetUrl", v.disclaimer, v.status, v.created_at as "madeAt",
                   v.submitted_at as "submittedAt"
              from creatives c join creative_versions v on v.creative_id = c.id
             where c.advertiser_id = $1 and (v.created_at, v.id) > ($2, $3) order by v.created_at, v.id limit $4`,
    },
  },
  {
    columns: ["creative_pictures.advertiser_id"],
    erasure: STAYS,
    export: {
      key: "advertPictures",
      title: "Pictures of your adverts",
      about: "The pictures that you sent, as they are shown.",
      roles: ["ADVERTISER"],
      labels: { fileName: "File", mediaType: "Kind", width: "Width", height: "Height", sentAt: "Sent" },
      sql: `select p.created_at as at, p.id, f.file_name as "fileName", p.media_type as "mediaType", p.width, p.height,
                   p.created_at as "sentAt" from creative_pictures p join stored_files f on f.id = p.file_id
             where p.advertiser_id = $1 and (p.created_at, p.id) > ($2, $3) order by p.created_at, p.id limit $4`,
    },
  },
];
