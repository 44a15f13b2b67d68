import { useRef } from "react";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";

const CountedDocument = graphql(`
  subscription Counted {
    usageChanged {
      id
      updatedAt
    }
  }
`);

/** Calls when something of the advertiser was counted: at most once a second, and not for what is there already. */
export function useCounted(onCounted: () => Promise<unknown>): void {
  const isFirst = useRef(true);
  const isReading = useRef(false);
  useLiveSubscription(CountedDocument, {
    variables: {},
    onData: () => {
      if (isFirst.current || isReading.current || document.visibilityState === "hidden") {
        isFirst.current = false;
        return;
      }
      isReading.current = true;
      void onCounted()
        .catch(() => undefined)
        .finally(() => {
          isReading.current = false;
        });
    },
  });
}
