import { Checkbox } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Tier } from "../../gql/graphql";
import { FieldError } from "../../ui/FieldError";
import styles from "./Builder.module.css";

export interface OfferedProps {
  id: string;
  offer: { isIncluded: boolean; fromTier: Tier };
  label: string;
  hint: string;
  error?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something that can be switched on where the plan has it; it can always be switched off. */
export function Offered({ id, offer, label, hint, error, isOn, onChange }: OfferedProps) {
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
