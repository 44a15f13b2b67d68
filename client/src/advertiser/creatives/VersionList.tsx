import { useTranslation } from "react-i18next";
import { formatDay, formatHourMinute } from "../../lib/time";
import pages from "../pages.module.css";
import styles from "./CreativePage.module.css";
import type { Version } from "./creatives";
import { Reason } from "./Reason";
import { StateChip } from "./StateChip";

export interface VersionListProps {
  /** The newest first. */
  versions: readonly Version[];
  /** The one that is shown. */
  servingId: string | undefined;
}

/** Every version with where it stands, what the reviewer wrote, and its words one press away. */
export function VersionList({ versions, servingId }: VersionListProps) {
  const { t } = useTranslation("creatives");
  const at = (moment: string) => ({ day: formatDay(moment), time: formatHourMinute(moment) });
  return (
    <ol className={styles.list}>
      {versions.map((version) => (
        <li key={version.id}>
          <p className={pages.state}>
            <b>{t("one.version", { number: version.number })}</b>
            <StateChip status={version.status} />
            {version.id === servingId && <span>{t("servingNow")}</span>}
            <span className="dim num">
              {version.submittedAt ? t("one.submitted", at(version.submittedAt)) : t("one.made", at(version.createdAt))}
            </span>
          </p>
          <Reason version={version} />
          <details>
            <summary>{t("one.textOf", { number: version.number })}</summary>
            <p>
              <b>{version.title}</b>
            </p>
            <p>{version.description}</p>
            <p>
              {t("one.alt")} {version.imageAlt}
            </p>
            <p>{version.disclaimer}</p>
          </details>
        </li>
      ))}
    </ol>
  );
}
