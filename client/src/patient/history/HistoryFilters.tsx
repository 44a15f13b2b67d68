import { IconBed, IconMessageCircle, IconPill, IconRoute, IconTestPipe, type TablerIcon } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RecordType } from "../../gql/graphql";
import { ChoiceChips } from "../../ui/ChoiceChips";
import { TextField } from "../../ui/TextField";
import styles from "./HistoryFilters.module.css";
import { RECORD_TYPES } from "./history";

export const TYPE_ICONS: Readonly<Record<RecordType, TablerIcon>> = {
  AI_CONSULTATION: IconMessageCircle,
  LAB_RESULT: IconTestPipe,
  PRESCRIPTION: IconPill,
  REFERRAL: IconRoute,
  DISCHARGE: IconBed,
};

export interface HistoryFilter {
  type?: RecordType;
  from?: string;
  to?: string;
}

export interface HistoryFiltersProps {
  filter: HistoryFilter;
  /** How many records each type has within the days; undefined until the server has said so. */
  counts?: readonly { type: RecordType; count: number }[];
  onChange: (filter: HistoryFilter) => void;
}

/** A year that is being typed is the year 2, 20 and 202 on its way. */
const FIRST_DAY = "1900-01-01";
const isWhole = (day: string) => day === "" || day >= FIRST_DAY;

/** Days and types. A day counts as soon as it is whole; a range that ends before it begins is said on the field. */
export function HistoryFilters({ filter, counts, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation("history");
  const [days, setDays] = useState({ from: filter.from ?? "", to: filter.to ?? "" });
  useEffect(() => setDays({ from: filter.from ?? "", to: filter.to ?? "" }), [filter.from, filter.to]);
  // The choice shows at once; the address follows.
  const [type, setType] = useState(filter.type);
  useEffect(() => setType(filter.type), [filter.type]);
  const isBackwards = ({ from, to }: typeof days) =>
    isWhole(from) && isWhole(to) && from !== "" && to !== "" && to < from;

  const change = (field: "from" | "to", day: string) => {
    const next = { ...days, [field]: day };
    setDays(next);
    if (isWhole(next.from) && isWhole(next.to) && !isBackwards(next)) {
      onChange({ ...filter, from: next.from || undefined, to: next.to || undefined });
    }
  };
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  const chips = [
    { choice: undefined, label: t("all"), count: all ?? null },
    ...RECORD_TYPES.map((type) => ({
      choice: type,
      label: t(`type.${type}`),
      count: counts?.find((entry) => entry.type === type)?.count ?? null,
      Icon: TYPE_ICONS[type],
    })),
  ];
  const isFiltered = filter.type !== undefined || filter.from !== undefined || filter.to !== undefined;
  const day = (field: "from" | "to", error?: string) => (
    <TextField
      id={`history-${field}`}
      type="date"
      min={FIRST_DAY}
      max="2999-12-31"
      label={t(field)}
      error={error}
      value={days[field]}
      onChange={(event) => change(field, event.currentTarget.value)}
    />
  );
  return (
    <div className={styles.filters}>
      <div className={styles.days}>
        {day("from")}
        {day("to", isBackwards(days) ? t("backwards") : undefined)}
        <button
          type="button"
          className={styles.clear}
          hidden={!isFiltered && !isBackwards(days)}
          onClick={() => {
            setDays({ from: "", to: "" });
            onChange({});
          }}
        >
          {t("clear")}
        </button>
      </div>
      <ChoiceChips<RecordType | undefined>
        legend={t("types")}
        chips={chips}
        chosen={type}
        onChoose={(choice) => {
          setType(choice);
          onChange({ ...filter, type: choice });
        }}
      />
    </div>
  );
}
