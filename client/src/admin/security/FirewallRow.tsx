import { Button } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatDay } from "../../lib/time";
import { StatusChip } from "../../ui/StatusChip";
import { Switch } from "../../ui/Switch";
import styles from "./Firewall.module.css";
import { type FirewallRule, formatMoment, rangeText } from "./firewall";

export interface FirewallRowProps {
  rule: FirewallRule;
  now: Date;
  mayChange: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** Missing where it cannot go further, or where the order is not shown. */
  onUp?: () => void;
  onDown?: () => void;
}

/** One rule: its switch, whom it denies and why, whom it has denied, and what can be done with it. */
export function FirewallRow({ rule, now, mayChange, onToggle, onEdit, onDelete, onUp, onDown }: FirewallRowProps) {
  const { t } = useTranslation("security");
  const { id, coverage, description, note, isActive, hits, lastHitAt, expiresAt, createdBy, createdAt } = rule;
  const range = rangeText(rule);
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
  const of = <span className="hidden-text"> {t("act.of", { range })}</span>;
  const day = formatDay(createdAt, now);
  return (
    <tr>
      <td className={styles.active}>
        <Switch
          id={`toggle-${id}`}
          isOn={isActive}
          label={t("firewall.toggle", { range })}
          state={t(isActive ? "status.ACTIVE" : "status.INACTIVE")}
          isDisabled={!mayChange}
          onToggle={onToggle}
        />
      </td>
      <th scope="row" className={styles.range}>
        <span className={styles.cidr}>
          {range} {isExpired && <StatusChip level="idle">{t("status.EXPIRED")}</StatusChip>}
        </span>
        <span>{description}</span>
        <span className={styles.facts}>
          {createdBy ? t("firewall.by", { coverage, name: createdBy, day }) : t("firewall.byGone", { coverage, day })}
        </span>
        {note && (
          <details className={styles.note}>
            <summary>
              {t("firewall.note")}
              {of}
            </summary>
            <p>{note}</p>
          </details>
        )}
      </th>
      <td data-label={t("column.hits")} data-figure>
        {hits.toLocaleString("en-GB")}
      </td>
      <td data-label={t("column.lastHit")}>{lastHitAt ? formatMoment(lastHitAt, now) : t("firewall.never")}</td>
      <td data-label={t("column.expires")}>
        {expiresAt ? (
          <span className={styles.expires}>
            <IconClock size={15} stroke={1.9} aria-hidden /> {formatMoment(expiresAt, now)}
          </span>
        ) : (
          t("firewall.never")
        )}
      </td>
      {mayChange && (
        <td data-wide className={styles.acts}>
          <div>
            <Button id={`up-${id}`} size="xs" variant="subtle" disabled={!onUp} onClick={onUp} title={t("act.up")}>
              <IconArrowUp size={16} stroke={2} aria-hidden />
              <span className="hidden-text">{t("act.up")}</span>
              {of}
            </Button>
            <Button
              id={`down-${id}`}
              size="xs"
              variant="subtle"
              disabled={!onDown}
              onClick={onDown}
              title={t("act.down")}
            >
              <IconArrowDown size={16} stroke={2} aria-hidden />
              <span className="hidden-text">{t("act.down")}</span>
              {of}
            </Button>
            <Button id={`edit-${id}`} size="xs" variant="default" onClick={onEdit}>
              {t("act.edit")}
              {of}
            </Button>
            <Button id={`delete-${id}`} size="xs" variant="default" onClick={onDelete}>
              {t("act.delete")}
              {of}
            </Button>
          </div>
        </td>
      )}
    </tr>
  );
}
