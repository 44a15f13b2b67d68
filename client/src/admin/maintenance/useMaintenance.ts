import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import type { MaintenanceChangedSubscription, MaintenanceLogStatus, MaintenanceType } from "../../gql/graphql";
import { useAgain } from "../../lib/useAgain";

const ChangedDocument = graphql(`
  subscription MaintenanceChanged {
    maintenanceChanged {
      at
      lastBackup {
        windowId
        at
        bytes
      }
      security {
        windowId
        at
        needsAttention
      }
      nextRelease {
        windowId
        version
        scheduledFor
      }
    }
  }
`);

/** The tiles, live, and how often anything moved since the page was opened. */
export function useMaintenanceNews() {
  const [overview, setOverview] = useState<MaintenanceChangedSubscription["maintenanceChanged"] | null>(null);
  const [news, setNews] = useState(0);
  const { error } = useLiveSubscription(ChangedDocument, {
    variables: {},
    onData: ({ maintenanceChanged }) => {
      // The first one as well: something may have happened between what was read and it.
      setNews((count) => count + 1);
      setOverview(maintenanceChanged);
    },
  });
  return { overview, news, error };
}

const WindowsDocument = graphql(`
  query MaintenanceWindows($isPast: Boolean!, $after: String) {
    maintenanceWindows(first: 20, isPast: $isPast, after: $after) {
      nodes {
        ...MaintenanceWindow_window @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

export function useWindows(isPast: boolean, news: number) {
  const list = usePages(WindowsDocument, (data) => data.maintenanceWindows, { variables: { isPast } });
  useAgain(news, list.read);
  return list;
}

const WindowDocument = graphql(`
  query MaintenanceWindow($id: ID!) {
    maintenanceWindow(id: $id) {
      ...MaintenanceWindow_window @unmask
    }
  }
`);

export function useWindow(id: string, news: number) {
  const { data, error, refetch } = useQuery(WindowDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  const read = () => void refetch().catch(() => undefined);
  useAgain(news, read);
  return { window: data?.maintenanceWindow, error, read };
}

const LogsDocument = graphql(`
  query MaintenanceLogs($windowId: ID, $status: MaintenanceLogStatus, $type: MaintenanceType, $after: String) {
    maintenanceLogs(first: 20, windowId: $windowId, status: $status, type: $type, after: $after) {
      nodes {
        id
        windowId
        type
        status
        message
        timestamp
        details
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

export interface LogFilter {
  windowId: string | null;
  status: MaintenanceLogStatus | null;
  type: MaintenanceType | null;
}

export function useLogs(filter: LogFilter, news: number) {
  const list = usePages(LogsDocument, (data) => data.maintenanceLogs, { variables: filter });
  useAgain(news, list.read);
  return list;
}
