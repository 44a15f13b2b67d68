import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, type RateLimiterRes } from "rate-limiter-flexible";
import { rateLimited } from "./problems";
import type { RedisConnection } from "./redis";

/** The limits of the product. Those on guesses live in the database, or in Redis, so they hold across processes and restarts. */
export interface RateLimits {
  /** Wrong passwords per account: 5 in 15 minutes. */
  signInByAccount: Limit;
  /** Wrong passwords per network address: 20 in 15 minutes. */
  signInByAddress: Limit;
  /** Wrong staff passwords per account: 5 in an hour. */
  staffSignInByAccount: Limit;
  /** Wrong staff passwords per network address: 10 in an hour. */
  staffSignInByAddress: Limit;
  /** Registrations per network address: 20 in an hour. */
  registrations: Limit;
  /** New passwords asked for, per e-mail address whether or not it has an account: 5 in an hour. */
  passwordResetsByAccount: Limit;
  /** New passwords asked for, per network address: 20 in an hour. */
  passwordResetsByAddress: Limit;
  /** Mailed links tried, per network address: 60 in 15 minutes. */
  linkTries: Limit;
  /** Mails that somebody has sent to confirm an address, per account: 5 in an hour. */
  confirmationMails: Limit;
  /** Test mails that a member of staff has sent to their own address: 5 in an hour. */
  testMails: Limit;
  /** Suspensions of an account and their lifting, each of which sends a mail, per account: 10 in an hour. */
  suspensions: Limit;
  /** Searches for people, per member of staff: 300 in an hour. */
  userSearches: Limit;
  /** Looks at health data, per member of staff: 60 in an hour. */
  healthLooks: Limit;
  /** Downloads of all of one's data, per account: 5 in an hour. */
  exports: Limit;
  /** Exports of medical records, per account: 30 in an hour. */
  recordExports: Limit;
  /** Tries to link an NHS number, per account and per number: 10 in an hour. */
  nhsLinks: Limit;
  /** Files of readings that somebody sends, per account: 30 in an hour. */
  deviceImports: Limit;
  /** Files of studies that somebody sends, per account: 60 in an hour. */
  studyImports: Limit;
  /** Uploads by ticket, per network address: 200 in an hour. */
  uploads: Limit;
  /** Messages of the contact page, per network address: 5 in an hour. */
  contactMessages: Limit;
  /** Applications that somebody starts, per network address: 10 in an hour. */
  applicationStarts: Limit;
  /** Wrong secrets of applications, per network address: 60 in 15 minutes. */
  applicationTokens: Limit;
  /** Documents that somebody sends, per application: 60 in an hour. */
  applicationUploads: Limit;
  /** Times that an application is sent: 20 in an hour. */
  applicationSubmissions: Limit;
  /** New links to applications asked for, per e-mail address whether or not it applied: 5 in an hour. */
  applicationLinksByAccount: Limit;
  /** New links to applications asked for, per network address: 20 in an hour. */
  applicationLinksByAddress: Limit;
  /** Pictures that an advertiser sends, per account: 120 in an hour. */
  pictureUploads: Limit;
  /** Texts of adverts that are judged while they are typed, per account: 120 in a minute, in this process. */
  adHints: Limit;
  /** Messages that somebody has translated, per account: 30 in a minute, in this process. */
  translations: Limit;
  /** Cards that somebody types, per account: 20 in an hour. */
  cards: Limit;
  /** Notices of payments that the provider did not sign, per network address: 60 in an hour. */
  forgedNotices: Limit;
  /** Cost points of API operations per person or address: 30,000 in a minute, in this process. */
  operations: Limit;
  /** Cost points of API operations per API key: 30,000 in a minute, at all processes together. */
  apiKeys: Limit;
  /** API keys that are not known, per network address: 60 in 15 minutes. */
  unknownApiKeys: Limit;
  /** Batches of live heart rates per patient: 120 in a minute, in this process. */
  heartRates: Limit;
  /** Reports about adverts per person and day's name: 120 in a minute, in this process. */
  adReports: Limit;
}

/** Counts points against a key. */
export class Limit {
  constructor(private readonly limiter: RateLimiterMemory | RateLimiterPostgres | RateLimiterRedis) {}

  /** Takes points. Throws RATE_LIMITED when there were not enough. */
  async take(key: string, points = 1): Promise<void> {
    try {
      await this.limiter.consume(key, points);
    } catch (refusal) {
      throw refusal instanceof Error ? refusal : tooMany(refusal as RateLimiterRes);
    }
  }

  /** Takes points if there are enough, and tells what is left. What is refused takes none. */
  async spend(key: string, points: number): Promise<Spent> {
    try {
      const { consumedPoints, msBeforeNext } = await this.limiter.consume(key, points);
      return spentOf(consumedPoints, msBeforeNext, true, this.points);
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      const { consumedPoints, msBeforeNext } = refusal as RateLimiterRes;
      await this.limiter.reward(key, points);
      return spentOf(consumedPoints - points, msBeforeNext, false, this.points);
    }
  }

  /** How many points a key has in a period. */
  get points(): number {
    return this.limiter.points;
  }

  /** Returns a point that was taken for a try which turned out right. */
  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key, 1);
  }

  /** Forgets what the key has used. True when there was something. */
  reset(key: string): Promise<boolean> {
    return this.limiter.delete(key);
  }

  /** Until when the next try is refused; null when it is not. */
  async refusedUntil(key: string): Promise<Date | null> {
    const standing = await this.limiter.get(key);
    return standing && standing.remainingPoints <= 0 ? new Date(Date.now() + standing.msBeforeNext) : null;
  }
}

/** What came of spending points. */
export interface Spent {
  isAllowed: boolean;
  remaining: number;
  /** Until there are all points again. */
  resetSeconds: number;
}

function spentOf(consumed: number, msBeforeNext: number, isAllowed: boolean, limit: number): Spent {
  const remaining = Math.max(0, limit - Math.max(0, consumed));
  return { isAllowed, remaining, resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

function tooMany({ msBeforeNext }: RateLimiterRes) {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return rateLimited(`Too many attempts. Please wait ${wait}.`, seconds);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Makes the limits, on the `rate_limits` table, which the migrations create.
 * @param redis where they are counted instead; while it is away the table takes over, empty or as it was left.
 */
export function createRateLimits(pool: Pool, redis: RedisConnection | null = null): RateLimits {
  const kept = (keyPrefix: string, points: number, duration: number) => {
    const inDatabase = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
    if (!redis) return new Limit(inDatabase);
    const insured = { storeClient: redis, useRedisPackage: true, insuranceLimiter: inDatabase };
    return new Limit(new RateLimiterRedis({ ...insured, keyPrefix: `health:limit:${keyPrefix}`, points, duration }));
  };
  return {
    signInByAccount: kept("sign-in-account", 5, 15 * MINUTE),
    signInByAddress: kept("sign-in-address", 20, 15 * MINUTE),
    staffSignInByAccount: kept("staff-account", 5, HOUR),
    staffSignInByAddress: kept("staff-address", 10, HOUR),
    registrations: kept("registration", 20, HOUR),
    passwordResetsByAccount: kept("password-reset-account", 5, HOUR),
    passwordResetsByAddress: kept("password-reset-address", 20, HOUR),
    linkTries: kept("link", 60, 15 * MINUTE),
    confirmationMails: kept("confirmation-mail", 5, HOUR),
    testMails: kept("test-mail", 5, HOUR),
    suspensions: kept("suspension", 10, HOUR),
    userSearches: kept("user-search", 300, HOUR),
    healthLooks: kept("health-look", 60, HOUR),
    exports: kept("export", 5, HOUR),
    recordExports: kept("record-export", 30, HOUR),
    nhsLinks: kept("nhs-link", 10, HOUR),
    deviceImports: kept("device-import", 30, HOUR),
    studyImports: kept("study-import", 60, HOUR),
    uploads: kept("upload", 200, HOUR),
    contactMessages: kept("contact", 5, HOUR),
    applicationStarts: kept("application-start", 10, HOUR),
    applicationTokens: kept("application-token", 60, 15 * MINUTE),
    applicationUploads: kept("application-upload", 60, HOUR),
    applicationSubmissions: kept("application-submission", 20, HOUR),
    applicationLinksByAccount: kept("application-link-account", 5, HOUR),
    applicationLinksByAddress: kept("application-link-address", 20, HOUR),
    pictureUploads: kept("picture-upload", 120, HOUR),
    adHints: new Limit(new RateLimiterMemory({ keyPrefix: "ad-hints", points: 120, duration: MINUTE })),
    translations: new Limit(new RateLimiterMemory({ keyPrefix: "translations", points: 30, duration: MINUTE })),
    cards: kept("card", 20, HOUR),
    forgedNotices: kept("notice", 60, HOUR),
    operations: new Limit(new RateLimiterMemory({ keyPrefix: "operations", points: 30_000, duration: MINUTE })),
    apiKeys: kept("api-key", 30_000, MINUTE),
    unknownApiKeys: kept("unknown-api-key", 60, 15 * MINUTE),
    heartRates: new Limit(new RateLimiterMemory({ keyPrefix: "heart-rates", points: 120, duration: MINUTE })),
    adReports: new Limit(new RateLimiterMemory({ keyPrefix: "ad-reports", points: 120, duration: MINUTE })),
  };
}
