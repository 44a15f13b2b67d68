import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { firstSentence } from "../../core/problems";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { Lift_LiftFragment as Found } from "../../gql/graphql";
import { formatCount } from "../../lib/money";
import { formatFullDay } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import styles from "./Insights.module.css";

graphql(`
  fragment Lift_lift on CampaignLift {
    id
    isOn
    since
    impressions
    impressionsNeeded
    state
    comparedDays
    comparedDaysNeeded
    orders
    ordersNeeded
    percent
    from
    to
    days {
      day
      requests
      orders
      expected
    }
  }
`);
const LiftDocument = graphql(`
  query Lift($campaignId: ID!) {
    campaignLift(campaignId: $campaignId) {
      ...Lift_lift @unmask
    }
  }
`);
const SwitchDocument = graphql(`
  mutation Lift_switch($campaignId: ID!, $isOn: Boolean!) {
    switchHoldOut(campaignId: $campaignId, isOn: $isOn) {
      ...Lift_lift @unmask
    }
  }
`);

/** What a campaign brings that would not have come without it: the days on which it was held out, and what can be said of them. */
export function Lift({ campaignId, isOver }: { campaignId: string; isOver: boolean }) {
  const { t } = useTranslation("advertiser");
  const { data, error } = useQuery(LiftDocument, { variables: { campaignId }, fetchPolicy: "cache-and-network" });
  const found = data?.campaignLift;
  if (!found) return error ? <p className={styles.said}>{t("lift.failed")}</p> : null;
  if (isOver && found.state === "NO_HOLD_OUT") return null;
  return (
    <section aria-labelledby="lift" className={styles.lift}>
      <h2 id="lift">{t("lift.title")}</h2>
      <Said found={found} />
      {!isOver && <HoldOut found={found} />}
      {found.days.length > 0 && <Days days={found.days} />}
    </section>
  );
}

/** The lift with its interval, or why there is none. */
function Said({ found }: { found: Found }) {
  const { t } = useTranslation("advertiser");
  const { state, percent, from, to } = found;
  if (percent === null || from === null || to === null) {
    if (state === "NO_HOLD_OUT" || state === "READY") return null;
    const counts = {
      days: found.comparedDays,
      daysNeeded: found.comparedDaysNeeded,
      orders: formatCount(found.orders),
      ordersNeeded: formatCount(found.ordersNeeded),
    };
    return (
      <p className={styles.said}>
        {t(`lift.state.${state}`, counts)}{" "}
        {state !== "NO_DAYS" && <Link to="/advertiser/reports/conversions">{t("lift.report")}</Link>}
      </p>
    );
  }
  const verdict = from > 0 ? "more" : to < 0 ? "fewer" : "chance";
  return (
    <>
      <p className={styles.result}>
        <b>{t(percent < 0 ? "lift.fewer" : "lift.more", { percent: wholePercent(Math.abs(percent)) })}</b>{" "}
        {t("lift.interval", { from: wholePercent(from), to: wholePercent(to) })}
      </p>
      <p className={styles.said}>
        {t(`lift.verdict.${verdict}`)} {t("lift.made", { days: found.comparedDays, orders: formatCount(found.orders) })}{" "}
        {t("lift.limits")}
      </p>
    </>
  );
}

const wholePercent = (value: number): string => `${value < 0 ? "−" : ""}${formatCount(Math.round(Math.abs(value)))}%`;

/** Where the hold-out is switched, with what it costs. */
function HoldOut({ found: { id, isOn, since, impressions, impressionsNeeded } }: { found: Found }) {
  const { t } = useTranslation("advertiser");
  const { t: common } = useTranslation("common");
  const [change] = useMutation(SwitchDocument);
  const act = useAct((error) => firstSentence(common, error) ?? t("lift.notSwitched"));
  const isTooSmall = !isOn && impressions < impressionsNeeded;
  const counts = { count: formatCount(impressions), needed: formatCount(impressionsNeeded) };
  const toggle = async () => {
    await change({ variables: { campaignId: id, isOn: !isOn } });
    return t(isOn ? "lift.switchedOff" : "lift.switchedOn");
  };
  return (
    <>
      <p className={styles.said}>
        {since ? t("lift.since", { day: formatFullDay(`${since}T12:00:00Z`) }) : t("lift.about")}{" "}
        {isTooSmall && t("lift.tooSmall", counts)}
      </p>
      {!isTooSmall && (
        <Button variant="default" mt={12} loading={act.pending} onClick={() => void act.run(toggle)}>
          {t(isOn ? "lift.switchOff" : "lift.switchOn")}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {act.done || act.problem}
      </p>
    </>
  );
}

/** So many stand there at first. */
const FIRST_DAYS = 6;

function Days({ days }: Pick<Found, "days">) {
  const { t } = useTranslation("advertiser");
  const [isWhole, setWhole] = useState(false);
  return (
    <div className={styles.heldOut}>
      <h3 id="held-out-days">{t("lift.days")}</h3>
      <DataTable
        labelledBy="held-out-days"
        className={styles.table}
        columns={[
          t("lift.day"),
          { label: t("lift.requests"), isFigure: true },
          { label: t("lift.orders"), isFigure: true },
          { label: t("lift.expected"), isFigure: true },
        ]}
      >
        <tbody>
          {days.slice(0, isWhole ? undefined : FIRST_DAYS).map(({ day, requests, orders, expected }) => (
            <tr key={day}>
              <th scope="row">{formatFullDay(`${day}T12:00:00Z`)}</th>
              <td data-figure data-label={t("lift.requests")}>
                {formatCount(requests)}
              </td>
              <td data-figure data-label={t("lift.orders")}>
                {orders === null ? t("lift.notReported") : formatCount(orders)}
              </td>
              <td data-figure data-label={t("lift.expected")}>
                {expected === null ? t("lift.notKnown") : formatCount(Math.round(expected * 10) / 10)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {!isWhole && days.length > FIRST_DAYS && (
        <Button variant="default" mt={14} onClick={() => setWhole(true)}>
          {t("lift.allDays", { count: days.length })}
        </Button>
      )}
    </div>
  );
}
