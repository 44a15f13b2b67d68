import { Button } from "@mantine/core";
import { IconCircleX, IconExternalLink, IconTag } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { doiUrl } from "../../../lib/doi";
import { formatDay } from "../../../lib/time";
import { Measure } from "../../../ui/Measure";
import { StatusChip } from "../../../ui/StatusChip";
import styles from "./StudyList.module.css";
import { formatPublished, type Study, type StudyStatus } from "./studies";

/** What can be done with one study. */
export type StudyAct = "tag" | "validate" | "reject" | "reopen" | "edit" | "link" | "delete";

const CHIPS = {
  PENDING: { level: "idle" },
  TAGGED: { level: "info", icon: IconTag },
  VALIDATED: { level: "normal" },
  REJECTED: { level: "critical", icon: IconCircleX },
} as const;

const ACTS: Readonly<Record<StudyStatus, readonly StudyAct[]>> = {
  PENDING: ["tag", "edit", "delete"],
  TAGGED: ["validate", "reject", "tag", "edit", "delete"],
  VALIDATED: ["link", "reopen"],
  REJECTED: ["reopen"],
};

/** Names that stand on one line; the others are counted. */
const NAMES = 3;

export interface StudyRowProps {
  study: Study;
  mayChange: boolean;
  onAct: (act: StudyAct) => void;
  onTag: (tag: string) => void;
}

/** One study: what it is, where it stands, its tags, what it is close to, and what can be done with it. */
export function StudyRow({ study, mayChange, onAct, onTag }: StudyRowProps) {
  const { t } = useTranslation("studies");
  const { id, title, authors, journal, publicationDate, doi, abstract, status, tags, modelVersions } = study;
  const named = authors.slice(0, NAMES).join(", ");
  const rest = authors.length - NAMES;
  const who = rest > 0 ? t("more_authors", { names: named, count: rest }) : named;
  const chip = CHIPS[status];
  return (
    <tr>
      <th scope="row" className={styles.study}>
        <span id={`study-${id}`} tabIndex={-1} className={styles.name}>
          {title}
        </span>
        <span className={styles.facts}>
          {t("by", { authors: who, journal, date: formatPublished(publicationDate) })}
        </span>
        {doi && (
          <a className={styles.doi} href={doiUrl(doi)} target="_blank" rel="noreferrer">
            {t("doi", { doi })}
            <IconExternalLink size={14} stroke={1.9} aria-hidden />
          </a>
        )}
        {abstract && (
          <details className={styles.abstract}>
            <summary>
              {t("abstract")}
              <span className="hidden-text"> {t("act.of", { title })}</span>
            </summary>
            <p>{abstract}</p>
          </details>
        )}
      </th>
      <td className={styles.status}>
        <StatusChip {...chip}>{t(`state.${status}`)}</StatusChip>
        <Decision study={study} />
        {modelVersions.length > 0 && (
          <span className={styles.facts}>{t("versions", { versions: modelVersions.join(", ") })}</span>
        )}
      </td>
      <td data-wide className={styles.tags}>
        {tags.length === 0 ? (
          <span className={styles.facts}>{t("noTags")}</span>
        ) : (
          <ul>
            {tags.map((tag) => (
              <li key={tag}>
                <button type="button" title={t("showTag", { tag })} onClick={() => onTag(tag)}>
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td data-wide data-label={t("column.relevance")} className={styles.relevance}>
        <Relevance study={study} />
      </td>
      {mayChange && (
        <td data-wide className={styles.acts}>
          <div>
            {ACTS[status].map((act, at) => (
              <Button key={act} size="xs" variant={at === 0 ? "default" : "subtle"} onClick={() => onAct(act)}>
                {t(`act.${act}`)}
                <span className="hidden-text"> {t("act.of", { title })}</span>
              </Button>
            ))}
          </div>
        </td>
      )}
    </tr>
  );
}

/** Who decided and when, and why it was rejected. */
function Decision({ study: { decidedAt, decidedBy, rejectedReason } }: { study: Study }) {
  const { t } = useTranslation("studies");
  if (!decidedAt) return null;
  const day = formatDay(decidedAt);
  return (
    <>
      <span className={styles.facts}>
        {decidedBy ? t("decided", { name: decidedBy, day }) : t("decidedGone", { day })}
      </span>
      {rejectedReason && <span className={styles.reason}>{rejectedReason}</span>}
    </>
  );
}

function Relevance({ study: { relevanceScore, relevanceTerms } }: { study: Study }) {
  const { t } = useTranslation("studies");
  const score = relevanceScore.toFixed(2);
  const near = relevanceTerms.map((term) => t("near", { label: term.label, score: term.score.toFixed(2) }));
  return (
    <>
      <span className={styles.score}>{score}</span>
      <Measure
        min={0}
        max={1}
        value={relevanceScore}
        label={t("relevanceLabel", { score })}
        mark="fill"
        majors={2}
        minors={10}
        size="slim"
      />
      <span className={styles.facts}>{near.length > 0 ? near.join(", ") : t("nothingNear")}</span>
    </>
  );
}
