import { useState } from "react";
import { useLiveSubscription } from "../../../core/useLiveSubscription";
import { usePages } from "../../../core/usePages";
import { graphql } from "../../../gql";
import type { IncidentKind, IncidentsChangedSubscription } from "../../../gql/graphql";

const IncidentsDocument = graphql(`
  query Incidents($kind: IncidentKind, $after: String) {
    securityIncidents(first: 20, kind: $kind, after: $after) {
      nodes {
        ...Incident_incident @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

const IncidentsChangedDocument = graphql(`
  subscription IncidentsChanged {
    securityIncidentsChanged {
      at
      total
      kinds {
        kind
        text
        count
      }
    }
  }
`);

graphql(`
  fragment Incident_incident on SecurityIncident {
    id
    kind
    text
    address
    count
    firstAt
    lastAt
    isDenied
  }
`);

export const INCIDENT_KINDS: readonly IncidentKind[] = [
  "SIGN_IN_BLOCKED",
  "FIREWALL_DENIED",
  "ORIGIN_REFUSED",
  "REQUEST_REFUSED",
  "KEY_REFUSED",
  "NOTICE_FORGED",
];

/** Incidents and their figures: the figures arrive, and make the list read itself again. */
export function useIncidents(kind: IncidentKind | null) {
  const list = usePages(IncidentsDocument, (data) => data.securityIncidents, { variables: { kind } });
  const [figures, setFigures] = useState<IncidentsChangedSubscription["securityIncidentsChanged"] | null>(null);
  useLiveSubscription(IncidentsChangedDocument, {
    variables: {},
    onData: ({ securityIncidentsChanged }) => {
      // The first one as well: something may have happened between the list and it.
      void list.read();
      setFigures(securityIncidentsChanged);
    },
  });
  return { list, figures };
}
