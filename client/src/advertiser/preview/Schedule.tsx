import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/TextField";
import { HOURS, shortWeekday, WEEKDAYS, weekdayName } from "../campaigns/schedule";
import { useScheduleWords } from "../campaigns/useScheduleWords";
import styles from "./Builder.module.css";
import { controlOf, toggled } from "./builderForm";
import { BuilderField } from "./Field";
import { ToggleChip } from "./ToggleChip";
import type { Builder } from "./useBuilder";

/** First and last day, days of the week and hours, all in London. */
export function Schedule({ builder }: { builder: Builder }) {
  const { t } = useTranslation("advertiser");
  const { values, change, errorOn } = builder;
  const words = useScheduleWords();
  return (
    <>
      <BuilderField
        id="campaign-days"
        title={t("builder.days.title")}
        detail={t("builder.days.detail")}
        error={errorOn("weekdays")}
      >
        <div className={styles.pair}>
          {(["startsOn", "endsOn"] as const).map((field) => (
            <TextField
              key={field}
              id={controlOf(field)}
              type="date"
              label={t(`builder.${field}`)}
              error={errorOn(field)}
              min={field === "endsOn" ? values.startsOn : undefined}
              value={values[field]}
              onChange={(event) => change({ [field]: event.currentTarget.value })}
            />
          ))}
        </div>
        <div id={controlOf("weekdays")} tabIndex={-1} className={styles.weekdays}>
          {WEEKDAYS.map((day) => (
            <ToggleChip
              key={day}
              isSmall
              label={shortWeekday(day)}
              name={weekdayName(day)}
              isChosen={values.weekdays.includes(day)}
              onToggle={() => change({ weekdays: toggled(values.weekdays, day) })}
            />
          ))}
        </div>
        <p className={styles.words}>{words.days(values.weekdays)}</p>
      </BuilderField>
      <BuilderField
        id={controlOf("hours")}
        title={t("builder.hours.title")}
        detail={t("builder.hours.detail")}
        error={errorOn("hours")}
      >
        <div className={styles.hours}>
          {HOURS.map((hour) => (
            <ToggleChip
              key={hour}
              isSmall
              label={String(hour)}
              name={t("builder.hours.name", { from: hour, to: hour + 1 })}
              isChosen={values.hours.includes(hour)}
              onToggle={() => change({ hours: toggled(values.hours, hour) })}
            />
          ))}
        </div>
        <p className={styles.words}>
          {words.hours(values.hours)}{" "}
          {values.hours.length > 0 && (
            <Button variant="subtle" size="compact-md" onClick={() => change({ hours: [] })}>
              {t("builder.hours.all")}
            </Button>
          )}
        </p>
      </BuilderField>
    </>
  );
}
