import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import { type Client, createClient } from "graphql-ws";

/** How often something is sent that the API asks to be sent again. */
const MOST_TRIES = 5;
/** The longest wait between two tries to connect, in ms. */
const LONGEST_WAIT_MS = 10_000;

export interface HealthApiOptions {
  /** Where the product is, for example https://health.example. */
  url: string;
  /** An API key: hak_live_… */
  key: string;
  /** Told why the program waits. */
  onWait?: (reason: string) => void;
}

/** What went wrong, as the API says it. */
export class HealthApiError extends Error {
  constructor(
    message: string,
    /** One of the codes that /developers explains, for example BAD_USER_INPUT. */
    readonly code?: string,
    /** The value that cannot be taken, for example rows.0.day. */
    readonly field?: string,
  ) {
    super(message);
  }
}

interface Problem {
  message: string;
  extensions?: { code?: string; field?: string };
}

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly Problem[];
}

/** The data of an answer. @throws HealthApiError with the first error of an answer that has one. */
function dataOf<Data>({ data, errors }: Answer<Data>): Data {
  const [problem] = errors ?? [];
  if (problem) throw new HealthApiError(problem.message, problem.extensions?.code, problem.extensions?.field);
  if (!data) throw new HealthApiError("The answer has no data.");
  return data;
}

/** The API closes a socket with this code when it no longer takes the key; the reason says why. */
const KEY_REFUSED = 4401;

/** What ended a subscription: the errors of an operation that was not taken, or the closing of the socket. */
function asApiError(error: unknown): unknown {
  if (Array.isArray(error)) {
    const [{ message, extensions }] = error as [Problem];
    return new HealthApiError(message, extensions?.code, extensions?.field);
  }
  const { code, reason } = (error ?? {}) as { code?: unknown; reason?: unknown };
  if (typeof code !== "number") return error;
  return new HealthApiError(String(reason), code === KEY_REFUSED ? "UNAUTHENTICATED" : undefined);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Node 22 has websockets of its own; for older ones they come from the package ws. */
async function webSockets(): Promise<unknown> {
  return globalThis.WebSocket ?? (await import("ws")).WebSocket;
}

/** The API with one key: typed requests, and subscriptions that connect again by themselves. */
export class HealthApi {
  readonly #options: HealthApiOptions;
  #socket: Promise<Client> | undefined;

  constructor(options: HealthApiOptions) {
    this.#options = options;
  }

  /**
   * Sends a query or a mutation. When the points of the minute are used up, or the API is away for a moment, it waits for as long as
   * the answer says and sends the same again: give mutations an idempotencyKey where they have one.
   * @throws HealthApiError
   */
  async request<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data> {
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(new URL("/graphql", this.#options.url), {
        method: "POST",
        headers: { authorization: this.#authorization, "content-type": "application/json" },
        body: JSON.stringify({ query: print(document), variables }),
      });
      const isWorthAnother = response.status === 429 || response.status === 503;
      if (!isWorthAnother || tries === MOST_TRIES) return dataOf((await response.json()) as Answer<Data>);
      const seconds = Number(response.headers.get("retry-after") ?? 1);
      this.#options.onWait?.(`The API asks to wait for ${seconds} s.`);
      await wait(seconds * 1_000);
    }
  }

  /**
   * Watches a subscription. It begins with the current value, also after a lost connection, so nothing has to be asked again.
   * @throws HealthApiError when the API ends it, for example because the key was revoked.
   */
  async *watch<Data extends Record<string, unknown>, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): AsyncGenerator<Data> {
    const socket = await this.#connect();
    try {
      for await (const answer of socket.iterate<Data>({ query: print(document), variables })) {
        yield dataOf(answer as Answer<Data>);
      }
    } catch (error) {
      throw asApiError(error);
    }
  }

  /** Ends what is watched and closes the connection. */
  async close(): Promise<void> {
    await (await this.#socket)?.dispose();
  }

  get #authorization(): string {
    return `Bearer ${this.#options.key}`;
  }

  #connect(): Promise<Client> {
    this.#socket ??= webSockets().then((webSocketImpl) => {
      const url = new URL("/graphql", this.#options.url);
      url.protocol = url.protocol.replace("http", "ws");
      return createClient({
        url: url.href,
        webSocketImpl,
        connectionParams: { authorization: this.#authorization },
        retryAttempts: Number.POSITIVE_INFINITY,
        retryWait: (retries) => {
          this.#options.onWait?.("The connection is lost. Connecting again.");
          // Spread, so that a restarted server is not met by everybody at once.
          return wait(Math.min(LONGEST_WAIT_MS, 500 * 2 ** retries) * (0.5 + Math.random() / 2)).then(() => undefined);
        },
      });
    });
    return this.#socket;
  }
}
