import { useTranslation } from "react-i18next";
import type { SafetyPageQuery } from "../../gql/graphql";
import { localeOf, useLanguage } from "../../lib/language";
import { DataTable } from "../../ui/DataTable";
import styles from "./SafetyPage.module.css";

type ModelRecord = NonNullable<SafetyPageQuery["assistantVersion"]["record"]>;
type Share = ModelRecord["figures"]["accuracy"];

/** Other people's measurements, on other cases: Semigran and others, BMJ 2015; Schmieding and others, 2022. */
const YARDSTICKS = { checkers: 23, emergencies: 0.8, overall: 0.57, people: 0.61 };

const ROWS = ["emergencyRecall", "atOrAbove", "accuracy", "routineAsEmergency"] as const;

/** Shares as percentages in the language of the page. */
export function usePercent(): (value: number | null | undefined) => string {
  const format = new Intl.NumberFormat(localeOf(useLanguage()), { style: "percent", maximumFractionDigits: 0 });
  return (value) => (typeof value === "number" ? format.format(value) : "–");
}

const hitsOf = ({ value, n }: Share) => Math.round((value ?? 0) * n);

/** A share in a cell, with the interval in which the true figure most likely lies. */
function Cell({ share }: { share: Share }) {
  const { t } = useTranslation("pages");
  const percent = usePercent();
  return (
    <td>
      <strong className="num">{percent(share.value)}</strong>{" "}
      <span className="num">{t("safety.measured.between", { from: percent(share.from), to: percent(share.to) })}</span>
    </td>
  );
}

/** What a row is about, and on how many questions it was measured. */
function RowHead({ label, n }: { label: string; n: number }) {
  const { t } = useTranslation("pages");
  return (
    <th scope="row">
      {label} <span className="num">{t("safety.measured.cases", { n })}</span>
    </th>
  );
}

/** What was measured, in words and in small tables, each figure with its set, its size and its interval. */
export function Measured({ record }: { record: ModelRecord }) {
  const { t } = useTranslation("pages");
  const percent = usePercent();
  const language = useLanguage();
  const { figures, rulesAlone, byLanguage, unseenConcepts } = record;
  const found = figures.emergencyRecall;
  const named = new Intl.DisplayNames(localeOf(language), { type: "language" });
  return (
    <>
      <p className={styles.honest}>{t("safety.measured.honest")}</p>
      <p>{t("safety.measured.set", { n: figures.accuracy.n })}</p>
      <p>
        {t("safety.measured.inWords", {
          hits: hitsOf(found),
          n: found.n,
          share: percent(found.value),
          from: percent(found.from),
          to: percent(found.to),
        })}
      </p>
      <DataTable isSmall className={styles.table}>
        <caption>{t("safety.measured.caption", { n: figures.accuracy.n })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("safety.measured.what")}</th>
            <th scope="col">{t("safety.measured.together")}</th>
            <th scope="col">{t("safety.measured.rulesAlone")}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <RowHead label={t(`safety.measured.${row}`)} n={figures[row].n} />
              <Cell share={figures[row]} />
              <Cell share={rulesAlone[row]} />
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p>{t("safety.measured.interval")}</p>
      <h3>{t("safety.measured.languages")}</h3>
      <DataTable isSmall className={styles.table}>
        <caption>{t("safety.measured.languagesCaption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("safety.measured.language")}</th>
            <th scope="col">{t("safety.measured.emergencyRecall")}</th>
          </tr>
        </thead>
        <tbody>
          {byLanguage.map(({ language: tag, figures: own }) => (
            <tr key={tag}>
              <RowHead label={named.of(tag) ?? tag} n={own.emergencyRecall.n} />
              <Cell share={own.emergencyRecall} />
            </tr>
          ))}
        </tbody>
      </DataTable>
      <h3>{t("safety.measured.alone")}</h3>
      <p>
        {t("safety.measured.aloneText", {
          concepts: record.heldOutConcepts,
          share: percent(unseenConcepts.emergencyRecall.value),
          from: percent(unseenConcepts.emergencyRecall.from),
          to: percent(unseenConcepts.emergencyRecall.to),
          n: unseenConcepts.emergencyRecall.n,
        })}
      </p>
      <h3>{t("safety.measured.safetySet")}</h3>
      <p>
        {t("safety.measured.safetySetText", {
          emergencies: record.safetyEmergencies.toLocaleString(language),
          missed: record.safetyMissed,
          lookAlikes: record.safetyLookAlikes.toLocaleString(language),
          called: record.safetyLookAlikesCalled,
        })}
      </p>
      <h3>{t("safety.measured.others")}</h3>
      <p>
        {t("safety.measured.othersText", {
          checkers: YARDSTICKS.checkers,
          emergencies: percent(YARDSTICKS.emergencies),
          overall: percent(YARDSTICKS.overall),
          people: percent(YARDSTICKS.people),
        })}
      </p>
    </>
  );
}
