import { Button } from "@mantine/core";
import { IconMail, IconUserOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatDay, formatHourMinute } from "../../../lib/time";
import { StatusChip } from "../../../ui/StatusChip";
import styles from "./PeopleList.module.css";
import type { Member } from "./staff";

const CHIPS = {
  ACTIVE: { level: "normal" },
  INVITED: { level: "info", icon: IconMail },
  SUSPENDED: { level: "idle", icon: IconUserOff },
} as const;

/** What can be done with one person. */
export type MemberAct = "roles" | "rights" | "resend" | "remove";

export interface MemberRowProps {
  member: Member;
  isSelf: boolean;
  /** False for who only reads, and for a person who may do more than they. */
  mayChange: boolean;
  isBeyond: boolean;
  onAct: (act: MemberAct) => void;
}

/** One person: who they are, their roles, whether they can sign in, and what can be done. */
export function MemberRow({ member, isSelf, mayChange, isBeyond, onAct }: MemberRowProps) {
  const { t } = useTranslation("staff");
  const { id, name, email, roles, status, lastSeenAt, invitedAt } = member;
  const moment = (at: string) => t("moment", { day: formatDay(at), time: formatHourMinute(at) });
  const acts: MemberAct[] = ["rights"];
  if (mayChange && status !== "SUSPENDED") acts.push("roles");
  if (mayChange && status === "INVITED") acts.push("resend");
  if (mayChange && status !== "SUSPENDED") acts.push("remove");
  const chip = CHIPS[status];
  return (
    <tr>
      <th scope="row" className={styles.person}>
        <span id={`member-${id}`} tabIndex={-1} className={styles.name}>
          {name}
        </span>
        {isSelf && <span className={styles.facts}>{t("you")}</span>}
        <span className={styles.facts}>{email}</span>
      </th>
      <td data-label={t("column.roles")} className={styles.roles}>
        {roles.length > 0 ? roles.map((role) => role.name).join(", ") : t("noRoles")}
        {isBeyond && <span className={styles.facts}>{t("memberBeyond")}</span>}
      </td>
      <td data-label={t("column.status")} className={styles.status}>
        <StatusChip level={chip.level} icon={"icon" in chip ? chip.icon : undefined}>
          {t(`state.${status}`)}
        </StatusChip>
        {status === "INVITED" && invitedAt && <span className={styles.facts}>{moment(invitedAt)}</span>}
      </td>
      <td data-label={t("column.seen")} className={styles.seen}>
        {lastSeenAt ? moment(lastSeenAt) : t("neverSeen")}
      </td>
      <td className={styles.acts} data-wide>
        <div>
          {acts.map((act) => (
            <Button key={act} size="compact-xs" variant="default" onClick={() => onAct(act)}>
              {t(`act.${act}`)}
              <span className="hidden-text"> {name}</span>
            </Button>
          ))}
        </div>
      </td>
    </tr>
  );
}
