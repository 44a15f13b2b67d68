import { setTimeout as wait } from "node:timers/promises";
import { type DataSource, LessThan, MoreThan } from "typeorm";
import type { Clock } from "../../platform/clock";
import { changedRows, oneValue } from "../../platform/database";
import { insertNew } from "../../platform/entity-rows";
import { newToken, type Secrets, tokenHash } from "../../platform/secrets";
import type {
  CardOnFile,
  ChargeOutcome,
  ChargeRequest,
  FindRequest,
  PaymentGateway,
  RefundOutcome,
  RefundRequest,
  Report,
} from "./payment.gateway";
import { ProviderSilent } from "./payment.gateway";
import { REFUND_MESSAGES } from "./refund.rules";
import {
  CARD_TOKEN_MS,
  DECLINED_BECAUSE,
  DECLINED_LATER,
  isExpired,
  type ReadCard,
  type TestCardBehaviour,
} from "./test-card.rules";
import { TestCard, TestCharge } from "./test-provider.entity";

interface Source {
  /** The book is written in transactions of its own, as a real provider's would be. */
  db: DataSource;
  clock: Clock;
  secrets: Secrets;
  /** How long nobody answers before a charge counts as unanswered, in ms. */
  silenceMs?: number;
}

interface ChargedCard {
  behaviour: TestCardBehaviour;
  expiryMonth: number;
  expiryYear: number;
  /** It was charged with success before. */
  used: boolean;
}

const SILENCE_MS = 2_000;

/** What a charge is that was looked up before it came: it never will. */
const NEVER_CAME = "never_came";

/** The built-in payment provider: it takes published test cards only and moves no money. */
export class TestProviderGateway implements PaymentGateway {
  readonly name = "TEST";

  constructor(private readonly source: Source) {}

  /** Keeps what may be kept of a card. Returns the token by which this advertiser can use it once, within 15 minutes. */
  async keepCard(
    advertiserId: string,
    { brand, last4, expiryMonth, expiryYear, behaviour }: ReadCard,
  ): Promise<string> {
    const { db, clock, secrets } = this.source;
    const token = newToken();
    const now = clock.now();
    await db.getRepository(TestCard).insert({
      ...{ advertiserId, brand, last4, expiryMonth, expiryYear, behaviour, createdAt: now },
      ...{ tokenHash: tokenHash(secrets, token), tokenExpiresAt: new Date(now.getTime() + CARD_TOKEN_MS) },
    });
    return token;
  }

  async readCard(advertiserId: string, token: string): Promise<CardOnFile | null> {
    const { db, clock, secrets } = this.source;
    const known = { advertiserId, tokenHash: tokenHash(secrets, token), tokenExpiresAt: MoreThan(clock.now()) };
    return db.getRepository(TestCard).findOneBy(known);
  }

  async takeCard(advertiserId: string, token: string): Promise<CardOnFile | null> {
    const [card] = await changedRows<CardOnFile>(
      this.source.db,
      `update test_provider_cards set token_hash = null, token_expires_at = null
        where advertiser_id = $1 and token_hash = $2 and token_expires_at > $3
        returning id as ref, brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear"`,
      [advertiserId, tokenHash(this.source.secrets, token), this.source.clock.now()],
    );
    return card ?? null;
  }

  async charge(request: ChargeRequest, report: Report): Promise<ChargeOutcome> {
    const card = await this.useCard(request);
    if (card?.behaviour === "times_out") {
      await this.beSilent();
    }
    const outcome = await this.book(request, card);
    if (card?.behaviour === "answer_lost") {
      await this.beSilent();
    }
    if (card?.behaviour === "reported_twice") {
      await report(outcome);
    }
    return outcome;
  }

  /** Closes the key for good when nothing was charged with it, so that a charge which is still on its way comes too late. */
  async find({ idempotencyKey }: FindRequest): Promise<ChargeOutcome | null> {
    const closed = { idempotencyKey, grossPence: 0, description: "", declinedBecause: NEVER_CAME };
    const because = await this.note({ ...closed, createdAt: this.source.clock.now() });
    return because === NEVER_CAME ? null : outcomeOf(because);
  }

  /** Refuses what was never charged, more than was charged, and what a card's behaviour says. */
  async refund({ idempotencyKey, charge, grossPence }: RefundRequest): Promise<RefundOutcome> {
    const { db, clock } = this.source;
    await db.query(
      `insert into test_provider_refunds (idempotency_key, charge_key, gross_pence, refused_because, created_at)
       select $1, c.idempotency_key, $3::integer, case when c.declined_because is not null or k.behaviour = 'refund_refused'
                or $3::integer + (select coalesce(sum(r.gross_pence), 0) from test_provider_refunds r
                          where r.charge_key = c.idempotency_key and r.refused_because is null) > c.gross_pence then $4 end, $5
         from test_provider_charges c left join test_provider_cards k on k.id = c.card_id where c.idempotency_key = $2
       on conflict (idempotency_key) do nothing`,
      [idempotencyKey, charge.idempotencyKey, grossPence, REFUND_MESSAGES.refused, clock.now()],
    );
    const booked = "select refused_because from test_provider_refunds where idempotency_key = $1";
    const reason = await oneValue<string | null | undefined>(db, booked, [idempotencyKey]);
    return reason === null ? { kind: "succeeded" } : { kind: "refused", reason: reason ?? REFUND_MESSAGES.refused };
  }

  private async useCard({ advertiserId, cardRef }: ChargeRequest): Promise<ChargedCard | undefined> {
    const [card] = await changedRows<ChargedCard>(
      this.source.db,
      `update test_provider_cards c set token_hash = null, token_expires_at = null where id = $1 and advertiser_id = $2
       returning behaviour, expiry_month as "expiryMonth", expiry_year as "expiryYear",
                 exists (select 1 from test_provider_charges where card_id = c.id and declined_because is null) as used`,
      [cardRef, advertiserId],
    );
    return card;
  }

  /** Writes the charge into the book, unless its key is there: then what is there counts. */
  private async book(
    { idempotencyKey, cardRef, grossPence, description }: ChargeRequest,
    card: ChargedCard | undefined,
  ): Promise<ChargeOutcome> {
    const createdAt = this.source.clock.now();
    const declinedBecause = card ? whyDeclined(card, createdAt) : DECLINED_LATER;
    const charge = { idempotencyKey, cardId: card ? cardRef : null, grossPence, description };
    return outcomeOf(await this.note({ ...charge, declinedBecause, createdAt }));
  }

  /** Why what the book says of this key was declined; null when it was not. */
  private async note(charge: Partial<TestCharge> & Pick<TestCharge, "idempotencyKey">): Promise<string | null> {
    const { db } = this.source;
    await insertNew(db, TestCharge, charge);
    const { idempotencyKey } = charge;
    return (await db.getRepository(TestCharge).findOneByOrFail({ idempotencyKey })).declinedBecause;
  }

  private async beSilent(): Promise<never> {
    await wait(this.source.silenceMs ?? SILENCE_MS);
    throw new ProviderSilent();
  }
}

/** Forgets cards that nobody used in time. */
export async function sweepTestCards({ db, clock }: Pick<Source, "db" | "clock">): Promise<void> {
  await db.getRepository(TestCard).delete({ tokenExpiresAt: LessThan(clock.now()) });
}

function whyDeclined({ behaviour, used, ...card }: ChargedCard, now: Date): string | null {
  if (isExpired(card, now)) return "The card has expired.";
  if (behaviour === "declined_later" && used) return DECLINED_LATER;
  return DECLINED_BECAUSE[behaviour] ?? null;
}

function outcomeOf(because: string | null): ChargeOutcome {
  return because === null
    ? { kind: "succeeded" }
    : { kind: "declined", reason: because === NEVER_CAME ? DECLINED_LATER : because };
}
