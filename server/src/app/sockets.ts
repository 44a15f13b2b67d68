import type { IncomingMessage, Server } from "node:http";
import type { GraphQLError } from "graphql";
import { CloseCode } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import { type WebSocket, WebSocketServer } from "ws";
import { endedSessions } from "../accounts/session.service";
import { sessionEnded } from "../accounts/session.topics";
import type { RequestContext, Who } from "../platform/context";
import type { Metrics } from "../platform/metrics";
import { conflict } from "../platform/problems";
import type { FrameSocket } from "../platform/realtime/shared-executions";
import { isAllowedOrigin } from "./origins";
import { newRequestId, type ServerPlatform, socketContext } from "./request-context";
import {
  asGraphqlError,
  type PreparedSubscription,
  type SocketOperations,
  type SubscribePayload,
} from "./socket-operations";

/** What one person and one socket may hold. */
export interface SocketLimits {
  socketsPerPerson: number;
  subscriptionsPerSocket: number;
  messageBytes: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  socketsPerPerson: 20,
  subscriptionsPerSocket: 25,
  messageBytes: 32 * 1024,
};

/** How often sockets are checked for sessions that ran out, or whose end was not announced to us, in ms. */
const SWEEP_INTERVAL_MS = 10_000;
/** RFC 6455: the server cannot serve now; clients come back later. */
const TRY_AGAIN_LATER = 1013;
const TOO_MANY_CONNECTIONS = 4429;

interface Parts {
  platform: ServerPlatform;
  operations: SocketOperations;
  metrics: Metrics;
  limits: SocketLimits;
  port: () => number;
  /** The session token in a cookie header. */
  readToken: (cookieHeader: string | undefined) => string | undefined;
}

type Extra = {
  socket: WebSocket;
  request: IncomingMessage;
};

/** The websocket door: who may come in, how much they may hold, and when they have to leave. */
export class SocketDoor {
  private readonly server: WebSocketServer;
  private readonly people = new Map<WebSocket, Who>();
  private readonly sweep: NodeJS.Timeout;
  private readonly stopListening: () => void;

  constructor(private readonly parts: Parts) {
    const { platform, operations, limits } = parts;
    this.server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: limits.messageBytes });
    useServer<Record<string, unknown>, Extra>(
      {
        connectionInitWaitTimeout: 3_000,
        onConnect: ({ extra }) => this.admit(extra),
        onSubscribe: ({ extra, subscriptions }, id, payload) =>
          this.prepare(extra, Object.keys(subscriptions).length, id, payload),
        subscribe: (args) => {
          const { prepared, id, wire } = args as unknown as Admitted;
          return operations.start(prepared, id, wire);
        },
        onNext: (_ctx, _id, _payload, args, result) =>
          operations.maskResult((args as unknown as Admitted).prepared, result),
        onError: (_ctx, _id, _payload, errors) =>
          errors.map((error) => operations.mask(error, newRequestId()).toJSON()),
        onDisconnect: ({ extra }) => this.forget(extra.socket),
        isProd: true,
      },
      this.server,
    );
    this.stopListening = platform.hub.listen(sessionEnded, ({ userId, sessionId }) =>
      this.closeWhere((who) => who.id === userId && (sessionId === "" || who.sessionId === sessionId)),
    );
    this.sweep = setInterval(() => void this.closeEnded(), SWEEP_INTERVAL_MS);
    this.sweep.unref();
  }

  /** Takes websocket upgrades of /graphql from pages that may open them. */
  attach(http: Server): void {
    const { platform, port } = this.parts;
    http.on("upgrade", (request, socket, head) => {
      socket.on("error", () => socket.destroy());
      const known = (request.url ?? "").split("?")[0] === "/graphql";
      const allowed = isAllowedOrigin(request.headers.origin, platform.config, port());
      if (!known || !allowed) {
        socket.end(
          `HTTP/1.1 ${known ? "403 Forbidden" : "404 Not Found"}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
        );
        return;
      }
      this.server.handleUpgrade(request, socket, head, (opened) => this.server.emit("connection", opened, request));
    });
  }

  /** Tells every client that the server goes away, so that they come back by themselves. */
  async stop(): Promise<void> {
    clearInterval(this.sweep);
    this.stopListening();
    for (const client of this.server.clients) {
      client.close(1001, "Going away");
    }
    const patience = setTimeout(() => {
      for (const client of this.server.clients) {
        client.terminate();
      }
    }, 1_000);
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    clearTimeout(patience);
  }

  private async admit({ socket, request }: Extra): Promise<boolean | undefined> {
    let who: Who | null;
    try {
      ({ who } = await this.contextOf(request));
    } catch (error) {
      this.parts.platform.log.warn({ err: error }, "a socket could not be admitted");
      socket.close(TRY_AGAIN_LATER, "Please try again");
      return false;
    }
    if (!who) {
      socket.close(CloseCode.Unauthorized, "Please sign in.");
      return false;
    }
    const { id } = who;
    if ([...this.people.values()].filter((person) => person.id === id).length >= this.parts.limits.socketsPerPerson) {
      socket.close(TOO_MANY_CONNECTIONS, "Too many connections");
      return false;
    }
    this.people.set(socket, who);
    this.parts.metrics.sockets.set(this.people.size);
    return undefined;
  }

  private forget(socket: WebSocket): void {
    this.people.delete(socket);
    this.parts.metrics.sockets.set(this.people.size);
  }

  private async prepare(
    { socket, request }: Extra,
    open: number,
    id: string,
    payload: SubscribePayload,
  ): Promise<Admitted | [GraphQLError]> {
    const { operations, limits } = this.parts;
    try {
      if (open > limits.subscriptionsPerSocket) {
        throw conflict("Too many subscriptions on this connection.");
      }
      const prepared = await operations.prepare(payload, () => this.contextOf(request));
      return { ...prepared, prepared, id, wire: new Wire(socket, request) };
    } catch (error) {
      return [asGraphqlError(error)]; // masked on its way out, by onError
    }
  }

  private contextOf(request: IncomingMessage): Promise<RequestContext> {
    return socketContext(this.parts.platform, {
      address: request.socket.remoteAddress ?? "",
      userAgent: request.headers["user-agent"] ?? "",
      token: this.parts.readToken(request.headers.cookie),
    });
  }

  private closeWhere(matches: (who: Who) => boolean): void {
    for (const [socket, who] of this.people) {
      if (matches(who)) {
        socket.close(CloseCode.Unauthorized, "Session ended");
      }
    }
  }

  private async closeEnded(): Promise<void> {
    const sessionIds = [...new Set([...this.people.values()].map(({ sessionId }) => sessionId))];
    if (sessionIds.length === 0) {
      return;
    }
    try {
      const ended = new Set(await endedSessions(this.parts.platform, sessionIds));
      this.closeWhere(({ sessionId }) => ended.has(sessionId));
    } catch (error) {
      this.parts.platform.log.warn({ err: error }, "open sockets could not be checked");
    }
  }
}

/** What the protocol library carries from the guard to the execution. */
interface Admitted extends PreparedSubscription {
  prepared: PreparedSubscription;
  id: string;
  wire: Wire;
}

/**
 * The connection under a websocket. Writing to it past the library is safe because the library, which neither compresses nor
 * splits messages here, never has half a message under way.
 */
class Wire implements FrameSocket {
  constructor(
    private readonly socket: WebSocket,
    private readonly request: IncomingMessage,
  ) {}

  get bufferedAmount(): number {
    return this.socket.bufferedAmount;
  }

  writeFrame(frame: Buffer): void {
    if (this.socket.readyState === this.socket.OPEN) {
      this.request.socket.write(frame);
    }
  }
}
