export const EVENT_KINDS = ["VIEW", "CLICK", "ENGAGEMENT"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The pages that have room for an advert. Tokens carry the position, so entries are only ever added at the end. */
export const AD_PAGES = ["DASHBOARD", "HEALTH_CHECK"] as const;
export type AdPage = (typeof AD_PAGES)[number];

const MINUTE = 60_000;

/** How long after an advert was handed out its tokens are taken, in ms. */
export const TOKEN_LIFETIME_MS: Record<EventKind, number> = {
  VIEW: 10 * MINUTE,
  CLICK: 60 * MINUTE,
  ENGAGEMENT: 24 * 60 * MINUTE,
};

/** An impression is half of the advert visible for a second, so none can be reported sooner than that, in ms. */
export const SHORTEST_VIEW_MS = 1_000;

/** Why traffic is kept but never billed. */
export const INVALID_REASONS = [
  "bot",
  "prefetch",
  "staff",
  "own_traffic",
  "too_fast",
  "no_view",
  "frequency",
  "daily_cap",
  "budget",
] as const;
export type InvalidReason = (typeof INVALID_REASONS)[number];

/** What the request that reports an event says about itself. */
export interface Visit {
  userAgent: string;
  /** The header Sec-Purpose, or its older form Purpose. */
  purpose: string;
  /** The role of whoever is signed in at that browser. */
  role: "CUSTOMER" | "ADVERTISER" | "ADMIN" | null;
}

const BOT =
  /\b(?!cubot)\w*bot\b|crawl|spider|slurp|headless|phantom|selenium|puppeteer|playwright|lighthouse|preview|monitor|scrap|curl|wget|python|java\/|okhttp|go-http|libwww|axios|node|undici|http-?client/i;

/** True for programs that say what they are, and for those that say nothing. */
export const isBot = (userAgent: string): boolean => !/^Mozilla\/5\.0 /.test(userAgent) || BOT.test(userAgent);

/**
 * What is wrong with an event as far as the request itself shows, the first reason that applies.
 * @param ageMs time since the advert was handed out.
 */
export function reasonOf(kind: EventKind, ageMs: number, { userAgent, purpose, role }: Visit): InvalidReason | null {
  if (isBot(userAgent)) return "bot";
  if (/prefetch|prerender|preview/i.test(purpose)) return "prefetch";
  if (role === "ADMIN") return "staff";
  if (role === "ADVERTISER") return "own_traffic";
  return kind === "VIEW" && ageMs < SHORTEST_VIEW_MS ? "too_fast" : null;
}

/** The UTC day of a moment, as YYYY-MM-DD. Tokens, partitions, pseudonyms and caps all change with it. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
