import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { rateLimited } from "./problems";

/** The limits of the product. Those on guesses live in the database, so they hold across processes and restarts. */
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
  /** Downloads of all of one's data, per account: 5 in an hour. */
  exports: Limit;
  /** Exports of medical records, per account: 30 in an hour. */
  recordExports: Limit;
  /** Tries to link an NHS number, per account and per number: 10 in an hour. */
  nhsLinks: Limit;
  /** Files of readings that somebody sends, per account: 30 in an hour. */
  deviceImports: Limit;
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
  /** Cost points of API operations per person or address: 30,000 in a minute, in this process. */
  operations: Limit;
  /** Batches of live heart rates per patient: 120 in a minute, in this process. */
  heartRates: Limit;
  /** Reports about adverts per person and day's name: 120 in a minute, in this process. */
  adReports: Limit;
}

/** Counts points against a key. */
export class Limit {
  constructor(private readonly limiter: RateLimiterMemory | RateLimiterPostgres) {}

  /** Takes points. Throws RATE_LIMITED when there were not enough. */
  async take(key: string, points = 1): Promise<void> {
    try {
      await this.limiter.consume(key, points);
    } catch (refusal) {
      throw refusal instanceof Error ? refusal : tooMany(refusal as RateLimiterRes);
    }
  }

  /** Returns a point that was taken for a try which turned out right. */
  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key, 1);
  }

  /** Forgets what the key has used. */
  async reset(key: string): Promise<void> {
    await this.limiter.delete(key);
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes) {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return rateLimited(`Too many tries. Please wait ${wait}.`, seconds);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Makes the limits on the `rate_limits` table, which the migrations create. */
export function createRateLimits(pool: Pool): RateLimits {
  const kept = (keyPrefix: string, points: number, duration: number) =>
    new Limit(
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "client",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration,
      }),
    );
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
    exports: kept("export", 5, HOUR),
    recordExports: kept("record-export", 30, HOUR),
    nhsLinks: kept("nhs-link", 10, HOUR),
    deviceImports: kept("device-import", 30, HOUR),
    uploads: kept("upload", 200, HOUR),
    contactMessages: kept("contact", 5, HOUR),
    applicationStarts: kept("application-start", 10, HOUR),
    applicationTokens: kept("application-token", 60, 15 * MINUTE),
    applicationUploads: kept("application-upload", 60, HOUR),
    applicationSubmissions: kept("application-submission", 20, HOUR),
    applicationLinksByAccount: kept("application-link-account", 5, HOUR),
    applicationLinksByAddress: kept("application-link-address", 20, HOUR),
    operations: new Limit(new RateLimiterMemory({ keyPrefix: "operations", points: 30_000, duration: MINUTE })),
    heartRates: new Limit(new RateLimiterMemory({ keyPrefix: "heart-rates", points: 120, duration: MINUTE })),
    adReports: new Limit(new RateLimiterMemory({ keyPrefix: "ad-reports", points: 120, duration: MINUTE })),
  };
}
