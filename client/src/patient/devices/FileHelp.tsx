import styles from "./Devices.module.css";
import { useDeviceWords } from "./useDeviceWords";

const EXAMPLE = "/readings-example.csv";

/** Where the three kinds of files come from. */
export function FileHelp() {
  const { t } = useDeviceWords();
  return (
    <div className={styles.help}>
      {(["apple", "fit"] as const).map((kind) => (
        <details key={kind}>
          <summary>{t(`file.${kind}`)}</summary>
          <ol>
            {t(`file.${kind}Steps`, { returnObjects: true }).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
      <details>
        <summary>{t("file.csv")}</summary>
        <p>{t("file.csvText")}</p>
        <p>{t("file.csvMetrics")}</p>
        <p>
          <a href={EXAMPLE} download>
            {t("file.csvExample")}
          </a>
        </p>
      </details>
    </div>
  );
}
