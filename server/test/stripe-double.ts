import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";

export const STRIPE_ENV = { STRIPE_SECRET_KEY: "sk_test_double", STRIPE_WEBHOOK_SECRET: "whsec_double" };

export interface StripeRequest {
  method: string;
  path: string;
  body: URLSearchParams;
  idempotencyKey: string | undefined;
}

/** What the double does in the place of an answer; `answer` goes on to do what was asked for. */
type Fault = (response: ServerResponse, answer: () => unknown) => unknown;

interface Thing {
  id: string;
  [key: string]: unknown;
}

/** How cards of the double behave, by the id of the payment method. */
const DECLINES: Record<string, string> = { pm_poor: "insufficient_funds", pm_stolen: "stolen_card" };

/** The part of Stripe's API that the product uses, in memory. */
export class StripeDouble {
  readonly asked: StripeRequest[] = [];
  /** What becomes of the next requests, one after the other. */
  readonly faults: Fault[] = [];
  /** The same, of requests to give money back. */
  readonly refundFaults: Fault[] = [];
  private readonly things = new Map<string, Thing>();
  private readonly answered = new Map<string, { status: number; body: unknown }>();
  private readonly server = createServer((request, response) => void this.hear(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Things of one kind, by how their ids begin. */
  all(prefix: string): Thing[] {
    return [...this.things.values()].filter(({ id }) => id.startsWith(prefix));
  }

  /** Somebody pays on the page with a card. Returns the notice of it. */
  pay(sessionId: string, method = "pm_good") {
    const session = this.things.get(sessionId) as Thing;
    const customer = (session.customer as string | null) ?? this.keep("cus", {}).id;
    const intent = this.keep("pi", { customer, payment_method: method, status: "succeeded", metadata: {} });
    Object.assign(session, { status: "complete", payment_status: "paid", customer, payment_intent: intent.id });
    return this.notice("checkout.session.completed", session);
  }

  /** Somebody gives another card on the page. */
  giveCard(sessionId: string, method: string) {
    const session = this.things.get(sessionId) as Thing;
    const intent = this.keep("seti", { payment_method: method });
    Object.assign(session, { status: "complete", setup_intent: intent.id });
    return this.notice("checkout.session.completed", session);
  }

  /** The page is not open any more. */
  expire(sessionId: string) {
    return this.notice(
      "checkout.session.expired",
      Object.assign(this.things.get(sessionId) as Thing, { status: "expired" }),
    );
  }

  /** A notice as Stripe would send it now, or so many seconds ago. */
  notice(type: string, object: object, { id = `evt_${randomUUID()}`, secondsAgo = 0 } = {}) {
    const body = JSON.stringify({ id, object: "event", type, api_version: "2026-01-01", data: { object } });
    const signature = new Stripe(STRIPE_ENV.STRIPE_SECRET_KEY).webhooks.generateTestHeaderString({
      payload: body,
      secret: STRIPE_ENV.STRIPE_WEBHOOK_SECRET,
      timestamp: Math.floor(Date.now() / 1_000) - secondsAgo,
    });
    return { body, signature };
  }

  private keep(prefix: string, content: object): Thing {
    const thing = { id: `${prefix}_${randomUUID().replaceAll("-", "")}`, ...content };
    this.things.set(thing.id, thing);
    return thing;
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://double");
    const key = request.headers["idempotency-key"] as string | undefined;
    const method = request.method ?? "";
    const body = method === "GET" ? searchParams : new URLSearchParams(await text(request));
    this.asked.push({ method, path: pathname, body, idempotencyKey: key });
    const answer = () => {
      const isKnown = request.headers.authorization === `Bearer ${STRIPE_ENV.STRIPE_SECRET_KEY}`;
      const before = method === "POST" && key ? this.answered.get(key) : undefined;
      const { status, body: result } = isKnown ? (before ?? this.answer(method, pathname, body)) : refusal(401, {});
      if (method === "POST" && key) this.answered.set(key, { status, body: result });
      return { status, result };
    };
    const send = () => {
      const { status, result } = answer();
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(result));
    };
    const isRefund = method === "POST" && pathname === "/v1/refunds";
    const fault = (isRefund ? this.refundFaults : this.faults).shift();
    if (fault) fault(response, answer);
    else send();
  }

  private answer(method: string, path: string, body: URLSearchParams): { status: number; body: unknown } {
    const [, , kind = "", ...rest] = path.split("/");
    const id = kind === "checkout" ? rest[1] : rest[0];
    const act = `${method} ${kind}${rest.at(-1) === "expire" ? " expire" : id ? " one" : ""}`;
    switch (act) {
      case "POST checkout":
        return done(this.makeSession(body));
      case "POST checkout expire":
        return this.expireSession(id as string);
      case "POST payment_intents":
        return this.charge(body);
      case "POST refunds":
        return this.refund(body);
      case "GET payment_intents": {
        const data = this.all("pi_").filter(({ customer }) => customer === body.get("customer"));
        return done({ object: "list", data, has_more: false, url: path });
      }
      default: {
        const found = this.things.get(id ?? "");
        return found ? done(expand(found)) : refusal(404, { type: "invalid_request_error" });
      }
    }
  }

  /** As a whole and once. Money of a stolen card stays where it is. */
  private refund(body: URLSearchParams): { status: number; body: unknown } {
    const intent = this.things.get(body.get("payment_intent") ?? "");
    if (!intent) return refusal(404, { type: "invalid_request_error", code: "resource_missing" });
    if (this.all("re_").some(({ payment_intent }) => payment_intent === intent.id)) {
      return refusal(400, { type: "invalid_request_error", code: "charge_already_refunded" });
    }
    const amount = Number(body.get("amount") ?? intent.amount);
    const metadata = { refund: body.get("metadata[refund]") };
    const status = intent.payment_method === "pm_stolen" ? "failed" : "succeeded";
    return done(this.keep("re", { object: "refund", payment_intent: intent.id, amount, metadata, status }));
  }

  private makeSession(body: URLSearchParams): Thing {
    const session = this.keep("cs", {
      object: "checkout.session",
      mode: body.get("mode"),
      client_reference_id: body.get("client_reference_id"),
      customer: body.get("customer"),
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
    });
    return Object.assign(session, { url: `https://checkout.example/${session.id}` });
  }

  private expireSession(id: string): { status: number; body: unknown } {
    const session = this.things.get(id) as Thing;
    if (session.status !== "open") return refusal(400, { type: "invalid_request_error" });
    return done(Object.assign(session, { status: "expired" }));
  }

  private charge(body: URLSearchParams): { status: number; body: unknown } {
    const method = body.get("payment_method") ?? "";
    const decline = DECLINES[method];
    const intent = this.keep("pi", {
      object: "payment_intent",
      amount: Number(body.get("amount")),
      customer: body.get("customer"),
      payment_method: method,
      metadata: { payment: body.get("metadata[payment]") },
      status: decline ? "requires_payment_method" : "succeeded",
      last_payment_error: decline ? { decline_code: decline } : null,
    });
    return decline
      ? refusal(402, { type: "card_error", code: "card_declined", decline_code: decline, payment_intent: intent })
      : done(intent);
  }
}

const done = (body: unknown) => ({ status: 200, body });
const refusal = (status: number, error: object) => ({
  status,
  body: { error: { message: "No. sk_test_double", ...error } },
});

/** With the card in the place of its id. */
function expand(thing: Thing): Thing {
  const id = thing.payment_method;
  if (typeof id !== "string") return thing;
  const last4 = id === "pm_good" ? "4242" : "4444";
  return { ...thing, payment_method: { id, card: { brand: "visa", last4, exp_month: 12, exp_year: 2031 } } };
}

/** The connection ends without a word, before anything was done. */
export const hangUp: Fault = (response) => response.socket?.destroy();
/** It was done, but the answer is lost. */
export const loseAnswer: Fault = (response, answer) => {
  answer();
  response.socket?.destroy();
};
