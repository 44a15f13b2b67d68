/** What can become of an advert, as the last part of the address that it is reported to. */
export type AdEvent = "views" | "clicks" | "engagements";

/** answered: the server has it, or will never take it. expired: the token was too old. lost: the server was not reached. */
export type ReportOutcome = "answered" | "expired" | "lost";

/** Pauses between attempts in ms. A token is good for ten minutes at least, so the last attempt still comes in time. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000];
const TOO_OLD = 410;
const TOO_MANY = 429;

/** What was reported by this page already, by token: a token names one event of one advert. */
const reports = new Map<string, Promise<ReportOutcome>>();

/**
 * Reports what became of an advert, once for each token however often it is called. The token is all that is sent. Without
 * an answer the same token is sent again: the server counts it once, so nothing is lost and nothing is counted twice.
 */
export function reportAdEvent(event: AdEvent, token: string): Promise<ReportOutcome> {
  const known = reports.get(token);
  if (known) return known;
  const report = send(event, token);
  reports.set(token, report);
  return report;
}

async function send(event: AdEvent, token: string): Promise<ReportOutcome> {
  for (let attempt = 0; ; attempt += 1) {
    const status = await post(event, token);
    if (status === TOO_OLD) return "expired";
    if (status !== undefined && status !== TOO_MANY && status < 500) return "answered";
    const pause = PAUSES_MS[attempt];
    if (pause === undefined) return "lost";
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** The status of the answer; undefined when none came. A page that is being left still finishes the request. */
async function post(event: AdEvent, token: string): Promise<number | undefined> {
  try {
    const { status } = await fetch(`/ads/${event}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token }),
      credentials: "same-origin",
      keepalive: true,
    });
    return status;
  } catch {
    return undefined;
  }
}
