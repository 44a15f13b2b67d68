import { Button } from "@mantine/core";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { formatDay, formatHourMinute } from "../lib/time";
import { StatusChip } from "../ui/StatusChip";
import styles from "./ApiKeys.module.css";
import { type ApiKey, isEnded, LEVELS } from "./apiKeys";

export interface ApiKeyRowProps {
  apiKey: ApiKey;
  now: Date;
  showsOwner: boolean;
  /** False for keys of others: they can be revoked and nothing else. */
  mayRotate: boolean;
  onAct: (kind: "rotate" | "revoke" | "usage") => void;
}

/** "of Robin Example", or who made a service account. */
function whose(t: TFunction<"apiKeys">, { isServiceAccount, madeBy, ownerName }: ApiKey): string {
  if (!isServiceAccount) return t("of", { name: ownerName });
  return madeBy ? t("service.madeBy", { name: madeBy }) : t("service.madeByGone");
}

/** One key: what it is for, what it may do, until when, and what can be done with it. */
export function ApiKeyRow({ apiKey, now, showsOwner, mayRotate, onAct }: ApiKeyRowProps) {
  const { t } = useTranslation("apiKeys");
  const { id, service, environment, maskedKey, state, standing, scopes, retiring, canChange } = apiKey;
  const moment = (at: string | null) =>
    at ? t("moment", { day: formatDay(at, now), time: formatHourMinute(at) }) : t("never");
  const of = <span className="hidden-text"> {t("act.of", { service })}</span>;
  return (
    <tr>
      <th scope="row" className={styles.service}>
        <span className={styles.name}>
          {service}
          {state !== "ACTIVE" && <StatusChip level={LEVELS[state]}>{t(`state.${state}`)}</StatusChip>}
        </span>
        <code className={styles.secret}>{maskedKey}</code>
        <span className={styles.facts}>
          {t(`environment.${environment}`)}
          {showsOwner && `, ${whose(t, apiKey)}`}
        </span>
        {standing && <span className={styles.standing}>{standing}</span>}
        {retiring.map((old) => (
          <span key={old.maskedKey} className={styles.facts}>
            {t("retiring", {
              key: old.maskedKey,
              until: moment(old.worksUntil),
              used: old.lastUsedAt ? moment(old.lastUsedAt) : t("never"),
            })}
          </span>
        ))}
      </th>
      <td data-label={t("column.scopes")} data-wide className={styles.scopes}>
        {scopes.map((scope) => (
          <code key={scope.name} title={scope.label}>
            {scope.name}
          </code>
        ))}
      </td>
      <td data-label={t("column.rotated")}>{formatDay(apiKey.lastRotatedAt, now)}</td>
      <td data-label={t("column.expires")}>
        {apiKey.revokedAt ? (
          t("revoked", { day: formatDay(apiKey.revokedAt, now) })
        ) : (
          <>
            {formatDay(apiKey.expiresAt, now)}
            {!isEnded(apiKey) && <span className={styles.facts}>{t("daysLeft", { count: apiKey.daysLeft })}</span>}
          </>
        )}
      </td>
      <td data-label={t("column.used")}>{moment(apiKey.lastUsedAt)}</td>
      <td data-wide className={styles.acts}>
        <div>
          <Button id={`usage-${id}`} size="xs" variant="subtle" onClick={() => onAct("usage")}>
            {t("act.usage")}
            {of}
          </Button>
          {canChange && mayRotate && state !== "REVOKED" && (
            <Button id={`rotate-${id}`} size="xs" variant="default" onClick={() => onAct("rotate")}>
              {t("act.rotate")}
              {of}
            </Button>
          )}
          {canChange && state !== "REVOKED" && (
            <Button id={`revoke-${id}`} size="xs" variant="default" onClick={() => onAct("revoke")}>
              {t("act.revoke")}
              {of}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
