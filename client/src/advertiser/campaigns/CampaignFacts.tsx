import { useTranslation } from "react-i18next";
import { formatCount, formatPrice } from "../../lib/money";
import { formatFullDay } from "../../lib/time";
import styles from "./CampaignPage.module.css";
import { type Campaign, languageName } from "./campaigns";
import { useScheduleWords } from "./useScheduleWords";

/** To whom, when and how often a campaign is shown, in words. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("advertiser");
  const words = useScheduleWords();
  const { cities, languages, topics, signals, startsOn, endsOn, dailyCap, monthlyBudgetPence, frequencyCap } = campaign;
  const listed = (names: readonly string[], otherwise: string) => (names.length > 0 ? names.join(", ") : otherwise);
  const times = (count: number) => t("campaign.aDay", { count, figure: formatCount(count) });
  const days = [
    startsOn && t("campaign.from", { day: formatFullDay(startsOn) }),
    endsOn && t("campaign.until", { day: formatFullDay(endsOn) }),
  ].filter(Boolean);
  const facts = [
    [t("campaign.cities"), listed(cities, t("campaign.anywhere"))],
    [t("campaign.languages"), listed(languages.map(languageName), t("campaign.anyLanguage"))],
    [t("campaign.topics"), listed(topics, t("campaign.anyPage"))],
    ...(campaign.relatedTopics ? [[t("builder.relatedTopics.label"), t("campaign.yes")] as const] : []),
    ...(campaign.returnToTopic ? [[t("builder.returnToTopic.label"), t("campaign.yes")] as const] : []),
    [t("campaign.signals"), listed(signals, t("campaign.anybody"))],
    [t("campaign.period"), days.length > 0 ? days.join(", ") : t("campaign.always")],
    [t("campaign.weekdays"), words.days(campaign.weekdays)],
    [t("campaign.hours"), words.hours(campaign.hours)],
    [t("campaign.perPerson"), times(frequencyCap)],
    [t("campaign.inAll"), dailyCap === null ? t("campaign.noLimit") : times(dailyCap)],
    [
      t("campaign.budget"),
      monthlyBudgetPence === null
        ? t("campaign.noBudget")
        : t("campaign.aMonth", { price: formatPrice(monthlyBudgetPence) }),
    ],
    [t("campaign.since"), formatFullDay(campaign.createdAt)],
    ...(campaign.launchedAt ? [[t("campaign.launched"), formatFullDay(campaign.launchedAt)] as const] : []),
    ...(campaign.endedAt ? [[t("campaign.ended"), formatFullDay(campaign.endedAt)] as const] : []),
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
