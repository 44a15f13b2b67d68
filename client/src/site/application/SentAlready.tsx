import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Says, Voiced } from "../../ui/Says";
import type { Application } from "./application";
import styles from "./OutcomeCard.module.css";

export interface SentAlreadyProps {
  status: Application["status"];
  onStartAgain: () => void;
}

/** To somebody who comes back to the registration after it was sent. */
export function SentAlready({ status, onStartAgain }: SentAlreadyProps) {
  const { t } = useTranslation("application");
  return (
    <Voiced>
      <Says className={styles.sent}>
        <h2>{t("sentAlready.title")}</h2>
        <p>{t(status === "PENDING" ? "sentAlready.pending" : "sentAlready.decided")}</p>
        <div className={styles.actions}>
          <Button component={Link} to="/advertiser/application">
            {t("outcome.SUBMITTED.go")}
          </Button>
          <Button variant="default" onClick={onStartAgain}>
            {t("sentAlready.another")}
          </Button>
        </div>
      </Says>
    </Voiced>
  );
}
