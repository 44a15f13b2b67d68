import type { IncomingMessage, Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { GraphQLError } from "graphql";
import { CloseCode } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import { type WebSocket, WebSocketServer } from "ws";
import { isAllowedOrigin } from "../platform/http/origins";
import type { Metrics } from "../platform/metrics";
import { conflict, Problem } from "../platform/problems";
import type { FrameSocket } from "../platform/realtime/shared-executions";
import { readApplicant, refuseOtherSubscriptions } from "./applicant-sockets";
import { newRequestId, type ServerContext, type ServerPlatform, socketContext } from "./request-context";
import {
  asGraphqlError,
  type PreparedSubscription,
  type SocketOperations,
  type SubscribePayload,
} from "./socket-operations";
import { type SocketLimits, SocketVisitors, type Visitor } from "./socket-visitors";
import { createAddressReader } from "./visitor-address";

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

/** How often sockets are checked for sessions that ran out, or whose end was not announced to us, in ms. */
const SWEEP_INTERVAL_MS = 10_000;
/** RFC 6455: this server is left; whoever comes back is led elsewhere. */
const GOING_AWAY = 1001;
/** IANA's registry: the server restarts; clients come back after a while, which each draws by chance. */
const SERVICE_RESTART = 1012;
/** RFC 6455: the server cannot serve now; clients come back later. */
const TRY_AGAIN_LATER = 1013;
const TOO_MANY_CONNECTIONS = 4429;
/** The firewall denies the address that the socket was opened from. */
const DENIED = 4403;
/** How often some sockets are asked to move, in ms. */
const MOVE_EVERY_MS = 50;
/** How long a denied socket may take to say goodbye, in ms. */
const GOODBYE_MS = 1_000;

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
  /** What was said of a key. */
  authorization?: unknown;
};

/** The websocket door: who may come in, how much they may hold, and when they have to leave. */
export class SocketDoor {
  private readonly server: WebSocketServer;
  private readonly visitors: SocketVisitors;
  private readonly addresses = new WeakMap<WebSocket, string>();
  private readonly addressOf: (request: IncomingMessage) => string;
  private readonly sweep: NodeJS.Timeout;
  private readonly stopListening: (() => void)[];

  constructor(private readonly parts: Parts) {
    const { platform, operations, limits } = parts;
    this.addressOf = createAddressReader(platform.config);
    this.visitors = new SocketVisitors(platform, limits, (count) => parts.metrics.sockets.set(count));
    this.server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: limits.messageBytes });
    const run = (args: unknown) => {
      const { prepared, id, wire } = args as Admitted;
      return operations.start(prepared, id, wire);
    };
    useServer<Record<string, unknown>, Extra>(
      {
        connectionInitWaitTimeout: 3_000,
        onConnect: ({ extra, connectionParams }) => this.admit(extra, connectionParams),
        onSubscribe: ({ extra, subscriptions }, id, payload) =>
          this.prepare(extra, Object.keys(subscriptions).length, id, payload),
        subscribe: run,
        execute: run,
        onNext: (_ctx, _id, _payload, args, result) =>
          operations.maskResult((args as unknown as Admitted).prepared, result),
        onError: (_ctx, _id, _payload, errors) =>
          errors.map((error) => operations.mask(error, newRequestId()).toJSON()),
        onDisconnect: ({ extra }) => this.visitors.forget(extra.socket),
        isProd: true,
      },
      this.server,
      limits.pingMs,
    );
    this.stopListening = [this.visitors.listen(), platform.firewall.onChange(() => this.closeDenied())];
    this.sweep = setInterval(() => void this.visitors.closeEnded(), SWEEP_INTERVAL_MS);
    this.sweep.unref();
  }

  /** Websockets that are open in this process. */
  get openSockets(): number {
    return this.visitors.size;
  }

  /** Takes websocket upgrades of /graphql from pages that may open them. */
  attach(http: Server): void {
    const { platform, port } = this.parts;
    http.on("upgrade", (request, socket, head) => {
      socket.on("error", () => socket.destroy());
      const known = (request.url ?? "").split("?")[0] === "/graphql";
      const address = this.addressOf(request);
      const isDenied = platform.firewall.denies(address);
      const allowed = !isDenied && isAllowedOrigin(request.headers.origin, platform.config, port());
      if (!allowed) platform.incidents.note(isDenied ? "FIREWALL_DENIED" : "ORIGIN_REFUSED", address);
      if (!known || !allowed) {
        socket.end(
          `HTTP/1.1 ${allowed ? "404 Not Found" : "403 Forbidden"}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
        );
        return;
      }
      this.server.handleUpgrade(request, socket, head, (opened) => {
        this.addresses.set(opened, address);
        this.server.emit("connection", opened, request);
      });
    });
  }

  /**
   * Waits until a balancer has noticed that nothing new is wanted here, then asks the clients to come back, which leads them elsewhere: a
   * few at a time, so that they do not all knock at once.
   */
  async move(withinMs: number): Promise<void> {
    await wait(withinMs / 3);
    const clients = [...this.server.clients];
    const steps = Math.floor((withinMs * 2) / 3 / MOVE_EVERY_MS);
    for (let step = 0; step < steps; step += 1) {
      const [from, to] = [step, step + 1].map((each) => Math.floor((clients.length * each) / steps));
      for (const client of clients.slice(from, to)) client.close(GOING_AWAY, "Going away");
      await wait(MOVE_EVERY_MS);
    }
  }

  /** Tells all clients at once that the server ends, so that they come back by themselves, each in its own time. */
  async stop(): Promise<void> {
    clearInterval(this.sweep);
    for (const stop of this.stopListening) stop();
    for (const client of this.server.clients) {
      client.close(SERVICE_RESTART, "Restarting");
    }
    const patience = setTimeout(() => {
      for (const client of this.server.clients) {
        client.terminate();
      }
    }, 1_000);
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    clearTimeout(patience);
  }

  private async admit(extra: Extra, params: Record<string, unknown> | undefined): Promise<boolean | undefined> {
    const { socket, request } = extra;
    extra.authorization = request.headers.authorization ?? params?.authorization;
    let visitor: Visitor | null;
    try {
      const ctx = await this.contextOf(extra);
      visitor = ctx.who ? { who: ctx.who } : await this.asApplicant(ctx, params?.application);
    } catch (error) {
      if (error instanceof Problem && error.extensions.code !== "SERVICE_UNAVAILABLE") {
        socket.close(CloseCode.Unauthorized, error.message); // what is wrong with a key
        return false;
      }
      this.parts.platform.log.warn({ err: error }, "a socket could not be admitted");
      socket.close(TRY_AGAIN_LATER, "Please try again");
      return false;
    }
    if (!visitor) {
      socket.close(CloseCode.Unauthorized, "Please sign in.");
      return false;
    }
    if (socket.readyState !== socket.OPEN) {
      return false; // went away meanwhile: nobody would tell when it leaves
    }
    if (!this.visitors.add(socket, visitor)) {
      socket.close(TOO_MANY_CONNECTIONS, "Too many connections");
      return false;
    }
    return undefined;
  }

  private async asApplicant(ctx: ServerContext, token: unknown): Promise<Visitor | null> {
    const applicant = await readApplicant(ctx, token);
    return applicant && { applicant };
  }

  private async prepare(
    extra: Extra,
    open: number,
    id: string,
    payload: SubscribePayload,
  ): Promise<Admitted | [GraphQLError]> {
    const { operations, limits } = this.parts;
    const { socket, request } = extra;
    const applicant = this.visitors.get(socket)?.applicant;
    try {
      if (open > (applicant ? 1 : limits.subscriptionsPerSocket)) {
        throw conflict("Too many subscriptions on this connection.");
      }
      const prepared = await operations.prepare(payload, () => this.contextOf(extra));
      if (applicant) {
        refuseOtherSubscriptions(prepared, applicant);
      }
      return { ...prepared, prepared, id, wire: new Wire(socket, request) };
    } catch (error) {
      return [asGraphqlError(error)]; // masked on its way out, by onError
    }
  }

  private contextOf({ request, authorization }: Extra): Promise<ServerContext> {
    return socketContext(this.parts.platform, {
      address: this.addressOf(request),
      userAgent: request.headers["user-agent"] ?? "",
      token: this.parts.readToken(request.headers.cookie),
      authorization,
    });
  }

  /** Sockets whose address is denied by now, whoever opened them and whether they were admitted yet. */
  private closeDenied(): void {
    for (const socket of this.server.clients) {
      if (this.parts.platform.firewall.isDenied(this.addresses.get(socket) ?? "")) {
        socket.close(DENIED, "Not allowed");
        setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
      }
    }
  }
}

/** What the protocol library carries from the guard to the execution. */
interface Admitted extends PreparedSubscription {
  prepared: PreparedSubscription;
  id: string;
  wire: Wire;
}
