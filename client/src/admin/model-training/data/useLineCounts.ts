import { useApolloClient, useQuery } from "@apollo/client/react";
import { useRef } from "react";
import { useLiveSubscription } from "../../../app/useLiveSubscription";
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
  const isWatched = useRef(false);
  useLiveSubscription(ChangedDocument, {
    variables: {},
    onData: () => {
      // Figures and lines that are shown change in the cache. The first one says how it stands, and what is shown was just read.
      if (isWatched.current) void client.refetchQueries({ include: ["AddedLines_list"] });
      isWatched.current = true;
    },
  });
  return { counts: data?.trainingLineCounts, hasFailed: error !== undefined && !data };
}

export type LineCounts = NonNullable<ReturnType<typeof useLineCounts>["counts"]>;
