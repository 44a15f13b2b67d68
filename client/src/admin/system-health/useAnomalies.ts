import { useQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { AnomalyRaisedSubscription, AnomalySeverity } from "../../gql/graphql";
import { notify } from "../../lib/browserNotifications";
import { withNewer } from "../../lib/newer";
import {
  type AnomalyFilter,
  findRaised,
  fits,
  formatMoment,
  NO_FILTER,
  orderAnomalies,
  variablesOf,
} from "./anomalies";

graphql(`
  fragment Anomalies_entry on Anomaly {
    id
    metric
    metricName
    severity
    message
    timestamp
    acknowledged
    muted
    resolvedAt
    ...AnomalyRow_anomaly
    ...AnomalyDialog_anomaly
  }
`);

const SystemHealthAnomaliesDocument = graphql(`
  query SystemHealthAnomalies($after: String, $state: AnomalyState, $metric: String, $severity: AnomalySeverity) {
    anomalies(first: 20, after: $after, state: $state, metric: $metric, severity: $severity) {
      nodes {
        ...Anomalies_entry @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const AnomalyRaisedDocument = graphql(`
  subscription AnomalyRaised {
    anomalyRaised {
      snapshot
      openCount
      mutes {
        from
        until
        reason
      }
      anomalies {
        ...Anomalies_entry @unmask
      }
    }
  }
`);

/** An anomaly as the list holds it. */
export type AnomalyEntry = AnomalyRaisedSubscription["anomalyRaised"]["anomalies"][number];

export type Mute = AnomalyRaisedSubscription["anomalyRaised"]["mutes"][number];

/** The anomalies of the System Health page: read page by page, kept right by the subscription, spoken when they are new. */
export function useAnomalies(filter: AnomalyFilter = NO_FILTER) {
  const { t } = useTranslation("admin");
  const { data, previousData, error, refetch, fetchMore } = useQuery(SystemHealthAnomaliesDocument, {
    variables: variablesOf(filter),
    // The list of a filter that was looked at before may have changed since.
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const [arrived, setArrived] = useState<readonly AnomalyEntry[] | null>(null);
  const [openCount, setOpenCount] = useState<number | null>(null);
  const [mutes, setMutes] = useState<readonly Mute[]>([]);
  const [spoken, setSpoken] = useState("");
  const known = useRef<ReadonlyMap<string, AnomalySeverity> | null>(null);

  const take = (anomalies: readonly AnomalyEntry[]) => setArrived((before) => withNewer(anomalies, before ?? []));
  const announce = (raised: readonly AnomalyEntry[]) => {
    if (raised.length === 0) return;
    const sentences = raised.map(({ metricName, severity, message, timestamp }) =>
      t("systemHealth.anomalies.raised", {
        name: metricName,
        status: t(`systemHealth.status.${severity}`),
        message,
        time: formatMoment(t, timestamp),
      }),
    );
    setSpoken(sentences.join(" "));
    for (const { id, metricName, message } of raised) {
      notify(t("systemHealth.notify.title"), `${metricName}: ${message}`, id);
    }
  };

  useLiveSubscription(AnomalyRaisedDocument, {
    variables: {},
    onData: ({ anomalyRaised: { anomalies, openCount: count, mutes: newest } }) => {
      take(anomalies);
      setMutes(newest);
      setOpenCount(count);
      // The first snapshot is what was there before the page was opened; a later one may hold what was missed.
      if (known.current) announce(findRaised(known.current, anomalies));
      known.current = new Map([
        ...(known.current ?? []),
        // A muted one is heard of when it is no longer.
        ...anomalies.filter(({ muted }) => !muted).map(({ id, severity }): [string, AnomalySeverity] => [id, severity]),
      ]);
    },
  });

  const pages = (data ?? previousData)?.anomalies;
  const all = pages || arrived ? orderAnomalies(pages?.nodes ?? [], arrived ?? []) : null;
  const open = all?.filter(({ resolvedAt }) => !resolvedAt) ?? [];
  const list = all?.filter((anomaly) => fits(anomaly, filter)) ?? null;
  return {
    /** Those of the filter; null until there is an answer. */
    list,
    /** Everything that is not over, whatever the filter. */
    open,
    openCount: openCount ?? open.filter(({ muted }) => !muted).length,
    /** In force now or within a day, the one that ends last first. */
    mutes,
    spoken,
    hasFailed: error !== undefined && list === null,
    retry: () => void refetch(),
    hasMore: pages?.pageInfo.hasNextPage ?? false,
    /** Rejects when the next page did not arrive. */
    showMore: () => fetchMore({ variables: { after: pages?.pageInfo.endCursor } }),
    take,
  };
}
