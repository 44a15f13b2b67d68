import { User } from "../../people/accounts/user.entity";
import type { Platform } from "../../platform/context";
import { insertNew, readEntities } from "../../platform/entity-rows";
import { addMonths, daysOfMonth, londonDay, londonInstant, londonSpan } from "../../platform/london.rules";
import { mailTo } from "../../platform/mail.service";
import { pounds, thousands } from "../subscriptions/money.rules";
import { ReportMail } from "./report.entity";
import { roiText } from "./report.rules";
import { readMonthlyReport } from "./report.service";

/** From this hour of the 1st in London on. */
const MAIL_HOUR = 6;

/**
 * On the 1st in London, from 6 o'clock on, mails each advertiser whose adverts were seen in the month that has ended what came of
 * them: once, however often this runs.
 */
export async function mailMonthlyReports(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const today = londonDay(now);
  if (!today.endsWith("-01") || now < londonInstant(today, MAIL_HOUR)) return;
  const month = addMonths(today.slice(0, 7), -1);
  const { from, to } = daysOfMonth(month);
  const { start, end } = londonSpan(from, to);
  const rest = `u where exists (select from companies o where o.advertiser_id = u.id)
      and exists (select from campaigns c join campaign_hours h on h.campaign_id = c.id
                   where c.advertiser_id = u.id and h.hour >= $1 and h.hour < $2 and h.views > 0)
      and not exists (select from report_mails m where m.advertiser_id = u.id and m.month = $3)
    order by u.id`;
  const advertisers = await readEntities(db, User, rest, [start, end, month]);
  for (const advertiser of advertisers) await mailReport(platform, advertiser, month);
}

async function mailReport(platform: Platform, { id, language }: User, month: string): Promise<void> {
  const { metrics } = await readMonthlyReport(platform, { id }, month);
  const name = new Intl.DateTimeFormat(language, { timeZone: "UTC", month: "long", year: "numeric" });
  await platform.db.transaction(async (tx) => {
    const isNew = await insertNew(tx, ReportMail, { advertiserId: id, month, mailedAt: platform.clock.now() });
    if (isNew.length === 0) return;
    await mailTo(tx, platform, id, "monthlyReport", {
      words: {
        month,
        monthName: name.format(new Date(`${month}-15T12:00:00Z`)),
        impressions: thousands(metrics.impressions ?? 0),
        clicks: thousands(metrics.clicks ?? 0),
        ctr: `${(metrics.ctr ?? 0).toFixed(2)}%`,
        revenue: pounds(metrics.revenuePence ?? 0),
        roi: metrics.roi === null ? "–" : roiText(metrics.roi),
      },
    });
  });
}
