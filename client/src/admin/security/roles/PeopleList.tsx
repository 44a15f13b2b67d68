import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../../core/session";
import { PagedTable } from "../../../ui/PagedTable";
import { Panel } from "../../../ui/Panel";
import { FilterChip } from "../../FilterChip";
import { ListTools } from "../../ListTools";
import { type MemberAct, MemberRow } from "./MemberRow";
import styles from "./PeopleList.module.css";
import { beyond, type Member, permissionsOf, type Role, STATUSES, type StaffStatus } from "./staff";
import type { useRoles } from "./useRoles";

export interface PeopleListProps {
  found: ReturnType<typeof useRoles>;
  roles: readonly Role[];
  mayManage: boolean;
  roleId: string | null;
  status: StaffStatus | null;
  typed: string;
  isFiltered: boolean;
  onRole: (id: string | null) => void;
  onStatus: (status: StaffStatus | null) => void;
  onType: (typed: string) => void;
  onClear: () => void;
  onInvite: () => void;
  onAct: (act: MemberAct, member: Member) => void;
}

/** The people who work here. Role and state are in the address, what is typed is not. */
export function PeopleList(props: PeopleListProps) {
  const { found, roles, mayManage, roleId, status, typed, isFiltered } = props;
  const { t } = useTranslation("staff");
  const viewer = useViewer();
  const { people, counts } = found;
  const anyOf = (name: string) => t("any", { name });
  const stateName = (value: StaffStatus) => {
    const count = counts?.find((one) => one.status === value)?.count;
    return count === undefined ? t(`state.${value}`) : t("withCount", { name: t(`state.${value}`), count });
  };
  const isBeyond = (member: Member) => {
    const may = permissionsOf(
      roles,
      member.roles.map(({ id }) => id),
    );
    return beyond(viewer?.permissions ?? [], may).length > 0;
  };
  return (
    <Panel
      id="people"
      title={t("peopleTitle")}
      remarks={people.total !== undefined && <span role="status">{t("people", { count: people.total })}</span>}
    >
      <ListTools
        name={t("filter")}
        search={{ id: "people-search", label: t("search"), hint: t("searchHint"), typed, onType: props.onType }}
        acts={
          mayManage && (
            <Button
              id="people-invite"
              size="xs"
              variant="default"
              leftSection={<IconUserPlus size={16} stroke={1.9} aria-hidden />}
              onClick={props.onInvite}
            >
              {t("invite.open")}
            </Button>
          )
        }
      >
        <FilterChip
          id="people-role"
          label={t("column.role")}
          value={roleId}
          any={anyOf(t("column.role"))}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={props.onRole}
        />
        <FilterChip
          id="people-status"
          label={t("column.status")}
          value={status}
          any={anyOf(t("column.status"))}
          options={STATUSES.map((value) => ({ value, label: stateName(value) }))}
          onChange={props.onStatus}
        />
      </ListTools>
      <PagedTable
        list={people}
        className={styles.table}
        labelledBy="people"
        columns={[t("column.person"), t("column.roles"), t("column.status"), t("column.seen"), t("column.acts")]}
        row={(member) => (
          <MemberRow
            key={member.id}
            member={member}
            isSelf={member.id === viewer?.id}
            mayChange={mayManage && !isBeyond(member)}
            isBeyond={mayManage && isBeyond(member)}
            onAct={(act) => props.onAct(act, member)}
          />
        )}
        empty={
          <>
            <p>
              <b>{t(isFiltered ? "emptyFiltered" : "empty")}</b>
            </p>
            {isFiltered && (
              <Button variant="default" onClick={props.onClear}>
                {t("clear")}
              </Button>
            )}
          </>
        }
        words={{ failed: t("peopleFailed"), more: t("more"), moreFailed: t("moreFailed") }}
      />
    </Panel>
  );
}
