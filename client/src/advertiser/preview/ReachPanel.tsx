import { useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import { IconLock } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { CampaignReachQuery } from "../../gql/graphql";
import { formatCount } from "../../lib/money";
import { Measure } from "../../ui/Measure";
import { Awaited } from "../../ui/States";
import type { BuilderValues } from "./builderForm";
import styles from "./ReachPanel.module.css";
import { type Band, bestToRemove, changesBetween, scaleOf, stepsOf } from "./reach";

const ReachDocument = graphql(`
  query CampaignReach($input: TargetingInput!) {
    campaignReach(input: $input) {
      from
      to
      countedAt
      effects {
        group
        value
        from
        to
      }
    }
  }
`);

type Reach = CampaignReachQuery["campaignReach"];

/** Several presses in a row are one question, in ms. */
const PRESSES_MS = 150;

/** What the last press did. */
export interface Press {
  label: string;
  isAdded: boolean;
}

export interface ReachPanelProps {
  values: BuilderValues;
  press: RefObject<Press | null>;
  labelOf: (value: string) => string;
}

/** About how many people fit, as a band that moves with each press, and what the press did in words. */
export function ReachPanel({ values, press, labelOf }: ReachPanelProps) {
  const { t } = useTranslation("advertiser");
  const { cities, languages, topics, signals } = values;
  const asked = JSON.stringify({ cities, languages, topics, signals });
  const [paused] = useDebouncedValue(asked, PRESSES_MS);
  const { data, previousData, error, refetch } = useQuery(ReachDocument, {
    variables: { input: JSON.parse(paused) as Pick<BuilderValues, "cities" | "languages" | "topics" | "signals"> },
    fetchPolicy: "cache-and-network",
  });
  const reach = (data ?? previousData)?.campaignReach;
  const words = useBandWords();
  const did = useDid(data?.campaignReach, paused, press, words);
  return (
    <section className={styles.reach} aria-labelledby="reach">
      <div className={styles.head}>
        <h2 id="reach">{t("reach.title")}</h2>
        <span className={styles.floor}>
          <IconLock size={15} stroke={1.9} aria-hidden />
          {t("reach.floor")}
        </span>
      </div>
      {reach && <Shown reach={reach} labelOf={labelOf} />}
      {!reach && <Awaited failed={error && t("reach.failed")} onRetry={refetch} lines={["60%", "100%", "80%"]} />}
      <p className={styles.did} aria-live="polite">
        {did}
      </p>
    </section>
  );
}

function Shown({ reach, labelOf }: { reach: Reach; labelOf: (value: string) => string }) {
  const { t } = useTranslation("advertiser");
  const words = useBandWords();
  const most = useRef(0);
  most.current = Math.max(most.current, scaleOf(reach));
  const max = most.current;
  if (reach.from === null) {
    return (
      <p className={styles.few}>
        <b>{t("reach.chooseMore")}</b> {t("reach.why")}
      </p>
    );
  }
  const best = bestToRemove(reach, reach.effects);
  return (
    <>
      <p className={`${styles.band} num`}>
        {reach.to === null
          ? t("reach.bigAbove", { from: formatCount(reach.from) })
          : t("reach.big", { from: formatCount(reach.from), to: formatCount(reach.to) })}{" "}
        <small>{t("reach.people")}</small>
      </p>
      <Measure
        className={styles.measure}
        min={0}
        max={max}
        label={t("reach.label", { band: words(reach) })}
        bands={[{ kind: "normal", from: reach.from, to: reach.to ?? max }]}
        majors={6}
        minors={30}
        labels={stepsOf(max).map((at, step) => ({ at, text: formatCount(at), optional: step % 2 === 1 }))}
      />
      <p className={styles.remark}>
        {t("reach.smaller")}{" "}
        {best && (
          <Trans
            t={t}
            i18nKey="reach.without"
            values={{ label: labelOf(best.value), band: words(best) }}
            components={{ b: <b /> }}
          />
        )}
      </p>
    </>
  );
}

/** What the last press did, once its answer has come. */
function useDid(
  reach: Reach | undefined,
  asked: string,
  press: RefObject<Press | null>,
  words: (band: Band) => string,
): string {
  const { t } = useTranslation("advertiser");
  const [did, setDid] = useState("");
  const before = useRef<{ asked: string; band: string } | null>(null);
  const band = reach && words(reach);
  useEffect(() => {
    if (band === undefined) return;
    const was = before.current;
    before.current = { asked, band };
    const last = press.current;
    if (!was || was.asked === asked || !last) return;
    press.current = null;
    const count = changesBetween(was.asked, asked);
    const one = last.isAdded ? "added" : "removed";
    // Presses that were one question did together what is told: none of them alone.
    const what = count === 1 ? one : "changed";
    const named = { label: last.label, count, before: was.band, band };
    setDid(t(was.band === band ? `reach.${what}Same` : `reach.${what}`, named));
  }, [asked, band, press, t]);
  return did;
}

/** A band in words: "50,000 to 75,000 people", "fewer than 50 people". */
function useBandWords() {
  const { t } = useTranslation("advertiser");
  return ({ from, to }: Band): string => {
    if (from === null) return t("reach.few");
    if (to === null) return t("reach.above", { from: formatCount(from) });
    return t("reach.band", { from: formatCount(from), to: formatCount(to) });
  };
}
