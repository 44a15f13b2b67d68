import { csvOf, csvText, decimal } from "../platform/csv.rules";
import type { AudienceShare } from "./audience.rules";
import { DIMENSION_TEXT, groupText } from "./audience-words.rules";
import type { ReportCampaign, ReportMetrics } from "./report.rules";

/** All that stands in a report's file. */
export interface WrittenReport {
  month: string;
  metrics: ReportMetrics;
  previousMonth: string;
  previous: ReportMetrics | null;
  demographics: { ageGroups: AudienceShare[]; genders: AudienceShare[]; locations: AudienceShare[] };
  days: readonly { day: string; impressions: number; clicks: number }[];
  campaigns: readonly ReportCampaign[];
}

const HEAD = [
  "Part",
  "Name",
  "Impressions",
  "Clicks",
  "CTR percent",
  "Conversions",
  "Revenue GBP",
  "Cost GBP without VAT",
  "ROI percent",
  "Share percent",
];

/** One table: the month, the month before, each day, each campaign, each group. What a row has not is empty. */
export function writeReportCsv({
  month,
  metrics,
  previousMonth,
  previous,
  demographics,
  days,
  campaigns,
}: WrittenReport): string {
  const total = (part: string, name: string, of: ReportMetrics) => [
    part,
    name,
    String(of.impressions),
    String(of.clicks),
    of.ctr.toFixed(2),
    String(of.conversions),
    decimal(of.revenuePence),
    decimal(of.costPence),
    of.roi === null ? "" : of.roi.toFixed(1),
    "",
  ];
  const shares = (part: string, list: readonly AudienceShare[]) =>
    list.map(({ label, percent }) => [part, csvText(groupText(label)), ...Array<string>(7).fill(""), String(percent)]);
  return csvOf([
    HEAD,
    total("Month", month, metrics),
    ...(previous ? [total("Month before", previousMonth, previous)] : []),
    ...days.map(({ day, impressions, clicks }) => [
      "Day",
      day,
      String(impressions),
      String(clicks),
      ...Array<string>(6).fill(""),
    ]),
    ...campaigns.map(({ name, impressions, clicks, conversions, revenuePence }) => [
      "Campaign",
      csvText(name),
      String(impressions),
      String(clicks),
      "",
      String(conversions),
      decimal(revenuePence),
      "",
      "",
      "",
    ]),
    ...shares(DIMENSION_TEXT.AGE, demographics.ageGroups),
    ...shares(DIMENSION_TEXT.GENDER, demographics.genders),
    ...shares(DIMENSION_TEXT.LOCATION, demographics.locations),
  ]);
}
