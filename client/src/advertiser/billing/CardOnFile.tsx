import { IconCreditCard } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import styles from "./CardOnFile.module.css";
import type { Standing } from "./standing";

/** "Visa ending 4242, expires 12/2029": all that is known of a card. */
export function CardOnFile({ card }: { card: Standing["card"] }) {
  const { t } = useTranslation("advertiser");
  return (
    <p className={styles.card}>
      <IconCreditCard size={22} stroke={1.75} aria-hidden />
      <span>
        {card ? (
          <>
            {t("card.ending", card)}
            <span className={styles.expiry}>
              {t("card.expires", { month: String(card.expiryMonth).padStart(2, "0"), year: card.expiryYear })}
            </span>
          </>
        ) : (
          t("card.none")
        )}
      </span>
    </p>
  );
}
