import { LessThan } from "typeorm";
import type { Platform } from "../../platform/context";
import { readEntities } from "../../platform/entity-rows";
import { addDays } from "../../platform/london.rules";
import { mailTo } from "../../platform/mail.service";
import { withWords } from "../../platform/mail-layout";
import type { MailLanguage } from "../../platform/mail-texts.rules";
import { daysBefore, type Figures, isRecorded } from "./insight.rules";
import { readInsights } from "./insight.service";
import { StoredView } from "./insight-view.entity";
import {
  type InsightView,
  lastDue,
  MAIL_TIMES,
  MailTime,
  mailedDays,
  VIEW_METRICS,
  type ViewMetric,
  type ViewPeriod,
} from "./insight-view.rules";
import { stopToken } from "./insight-view.service";
import { FIGURE_TEXT, VIEW_MAIL_WORDS } from "./insight-view-words.rules";

/** Views that are read at once, and rows of the breakdown in a mail. */
const A_RUN = 100;
const ROWS = 5;

interface DueView extends StoredView {
  metric: ViewMetric;
  period: Exclude<ViewPeriod, "CHOSEN">;
  campaignName: string | null;
  language: MailLanguage;
}
const BESIDE_VIEW = {
  campaignName: "(select c.name from campaigns c where c.id = campaign_id)",
  language: "(select u.language from users u where u.id = advertiser_id)",
};

/**
 * Mails each view whose Monday or 1st has come to the address of its account. The mail and the note that it was written are one
 * transaction, so it is written once, however often and in however many processes this runs, and after a crash.
 */
export async function mailInsightViews(platform: Platform): Promise<void> {
  for (const time of MAIL_TIMES) {
    const day = lastDue(time, platform.clock.now());
    for (;;) {
      const rest = `where mailed = $1 and mailed_for < $2
        and not exists (select from users u where u.id = advertiser_id and u.suspended_at is not null) limit $3`;
      const due = await readEntities(platform.db, StoredView, rest, [time, day, A_RUN], { more: BESIDE_VIEW });
      if (due.length === 0) break;
      for (const view of due as DueView[]) await mailView(platform, view, day);
    }
  }
}

async function mailView(platform: Platform, view: DueView, day: string): Promise<void> {
  const { id, advertiserId, name, mailed } = view;
  const words = { name, id, ...(await readWords(platform, view, day)) };
  await platform.db.transaction(async (tx) => {
    const waits = { id, mailed: mailed as MailTime, mailedFor: LessThan(day) };
    const { affected } = await tx.getRepository(StoredView).update(waits, { mailedFor: day });
    if (!affected) return;
    await mailTo(tx, platform, advertiserId, "insightView", { words, stopToken: stopToken(platform.secrets, id) });
  });
}

/** The figures of a view's days, as `insights` has them. */
async function readWords(platform: Platform, view: DueView, day: string): Promise<Record<string, string>> {
  const { advertiserId, period, compareTo, metric, dimension, campaignId, campaignName, language } = view;
  const who = { id: advertiserId };
  const { from, to } = mailedDays(period, day);
  const words = VIEW_MAIL_WORDS[language];
  const about = { from, to, compareTo, campaignIds: campaignId ? [campaignId] : null };
  const whole = await readInsights(platform, who, { ...about, metrics: VIEW_METRICS, dimensions: [] });
  const divided = { ...about, metrics: [metric], dimensions: [dimension], orderBy: metric, first: ROWS };
  const rows = isRecorded(metric, [dimension]) ? (await readInsights(platform, who, divided)).rows.nodes : [];
  const figure = (of: ViewMetric, figures: Figures, before: Figures | null) =>
    `${FIGURE_TEXT[of](figures)}${before ? ` (${FIGURE_TEXT[of](before)})` : ""}`;
  return {
    days: spanText(language, from, to),
    campaigns: campaignName ?? words.allCampaigns,
    state: whole.isCostFinal ? words.isFinal : words.isOpen,
    totals: VIEW_METRICS.map((of) => `${words.metrics[of]}: ${figure(of, whole.total, whole.totalBefore)}`).join("\n"),
    rows: [
      `${words.metrics[metric]}:`,
      ...rows.map(({ labels, figures, before }) => `${labels[0]}: ${figure(metric, figures, before)}`),
    ].join("\n"),
    compared: compareTo ? withWords(words.compared, { days: earlierText(language, from, to, compareTo) }) : "",
  };
}

const DAY_MS = 86_400_000;
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

function spanText(language: MailLanguage, from: string, to: string): string {
  const form = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "long", timeZone: "UTC" });
  return form.formatRange(noon(from), noon(to));
}

function earlierText(
  language: MailLanguage,
  from: string,
  to: string,
  compareTo: NonNullable<InsightView["compareTo"]>,
): string {
  const earlier = daysBefore(compareTo, Math.round((noon(to) - noon(from)) / DAY_MS) + 1);
  return spanText(language, addDays(from, -earlier), addDays(to, -earlier));
}
