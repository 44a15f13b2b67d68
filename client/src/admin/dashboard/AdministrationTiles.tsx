import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import { formatDay, formatHourMinute } from "../../lib/time";
import { type Figure, FigureStrip } from "../FigureStrip";

const TilesDocument = graphql(`
  query AdministrationTiles {
    administrationTiles {
      asOf
      activeUsers
      uptime {
        percent
        since
      }
      securityIncidents
      openAnomalies
    }
  }
`);

const IncidentsDocument = graphql(`
  subscription AdministrationTiles_incidents {
    securityIncidentsChanged {
      total
    }
  }
`);

/** The figures are counted when they are asked for; how often that is, in ms. */
const EVERY_MS = 60_000;
/** Uptime that is counted from less than this before now says since when, in ms. */
const WHOLE_MS = (30 * 24 - 1) * 3_600_000;

/** What the system is like, on one strip. Figures that the person may not see are not there. */
export function AdministrationTiles() {
  const { t } = useTranslation("review");
  const viewer = useViewer();
  const { data, error } = useQuery(TilesDocument, { pollInterval: EVERY_MS });
  const tiles = data?.administrationTiles;
  const time = tiles && formatHourMinute(tiles.asOf);
  const maySeeSystem = viewer?.permissions.includes("system.view") ?? false;
  const maySeeSecurity = viewer?.permissions.includes("security.view") ?? false;
  const [incidents, setIncidents] = useState<number | null>(null);
  useLiveSubscription(IncidentsDocument, {
    variables: {},
    skip: !maySeeSecurity,
    onData: ({ securityIncidentsChanged }) => setIncidents(securityIncidentsChanged.total),
  });
  const to = maySeeSystem ? "/admin/system-health" : undefined;
  const uptime = tiles?.uptime;
  const isWhole = uptime && Date.parse(tiles.asOf) - Date.parse(uptime.since) >= WHOLE_MS;
  const figures: Figure[] = [
    { name: t("tiles.activeUsers"), value: tiles?.activeUsers.toLocaleString("en-GB"), note: t("tiles.last24h") },
    {
      name: t("tiles.uptime"),
      value: tiles && (uptime ? t("tiles.percent", { value: uptime.percent }) : t("tiles.none")),
      note:
        !uptime || isWhole
          ? t("tiles.days30")
          : t("tiles.since", {
              day: formatDay(uptime.since, new Date(tiles.asOf)),
              time: formatHourMinute(uptime.since),
            }),
      to,
    },
    ...(maySeeSecurity
      ? [
          {
            name: t("tiles.incidents"),
            value: incidents ?? tiles?.securityIncidents ?? undefined,
            note: t("tiles.last24h"),
            to: "/admin/security?part=incidents",
          },
        ]
      : []),
    ...(maySeeSystem
      ? [{ name: t("tiles.alerts"), value: tiles?.openAnomalies ?? undefined, note: t("tiles.open", { time }), to }]
      : []),
  ];
  return (
    <FigureStrip label={t("tiles.label")} figures={figures} failed={!tiles && error ? t("tiles.failed") : undefined} />
  );
}
