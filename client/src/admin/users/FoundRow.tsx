import { IconMail, IconUserOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { formatFullDay } from "../../lib/time";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./Users.module.css";
import { type Found, pageOf } from "./users";

/** A person who was found, with the way to their page, which takes along what was searched for. */
export function FoundRow({ person }: { person: Found }) {
  const { t } = useTranslation("users");
  const { state } = useLocation();
  const { id, name, email, role, createdAt, emailVerifiedAt, suspendedAt, companyName } = person;
  return (
    <tr>
      <th scope="row" className={styles.broken}>
        <Link to={pageOf(id)} state={state}>
          {name}
        </Link>
        <span className={styles.facts}>{email}</span>
      </th>
      <td data-label={t("column.role")}>
        {t(`role.${role}`)}
        {companyName && <span className={styles.facts}>{companyName}</span>}
      </td>
      <td data-label={t("column.since")}>{formatFullDay(createdAt)}</td>
      <td data-label={t("column.status")}>
        {suspendedAt ? (
          <StatusChip level="critical" icon={IconUserOff}>
            {t("state.suspended")}
          </StatusChip>
        ) : emailVerifiedAt ? (
          <StatusChip level="normal">{t("state.active")}</StatusChip>
        ) : (
          <StatusChip level="warning" icon={IconMail}>
            {t("state.unconfirmed")}
          </StatusChip>
        )}
      </td>
    </tr>
  );
}
