import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useViewer } from "../../app/session";
import { graphql } from "../../gql";
import { formatDay, formatHourMinute } from "../../lib/time";
import styles from "./AdministrationTiles.module.css";

const TilesDocument = graphql(`
  query AdministrationTiles {
    administrationTiles {
      asOf
      activeUsers
      uptime {
        percent
        since
      }
      blockedSignIns
      openAnomalies
    }
  }
`);

/** The figures are counted when they are asked for; how often that is, in ms. */
const EVERY_MS = 60_000;
/** Uptime that is counted from less than this before now says since when, in ms. */
const WHOLE_MS = (30 * 24 - 1) * 3_600_000;

interface Cell {
  name: string;
  value: string | number | undefined;
  note: ReactNode;
  /** The page that says more, if the person may open it. */
  to?: string;
}

/** What the system is like, on one strip. Figures that the person may not see are not there. */
export function AdministrationTiles() {
  const { t } = useTranslation("review");
  const viewer = useViewer();
  const { data, error } = useQuery(TilesDocument, { pollInterval: EVERY_MS });
  const tiles = data?.administrationTiles;
  if (!tiles && error) return <p className={styles.failed}>{t("tiles.failed")}</p>;
  const time = tiles && formatHourMinute(tiles.asOf);
  const maySeeSystem = viewer?.permissions.includes("system.view") ?? false;
  const to = maySeeSystem ? "/admin/system-health" : undefined;
  const uptime = tiles?.uptime;
  const isWhole = uptime && Date.parse(tiles.asOf) - Date.parse(uptime.since) >= WHOLE_MS;
  const cells: Cell[] = [
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
    ...(maySeeSystem
      ? [
          {
            name: t("tiles.incidents"),
            value: tiles?.blockedSignIns ?? undefined,
            note: t("tiles.blocked"),
          },
          { name: t("tiles.alerts"), value: tiles?.openAnomalies ?? undefined, note: t("tiles.open", { time }), to },
        ]
      : []),
  ];
  return (
    <section aria-label={t("tiles.label")} className={styles.strip}>
      <dl data-cells={cells.length}>
        {cells.map(({ name, value, note, to: page }) => (
          <div key={name}>
            <dt>{page ? <Link to={page}>{name}</Link> : name}</dt>
            <dd className={`${styles.value} num`}>{value ?? "…"}</dd>
            <dd className={`${styles.note} num`}>{tiles ? note : "…"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
