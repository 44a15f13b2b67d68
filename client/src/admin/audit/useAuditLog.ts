import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { type AuditFilter, isNarrowed } from "./audit";

const AuditLogDocument = graphql(`
  query AuditLog(
    $action: String
    $from: String
    $to: String
    $actorEmail: String
    $subjectType: String
    $subjectId: ID
    $search: String
    $after: String
  ) {
    auditEntries(
      first: 50
      action: $action
      from: $from
      to: $to
      actorEmail: $actorEmail
      subjectType: $subjectType
      subjectId: $subjectId
      search: $search
      after: $after
    ) {
      nodes {
        ...AuditEntry_line @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

const AuditWordsDocument = graphql(`
  query AuditWords {
    auditWords {
      action
      text
    }
  }
`);

const AuditEntryAddedDocument = graphql(`
  subscription AuditEntryAdded {
    auditEntryAdded {
      newestId
    }
  }
`);

/** The log page by page. What is written meanwhile is counted and waits until somebody asks for it. */
export function useAuditLog(filter: AuditFilter) {
  const variables = Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [name, value === "" ? null : value]),
  );
  const log = usePages(AuditLogDocument, (data) => data.auditEntries, {
    variables,
  });
  const { data: known } = useQuery(AuditWordsDocument, { fetchPolicy: "cache-first" });
  const [newest, setNewest] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [heardAt, setHeardAt] = useState<Date | null>(null);
  useLiveSubscription(AuditEntryAddedDocument, {
    variables: {},
    onData: ({ auditEntryAdded: { newestId } }) => {
      if (newest !== null && newest !== newestId) setWaiting((before) => before + 1);
      setNewest(newestId);
      setHeardAt(new Date());
    },
  });
  const read = () => {
    setWaiting(0);
    return log.read();
  };
  return {
    list: { ...log, read },
    words: known?.auditWords ?? [],
    /** Lines that were written since the list was read; what a narrowed list would show of them is not known. */
    waiting: isNarrowed(filter) ? 0 : waiting,
    heardAt,
  };
}
