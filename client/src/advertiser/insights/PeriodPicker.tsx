import { useTranslation } from "react-i18next";
import type { InsightComparison, InsightViewPeriod } from "../../gql/graphql";
import { SelectField, TextField } from "../../ui/TextField";
import styles from "./Insights.module.css";
import { PERIODS } from "./period";
import type { View } from "./view";

export interface PeriodPickerProps {
  view: View;
  /** Days that are shown while none are chosen by hand. */
  today: string;
  onChange: (part: Partial<View>) => void;
  /** Of one campaign there is nothing to choose. */
  campaigns?: readonly { id: string; name: string }[];
}

/** Which days of what, and what they are compared with. */
export function PeriodPicker({
  view: { period, compareTo, campaignId, ...view },
  today,
  onChange,
  campaigns,
}: PeriodPickerProps) {
  const { t } = useTranslation("advertiser");
  const day = (end: "from" | "to") => (
    <TextField
      id={`period-${end}`}
      type="date"
      label={t(`insights.${end}`)}
      value={view[end] ?? today}
      onChange={({ currentTarget: { value } }) => value && onChange({ [end]: value })}
    />
  );
  return (
    <div className={styles.picker}>
      <SelectField
        id="period"
        label={t("insights.period")}
        data={PERIODS.map((value) => ({ value, label: t(`insights.periods.${value}`) }))}
        value={period}
        onChange={({ currentTarget: { value } }) => {
          const [from, to] = value === "CHOSEN" ? [today, today] : [null, null];
          onChange({ period: value as InsightViewPeriod, from, to });
        }}
      />
      {period === "CHOSEN" && day("from")}
      {period === "CHOSEN" && day("to")}
      <SelectField
        id="compare"
        label={t("insights.compare")}
        data={(["NONE", "PREVIOUS_PERIOD", "PREVIOUS_YEAR"] as const).map((value) => ({
          value,
          label: t(`insights.comparison.${value}`),
        }))}
        value={compareTo ?? "NONE"}
        onChange={({ currentTarget: { value } }) =>
          onChange({ compareTo: value === "NONE" ? null : (value as InsightComparison) })
        }
      />
      {campaigns && (
        <SelectField
          id="campaign"
          label={t("insights.campaign")}
          data={[
            { value: "", label: t("insights.allCampaigns") },
            ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={campaignId ?? ""}
          onChange={({ currentTarget: { value } }) => onChange({ campaignId: value || null })}
        />
      )}
    </div>
  );
}
