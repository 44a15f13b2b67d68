import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconCheck, IconHeartbeat, IconMoon, IconRun } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../../gql";
import type { HealthAlerts_AlertFragment } from "../../../gql/graphql";
import { useMoments } from "../../../lib/useMoments";
import { PhoneText } from "../../consultation/PhoneText";
import styles from "./HealthAlerts.module.css";

const HealthAlertFragment = graphql(`
  fragment HealthAlerts_alert on HealthAlert {
    id
    metric
    type
    message
    day
    demonstration
    timestamp
    acknowledgedAt
  }
`);

const AcknowledgeDocument = graphql(`
  mutation HealthAlerts_acknowledge($id: ID!) {
    acknowledgeHealthAlert(id: $id) {
      id
      acknowledgedAt
    }
  }
`);

const UndoDocument = graphql(`
  mutation HealthAlerts_undo($id: ID!) {
    undoAcknowledgeHealthAlert(id: $id) {
      id
      acknowledgedAt
    }
  }
`);

type AlertRef = FragmentType<HealthAlerts_AlertFragment> & { id: string };

const ICONS = { HEART_RATE: IconHeartbeat, SLEEP: IconMoon, ACTIVITY: IconRun } as const;

export interface HealthAlertsProps {
  alerts: readonly AlertRef[];
}

/** Figures outside their usual range: nothing at all while there are none. A new one is announced. */
export function HealthAlerts({ alerts }: HealthAlertsProps) {
  const { t } = useTranslation("metrics");
  return (
    <section className={styles.alerts} aria-label={t("alerts.title")} aria-live="polite" hidden={alerts.length === 0}>
      {alerts.map((alert) => (
        <HealthAlert key={alert.id} alert={alert} />
      ))}
    </section>
  );
}

function HealthAlert({ alert }: { alert: AlertRef }) {
  const { t } = useTranslation("metrics");
  const { day, brief } = useMoments();
  const { data, complete } = useFragment({ fragment: HealthAlertFragment, from: alert });
  const [acknowledge] = useMutation(AcknowledgeDocument);
  const [undo] = useMutation(UndoDocument);
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasActed = useRef(false);
  const isSeen = complete && data.acknowledgedAt !== null;
  // The pressed button goes; the focus goes on to the one in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the card folds or unfolds.
  useEffect(() => {
    if (hasActed.current) button.current?.focus();
    hasActed.current = false;
  }, [isSeen]);
  if (!complete) return null;
  const { id, metric, type, message, demonstration, timestamp } = data;
  const act = async () => {
    setFailed(false);
    hasActed.current = true;
    // It shows at once what it will be, and again what it was when that fails.
    const optimisticResponse = (shown: { __typename: "HealthAlert"; id: string; acknowledgedAt: string | null }) =>
      shown;
    try {
      await (isSeen
        ? undo({
            variables: { id },
            optimisticResponse: {
              undoAcknowledgeHealthAlert: optimisticResponse({ __typename: "HealthAlert", id, acknowledgedAt: null }),
            },
          })
        : acknowledge({
            variables: { id },
            optimisticResponse: {
              acknowledgeHealthAlert: optimisticResponse({
                __typename: "HealthAlert",
                id,
                acknowledgedAt: new Date().toISOString(),
              }),
            },
          }));
    } catch {
      setFailed(true);
    }
  };
  const of = data.day ? day(`${data.day}T12:00:00Z`) : "";
  const Icon = ICONS[metric];
  const failure = hasFailed && (
    <p role="alert" className={styles.failure}>
      {t("alerts.notSaved")}
    </p>
  );
  if (isSeen) {
    return (
      <div className={styles.folded}>
        <Icon size={22} stroke={1.75} aria-hidden />
        <span className={styles.line}>
          {message}
          {demonstration && `. ${t("demonstration.title")}`}
        </span>
        <button ref={button} type="button" onClick={() => void act()}>
          {t("alerts.undo")}
          <span className="hidden-text">: {message}</span>
        </button>
        {failure}
      </div>
    );
  }
  // Neither a night nor a day can be too long.
  const text =
    metric === "HEART_RATE" ? t(`alerts.text.HEART_RATE_${type}`) : t(`alerts.text.${metric}_LOW`, { day: of });
  return (
    <article className={styles.alert} aria-labelledby={`alert-${id}`}>
      <Icon size={28} stroke={1.75} aria-hidden />
      <div>
        <h2 id={`alert-${id}`}>
          <span className="hidden-text">{t("alerts.level")}</span>
          {message}
        </h2>
        <p>
          <PhoneText>{text}</PhoneText>
        </p>
        <div className={styles.acts}>
          <Button
            ref={button}
            variant="default"
            leftSection={<IconCheck size={19} stroke={1.9} aria-hidden />}
            onClick={() => void act()}
          >
            {t("alerts.gotIt")}
          </Button>
          <span className={styles.source}>
            {demonstration && <b>{t("demonstration.title")} </b>}
            {t("alerts.source", { time: brief(timestamp) })}
          </span>
        </div>
        {failure}
      </div>
    </article>
  );
}
