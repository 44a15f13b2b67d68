import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MetricStatus } from "../../gql/graphql";
import { formatWithUnit } from "./metrics";

/** Values are spoken at most this often; a change of status at once. */
const VALUES_EVERY_MS = 30_000;

interface Spoken {
  id: string;
  name: string;
  unit: string;
  value: number | null;
  status: MetricStatus;
}

/** What a screen reader hears of the readings: `changes` for an assertive place, `values` for a polite one. */
export function useSpokenMetrics() {
  const { t } = useTranslation("admin");
  const before = useRef<ReadonlyMap<string, MetricStatus>>(new Map());
  const spokenAt = useRef(Date.now());
  const [changes, setChanges] = useState("");
  const [values, setValues] = useState("");

  const hear = (metrics: readonly Spoken[]) => {
    const figure = ({ value, unit }: Spoken) =>
      value === null ? t("systemHealth.noValue") : formatWithUnit(value, unit);
    const changed = metrics.filter(({ id, status }) => (before.current.get(id) ?? status) !== status);
    before.current = new Map(metrics.map(({ id, status }) => [id, status]));
    if (changed.length > 0) {
      const sentences = changed.map((metric) =>
        t("systemHealth.changed", {
          name: metric.name,
          status: t(`systemHealth.status.${metric.status}`),
          value: figure(metric),
        }),
      );
      setChanges(sentences.join(" "));
    }
    if (Date.now() - spokenAt.current < VALUES_EVERY_MS) return;
    spokenAt.current = Date.now();
    setValues(metrics.map((metric) => `${metric.name} ${figure(metric)}`).join(", "));
  };
  return { changes, values, hear };
}
