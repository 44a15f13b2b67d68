import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { DashboardList_ApplicationFragment } from "../../gql/graphql";
import { withNewer } from "../../lib/newer";
import { type ListName, orderApplications } from "./review";

graphql(`
  fragment DashboardList_application on ReviewedApplication {
    id
    status
    submittedAt
    decidedAt
    company {
      name
      registrationNumber
      email
    }
    ...ApplicationItem_application
  }
`);

const AdminDashboardPageDocument = graphql(`
  query AdminDashboardPage($status: ApplicationStatus, $search: String, $decidedOn: String, $after: String) {
    applications(first: 20, status: $status, search: $search, decidedOn: $decidedOn, after: $after) {
      nodes {
        ...DashboardList_application @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

const ApplicationsChangedDocument = graphql(`
  subscription ApplicationsChanged {
    applicationsChanged {
      snapshot
      pendingCount
      decidedTodayCount
      application {
        ...DashboardList_application @unmask
      }
    }
  }
`);

interface Live {
  at: Date;
  pendingCount: number;
  decidedTodayCount: number;
}

/** The list of applications, kept up to date: new ones appear in their place, decided ones leave. `today` is a day in London. */
export function useApplications(list: ListName, search: string, today: string) {
  const { t } = useTranslation("review");
  const isToday = list === "DECIDED_TODAY";
  const variables = {
    status: list === "ALL" || isToday ? null : list,
    search: search.trim() || null,
    decidedOn: isToday ? today : null,
  };
  const { data, previousData, error, refetch, fetchMore } = useQuery(AdminDashboardPageDocument, { variables });
  const [arrived, setArrived] = useState<readonly DashboardList_ApplicationFragment[]>([]);
  const [live, setLive] = useState<Live | null>(null);
  const [announcement, setAnnouncement] = useState("");

  useLiveSubscription(ApplicationsChangedDocument, {
    variables: {},
    onData: ({ applicationsChanged: { snapshot, application, pendingCount, decidedTodayCount } }) => {
      const isMore = live !== null && pendingCount > live.pendingCount;
      if (live && (snapshot || !application)) void refetch().catch(() => undefined);
      if (application) setArrived((before) => withNewer([application], before));
      if (!snapshot && isMore) setAnnouncement(t("list.arrived", { count: pendingCount }));
      setLive({ at: new Date(), pendingCount, decidedTodayCount });
    },
  });

  const pages = (data ?? previousData)?.applications;
  const loaded = { nodes: pages?.nodes ?? [], hasNextPage: pages?.pageInfo.hasNextPage ?? false };
  const liveCounts: Partial<Record<ListName, number>> = {
    PENDING: live?.pendingCount,
    DECIDED_TODAY: live?.decidedTodayCount,
  };
  return {
    applications: pages ? orderApplications({ list, search, today }, loaded, arrived) : undefined,
    count: (variables.search ? undefined : liveCounts[list]) ?? pages?.totalCount,
    live,
    announcement,
    error,
    refetch,
    more: loaded.hasNextPage ? () => fetchMore({ variables: { after: pages?.pageInfo.endCursor } }) : undefined,
  };
}
