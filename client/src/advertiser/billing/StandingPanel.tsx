import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconAlertOctagon, IconAlertTriangle } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { inputProblems } from "../../core/problems";
import { graphql } from "../../gql";
import { formatPence } from "../../lib/money";
import { focusPage } from "../../lib/pageBelow";
import { formatFullDay } from "../../lib/time";
import { FactList, type FactListProps } from "../../ui/FactList";
import { FieldAlert } from "../../ui/FieldError";
import { Panel } from "../../ui/Panel";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./BillingPage.module.css";
import { isOpen, lastDayOf, levelOf, type Standing, wordOf } from "./standing";

const CancelDialog = lazy(() => import("./CancelDialog").then((m) => ({ default: m.CancelDialog })));
const RetryDialog = lazy(() => import("./RetryDialog").then((m) => ({ default: m.RetryDialog })));

const ResumeDocument = graphql(`
  mutation StandingPanel_resume {
    resumeSubscription {
      ...Standing_subscription @unmask
    }
  }
`);

export interface StandingPanelProps {
  standing: Standing;
  plan: { name: string; pricePence: number };
}

/** The plan, how it stands, what that means, and what can be done about it. */
export function StandingPanel({ standing, plan }: StandingPanelProps) {
  const { t } = useTranslation("advertiser");
  const [dialog, setDialog] = useState<"cancel" | "retry" | null>(null);
  const [said, setSaid] = useState<{ done?: string; problem?: string }>({});
  const [resume, { loading }] = useMutation(ResumeDocument);
  const panel = useRef<HTMLDivElement>(null);
  const word = wordOf(standing);
  const day = (moment: string | Date | null | undefined) => (moment ? formatFullDay(moment) : "");
  const days = {
    ends: day(lastDayOf(standing.periodEnd)),
    stops: day(standing.graceEndsAt),
    tries: day(standing.nextAttemptAt),
  };
  const isOverdue = standing.status === "PAST_DUE";

  const close = () => {
    setDialog(null);
    focusPage(() => panel.current);
  };
  const run = async () => {
    setSaid({});
    try {
      await resume();
      setSaid({ done: t("billing.resumed") });
      focusPage(() => panel.current);
    } catch (error) {
      setSaid({ problem: inputProblems(error)[0]?.message ?? t("billing.notResumed") });
    }
  };
  const facts: FactListProps["facts"] = [
    [t("billing.price"), t("billing.priceOf", { price: formatPence(plan.pricePence) })],
    [t("billing.since"), day(standing.startDate)],
    [
      t(isOpen(standing) ? "billing.month" : "billing.lastMonth"),
      t("billing.span", { from: day(standing.periodStart), to: days.ends }),
    ],
    word === "ACTIVE" && [t("billing.renews"), day(standing.periodEnd)],
    word === "CANCELLED" && [t("billing.ends"), days.ends],
  ];

  return (
    <Panel
      id="billing-plan"
      title={t("usage.plan", { plan: plan.name })}
      remarks={
        <div>
          <StatusChip level={levelOf[word]}>{t(`billing.state.${word}`)}</StatusChip>
        </div>
      }
    >
      <div ref={panel} tabIndex={-1}>
        {word !== "ACTIVE" && (
          <p className={styles.said} data-level={levelOf[word]}>
            {levelOf[word] === "critical" && <IconAlertOctagon size={22} stroke={1.9} aria-hidden />}
            {levelOf[word] === "warning" && <IconAlertTriangle size={22} stroke={1.9} aria-hidden />}
            <span>
              {t(`billing.says.${word}`, days)}
              {isOverdue && (
                <>
                  {" "}
                  {standing.cancelAtPeriodEnd
                    ? t("billing.graceCancelled", days)
                    : standing.nextAttemptAt
                      ? t("billing.triesAgain", days)
                      : t("billing.triesNoMore")}
                </>
              )}
            </span>
          </p>
        )}
        <FactList facts={facts} className={styles.facts} />
        <p role="status" className={styles.done}>
          {said.done}
        </p>
        <FieldAlert message={said.problem} className={styles.wrong} />
        <div className={styles.acts}>
          {isOverdue && standing.renewal && (
            <Button onClick={() => setDialog("retry")}>
              {t("billing.payNow", { sum: formatPence(standing.renewal.grossPence) })}
            </Button>
          )}
          {isOpen(standing) && standing.cancelAtPeriodEnd && (
            <SubmitButton
              type="button"
              pending={loading}
              pendingLabel={t("billing.resuming")}
              onClick={() => void run()}
            >
              {t("billing.resume")}
            </SubmitButton>
          )}
          {!isOpen(standing) && (
            <Button component={Link} to="/advertiser/dashboard#plans">
              {t("billing.choose")}
            </Button>
          )}
          {standing.status === "ACTIVE" && (
            <Button component={Link} to="/advertiser/dashboard#plans" variant="default">
              {t("usage.forecast.compare")}
            </Button>
          )}
          {isOpen(standing) && !standing.cancelAtPeriodEnd && (
            <Button variant="default" onClick={() => setDialog("cancel")}>
              {t("cancel.open")}
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {dialog === "cancel" && (
          <CancelDialog
            standing={standing}
            planName={plan.name}
            onClose={close}
            onCancelled={() => {
              setSaid({ done: t("billing.cancelled") });
              close();
            }}
          />
        )}
        {dialog === "retry" && <RetryDialog standing={standing} onClose={close} />}
      </Suspense>
    </Panel>
  );
}
