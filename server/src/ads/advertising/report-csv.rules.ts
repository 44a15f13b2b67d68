import { csvOf, csvText, decimal } from "../../platform/csv.rules";
import type { Dimension, Figures } from "./insight.rules";
import { DIMENSION_TEXT } from "./insight-words.rules";

/** The lists of who saw adverts. */
export const AUDIENCE_LISTS = { ageGroups: "AGE", genders: "GENDER", locations: "CITY" } as const satisfies Record<
  string,
  Dimension
>;
type AudienceList = keyof typeof AUDIENCE_LISTS;

/** All that stands in a report's file. */
export interface WrittenReport {
  month: string;
  metrics: Figures;
  previousMonth: string;
  previous: Figures | null;
  demographics: Readonly<Record<AudienceList, readonly { labels: string[]; sharePercent: number | null }[]>>;
  days: readonly { keys: string[]; labels: string[]; figures: Figures }[];
  campaigns: readonly { labels: string[]; figures: Figures }[];
}

const HEAD = [
  "Part",
  "Name",
  "Impressions",
  "Clicks",
  "CTR percent",
  "Engagements",
  "Conversions",
  "Revenue GBP without VAT",
  "Cost GBP without VAT",
  "ROI percent",
  "Share percent",
];

const count = (figure: number | null): string => (figure === null ? "" : String(figure));
const money = (pence: number | null): string => (pence === null ? "" : decimal(pence));

const line = (part: string, name: string, of: Figures): string[] => [
  part,
  csvText(name),
  count(of.impressions),
  count(of.clicks),
  of.ctr?.toFixed(2) ?? "",
  count(of.engagements),
  count(of.conversions),
  money(of.revenuePence),
  money(of.costPence),
  of.roi?.toFixed(1) ?? "",
  "",
];

/** One table: the month, the month before, each day, each campaign with the unused quota, each group. */
export function writeReportCsv(report: WrittenReport): string {
  const { month, metrics, previousMonth, previous, demographics, days, campaigns } = report;
  const lists = Object.entries(AUDIENCE_LISTS) as [AudienceList, Dimension][];
  return csvOf([
    HEAD,
    line("Month", month, metrics),
    ...(previous ? [line("Month before", previousMonth, previous)] : []),
    ...days.map(({ keys, figures }) => line("Day", keys[0] ?? "", figures)),
    ...campaigns.map(({ labels, figures }) => line("Campaign", labels[0] ?? "", figures)),
    ...lists.flatMap(([list, dimension]) =>
      demographics[list].map(({ labels: [name = ""], sharePercent }) => [
        DIMENSION_TEXT[dimension],
        csvText(name),
        ...Array<string>(8).fill(""),
        count(sharePercent),
      ]),
    ),
  ]);
}
