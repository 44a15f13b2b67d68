import { IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Findings } from "../../ui/Findings";
import styles from "./CreativeForm.module.css";
import { causeOf } from "./creatives";
import type { useHints } from "./useHints";

/** What the rules say about the text as it is typed. What is new is said politely. */
export function ComplianceHints({ hints }: { hints: ReturnType<typeof useHints> }) {
  const { t } = useTranslation("creatives");
  const { violations, hasFailed } = hints;
  const names = violations?.map(({ ruleName }) => ruleName).join(", ");
  return (
    <section className={styles.hints} aria-labelledby="hints">
      <h2 id="hints">{t("hints.title")}</h2>
      <p className={styles.hint}>{t("hints.live")}</p>
      <p role="status" className="hidden-text">
        {violations &&
          (violations.length > 0 ? t("hints.said", { count: violations.length, names }) : t("hints.clear"))}
      </p>
      {hasFailed && (
        <p role="alert" className={styles.quiet}>
          {t("hints.failed")}
        </p>
      )}
      {!violations && !hasFailed && <p className={styles.quiet}>{t("hints.start")}</p>}
      {violations?.length === 0 && (
        <p className={styles.clear}>
          <IconCircleCheck size={20} stroke={2} aria-hidden />
          {t("hints.clear")}
        </p>
      )}
      {violations && violations.length > 0 && (
        <>
          <Findings
            findings={violations}
            words={{
              severity: (severity) => t(`hints.severity.${severity}`),
              cause: (violation) => causeOf(t, violation),
            }}
          />
          {violations.some(({ severity }) => severity === "HIGH") && <p className={styles.quiet}>{t("hints.high")}</p>}
        </>
      )}
    </section>
  );
}
