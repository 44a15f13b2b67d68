import type { OperationDefinitionNode } from "graphql";
import { type Client, createClient } from "graphql-ws";
import { operationsOf } from "./operations";

/** What is to be sent. */
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

/** The operation that is meant: the only one whatever was named, else the one with the name. */
function chosenOf({ query, operationName }: Operation): OperationDefinitionNode | undefined {
  const operations = operationsOf(query);
  const only = operations.length === 1 ? operations[0] : undefined;
  return only ?? operations.find(({ name }) => name?.value === operationName);
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
    send: (given) => {
      const key = readKey();
      const chosen = chosenOf(given);
      const operation = chosen ? { ...given, operationName: chosen.name?.value } : given;
      return chosen?.operation === "subscription" ? socketFor(key).iterate(operation) : post(operation, key);
    },
    dispose: () => void socket?.client.dispose(),
  };
}
