import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { TestCardBehaviour } from "./test-card.rules";

/** What the built-in provider keeps of a card. */
@Entity("test_provider_cards")
export class TestCard {
  @PrimaryGeneratedColumn("uuid", { name: "id" }) ref: string;
  @Column("uuid") advertiserId: string;
  @Column("text") brand: string;
  @Column("text") last4: string;
  @Column("smallint") expiryMonth: number;
  @Column("smallint") expiryYear: number;
  @Column("text") behaviour: TestCardBehaviour;
  /** Of the token by which the card is used the first time; null once it was. */
  @Column("text", { nullable: true }) tokenHash: string | null;
  @Column("timestamptz", { nullable: true }) tokenExpiresAt: Date | null;
  @Column("timestamptz") createdAt: Date;
}

/** A charge in the book of the built-in provider. */
@Entity("test_provider_charges")
export class TestCharge {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") idempotencyKey: string;
  /** Null for a key that was looked up before its charge came: the charge is refused then. */
  @Column("uuid", { nullable: true }) cardId: string | null;
  @Column("integer") grossPence: number;
  @Column("text") description: string;
  @Column("text", { nullable: true }) declinedBecause: string | null;
  @Column("timestamptz") createdAt: Date;
}
