import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PageTitle } from "../../ui/PageTitle";
import { Says, Voiced } from "../../ui/Says";
import styles from "./OutcomeCard.module.css";

export interface SubmittedCardProps {
  email: string;
  reviewTime: string;
  /** The page where it is watched is already open. */
  onGo?: () => void;
}

/** The application is with a reviewer: what follows, and where to watch it. */
export function SubmittedCard({ email, reviewTime, onGo }: SubmittedCardProps) {
  const { t } = useTranslation("application");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Voiced>
      <Says className={styles.sent}>
        <PageTitle title={t("outcome.SUBMITTED.title")}>{false}</PageTitle>
        <h1 ref={heading} tabIndex={-1}>
          {t("outcome.SUBMITTED.title")}
        </h1>
        <p>{t("outcome.SUBMITTED.review", { reviewTime })}</p>
        <p>{t("outcome.SUBMITTED.mail", { email })}</p>
        <p>{t("outcome.SUBMITTED.credentials")}</p>
        <div className={styles.actions}>
          <Button component={Link} to="/advertiser/application" onClick={onGo}>
            {t("outcome.SUBMITTED.go")}
          </Button>
        </div>
      </Says>
    </Voiced>
  );
}
