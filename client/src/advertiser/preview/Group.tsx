import { Checkbox } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { PreviewPageQuery, Tier } from "../../gql/graphql";
import { FieldError } from "../../ui/FieldError";
import styles from "./Builder.module.css";
import { controlOf, FIELD_OF, type GroupKey, toggled } from "./builderForm";
import { BuilderField } from "./Field";
import { ToggleChip } from "./ToggleChip";
import type { Builder } from "./useBuilder";

export type Choices = PreviewPageQuery["campaignChoices"];
type Choice = Choices["groups"][number]["choices"][number];

export interface GroupProps {
  group: Choices["groups"][number];
  choices: Choices;
  builder: Builder;
  /** Before a label is put in or taken out. */
  onPress: (label: string, isAdded: boolean) => void;
}

/** The labels of one group; outside the plan with a lock and the plan that has them. */
export function Group({ group, choices, builder, onPress }: GroupProps) {
  const { t } = useTranslation("advertiser");
  const { values, change, errorOn } = builder;
  const key: GroupKey = group.key;
  const field = FIELD_OF[key];
  const chosen = values[field];
  const press = ({ value, label }: Choice) => {
    onPress(label, !chosen.includes(value));
    change({ [field]: toggled(chosen, value) });
  };
  return (
    <BuilderField
      id={controlOf(field)}
      title={group.label}
      detail={
        group.isIncluded ? (
          t(`builder.group.${key}`)
        ) : (
          <span className={styles.locked}>
            <IconLock size={16} stroke={2} aria-hidden />
            {t("builder.from", { tier: t(`builder.tier.${group.fromTier}`) })}{" "}
            <Link to="/advertiser/dashboard#plans">{t("builder.plans")}</Link>
          </span>
        )
      }
      error={errorOn(field)}
    >
      <div className={styles.chips}>
        {group.choices.map((choice) => (
          <ToggleChip
            key={choice.value}
            label={choice.label}
            isChosen={chosen.includes(choice.value)}
            isOffered={group.isIncluded && choice.isOffered}
            reason={group.isIncluded ? choice.reason : null}
            onToggle={() => press(choice)}
          />
        ))}
      </div>
      {key === "SYMPTOM_CLUSTERS" && (
        <div className={styles.switches}>
          {(["relatedTopics", "returnToTopic"] as const).map((name) => (
            <Offered
              key={name}
              id={controlOf(name)}
              offer={choices[name]}
              label={t(`builder.${name}.label`)}
              hint={t(`builder.${name}.hint`)}
              error={errorOn(name)}
              isOn={values[name]}
              onChange={(isOn) => change({ [name]: isOn })}
            />
          ))}
        </div>
      )}
    </BuilderField>
  );
}

interface OfferedProps {
  id: string;
  offer: { isIncluded: boolean; fromTier: Tier };
  label: string;
  hint: string;
  error?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something that can be switched on where the plan has it; it can always be switched off. */
function Offered({ id, offer, label, hint, error, isOn, onChange }: OfferedProps) {
  const { t } = useTranslation("advertiser");
  const isLocked = !offer.isIncluded;
  return (
    <div className={styles.offered}>
      <Checkbox
        id={id}
        checked={isOn}
        disabled={isLocked && !isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={label}
        description={hint}
        error={error && <FieldError message={error} />}
      />
      {isLocked && (
        <p className={styles.locked}>
          <IconLock size={16} stroke={2} aria-hidden />
          {t("builder.from", { tier: t(`builder.tier.${offer.fromTier}`) })}{" "}
          <Link to="/advertiser/dashboard#plans">{t("builder.plans")}</Link>
        </p>
      )}
    </div>
  );
}
