import { useTranslation } from "react-i18next";
import styles from "./CardFields.module.css";

export interface TestCardsProps {
  cards: readonly { number: string; brand: string; does: string }[];
  /** Puts a number into the form. */
  onUse: (number: string) => void;
}

/** Says that no money moves, and which card numbers work and what each of them does. */
export function TestCards({ cards, onUse }: TestCardsProps) {
  const { t } = useTranslation("advertiser");
  return (
    <div className={styles.test}>
      <p>{t("card.test")}</p>
      <details>
        <summary>{t("card.testCards")}</summary>
        <table>
          <tbody>
            {cards.map(({ number, brand, does }) => (
              <tr key={number}>
                <th scope="row">
                  <button
                    type="button"
                    className={`${styles.use} num`}
                    aria-label={t("card.use", { number })}
                    onClick={() => onUse(number)}
                  >
                    {number}
                  </button>
                  <span className={styles.brand}>{brand}</span>
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{t("card.testRest")}</p>
      </details>
    </div>
  );
}
