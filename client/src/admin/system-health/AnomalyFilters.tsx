import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { FilterChip } from "../FilterChip";
import { ListFilters } from "../ListTools";
import { ANOMALY_STATES, type AnomalyFilter, SEVERITIES } from "./anomalies";
import { useFilter } from "./useFilter";

const IS_METRIC = /^[a-z_]{1,30}$/;

/** What the list of anomalies is narrowed by, as the address says it. */
export function useAnomalyFilter(): AnomalyFilter {
  const [params] = useSearchParams();
  const [state] = useFilter("state", ANOMALY_STATES);
  const [severity] = useFilter("severity", SEVERITIES);
  const metric = params.get("metric") ?? "";
  return { state, severity, metric: IS_METRIC.test(metric) ? metric : null };
}

export interface AnomalyFiltersProps {
  filter: AnomalyFilter;
  /** Everything that is measured. */
  metrics: readonly { id: string; name: string }[];
}

/** The choices above the list of anomalies. */
export function AnomalyFilters({ filter, metrics }: AnomalyFiltersProps) {
  const { t } = useTranslation("admin");
  const [, setState] = useFilter("state", ANOMALY_STATES);
  const [, setSeverity] = useFilter("severity", SEVERITIES);
  const { state, severity, metric } = filter;
  const isKnown = metric === null || metrics.some(({ id }) => id === metric);
  const known = isKnown ? metrics : [...metrics, { id: metric, name: metric }];
  const [, setMetric] = useFilter(
    "metric",
    known.map(({ id }) => id),
  );
  return (
    <ListFilters name={t("systemHealth.anomalies.filter.name")}>
      <FilterChip
        id="anomaly-state"
        label={t("systemHealth.anomalies.state")}
        value={state}
        any={t("systemHealth.anomalies.filter.anyState")}
        options={ANOMALY_STATES.map((value) => ({ value, label: t(`systemHealth.anomalies.states.${value}`) }))}
        onChange={setState}
      />
      <FilterChip
        id="anomaly-severity"
        label={t("systemHealth.anomalies.severity")}
        value={severity}
        any={t("systemHealth.anomalies.filter.anySeverity")}
        options={SEVERITIES.map((value) => ({ value, label: t(`systemHealth.status.${value}`) }))}
        onChange={setSeverity}
      />
      <FilterChip
        id="anomaly-metric"
        label={t("systemHealth.anomalies.metric")}
        value={metric}
        any={t("systemHealth.anomalies.filter.anyMetric")}
        options={known.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setMetric}
      />
    </ListFilters>
  );
}
