import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { ApplicationItem_ApplicationFragment } from "../../gql/graphql";
import { formatDay, formatHourMinute, formatShortDay } from "../../lib/time";
import { useShortcuts } from "../../lib/useShortcuts";
import { Kbd } from "../../ui/Kbd";
import { ListEnd } from "../../ui/ListEnd";
import { PickRow } from "../../ui/PickRow";
import { StatusChip } from "../../ui/StatusChip";
import { SelectField, TextField } from "../../ui/TextField";
import { formatDuration } from "../consultations/queue";
import styles from "./ApplicationList.module.css";
import { PaneBody, PaneHeader } from "./Pane";
import { LISTS, type ListName, tallyOf } from "./review";
import type { useApplications } from "./useApplications";

export interface ApplicationListProps {
  list: ListName;
  onList: (list: ListName) => void;
  /** What stands in the search box; it is never written into the address. */
  typed: string;
  onType: (typed: string) => void;
  found: ReturnType<typeof useApplications>;
  openedId: string | null;
  onOpen: (id: string) => void;
  now: Date;
}

/** The list pane: which applications, a search, the rows with the longest wait first, and what was decided today. */
export function ApplicationList({ list, onList, typed, onType, found, openedId, onOpen, now }: ApplicationListProps) {
  const { t } = useTranslation("review");
  const rows = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { applications, count, live } = found;
  useShortcuts({ j: () => move(rows, 1), k: () => move(rows, -1), "/": () => box.current?.focus() });
  return (
    <section className={styles.list} aria-label={t("list.label")}>
      <PaneHeader
        title={
          <>
            {t(`list.heading.${list}`)} <span className="num dim">{count}</span>
          </>
        }
      >
        <span className={styles.keys}>
          <Kbd>J</Kbd> <Kbd>K</Kbd>
        </span>
      </PaneHeader>
      <div className={styles.tools}>
        <TextField
          ref={box}
          id="application-search"
          type="search"
          label={t("list.search")}
          placeholder={t("list.searchHint")}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <SelectField
          id="application-status"
          label={t("list.status")}
          data={LISTS.map((value) => ({ value, label: t(`list.heading.${value}`) }))}
          value={list}
          onChange={(event) => onList(event.currentTarget.value as ListName)}
        />
      </div>
      <PaneBody>
        <ul ref={rows}>
          {applications?.map((application) => (
            <ApplicationItem
              key={application.id}
              application={application}
              isOpened={application.id === openedId}
              showsStatus={list === "ALL" || list === "DECIDED_TODAY"}
              now={now}
              onOpen={() => onOpen(application.id)}
            />
          ))}
        </ul>
        <ListEnd
          list={{ nodes: applications, error: found.error, read: found.refetch, more: found.more }}
          empty={typed.trim() ? t("list.emptySearch") : t(`list.empty.${list}`)}
          words={{ failed: t("list.failed"), more: t("list.more"), moreFailed: t("list.moreFailed") }}
        />
        {live && (
          <p className={styles.decided}>
            {t("list.decidedToday")} <b className="num">{live.decidedTodayCount}</b>
            {live.decidedTodayCount > 0 && list !== "DECIDED_TODAY" && (
              <button type="button" className={styles.show} onClick={() => onList("DECIDED_TODAY")}>
                {t("list.showDecided")}
                <span className="hidden-text"> {t("list.showDecidedWhat")}</span>
              </button>
            )}
          </p>
        )}
      </PaneBody>
    </section>
  );
}

/** Moves the focus to the next or the previous row, from the one that has it or else from the opened one. */
function move(rows: RefObject<HTMLUListElement | null>, step: 1 | -1): void {
  const all = [...(rows.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const focused = all.indexOf(document.activeElement as HTMLElement);
  const at = focused >= 0 ? focused : all.findIndex((row) => row.ariaCurrent === "true");
  all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
}

const ApplicationItemFragment = graphql(`
  fragment ApplicationItem_application on ReviewedApplication {
    id
    status
    submittedAt
    reviewDueAt
    decidedAt
    company {
      name
    }
    documents {
      id
      status
      requestedAt
    }
  }
`);

interface ApplicationItemProps {
  application: FragmentType<ApplicationItem_ApplicationFragment>;
  isOpened: boolean;
  /** True in a list of more than one status. */
  showsStatus: boolean;
  now: Date;
  onOpen: () => void;
}

/** One row of the list. The keys J and K move between rows, so each is a button. */
function ApplicationItem({ application, isOpened, showsStatus, now, onOpen }: ApplicationItemProps) {
  const { t } = useTranslation("review");
  const { data, complete } = useFragment({ fragment: ApplicationItemFragment, from: application });
  if (!complete) return null;
  const { id, status, company, documents, reviewDueAt } = data;
  const { all, valid } = tallyOf(documents);
  const isOverdue = reviewDueAt !== null && new Date(reviewDueAt) < now;
  return (
    <li>
      <PickRow id={`application-${id}`} isCurrent={isOpened} onPick={onOpen}>
        <span className={styles.name}>{company.name}</span>
        <span className={`${styles.line} num`}>
          <span>
            {showsStatus && <b>{t(`status.${status}`)} </b>}
            <When application={data} now={now} />
          </span>
          <span>{t("list.valid", { valid, all })}</span>
        </span>
        {isOverdue && (
          <span className={styles.line}>
            <StatusChip level="warning" icon={IconAlertTriangle}>
              {t("list.overdue", { day: formatShortDay(reviewDueAt) })}
            </StatusChip>
          </span>
        )}
      </PickRow>
    </li>
  );
}

/** How long an application waits, or when it was decided. */
function When({ application, now }: { application: ApplicationItem_ApplicationFragment; now: Date }) {
  const { t } = useTranslation("review");
  const { t: words } = useTranslation("admin");
  const { status, submittedAt, decidedAt, documents } = application;
  if (decidedAt) {
    return t("list.decided", { day: formatDay(decidedAt, now), time: formatHourMinute(decidedAt) });
  }
  if (status !== "PENDING") return null;
  const wasBack = documents.some(({ requestedAt }) => requestedAt !== null);
  const duration = formatDuration(words, now.getTime() - new Date(submittedAt).getTime());
  return t(wasBack ? "list.back" : "list.waiting", { duration });
}
