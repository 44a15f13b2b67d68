import { useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import { graphql } from "../../gql";
import type { CampaignForecastQuery, ForecastInput, ForecastMetric } from "../../gql/graphql";
import { formatCount, formatPrice } from "../../lib/money";
import { formatRate } from "../insights/insights";
import { type BuilderValues, inputOf } from "./builderForm";

const ForecastDocument = graphql(`
  query CampaignForecast($input: ForecastInput!, $campaignId: ID) {
    campaignForecast(input: $input, campaignId: $campaignId) {
      state
      from
      to
      againAt
      figures {
        metric
        likely
        from
        to
        why
      }
    }
  }
`);

export type Forecast = CampaignForecastQuery["campaignForecast"];
export type Figure = Forecast["figures"][number];

/** Several presses in a row are one question, in ms. */
const PRESSES_MS = 150;
const EMPTY: ForecastInput = { cities: [], languages: [], topics: [], signals: [] };

/** What a forecast is asked with; null while a number cannot be read or no language is chosen. */
export function forecastInput(values: BuilderValues): ForecastInput | null {
  const input = values.languages.length > 0 ? inputOf(values) : null;
  if (!input) return null;
  const { creativeId: _creative, variantId: _variant, name: _name, ...asked } = input;
  return asked;
}

/** What the campaign would get as it stands there, asked again a moment after each change. */
export function useForecast(values: BuilderValues, campaignId: string | null) {
  const [written] = useDebouncedValue(JSON.stringify(forecastInput(values)), PRESSES_MS);
  const input = JSON.parse(written) as ForecastInput | null;
  const { data, previousData, error, refetch } = useQuery(ForecastDocument, {
    variables: { input: input ?? EMPTY, campaignId },
    skip: !input,
    fetchPolicy: "cache-and-network",
  });
  return {
    forecast: input ? (data ?? (error ? undefined : previousData))?.campaignForecast : undefined,
    isAsked: input !== null,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}

const percent = (value: number): string => `${value.toLocaleString("en-GB", { maximumSignificantDigits: 2 })}%`;

const WRITE: Readonly<Record<ForecastMetric, (value: number) => string>> = {
  IMPRESSIONS: formatCount,
  REACH: formatCount,
  CLICKS: formatCount,
  CTR: formatRate,
  COST: formatPrice,
  QUOTA: percent,
};

export type AskedForecast = ReturnType<typeof useForecast>;

/** A figure of a forecast with its unit. */
export const writeFigure = (metric: ForecastMetric, value: number): string => WRITE[metric](value);
