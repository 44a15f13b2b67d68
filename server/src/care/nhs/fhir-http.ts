import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { FhirProblem } from "./fhir-problem";

/** What one reading of a record may take. */
export interface FhirLimits {
  /** Milliseconds for one answer, and for everything together. */
  requestMs: number;
  totalMs: number;
  /** Bytes of one answer, unpacked, and of all. */
  answerBytes: number;
  totalBytes: number;
  /** Pages of one search. */
  pages: number;
  /** How often a request that was turned away for the moment (429, 503) is sent again, and the longest wait that is accepted before. */
  retries: number;
  longestWaitMs: number;
}

export const FHIR_LIMITS: FhirLimits = {
  requestMs: 6_000,
  totalMs: 25_000,
  answerBytes: 4 * 1024 * 1024,
  totalBytes: 24 * 1024 * 1024,
  pages: 60,
  retries: 3,
  longestWaitMs: 4_000,
};

export interface FhirAnswer {
  status: number;
  /** What the JSON says, unchecked. */
  body: unknown;
}

/** The requests of one reading: they share a time limit and a number of bytes. Nothing of them is ever logged. */
export class FhirRequests {
  private readonly ending: AbortSignal;
  private bytes = 0;

  constructor(
    private readonly token: string | undefined,
    private readonly limits: FhirLimits,
  ) {
    this.ending = AbortSignal.timeout(limits.totalMs);
  }

  /**
   * Sends a form by POST, or gets an address. Redirections are not followed.
   * @throws FhirProblem
   */
  async send(url: URL, form?: URLSearchParams): Promise<FhirAnswer> {
    for (let tries = 0; ; tries += 1) {
      const signal = AbortSignal.any([this.ending, AbortSignal.timeout(this.limits.requestMs)]);
      try {
        const response = await fetch(url, {
          method: form ? "POST" : "GET",
          body: form,
          redirect: "manual",
          signal,
          headers: {
            accept: "application/fhir+json",
            "x-request-id": randomUUID(),
            ...(this.token && { authorization: `Bearer ${this.token}` }),
          },
        });
        if (response.status >= 300 && response.status < 400) {
          await response.body?.cancel();
          throw new FhirProblem("redirected");
        }
        if (response.status !== 429 && response.status !== 503) {
          return { status: response.status, body: await this.readBody(response) };
        }
        await response.body?.cancel();
        await this.wait(response.headers, tries);
      } catch (error) {
        throw error instanceof FhirProblem ? error : new FhirProblem(signal.aborted ? "too slow" : "unreachable");
      }
    }
  }

  /** Waits as long as the server asks, if that is bearable, else gives up. */
  private async wait(headers: Headers, tries: number): Promise<void> {
    const milliseconds = askedWait(headers) ?? 250 * 2 ** tries;
    if (tries >= this.limits.retries || milliseconds > this.limits.longestWaitMs) {
      throw new FhirProblem("busy");
    }
    await sleep(milliseconds, undefined, { signal: this.ending }).catch(() => {
      throw new FhirProblem("too slow");
    });
  }

  /** The JSON of an answer. Bytes are counted as they arrive, whatever the header says, and after they were unpacked. */
  private async readBody(response: Response): Promise<unknown> {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let length = 0;
    let text = "";
    try {
      for await (const chunk of response.body ?? []) {
        length += chunk.length;
        this.bytes += chunk.length;
        if (length > this.limits.answerBytes || this.bytes > this.limits.totalBytes) {
          throw new FhirProblem("too large");
        }
        text += decoder.decode(chunk, { stream: true });
      }
      return JSON.parse(text + decoder.decode());
    } catch (error) {
      const isOurs =
        error instanceof SyntaxError || (error as { code?: unknown }).code === "ERR_ENCODING_INVALID_ENCODED_DATA";
      throw isOurs ? new FhirProblem("not FHIR") : error;
    }
  }
}

/** Milliseconds of a Retry-After header: seconds, or a date that is compared with the server's own clock. */
function askedWait(headers: Headers): number | undefined {
  const asked = headers.get("retry-after")?.trim();
  if (!asked) return undefined;
  if (/^\d{1,9}$/.test(asked)) return Number(asked) * 1_000;
  const wait = Date.parse(asked) - Date.parse(headers.get("date") ?? "");
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
