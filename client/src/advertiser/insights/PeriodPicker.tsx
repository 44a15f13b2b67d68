import { useTranslation } from "react-i18next";
import type { InsightComparison } from "../../gql/graphql";
import { SelectField, TextField } from "../../ui/TextField";
import styles from "./Insights.module.css";
import { PERIODS, type PeriodName, type Span } from "./period";

export interface Period {
  name: PeriodName;
  /** Days that are chosen by hand. */
  chosen: Span;
  compareTo: InsightComparison | null;
}

export interface PeriodPickerProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** Which days, and what they are compared with. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  const { t } = useTranslation("advertiser");
  const { name, chosen, compareTo } = period;
  const day = (end: keyof Span) => (
    <TextField
      id={`period-${end}`}
      type="date"
      label={t(`insights.${end}`)}
      value={chosen[end]}
      onChange={({ currentTarget: { value } }) => value && onChange({ ...period, chosen: { ...chosen, [end]: value } })}
    />
  );
  return (
    <div className={styles.picker}>
      <SelectField
        id="period"
        label={t("insights.period")}
        data={PERIODS.map((value) => ({ value, label: t(`insights.periods.${value}`) }))}
        value={name}
        onChange={({ currentTarget: { value } }) => onChange({ ...period, name: value as PeriodName })}
      />
      {name === "days" && day("from")}
      {name === "days" && day("to")}
      <SelectField
        id="compare"
        label={t("insights.compare")}
        data={(["NONE", "PREVIOUS_PERIOD", "PREVIOUS_YEAR"] as const).map((value) => ({
          value,
          label: t(`insights.comparison.${value}`),
        }))}
        value={compareTo ?? "NONE"}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...period, compareTo: value === "NONE" ? null : (value as InsightComparison) })
        }
      />
    </div>
  );
}
