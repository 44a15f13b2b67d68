import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { PaymentProviderName, PaymentPurpose, PaymentStatus } from "./billing.rules";
import type { ChargeLine } from "./money.rules";
import type { Tier } from "./plan.rules";

/** One attempt to charge. What it is for is settled before the provider is asked; its id is the provider's idempotency key. */
@Entity("payments")
export class Payment {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") advertiserId: string;
  @Column("uuid") idempotencyKey: string;
  /** A hash of what was asked for with that key. */
  @Column("bytea") requestHash: Buffer;
  @Column("text") purpose: PaymentPurpose;
  @Column("text") status: PaymentStatus;
  /** The plan afterwards. */
  @Column("text") tier: Tier;
  /** The plan before, of an upgrade. */
  @Column("text", { nullable: true }) fromTier: Tier | null;
  /** The month that an upgrade changes. */
  @Column("uuid", { nullable: true }) periodId: string | null;
  /** The month that a renewal pays for. */
  @Column("timestamptz", { nullable: true }) periodStart: Date | null;
  @Column("timestamptz", { nullable: true }) periodEnd: Date | null;
  @Column("jsonb") lines: ChargeLine[];
  @Column("integer") netPence: number;
  @Column("numeric", { precision: 5, scale: 2, transformer: { from: Number, to: (percent: number) => percent } })
  vatPercent: number;
  @Column("integer") vatPence: number;
  @Column("integer") grossPence: number;
  @Column("text") provider: PaymentProviderName;
  /** Null while a page of the provider asks for the card. */
  @Column("text", { nullable: true }) cardRef: string | null;
  @Column("text", { nullable: true }) cardBrand: string | null;
  @Column("text", { nullable: true }) cardLast4: string | null;
  @Column("smallint", { nullable: true }) cardExpiryMonth: number | null;
  @Column("smallint", { nullable: true }) cardExpiryYear: number | null;
  /** The provider's page on which it is made, and its id there. */
  @Column("text", { nullable: true }) checkoutId: string | null;
  @Column("text", { nullable: true }) checkoutUrl: string | null;
  /** A sentence for people when it did not succeed. */
  @Column("text", { nullable: true }) message: string | null;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz", { nullable: true }) settledAt: Date | null;
}
