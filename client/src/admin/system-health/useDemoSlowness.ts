import { useMutation, useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { graphql } from "../../gql";

const DemoSlownessDocument = graphql(`
  query DemoSlowness {
    demoSlowness
  }
`);

const SetDemoSlownessDocument = graphql(`
  mutation UseDemoSlowness_set($on: Boolean!) {
    setDemoSlowness(on: $on)
  }
`);

/** How often the switch is read while it matters, in ms. These requests are slow like all others, so they are measured. */
const ASK_EVERY_MS = 5_000;
/** The latency is measured over the last minute; so long it takes until it is normal again, in ms. */
const CALMS_DOWN_MS = 90_000;

/** The switch that slows a demonstration server down. `isOn` is undefined until it is known, and where there is no such switch. */
export function useDemoSlowness(isDemonstration: boolean, now: Date) {
  const { data, startPolling, stopPolling } = useQuery(DemoSlownessDocument, {
    skip: !isDemonstration,
    fetchPolicy: "network-only",
  });
  const [send, { loading }] = useMutation(SetDemoSlownessDocument, {
    update: (cache, { data: answer }) => {
      if (answer) cache.writeQuery({ query: DemoSlownessDocument, data: { demoSlowness: answer.setDemoSlowness } });
    },
  });
  const [hasFailed, setFailed] = useState(false);
  const [wasOn, setWasOn] = useState(false);
  const [calmAt, setCalmAt] = useState(0);
  const isOn = data?.demoSlowness;
  if (isOn !== undefined && isOn !== wasOn) {
    setWasOn(isOn);
    if (!isOn) setCalmAt(Date.now() + CALMS_DOWN_MS);
  }

  // Not for ever: requests keep a session alive.
  const isAsking = isOn === true || now.getTime() < calmAt;
  useEffect(() => {
    if (!isAsking) return;
    startPolling(ASK_EVERY_MS);
    return stopPolling;
  }, [isAsking, startPolling, stopPolling]);

  const set = async (on: boolean) => {
    setFailed(false);
    try {
      await send({ variables: { on } });
    } catch {
      setFailed(true);
    }
  };
  return { isOn, isPending: loading, hasFailed, set: (on: boolean) => void set(on) };
}
