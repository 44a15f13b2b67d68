import { useApolloClient, useQuery } from "@apollo/client/react";
import { useLiveSubscription } from "../../../core/useLiveSubscription";
import { graphql } from "../../../gql";

const CountsDocument = graphql(`
  query LineCounts {
    trainingLineCounts {
      committed {
        label
        count
      }
      added {
        label
        count
      }
      states {
        state
        count
      }
      waitsForMe
      styles
      heldOutStyles
    }
  }
`);

const ChangedDocument = graphql(`
  subscription TrainingLineChanged {
    trainingLineChanged {
      line {
        ...TrainingLine_added @unmask
      }
      counts {
        committed {
          label
          count
        }
        added {
          label
          count
        }
        states {
          state
          count
        }
        waitsForMe
        styles
        heldOutStyles
      }
    }
  }
`);

/** The training data in figures, live; the list of added lines is read again when others have changed it. */
export function useLineCounts() {
  const client = useApolloClient();
  const { data, error } = useQuery(CountsDocument, { fetchPolicy: "cache-and-network" });
  useLiveSubscription(ChangedDocument, {
    variables: {},
    // Figures and lines that are shown change in the cache. Read at the first one as well: something may have happened before it.
    onData: () => void client.refetchQueries({ include: ["AddedLines_list"] }),
  });
  return { counts: data?.trainingLineCounts, hasFailed: error !== undefined && !data };
}

export type LineCounts = NonNullable<ReturnType<typeof useLineCounts>["counts"]>;
