import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useMoments } from "../../lib/useMoments";
import { Says, Voiced } from "../../ui/Says";
import type { Application } from "./application";
import { keepOwnToken } from "./applicationToken";
import styles from "./OutcomeCard.module.css";
import { type Step, Steps } from "./Steps";

const EDGES = {
  DRAFT: styles.sent,
  PENDING: styles.sent,
  MORE_DOCS: styles.more,
  APPROVED: styles.sent,
  REJECTED: styles.refused,
} as const;

export interface StandingProps {
  application: Application;
  token: string;
  reviewTime: string;
}

/** Where an application stands, as three steps and in sentences, with what comes next. */
export function Standing({ application, token, reviewTime }: StandingProps) {
  const { t } = useTranslation("application");
  const { status, reason } = application;
  const steps = useSteps(application);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(status);
  useEffect(() => {
    // What changes while it is looked at is read out from its beginning.
    if (before.current !== status) heading.current?.focus();
    before.current = status;
  }, [status]);
  return (
    <>
      <Steps label={t("status.steps.label")} steps={steps} />
      <Voiced>
        <Says className={EDGES[status]}>
          <h2 ref={heading} tabIndex={-1}>
            {t(`status.${status}.title`)}
          </h2>
          {status === "PENDING" && <Clock application={application} reviewTime={reviewTime} />}
          <p>{t(`status.${status}.text`, { email: application.company.email })}</p>
          {reason && (
            <p>
              <b>{t("status.reason")}</b> {reason}
            </p>
          )}
          <NextStep status={status} token={token} />
        </Says>
      </Voiced>
    </>
  );
}

/** By when a reviewer answers, as far as it can be told. */
function Clock({ application, reviewTime }: Pick<StandingProps, "application" | "reviewTime">) {
  const { t } = useTranslation("application");
  const { weekday } = useMoments();
  const { reviewDueAt, reviewClockKnown } = application;
  if (!reviewDueAt) return null;
  return (
    <p>{reviewClockKnown ? t("status.due", { day: weekday(reviewDueAt) }) : t("status.dueUnknown", { reviewTime })}</p>
  );
}

function NextStep({ status, token }: { status: Application["status"]; token: string }) {
  const { t } = useTranslation("application");
  const navigate = useNavigate();
  if (status === "PENDING" || status === "MORE_DOCS") return null;
  const register = (own: string) => () => {
    keepOwnToken(own);
    void navigate("/advertiser/register");
  };
  return (
    <div className={styles.actions}>
      {status === "APPROVED" && (
        <Button component={Link} to="/login">
          {t("status.APPROVED.go")}
        </Button>
      )}
      {status === "DRAFT" && <Button onClick={register(token)}>{t("status.DRAFT.go")}</Button>}
      {status === "REJECTED" && (
        <>
          <Button onClick={register("")}>{t("status.REJECTED.go")}</Button>
          <Button component={Link} to="/contact?topic=ADVERTISING" variant="default">
            {t("outcome.support")}
          </Button>
        </>
      )}
    </div>
  );
}

/** Sent, in review (or waiting for documents), decided. */
function useSteps({ status, submittedAt, decidedAt }: Application): Step[] {
  const { t } = useTranslation("application");
  const { said } = useMoments();
  const isDecided = status === "APPROVED" || status === "REJECTED";
  const review: Step =
    status === "MORE_DOCS"
      ? { title: t("status.steps.requested"), state: "now", text: t("status.steps.waiting") }
      : {
          title: t("status.steps.review"),
          state: isDecided ? "done" : status === "DRAFT" ? "ahead" : "now",
        };
  return [
    {
      title: t("status.steps.sent"),
      state: status === "DRAFT" ? "now" : "done",
      text: submittedAt && said(submittedAt),
    },
    review,
    {
      title: t(isDecided ? `status.steps.${status}` : "status.steps.decision"),
      state: isDecided ? "now" : "ahead",
      text: decidedAt && said(decidedAt),
    },
  ];
}
