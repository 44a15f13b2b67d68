import { type DocumentNode, Kind, parse } from "graphql";
import { type Client, createClient } from "graphql-ws";

/** What GraphiQL asks to be sent. */
export interface Operation {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

export interface Sender {
  /** Answers a query or mutation once, a subscription as often as it is told something. */
  send: (operation: Operation) => Promise<unknown> | AsyncIterable<unknown>;
  /** Ends what is being watched. */
  dispose: () => void;
}

export interface SenderOptions {
  /** Where the API is for websockets. */
  socketUrl: string;
  /** An API key, empty for the session of the visitor; read anew for each operation and each connection. */
  readKey: () => string;
}

/** True for a subscription. What cannot be read is none: the API says what is wrong with it. */
function isSubscription({ query, operationName }: Operation): boolean {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch {
    return false;
  }
  const operations = document.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []));
  const chosen = operationName ? operations.find(({ name }) => name?.value === operationName) : operations[0];
  return chosen?.operation === "subscription";
}

async function post(operation: Operation, key: string): Promise<unknown> {
  const response = await fetch("/graphql", {
    method: "POST",
    // With a key the session must not answer in its place.
    credentials: key ? "omit" : "same-origin",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "apollo-require-preflight": "1",
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(operation),
  });
  return response.json();
}

/** Sends operations with the key of the moment, or else with the session of the visitor. */
export function createSender({ socketUrl, readKey }: SenderOptions): Sender {
  let socket: { key: string; client: Client } | undefined;
  const socketFor = (key: string): Client => {
    if (socket?.key !== key) {
      void socket?.client.dispose();
      const connectionParams = key ? { authorization: `Bearer ${key}` } : undefined;
      socket = { key, client: createClient({ url: socketUrl, connectionParams, lazy: true, retryAttempts: 3 }) };
    }
    return socket.client;
  };
  return {
    send: (operation) => {
      const key = readKey();
      return isSubscription(operation) ? socketFor(key).iterate(operation) : post(operation, key);
    },
    dispose: () => void socket?.client.dispose(),
  };
}
