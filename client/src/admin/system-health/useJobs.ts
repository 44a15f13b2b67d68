import { useMutation, useQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import type { FailedJob_JobFragment, JobQueueChangedSubscription, JobState } from "../../gql/graphql";

graphql(`
  fragment FailedJob_job on FailedJob {
    id
    task
    name
    state
    attempts
    maxAttempts
    cause
    createdAt
    startedAt
    nextTryAt
  }
`);

graphql(`
  fragment JobQueue_queue on JobQueue {
    id
    asOf
    revision
    waiting
    running
    retrying
    givenUp
    runningLong
    tasks {
      task
      name
      failed
    }
  }
`);

const QueueDocument = graphql(`
  query JobQueue {
    jobQueue {
      ...JobQueue_queue @unmask
    }
  }
`);

const QueueChangedDocument = graphql(`
  subscription JobQueueChanged {
    jobQueueChanged {
      ...JobQueue_queue @unmask
    }
  }
`);

const FailedJobsDocument = graphql(`
  query FailedJobs($state: JobState, $task: String, $after: String) {
    failedJobs(first: 20, state: $state, task: $task, after: $after) {
      nodes {
        ...FailedJob_job @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

const RetryDocument = graphql(`
  mutation Jobs_retry($id: ID!) {
    retryJob(id: $id)
  }
`);

const RetryAllDocument = graphql(`
  mutation Jobs_retryAll($task: String!) {
    retryJobs(task: $task)
  }
`);

export type FailedJob = FailedJob_JobFragment;

export interface JobFilter {
  state: JobState | null;
  task: string | null;
}

/** The queue as it stands, live, and its jobs with which something is the matter: read again whenever they are others. */
export function useJobs(filter: JobFilter) {
  const queue = useQuery(QueueDocument, { fetchPolicy: "cache-and-network" });
  const list = usePages(FailedJobsDocument, (data) => data.failedJobs, { variables: filter });
  const [heard, setHeard] = useState<JobQueueChangedSubscription["jobQueueChanged"] | null>(null);
  const revision = useRef<string | null>(null);
  useLiveSubscription(QueueChangedDocument, {
    variables: {},
    onData: ({ jobQueueChanged }) => {
      // The first one as well: something may have happened between what was read and it.
      if (revision.current !== jobQueueChanged.revision) void list.read();
      revision.current = jobQueueChanged.revision;
      setHeard(jobQueueChanged);
    },
  });
  return {
    // An answer that was under way when something was heard is older.
    queue: heard ?? queue.data?.jobQueue,
    list,
  };
}

/** What can be done about failed jobs at once. Each rejects with what the API says. */
export function useJobActs() {
  const [retry] = useMutation(RetryDocument);
  const [retryAll] = useMutation(RetryAllDocument);
  return {
    retry: (id: string) => retry({ variables: { id } }),
    /** How many there were. */
    retryAll: async (task: string) => (await retryAll({ variables: { task } })).data?.retryJobs ?? 0,
  };
}
