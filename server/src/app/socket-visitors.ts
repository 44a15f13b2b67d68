import { CloseCode } from "graphql-ws";
import type { WebSocket } from "ws";
import { applicationEnded } from "../ads/applications/application.topics";
import { endedApplications } from "../ads/applications/application-token.service";
import { paidTimeChanged } from "../ads/subscriptions/billing.topics";
import { endedSessions } from "../people/accounts/session.service";
import { sessionEnded } from "../people/accounts/session.topics";
import { API_KEY_MESSAGES } from "../people/api-keys/api-key.rules";
import { apiKeyEnded } from "../people/api-keys/api-key.topics";
import { endedSecrets } from "../people/api-keys/api-key-door.service";
import type { OwnKey, Who } from "../platform/context";
import type { Applicant } from "./applicant-sockets";
import type { ServerPlatform } from "./request-context";

/** What one person and one socket may hold. */
export interface SocketLimits {
  socketsPerPerson: number;
  /** Sockets with one key, which do not count as its owner's. */
  socketsPerKey: number;
  subscriptionsPerSocket: number;
  /** Sockets of applicants, who have no account: with the secrets of one application, and from one network address. */
  socketsPerApplication: number;
  applicantSocketsPerAddress: number;
  messageBytes: number;
  /** Who has not answered a ping after this time, in ms, is gone. */
  pingMs: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  socketsPerPerson: 20,
  socketsPerKey: 20,
  subscriptionsPerSocket: 25,
  socketsPerApplication: 5,
  applicantSocketsPerAddress: 20,
  messageBytes: 32 * 1024,
  pingMs: 12_000,
};

/** The application that a socket was opened for is not there any more. */
const NOT_FOUND = 4404;

/** Somebody who is signed in or has a key, or who has the secret of an application. */
export type Visitor = { who: Who; applicant?: undefined } | { applicant: Applicant; who?: undefined };

type KeyVisitor = Visitor & { who: Who & { key: OwnKey } };

const hasKey = (visitor: Visitor): visitor is KeyVisitor => visitor.who?.key !== undefined;

/** Who has which socket open, how many somebody may have, and when they have to leave. */
export class SocketVisitors {
  private readonly visitors = new Map<WebSocket, Visitor>();

  constructor(
    private readonly platform: ServerPlatform,
    private readonly limits: SocketLimits,
    private readonly onCount: (count: number) => void,
  ) {}

  /** Closes sockets whose session, key or application ends, as it is announced. @returns what ends this. */
  listen(): () => void {
    const { hub } = this.platform;
    const stops = [
      hub.listen(sessionEnded, ({ userId, sessionId }) => {
        this.closeSessions((who) => who.id === userId && (sessionId === "" || who.sessionId === sessionId));
        if (sessionId === "") void this.closeKeys((who) => who.id === userId, API_KEY_MESSAGES.changed);
      }),
      hub.listen(apiKeyEnded, ({ keyId }) => void this.closeKeys(({ key }) => key.id === keyId)),
      hub.listen(paidTimeChanged, ({ advertiserId }) => void this.closeKeys(({ id }) => id === advertiserId)),
      hub.listen(applicationEnded, ({ applicationId }) => this.closeApplications(new Set([applicationId]))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Sockets that are let in. */
  get size(): number {
    return this.visitors.size;
  }

  get(socket: WebSocket): Visitor | undefined {
    return this.visitors.get(socket);
  }

  /** Lets somebody in, unless they have as many sockets as they may: then false. */
  add(socket: WebSocket, visitor: Visitor): boolean {
    if (this.hasTooMany(visitor)) return false;
    this.visitors.set(socket, visitor);
    this.onCount(this.visitors.size);
    return true;
  }

  forget(socket: WebSocket): void {
    this.visitors.delete(socket);
    this.onCount(this.visitors.size);
  }

  /** Closes sockets whose session, key or application has ended, whether or not that was announced to us. */
  async closeEnded(): Promise<void> {
    const visitors = [...this.visitors.values()];
    const sessionIds = [...new Set(visitors.flatMap(({ who }) => who?.sessionId || []))];
    const applicationIds = [...new Set(visitors.flatMap(({ applicant }) => applicant?.applicationId ?? []))];
    try {
      if (sessionIds.length > 0) {
        const ended = new Set(await endedSessions(this.platform, sessionIds));
        this.closeSessions(({ sessionId }) => ended.has(sessionId));
      }
      if (applicationIds.length > 0) {
        this.closeApplications(new Set(await endedApplications(this.platform, applicationIds)));
      }
    } catch (error) {
      this.platform.log.warn({ err: error }, "open sockets could not be checked");
    }
    await this.closeKeys(() => true);
  }

  private hasTooMany({ who, applicant }: Visitor): boolean {
    const { socketsPerPerson, socketsPerKey, socketsPerApplication, applicantSocketsPerAddress } = this.limits;
    const count = (matches: (other: Visitor) => boolean) => [...this.visitors.values()].filter(matches).length;
    if (who?.key) {
      const { id } = who.key;
      return count((other) => other.who?.key?.id === id) >= socketsPerKey;
    }
    return who
      ? count((other) => other.who?.id === who.id && !other.who.key) >= socketsPerPerson
      : count((other) => other.applicant?.applicationId === applicant.applicationId) >= socketsPerApplication ||
          count((other) => other.applicant?.address === applicant.address) >= applicantSocketsPerAddress;
  }

  private closeWhere(matches: (visitor: Visitor) => boolean, code: number, reason: string): void {
    for (const [socket, visitor] of this.visitors) {
      if (matches(visitor)) {
        socket.close(code, reason);
      }
    }
  }

  private closeSessions(matches: (who: Who) => boolean): void {
    this.closeWhere(
      ({ who }) => who !== undefined && !who.key && matches(who),
      CloseCode.Unauthorized,
      "Session ended",
    );
  }

  private closeApplications(ids: ReadonlySet<string>): void {
    const isEnded = ({ applicant }: Visitor) => applicant !== undefined && ids.has(applicant.applicationId);
    this.closeWhere(isEnded, NOT_FOUND, "Application ended");
  }

  /**
   * Looks at the keys of these sockets again and closes those that do not work any more, each with its sentence.
   * @param otherwise why the others have to connect again; without it they stay.
   */
  private async closeKeys(matches: (who: KeyVisitor["who"]) => boolean, otherwise?: string): Promise<void> {
    const concerned = [...this.visitors].flatMap(([socket, visitor]) =>
      hasKey(visitor) && matches(visitor.who) ? [{ socket, secretId: visitor.who.key.secretId }] : [],
    );
    if (concerned.length === 0) return;
    try {
      const ended = await endedSecrets(this.platform, [...new Set(concerned.map(({ secretId }) => secretId))]);
      for (const { socket, secretId } of concerned) {
        const reason = ended.get(secretId) ?? otherwise;
        if (reason) socket.close(CloseCode.Unauthorized, reason);
      }
    } catch (error) {
      this.platform.log.warn({ err: error }, "sockets with keys could not be checked");
    }
  }
}
