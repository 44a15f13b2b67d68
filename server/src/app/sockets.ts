import type { IncomingMessage, Server } from "node:http";
import type { GraphQLError } from "graphql";
import { CloseCode } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import { type WebSocket, WebSocketServer } from "ws";
import { endedSessions } from "../accounts/session.service";
import { sessionEnded } from "../accounts/session.topics";
import { applicationEnded } from "../applications/application.topics";
import { endedApplications } from "../applications/application-token.service";
import type { RequestContext } from "../platform/context";
import type { Metrics } from "../platform/metrics";
import { conflict } from "../platform/problems";
import type { FrameSocket } from "../platform/realtime/shared-executions";
import { type Applicant, readApplicant, refuseOtherSubscriptions } from "./applicant-sockets";
import { isAllowedOrigin } from "./origins";
import { newRequestId, type ServerContext, type ServerPlatform, socketContext } from "./request-context";
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
  /** Sockets of applicants, who have no account: with the secrets of one application, and from one network address. */
  socketsPerApplication: number;
  applicantSocketsPerAddress: number;
  messageBytes: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  socketsPerPerson: 20,
  subscriptionsPerSocket: 25,
  socketsPerApplication: 5,
  applicantSocketsPerAddress: 20,
  messageBytes: 32 * 1024,
};

/** How often sockets are checked for sessions that ran out, or whose end was not announced to us, in ms. */
const SWEEP_INTERVAL_MS = 10_000;
/** RFC 6455: the server cannot serve now; clients come back later. */
const TRY_AGAIN_LATER = 1013;
const TOO_MANY_CONNECTIONS = 4429;
/** The application that a socket was opened for is not there any more. */
const NOT_FOUND = 4404;

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

/** Somebody who is signed in, or who has the secret of an application. */
type Visitor =
  | { who: NonNullable<RequestContext["who"]>; applicant?: undefined }
  | { applicant: Applicant; who?: undefined };

/** The websocket door: who may come in, how much they may hold, and when they have to leave. */
export class SocketDoor {
  private readonly server: WebSocketServer;
  private readonly visitors = new Map<WebSocket, Visitor>();
  private readonly sweep: NodeJS.Timeout;
  private readonly stopListening: (() => void)[];

  constructor(private readonly parts: Parts) {
    const { platform, operations, limits } = parts;
    this.server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: limits.messageBytes });
    useServer<Record<string, unknown>, Extra>(
      {
        connectionInitWaitTimeout: 3_000,
        onConnect: ({ extra, connectionParams }) => this.admit(extra, connectionParams?.application),
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
    this.stopListening = [
      platform.hub.listen(sessionEnded, ({ userId, sessionId }) =>
        this.closeSessions((who) => who.id === userId && (sessionId === "" || who.sessionId === sessionId)),
      ),
      platform.hub.listen(applicationEnded, ({ applicationId }) => this.closeApplications(new Set([applicationId]))),
    ];
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
    for (const stop of this.stopListening) stop();
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

  private async admit({ socket, request }: Extra, token: unknown): Promise<boolean | undefined> {
    let visitor: Visitor | null;
    try {
      const ctx = await this.contextOf(request);
      visitor = ctx.who ? { who: ctx.who } : await this.asApplicant(ctx, token);
    } catch (error) {
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
    if (this.hasTooMany(visitor)) {
      socket.close(TOO_MANY_CONNECTIONS, "Too many connections");
      return false;
    }
    this.visitors.set(socket, visitor);
    this.parts.metrics.sockets.set(this.visitors.size);
    return undefined;
  }

  private async asApplicant(ctx: ServerContext, token: unknown): Promise<Visitor | null> {
    const applicant = await readApplicant(ctx, token);
    return applicant && { applicant };
  }

  private hasTooMany({ who, applicant }: Visitor): boolean {
    const { socketsPerPerson, socketsPerApplication, applicantSocketsPerAddress } = this.parts.limits;
    const count = (matches: (other: Visitor) => boolean) => [...this.visitors.values()].filter(matches).length;
    return who
      ? count((other) => other.who?.id === who.id) >= socketsPerPerson
      : count((other) => other.applicant?.applicationId === applicant.applicationId) >= socketsPerApplication ||
          count((other) => other.applicant?.address === applicant.address) >= applicantSocketsPerAddress;
  }

  private forget(socket: WebSocket): void {
    this.visitors.delete(socket);
    this.parts.metrics.sockets.set(this.visitors.size);
  }

  private async prepare(
    { socket, request }: Extra,
    open: number,
    id: string,
    payload: SubscribePayload,
  ): Promise<Admitted | [GraphQLError]> {
    const { operations, limits } = this.parts;
    const applicant = this.visitors.get(socket)?.applicant;
    try {
      if (open > (applicant ? 1 : limits.subscriptionsPerSocket)) {
        throw conflict("Too many subscriptions on this connection.");
      }
      const prepared = await operations.prepare(payload, () => this.contextOf(request));
      if (applicant) {
        refuseOtherSubscriptions(prepared, applicant);
      }
      return { ...prepared, prepared, id, wire: new Wire(socket, request) };
    } catch (error) {
      return [asGraphqlError(error)]; // masked on its way out, by onError
    }
  }

  private contextOf(request: IncomingMessage): Promise<ServerContext> {
    return socketContext(this.parts.platform, {
      address: request.socket.remoteAddress ?? "",
      userAgent: request.headers["user-agent"] ?? "",
      token: this.parts.readToken(request.headers.cookie),
    });
  }

  private closeWhere(matches: (visitor: Visitor) => boolean, code: number, reason: string): void {
    for (const [socket, visitor] of this.visitors) {
      if (matches(visitor)) {
        socket.close(code, reason);
      }
    }
  }

  private closeSessions(matches: (who: NonNullable<Visitor["who"]>) => boolean): void {
    this.closeWhere(({ who }) => who !== undefined && matches(who), CloseCode.Unauthorized, "Session ended");
  }

  private closeApplications(ids: ReadonlySet<string>): void {
    const isEnded = ({ applicant }: Visitor) => applicant !== undefined && ids.has(applicant.applicationId);
    this.closeWhere(isEnded, NOT_FOUND, "Application ended");
  }

  private async closeEnded(): Promise<void> {
    const { platform } = this.parts;
    const visitors = [...this.visitors.values()];
    const sessionIds = [...new Set(visitors.flatMap(({ who }) => who?.sessionId ?? []))];
    const applicationIds = [...new Set(visitors.flatMap(({ applicant }) => applicant?.applicationId ?? []))];
    try {
      if (sessionIds.length > 0) {
        const ended = new Set(await endedSessions(platform, sessionIds));
        this.closeSessions(({ sessionId }) => ended.has(sessionId));
      }
      if (applicationIds.length > 0) {
        this.closeApplications(new Set(await endedApplications(platform, applicationIds)));
      }
    } catch (error) {
      platform.log.warn({ err: error }, "open sockets could not be checked");
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
