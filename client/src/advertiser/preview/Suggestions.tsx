import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { CampaignSuggestionsQuery, ForecastInput } from "../../gql/graphql";
import { formatCount, formatPrice } from "../../lib/money";
import { Awaited } from "../../ui/States";
import { typedPrice } from "../creatives/creatives";
import type { BuilderValues } from "./builderForm";
import styles from "./Recommendations.module.css";
import { forecastInput } from "./useForecast";

const SuggestionsDocument = graphql(`
  query CampaignSuggestions($input: ForecastInput!, $campaignId: ID, $creativeId: ID) {
    campaignSuggestions(input: $input, campaignId: $campaignId, creativeId: $creativeId) {
      state
      suggestions {
        text
        impressions
        clicks
        costPence
        creativeId
        tier
        cities
        languages
        topics
        signals
        relatedTopics
        weekdays
        hours
        dailyCap
        monthlyBudgetPence
        frequencyCap
      }
    }
  }
`);

type Suggestion = CampaignSuggestionsQuery["campaignSuggestions"]["suggestions"][number];

/** Each suggestion is a forecast of its own, so they wait until somebody pauses, in ms. */
const PAUSE_MS = 700;

export interface SuggestionsProps {
  values: BuilderValues;
  campaignId: string | null;
  onUse: (patch: Partial<BuilderValues>, said: string) => void;
}

/** What would bring the campaign more as it stands there, each with the difference it makes. */
export function Suggestions({ values, campaignId, onUse }: SuggestionsProps) {
  const { t } = useTranslation("advertiser");
  const [written] = useDebouncedValue(JSON.stringify(forecastInput(values)), PAUSE_MS);
  const input = JSON.parse(written) as ForecastInput | null;
  const { data, previousData, error, refetch } = useQuery(SuggestionsDocument, {
    variables: {
      input: input ?? { cities: [], languages: [], topics: [], signals: [] },
      campaignId,
      creativeId: values.creativeId || null,
    },
    skip: !input,
    fetchPolicy: "cache-and-network",
  });
  const found = (data ?? (error ? undefined : previousData))?.campaignSuggestions;
  return (
    <>
      <h3 className={styles.more}>{t("suggestions.title")}</h3>
      {!input && <p className={styles.source}>{t("forecast.language")}</p>}
      {input && !found && (
        <Awaited failed={error && t("suggestions.failed")} onRetry={refetch} lines={["100%", "100%", "70%"]} />
      )}
      {input && found && found.suggestions.length === 0 && (
        <p className={styles.source}>{t(found.state === "READY" ? "suggestions.none" : "suggestions.noForecast")}</p>
      )}
      {input && found && found.suggestions.length > 0 && (
        <ul className={styles.suggestions}>
          {found.suggestions.map((suggestion) => (
            <li key={suggestion.text}>
              <p>
                <b>{suggestion.text}</b>
                <span className="num">{differenceWords(suggestion, t)}</span>
              </p>
              {suggestion.tier ? (
                <Link to="/advertiser/dashboard#plans">{t("builder.plans")}</Link>
              ) : (
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={t("suggestions.applyThis", { what: suggestion.text })}
                  onClick={() => onUse(valuesOf(suggestion), t("suggestions.applied", { what: suggestion.text }))}
                >
                  {t("suggestions.apply")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Words = ReturnType<typeof useTranslation<"advertiser">>["t"];

/** "+4,100 impressions, +38 clicks, about +£6". */
const differenceWords = ({ impressions, clicks, costPence }: Suggestion, t: Words): string =>
  [
    impressions && t("suggestions.impressions", { figure: formatCount(impressions) }),
    clicks && t("suggestions.clicks", { figure: formatCount(clicks) }),
    costPence < 0 && t("suggestions.saved", { figure: formatPrice(-costPence) }),
    (costPence > 0 || impressions > 0) && t("suggestions.cost", { figure: formatPrice(costPence) }),
  ]
    .filter(Boolean)
    .join(", ");

const valuesOf = (suggestion: Suggestion): Partial<BuilderValues> => ({
  cities: [...suggestion.cities],
  languages: [...suggestion.languages],
  topics: [...suggestion.topics],
  signals: [...suggestion.signals],
  relatedTopics: suggestion.relatedTopics,
  weekdays: [...suggestion.weekdays],
  hours: [...suggestion.hours],
  dailyCap: suggestion.dailyCap === null ? "" : String(suggestion.dailyCap),
  monthlyBudget: typedPrice(suggestion.monthlyBudgetPence).replace(/\.00$/, ""),
  frequencyCap: String(suggestion.frequencyCap),
  ...(suggestion.creativeId && { creativeId: suggestion.creativeId }),
});
