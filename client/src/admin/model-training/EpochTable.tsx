import { useTranslation } from "react-i18next";
import { DataTable } from "../../ui/DataTable";
import styles from "./TrainingPanel.module.css";
import { type Epoch, formatShare, METRICS } from "./training";

/** What was measured after each round, as numbers. */
export function EpochTable({ epochs }: { epochs: readonly Epoch[] }) {
  const { t } = useTranslation("training");
  return (
    // A long table scrolls in its place, so it can be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.table} aria-label={t("epochs.caption")} tabIndex={0}>
      <DataTable isSmall>
        <caption className="hidden-text">{t("epochs.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("epochs.round")}</th>
            {METRICS.map((name) => (
              <th key={name} scope="col" data-figure>
                {t(`metric.${name}`)}
              </th>
            ))}
            <th scope="col" data-figure>
              {t("epochs.loss")}
            </th>
          </tr>
        </thead>
        <tbody>
          {epochs.map((epoch) => (
            <tr key={epoch.epoch}>
              <th scope="row">{epoch.epoch}</th>
              {METRICS.map((name) => (
                <td key={name} data-figure>
                  {formatShare(epoch[name])}
                </td>
              ))}
              <td data-figure>{epoch.loss.toFixed(3)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}
