import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Says, Voiced } from "../../ui/Says";
import styles from "./OutcomeCard.module.css";
import type { Submitted } from "./useSubmission";

/** What came of sending an application that is not complete: each document with its reason, and the way back to the rows. */
export function OutcomeCard({ submitted, onReplace }: { submitted: Submitted; onReplace: () => void }) {
  const { t } = useTranslation("application");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { message, reasons } = submitted;
  const outcome = submitted.outcome === "REJECTED" ? "REJECTED" : "ADDITIONAL_DOCUMENTS";
  return (
    <Voiced>
      <Says className={outcome === "REJECTED" ? styles.refused : styles.more}>
        <h2 ref={heading} tabIndex={-1}>
          {t(`outcome.${outcome}.title`)}
        </h2>
        <p>{message}</p>
        <dl className={styles.reasons}>
          {reasons.map(({ key, name, reason, detail }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>
                {detail && <b>{detail} </b>}
                {detail ? t("document.reason", { reason }) : reason}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <Button onClick={onReplace}>{t(`outcome.${outcome}.go`)}</Button>
          {outcome === "REJECTED" && (
            <Button component={Link} to="/contact?topic=ADVERTISING" variant="default">
              {t("outcome.support")}
            </Button>
          )}
        </div>
      </Says>
    </Voiced>
  );
}
