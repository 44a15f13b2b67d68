import { useTranslation } from "react-i18next";
import { formatCount, formatPrice } from "../../lib/money";
import { TextField } from "../../ui/TextField";
import { penceOf } from "../creatives/creatives";
import styles from "./Builder.module.css";
import { controlOf, impressionsFor, type NumberField, type Prices } from "./builderForm";
import { BuilderField } from "./Field";
import type { Builder } from "./useBuilder";

export interface LimitsProps {
  builder: Builder;
  /** The plan of the paid month; null without one. */
  plan: (Prices & { name: string }) | null;
}

/** How much may be shown: in a month, in a day, to one person. */
export function Limits({ builder, plan }: LimitsProps) {
  const { t } = useTranslation("advertiser");
  const { values, change, errorOn, wrong } = builder;
  const pence = penceOf(values.monthlyBudget);
  const field = (name: NumberField) => ({
    id: controlOf(name),
    label: t(`builder.${name}.label`),
    hint: t(`builder.${name}.hint`),
    error: wrong.includes(name) ? t(`builder.wrong.${name}`) : errorOn(name),
    inputMode: "numeric" as const,
    autoComplete: "off",
    maxLength: 12,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <BuilderField id="campaign-limits" title={t("builder.limits.title")} detail={t("builder.limits.detail")}>
      <div className={styles.numbers}>
        <div>
          <TextField {...field("monthlyBudget")} />
          {plan && pence && !wrong.includes("monthlyBudget") ? (
            <p className={styles.words}>
              {t("builder.buys", { count: formatCount(impressionsFor(pence, plan)), plan: plan.name })}{" "}
              {pence > plan.pricePence
                ? t("builder.buysOver", {
                    included: formatCount(plan.impressions),
                    price: formatPrice(plan.pricePence),
                    rate: formatPrice(plan.overQuotaRatePence),
                  })
                : t("builder.buysWithin", {
                    included: formatCount(plan.impressions),
                    price: formatPrice(plan.pricePence),
                  })}
            </p>
          ) : null}
        </div>
        <TextField {...field("dailyCap")} />
        <TextField {...field("frequencyCap")} />
      </div>
    </BuilderField>
  );
}
