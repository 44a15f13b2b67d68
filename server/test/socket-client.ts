import { type Client, createClient } from "graphql-ws";
import { WebSocket } from "ws";

/** A websocket client that sends the cookie and these headers, and no origin unless given one. */
export function openSocket(
  url: string,
  cookie?: string,
  origin?: string,
  connectionParams?: Record<string, unknown>,
  headers: Readonly<Record<string, string>> = {},
): Client {
  class SocketWithCookie extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols, { headers: { ...headers, ...(cookie && { cookie }) }, ...(origin && { origin }) });
    }
  }
  return createClient({
    url: `${url.replace("http", "ws")}/graphql`,
    connectionParams,
    webSocketImpl: SocketWithCookie,
    retryAttempts: 0,
    lazy: true,
  });
}

export interface SubscriptionError {
  message: string;
  extensions?: Record<string, unknown>;
}

/** The events of one subscription, to be waited for one by one. */
export interface Watch<Data> {
  /** The next event, whenever it comes; rejects when the subscription ended or 20 seconds passed. */
  next(): Promise<{ data: Data | null; errors?: readonly SubscriptionError[] }>;
  /** What ended the subscription: nothing, errors, or the close event of the socket. */
  ended: Promise<unknown>;
  stop(): void;
}

/** Opens a subscription and collects its events. */
export function watch<Data = Record<string, unknown>>(
  client: Client,
  query: string,
  variables?: Record<string, unknown>,
): Watch<Data> {
  type Event = { data: Data | null; errors?: readonly SubscriptionError[] };
  const events: Event[] = [];
  const waiting: ((event: Event) => void)[] = [];
  let end: (reason: unknown) => void = () => undefined;
  const ended = new Promise<unknown>((resolve) => {
    end = resolve;
  });
  const stop = client.subscribe(
    { query, variables },
    {
      next: (event) => {
        const waiter = waiting.shift();
        waiter ? waiter(event as Event) : events.push(event as Event);
      },
      error: (error) => end(error),
      complete: () => end(undefined),
    },
  );
  const next = () =>
    new Promise<Event>((resolve, reject) => {
      const event = events.shift();
      if (event) {
        resolve(event);
        return;
      }
      const timer = setTimeout(() => reject(new Error("No event within two minutes")), 120_000);
      waiting.push((value) => {
        clearTimeout(timer);
        resolve(value);
      });
      void ended.then((reason) => {
        clearTimeout(timer);
        reject(Object.assign(new Error("The subscription ended"), { reason }));
      });
    });
  return { next, ended, stop };
}
