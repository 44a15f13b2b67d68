import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { RetryLink } from "@apollo/client/link/retry";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";
import { OperationTypeNode } from "graphql";
import { createClient, type Client as SocketClient } from "graphql-ws";
import { map } from "rxjs";
import type { ConnectionStore } from "./connection";

declare module "@apollo/client" {
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/** The server closes the socket with this code when the session behind it has ended. */
const SESSION_ENDED = 4401;
/** The server asks to move to another one before it ends. */
const GOING_AWAY = 1001;
/** `terminate()` of the library ends its own socket with this code. */
const TERMINATED = 4499;
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5_000;

/** An even number from 0 up to, but not including, 1. */
function chance(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}

/**
 * How long to wait before the next attempt, in ms, after a close with this code. Whoever the server asked to move was picked by it, a few at a time, and
 * whoever ended the socket on purpose is alone: they come soon. Everybody else may have lost the same server at the same moment: between 0 and 5
 * seconds by chance, as RFC 6455, 7.2.3 has it.
 */
export function retryDelay(code: number, random: () => number = chance): number {
  return code === GOING_AWAY || code === TERMINATED ? 250 + 250 * random() : 5_000 * random();
}

export interface SocketOptions {
  url: string;
  connection: ConnectionStore;
  /** What the socket says of who opens it, read anew for each attempt; a session needs nothing. */
  connectionParams?: () => Record<string, unknown>;
  /** Called when the server ends the session behind the socket. */
  onSessionEnded: () => void;
}

/** A lazy socket that never gives up: it opens with the first subscription and closes after the last. */
export function createSocket({ url, connection, connectionParams, onSessionEnded }: SocketOptions): SocketClient {
  let pong: ReturnType<typeof setTimeout> | undefined;
  let closedWith = 0;
  const socket = createClient({
    url,
    connectionParams,
    lazy: true,
    keepAlive: PING_EVERY_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, retryDelay(closedWith))),
    on: {
      connecting: () => connection.lost(),
      connected: () => connection.restored(),
      closed: (event) => {
        clearTimeout(pong);
        const { code } = event as CloseEvent;
        closedWith = code;
        if (code === 1000) connection.restored();
        else connection.lost();
        if (code === SESSION_ENDED) onSessionEnded();
      },
      ping: (received) => {
        if (received) return;
        // A half-open connection never says that it is dead: no answer in time means that it is.
        pong = setTimeout(() => socket.terminate(), PONG_WITHIN_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(pong);
      },
    },
  });
  return socket;
}

const page = (...filters: string[]) => ({
  keyArgs: ["first", "orderBy", ...filters],
  merge(
    existing: { nodes: unknown[] } | undefined,
    incoming: { nodes: unknown[] },
    { args }: { args: Record<string, unknown> | null },
  ) {
    return args?.after && existing ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] } : incoming;
  },
});

/** Objects are kept under their id; lists grow page by page as they are read. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          accountInvoices: page("userId"),
          advertsShown: page(),
          anomalies: page("state", "metric", "severity"),
          adReviews: page("status", "severity", "category", "search"),
          apiKeys: page("owner", "isEnded"),
          applications: page("status", "search", "decidedOn"),
          auditEntries: page("action", "from", "to", "actorEmail", "subjectType", "subjectId", "search"),
          campaigns: page("status", "search"),
          clinicalStudies: page("status", "tag", "search"),
          complianceRules: page("active", "severity", "category", "search"),
          consultations: page(),
          conversions: page("campaignId", "from", "to"),
          creatives: page("status", "archived", "search"),
          failedJobs: page("state", "task"),
          failedMails: page(),
          firewallRules: page("status", "search"),
          maintenanceLogs: page("windowId", "status", "type"),
          maintenanceWindows: page("isPast"),
          healthCheckResults: page(),
          invoices: page(),
          mailbox: page(),
          medications: page("filter", "forWhom"),
          misreadings: page(),
          modelComparison: page("modelId", "changedOnly"),
          modelPublications: page(),
          pharmacistQuestions: page("filter", "levels", "words"),
          securityIncidents: page("kind"),
          settingChanges: page(),
          staffMembers: page("search", "roleId", "status"),
          trainedModels: page(),
          trainingRuns: page(),
          userSearch: page("email"),
        },
      },
      Viewer: { fields: { consentHistory: page(), disclosures: page() } },
      SponsorshipProfile: { keyFields: [] },
      AdministrationTiles: { keyFields: [] },
      AnomalyMails: { keyFields: [] },
      CampaignChoices: { keyFields: [] },
      CampaignCounts: { keyFields: [] },
      // Pages read more or less of one answer.
      Consultation: { fields: { response: { merge: true } } },
      ComplianceRule: { fields: { history: page() } },
      ComplianceTiles: { keyFields: [] },
      Creative: { fields: { versions: page() } },
      CreativeRules: { keyFields: [] },
      AdvertiserCompany: { keyFields: [] },
      ModelOverview: { keyFields: [] },
      TrainingLineCounts: { keyFields: [] },
      Firewall: { keyFields: [] },
      FirewallTest: { keyFields: [] },
      MonthlyReport: { keyFields: ["month"] },
      // The list reads less of a company than the page that is open beside it.
      ReviewedApplication: { fields: { company: { merge: true } } },
      AssistantVersion: { keyFields: [] },
      BillingSetup: { keyFields: [] },
      PublicConfiguration: { keyFields: [], fields: { demoAccounts: { keyArgs: ["area"] } } },
    },
  });
}

export interface ApiOptions {
  uri: string;
  socket: SocketClient;
  /** Called when a query or mutation is answered with UNAUTHENTICATED. */
  onUnauthenticated: () => void;
  /** Called when a request did not reach the server, or only what stands before it. */
  onUnreached: () => void;
}

/** The server, or what stands before it, says that it cannot answer for the moment. */
const UNAVAILABLE = 503;

const isUnavailable = (error: unknown) =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some((one) => one.extensions?.code === "SERVICE_UNAVAILABLE")
    : ServerError.is(error) && error.statusCode === UNAVAILABLE;

/** Turns an answer that says "not now" into a failure, which is what the next link sends again. */
const failWhenUnavailable = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((answer) => {
      const failure = answer.errors && new CombinedGraphQLErrors(answer);
      if (isUnavailable(failure)) throw failure;
      return answer;
    }),
  ),
);

/** A query that the server cannot answer for the moment is asked up to twice more, 1 and 2 seconds later; a mutation is not. */
const askAgain = new RetryLink({
  delay: { initial: 1_000, jitter: false },
  attempts: {
    max: 3,
    retryIf: (error, { operationType }) => operationType === OperationTypeNode.QUERY && isUnavailable(error),
  },
});

/** From this status on a gateway answers in the place of the server. */
const BAD_GATEWAY = 502;

const isUnreached = (error: unknown) =>
  error instanceof TypeError || (ServerError.is(error) && error.statusCode >= BAD_GATEWAY);

/** An answer that was under way when something changed does not say what changed: whoever reads again asks again. */
export const ASKED_EACH_TIME = { queryDeduplication: false };

/** Queries and mutations over HTTP, subscriptions over the socket, both with the session cookie. */
export function createApi({ uri, socket, onUnauthenticated, onUnreached }: ApiOptions): ApolloClient {
  const http = new HttpLink({
    uri,
    credentials: "same-origin",
    // Makes the browser ask first, so that another site's form cannot send it (Apollo Server's CSRF prevention).
    headers: { "apollo-require-preflight": "1" },
  });
  const watchSession = new ErrorLink(({ error }) => {
    if (CombinedGraphQLErrors.is(error) && error.errors.some((one) => one.extensions?.code === "UNAUTHENTICATED")) {
      onUnauthenticated();
    }
    if (isUnreached(error)) onUnreached();
  });
  return new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.from([
      watchSession,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        new GraphQLWsLink(socket),
        ApolloLink.from([askAgain, failWhenUnavailable, http]),
      ),
    ]),
    defaultOptions: {
      watchQuery: { fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first", context: ASKED_EACH_TIME },
      query: { context: ASKED_EACH_TIME },
    },
  });
}
