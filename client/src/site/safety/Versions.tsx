import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { Versions_VersionFragment } from "../../gql/graphql";
import { useLanguage } from "../../lib/language";
import { formatFullDay } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import { usePercent } from "./Measured";
import styles from "./SafetyPage.module.css";

graphql(`
  fragment Versions_version on VersionFigures {
    version
    since
    safetyMissed
    emergencyRecall {
      ...SafetyPage_share @unmask
    }
    accuracy {
      ...SafetyPage_share @unmask
    }
    routineAsEmergency {
      ...SafetyPage_share @unmask
    }
  }
`);

const FIGURES = ["emergencyRecall", "accuracy", "routineAsEmergency"] as const;

/** What was measured of each version that has answered, the last one first. */
export function Versions({ versions }: { versions: readonly Versions_VersionFragment[] }) {
  const { t } = useTranslation("pages");
  const percent = usePercent();
  const language = useLanguage();
  return (
    <section aria-labelledby="safety-versions">
      <h2 id="safety-versions">{t("safety.versions.title")}</h2>
      <DataTable className={styles.table}>
        <caption>{t("safety.versions.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("safety.version.version")}</th>
            {FIGURES.map((name) => (
              <th key={name} scope="col">
                {t(`safety.measured.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((one) => (
            <tr key={one.version}>
              <th scope="row">
                <strong className="num">{one.version}</strong>{" "}
                <span className="num">
                  {t("safety.versions.since")} {formatFullDay(one.since, language)}
                </span>
                {one.safetyMissed > 0 && <span>{t("safety.versions.missed", { missed: one.safetyMissed })}</span>}
              </th>
              {FIGURES.map((name) => (
                <td key={name} data-label={t(`safety.measured.${name}`)}>
                  <strong className="num">{percent(one[name].value)}</strong>{" "}
                  <span className="num">{t("safety.measured.cases", { n: one[name].n })}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p>{t("safety.versions.note")}</p>
    </section>
  );
}
