import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { Versions_VersionFragment } from "../../gql/graphql";
import { useLanguage } from "../../lib/language";
import { formatFullDay } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import { FactList } from "../../ui/FactList";
import { FailedState, Skeleton } from "../../ui/States";
import { inline } from "../pages/inline";
import prose from "../pages/Prose.module.css";
import { Sheet } from "../pages/Sheet";
import { Measured, usePercent } from "./Measured";
import styles from "./SafetyPage.module.css";

graphql(`
  fragment SafetyPage_share on MeasuredShare {
    value
    from
    to
    n
  }
`);

graphql(`
  fragment SafetyPage_figures on MeasuredFigures {
    emergencyRecall {
      ...SafetyPage_share @unmask
    }
    atOrAbove {
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

const SafetyPageDocument = graphql(`
  query SafetyPage {
    assistantVersion {
      version
      rulesVersion
      updatedAt
      conceptCount
      record {
        trainingLines
        figures {
          ...SafetyPage_figures @unmask
        }
        rulesAlone {
          ...SafetyPage_figures @unmask
        }
        byLanguage {
          language
          figures {
            emergencyRecall {
              ...SafetyPage_share @unmask
            }
          }
        }
        heldOutConcepts
        unseenConcepts {
          emergencyRecall {
            ...SafetyPage_share @unmask
          }
        }
        safetyEmergencies
        safetyMissed
        safetyLookAlikes
        safetyLookAlikesCalled
      }
    }
    versionFigures {
      ...Versions_version @unmask
    }
  }
`);

/** The parts of the page that are words alone. */
function Part({ name }: { name: "for" | "notFor" | "limits" | "wrong" }) {
  const { t } = useTranslation("pages");
  const id = `safety-${name}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(`safety.${name}.title`)}</h2>
      <ul>
        {t(`safety.${name}.items`, { returnObjects: true }).map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The record of the version that answers: what it is for, what was measured on which cases, and where it fails. */
export function SafetyPage() {
  const { t } = useTranslation("pages");
  const language = useLanguage();
  const { data, error, refetch } = useQuery(SafetyPageDocument);
  const version = data?.assistantVersion;
  return (
    <Sheet title={t("safety.title")} lead={t("safety.lead")} cta={{ text: t("safety.cta"), to: "/contact" }}>
      <div className={prose.prose}>
        <Part name="for" />
        <Part name="notFor" />
        <section aria-labelledby="safety-version">
          <h2 id="safety-version">{t("safety.version.title")}</h2>
          {version && (
            <FactList
              className={`${styles.version} num`}
              facts={[
                [t("safety.version.version"), version.version],
                [t("safety.version.rules"), version.rulesVersion],
                [t("safety.version.date"), formatFullDay(version.updatedAt, language)],
                [t("safety.version.signs"), version.conceptCount.toLocaleString(language)],
                [t("safety.version.lines"), version.record?.trainingLines.toLocaleString(language)],
              ]}
            />
          )}
          <p>{t("safety.version.how")}</p>
        </section>
        <section aria-labelledby="safety-measured" aria-busy={!version && !error}>
          <h2 id="safety-measured">{t("safety.measured.title")}</h2>
          {!version && !error && <Skeleton block={560} className={styles.waiting} />}
          {!version && error && (
            <div className={styles.waiting}>
              <FailedState message={t("safety.failed")} onRetry={refetch} />
            </div>
          )}
          {version && !version.record && <p>{t("safety.rulesOnly")}</p>}
          {version?.record && (
            <div className={styles.measured}>
              <Measured record={version.record} />
            </div>
          )}
        </section>
        {data && <Versions versions={data.versionFigures} />}
        <Part name="limits" />
        <Part name="wrong" />
      </div>
    </Sheet>
  );
}

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
function Versions({ versions }: { versions: readonly Versions_VersionFragment[] }) {
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
