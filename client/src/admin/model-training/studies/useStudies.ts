import { useState } from "react";
import { useLiveSubscription } from "../../../core/useLiveSubscription";
import { usePages } from "../../../core/usePages";
import { graphql } from "../../../gql";
import type { StudyStatus } from "./studies";

const StudyListDocument = graphql(`
  query StudyList($status: StudyStatus, $tag: String, $search: String, $after: String) {
    clinicalStudies(first: 20, status: $status, tag: $tag, search: $search, after: $after) {
      nodes {
        ...Study_study @unmask
      }
      counts {
        status
        count
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
    studyTags
  }
`);

const StudiesChangedDocument = graphql(`
  subscription StudiesChanged {
    studiesChanged {
      study {
        ...Study_study @unmask
      }
      counts {
        status
        count
      }
    }
  }
`);

type StudyCounts = readonly { status: StudyStatus; count: number }[];

export interface StudyFilter {
  status: StudyStatus | null;
  tag: string | null;
  search: string | null;
}

/** The studies of a list, kept up to date: those that are shown change in place, and what is new makes it read again. */
export function useStudies(filter: StudyFilter) {
  const { answer, nodes, isCurrent, ...list } = usePages(StudyListDocument, (data) => data.clinicalStudies, {
    variables: filter,
  });
  const [live, setLive] = useState<StudyCounts | null>(null);
  const isNarrowed = filter.tag !== null || filter.search !== null;
  const page = answer?.clinicalStudies;
  useLiveSubscription(StudiesChangedDocument, {
    variables: {},
    onData: ({ studiesChanged: { study, counts } }) => {
      const isShown = nodes?.some(({ id }) => id === study?.id) ?? false;
      // The first one, which is of none, as well: something may have happened between the list and it.
      if (!isShown || isNarrowed) void list.read();
      setLive(counts);
    },
  });
  const counts = (!isNarrowed && live) || page?.counts || [];
  const all = counts.filter(({ status }) => !filter.status || status === filter.status);
  const total = page && all.reduce((sum, { count }) => sum + count, 0);
  const fits = (status: StudyStatus, tags: readonly string[]) =>
    (!filter.status || filter.status === status) && (!filter.tag || tags.includes(filter.tag));
  return {
    ...list,
    // Of an earlier choice until the next one is there; what no longer fits leaves at once.
    nodes: isCurrent ? nodes?.filter(({ status, tags }) => fits(status, tags)) : nodes,
    total,
    counts,
    tags: answer?.studyTags ?? [],
  };
}
