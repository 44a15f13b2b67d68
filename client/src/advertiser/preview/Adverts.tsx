import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { SelectField, TextField } from "../../ui/TextField";
import type { Advert } from "../campaigns/campaigns";
import styles from "./Builder.module.css";
import { controlOf } from "./builderForm";
import { BuilderField } from "./Field";
import type { Choices } from "./Group";
import type { Builder } from "./useBuilder";

/** More letters than a name has. */
const NAME_MAX = 100;

export interface AdvertsProps {
  builder: Builder;
  adverts: readonly Advert[];
  abTesting: Choices["abTesting"];
}

/** The campaign's name, its advert, and a second one to compare it with. */
export function Adverts({ builder, adverts, abTesting }: AdvertsProps) {
  const { t } = useTranslation("advertiser");
  const { values, change, errorOn } = builder;
  const optionsWithout = (id: string | null) =>
    adverts
      .filter((advert) => advert.id !== id)
      .map(({ id: value, title, status }) => ({
        value,
        label: t("builder.advertOption", { title, state: t(`campaign.creativeStatus.${status}`) }),
      }));
  const canCompare = abTesting.isIncluded || values.variantId !== null;
  return (
    <BuilderField id="campaign-adverts" title={t("builder.adverts.title")} detail={t("builder.adverts.detail")}>
      <div className={styles.stack}>
        <TextField
          id={controlOf("name")}
          label={t("builder.name")}
          error={errorOn("name")}
          maxLength={NAME_MAX}
          autoComplete="off"
          value={values.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <SelectField
          id={controlOf("creativeId")}
          label={t("builder.creative")}
          error={errorOn("creativeId")}
          data={optionsWithout(values.variantId)}
          value={values.creativeId}
          onChange={(event) => change({ creativeId: event.currentTarget.value })}
        />
        <div>
          <SelectField
            id={controlOf("variantId")}
            label={t("builder.variant")}
            hint={t("builder.variantHint")}
            error={errorOn("variantId")}
            disabled={!canCompare}
            data={[
              { value: "", label: t("builder.noVariant") },
              ...(canCompare ? optionsWithout(values.creativeId) : []),
            ]}
            value={values.variantId ?? ""}
            onChange={(event) => change({ variantId: event.currentTarget.value || null })}
          />
          {!abTesting.isIncluded && (
            <p className={styles.locked}>
              <IconLock size={16} stroke={2} aria-hidden />
              {t(abTesting.fromTier === "PLATINUM" ? "builder.only" : "builder.from", {
                tier: t(`builder.tier.${abTesting.fromTier}`),
              })}{" "}
              <Link to="/advertiser/dashboard#plans">{t("builder.plans")}</Link>
            </p>
          )}
        </div>
      </div>
    </BuilderField>
  );
}
