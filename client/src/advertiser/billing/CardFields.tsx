import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { TextField } from "../../ui/TextField";
import styles from "./CardFields.module.css";
import { CARD_FIELDS } from "./cardRoute";
import { groupNumber, tidyExpiry } from "./cardText";
import type { CardForm } from "./useCard";

/** How browsers and phones help with each field (HTML, autofill detail tokens). */
const HELP = {
  cardNumber: { name: "cardnumber", autoComplete: "cc-number", inputMode: "numeric", maxLength: 40 },
  expiry: { name: "cc-exp", autoComplete: "cc-exp", inputMode: "numeric", maxLength: 9 },
  cvv: { name: "cvc", autoComplete: "cc-csc", inputMode: "numeric", maxLength: 8 },
  cardholderName: { name: "ccname", autoComplete: "cc-name", maxLength: 120 },
} as const;

/** The four fields of a card, with what is wrong above them and on them. */
export function CardFields({ form }: { form: CardForm }) {
  const { t } = useTranslation("advertiser");
  const { card, change, problems } = form;
  return (
    <div className={styles.fields}>
      {problems.length > 0 && (
        <div className={styles.whole}>
          <ErrorSummary problems={problems} />
        </div>
      )}
      {CARD_FIELDS.map((field) => (
        <div key={field} className={field === "expiry" || field === "cvv" ? undefined : styles.whole}>
          <TextField
            {...HELP[field]}
            id={field}
            label={t(`card.${field}`)}
            spellCheck={false}
            required
            value={card[field]}
            error={problems.find(({ fieldId }) => fieldId === field)?.message}
            withAsterisk={false}
            onChange={({ currentTarget: { value } }) => change(field, field === "expiry" ? tidyExpiry(value) : value)}
            onBlur={field === "cardNumber" ? () => change(field, groupNumber(card.cardNumber)) : undefined}
          />
        </div>
      ))}
    </div>
  );
}
