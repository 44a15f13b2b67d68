import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** What becomes of the money of credit notes, and the part of the built-in payment provider's book that says so. */
export class Refunds1763700000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table refunds (
        credit_note_id uuid primary key references invoices (id),
        -- The payment that the money was taken with.
        payment_id uuid not null references payments (id),
        gross_pence integer not null check (gross_pence >= 0),
        -- Why the invoice was taken back, for staff.
        reason text not null check (length(reason) between 1 and 500),
        requested_by uuid references users (id) on delete set null,
        status text not null check (status in ('PENDING', 'SUCCEEDED', 'FAILED')),
        -- Each try has a key of its own at the provider.
        attempt smallint not null check (attempt >= 1),
        message text,
        requested_at timestamptz(3) not null,
        settled_at timestamptz(3),
        constraint refunds_settled check ((status = 'PENDING') = (settled_at is null)),
        constraint refunds_message check ((status = 'FAILED') = (message is not null))
      );
      create index refunds_payment_id on refunds (payment_id);
      create index refunds_requested_by on refunds (requested_by) where requested_by is not null;
      revoke all on refunds from ${ROLE_NAMES.ads};
      revoke delete, truncate on refunds from ${ROLE_NAMES.app};

      create table test_provider_refunds (
        idempotency_key text primary key,
        charge_key uuid not null references test_provider_charges (idempotency_key) on delete cascade,
        gross_pence integer not null check (gross_pence > 0),
        refused_because text,
        created_at timestamptz(3) not null
      );
      create index test_provider_refunds_charge_key on test_provider_refunds (charge_key);
      -- The months of demonstrations that were made before are in the book like all others.
      insert into test_provider_charges (idempotency_key, card_id, gross_pence, description, created_at)
      select p.id, c.id, p.gross_pence, p.lines -> 0 ->> 'text', p.settled_at
        from payments p join test_provider_cards c on c.id::text = p.card_ref
       where p.provider = 'TEST' and p.status = 'SUCCEEDED' and p.gross_pence > 0
      on conflict (idempotency_key) do nothing;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table test_provider_refunds, refunds");
  }
}
