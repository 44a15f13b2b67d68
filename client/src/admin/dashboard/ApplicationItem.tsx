import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { ApplicationItem_ApplicationFragment } from "../../gql/graphql";
import { formatDay, formatHourMinute, formatShortDay } from "../../lib/time";
import { PickRow } from "../../ui/PickRow";
import { StatusChip } from "../../ui/StatusChip";
import { formatDuration } from "../consultations/queue";
import styles from "./ApplicationList.module.css";
import { tallyOf } from "./review";

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

export interface ApplicationItemProps {
  application: FragmentType<ApplicationItem_ApplicationFragment>;
  isOpened: boolean;
  /** True in a list of more than one status. */
  showsStatus: boolean;
  now: Date;
  onOpen: () => void;
}

/** One row of the list. The keys J and K move between rows, so each is a button. */
export function ApplicationItem({ application, isOpened, showsStatus, now, onOpen }: ApplicationItemProps) {
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
