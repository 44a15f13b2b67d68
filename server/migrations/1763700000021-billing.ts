import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Standing orders, payments, invoices with lines that cannot change, the built-in payment provider's book, and checks of the ledger. */
export class Billing1763700000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await renamePeriods(runner);
    await makeSubscriptions(runner);
    await makePayments(runner);
    await makeInvoices(runner);
    await makeTestProvider(runner);
    await runner.query(`
      -- What was over the quota is charged once, by one invoice.
      alter table subscription_periods
        add constraint subscription_periods_invoice foreign key (over_quota_invoice_id) references invoices (id);
      create index subscription_periods_uncharged on subscription_periods (advertiser_id) where charged_impressions is null;

      create table ledger_checks (
        id uuid primary key default gen_random_uuid(),
        checked_at timestamptz(3) not null,
        from_hour timestamptz(3),
        to_hour timestamptz(3) not null,
        differences integer not null check (differences >= 0),
        -- The first of them: what, where, and both counts.
        details jsonb not null
      );
      create index ledger_checks_checked_at on ledger_checks (checked_at desc);
      revoke update, delete on ledger_checks from ${ROLE_NAMES.app};
    `);
    await carryOver(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table ledger_checks;
      drop index subscription_periods_uncharged;
      alter table subscription_periods drop column kind, drop column charged_impressions, drop column over_quota_invoice_id,
        drop column quota_noticed_at;
      drop table invoice_lines, invoices, invoice_counters, payments, subscriptions, test_provider_charges, test_provider_cards;
      drop function refuse_invoice_change, check_invoice_sum;
      alter table subscription_periods rename to subscriptions;
    `);
    await runner.query(renamed("subscription_periods", "subscriptions"));
  }
}

/** Gives the constraints and indexes of a renamed table its new name. */
function renamed(from: string, to: string): string {
  return `
    do $$ declare old text; begin
      for old in select conname from pg_constraint where conrelid = '${to}'::regclass and conname like '${from}\\_%' loop
        execute format('alter table ${to} rename constraint %I to %I', old, '${to}' || substr(old, length('${from}') + 1));
      end loop;
    end $$;`;
}

/** A paid month is a period; the word subscription is free for the standing order. */
async function renamePeriods(runner: QueryRunner): Promise<void> {
  await runner.query("alter table subscriptions rename to subscription_periods");
  await runner.query(renamed("subscriptions", "subscription_periods"));
  await runner.query(`
    alter table subscription_periods
      -- In grace adverts run although the renewal failed.
      add column kind text not null default 'PAID' constraint subscription_periods_kind check (kind in ('PAID', 'GRACE')),
      add column charged_impressions integer
        constraint subscription_periods_charged check (charged_impressions is null or charged_impressions >= 0 and kind = 'PAID'),
      add column over_quota_invoice_id uuid
        constraint subscription_periods_over_quota check (over_quota_invoice_id is null or charged_impressions is not null),
      add column quota_noticed_at timestamptz(3);
  `);
}

async function makeSubscriptions(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table subscriptions (
      id uuid primary key default gen_random_uuid(),
      advertiser_id uuid not null constraint subscriptions_advertiser_unique unique
        references companies (advertiser_id) on delete cascade,
      tier text not null check (tier in ('BRONZE', 'SILVER', 'GOLD', 'PLATINUM')),
      status text not null check (status in ('ACTIVE', 'PAST_DUE', 'LAPSED', 'ENDED')),
      start_date timestamptz(3) not null,
      anchor_day date not null,
      cancel_at_period_end boolean not null,
      provider text not null check (provider in ('TEST', 'STRIPE')),
      card_ref text check (length(card_ref) between 1 and 200),
      card_brand text check (length(card_brand) between 1 and 40),
      card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
      card_expiry_month smallint check (card_expiry_month between 1 and 12),
      card_expiry_year smallint check (card_expiry_year between 2000 and 2100),
      next_attempt_at timestamptz(3),
      grace_ends_at timestamptz(3),
      reminded_of timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      constraint subscriptions_card check (num_nulls(card_ref, card_brand, card_last4, card_expiry_month, card_expiry_year) in (0, 5)),
      constraint subscriptions_grace check ((status = 'PAST_DUE') = (grace_ends_at is not null))
    );
    create index subscriptions_open on subscriptions (advertiser_id) where status in ('ACTIVE', 'PAST_DUE');
  `);
}

async function makePayments(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table payments (
      id uuid primary key default gen_random_uuid(),
      advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
      idempotency_key uuid not null,
      request_hash bytea not null check (length(request_hash) = 32),
      purpose text not null check (purpose in ('SUBSCRIBE', 'UPGRADE', 'RENEWAL', 'OVER_QUOTA')),
      status text not null check (status in ('PENDING', 'SUCCEEDED', 'DECLINED', 'FAILED')),
      tier text not null check (tier in ('BRONZE', 'SILVER', 'GOLD', 'PLATINUM')),
      from_tier text check (from_tier in ('BRONZE', 'SILVER', 'GOLD', 'PLATINUM')),
      -- The month that an upgrade changes; the one that a renewal pays for.
      period_id uuid references subscription_periods (id),
      period_start timestamptz(3),
      period_end timestamptz(3),
      lines jsonb not null check (jsonb_array_length(lines) between 1 and 100),
      net_pence integer not null check (net_pence >= 0),
      vat_percent smallint not null check (vat_percent between 0 and 30),
      vat_pence integer not null check (vat_pence >= 0),
      gross_pence integer not null,
      provider text not null check (provider in ('TEST', 'STRIPE')),
      card_ref text check (length(card_ref) between 1 and 200),
      card_brand text check (length(card_brand) between 1 and 40),
      card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
      card_expiry_month smallint check (card_expiry_month between 1 and 12),
      card_expiry_year smallint check (card_expiry_year between 2000 and 2100),
      checkout_id text unique,
      checkout_url text,
      message text,
      created_at timestamptz(3) not null,
      settled_at timestamptz(3),
      constraint payments_key_unique unique (advertiser_id, idempotency_key),
      constraint payments_gross check (gross_pence = net_pence + vat_pence),
      constraint payments_period check ((period_start is null) = (period_end is null)),
      constraint payments_settled check ((status = 'PENDING') = (settled_at is null)),
      constraint payments_card check (num_nulls(card_ref, card_brand, card_last4, card_expiry_month, card_expiry_year) in (0, 5))
    );
    -- One payment under way for each advertiser.
    create unique index payments_one_pending on payments (advertiser_id) where status = 'PENDING';
    create index payments_pending on payments (created_at) where status = 'PENDING';
    create index payments_advertiser_id on payments (advertiser_id, created_at desc, id desc);
    revoke delete on payments from ${ROLE_NAMES.app};
  `);
}

async function makeInvoices(runner: QueryRunner): Promise<void> {
  await runner.query(`
    -- The last number of each London year, raised in the transaction that makes the invoice: a roll-back leaves no gap.
    create table invoice_counters (
      year smallint primary key check (year between 2000 and 9999),
      last integer not null check (last > 0)
    );

    create table invoices (
      id uuid primary key default gen_random_uuid(),
      advertiser_id uuid not null references companies (advertiser_id),
      number text not null constraint invoices_number_unique unique check (number ~ '^[0-9]{4}-[0-9]{6}$'),
      kind text not null check (kind in ('SUBSCRIPTION', 'UPGRADE', 'RENEWAL', 'OVER_QUOTA', 'CREDIT_NOTE')),
      issued_at timestamptz(3) not null,
      tier text check (tier in ('BRONZE', 'SILVER', 'GOLD', 'PLATINUM')),
      from_tier text check (from_tier in ('BRONZE', 'SILVER', 'GOLD', 'PLATINUM')),
      to_tier text check (to_tier in ('BRONZE', 'SILVER', 'GOLD', 'PLATINUM')),
      billed_by text[] not null check (cardinality(billed_by) between 1 and 10),
      billed_to text[] not null check (cardinality(billed_to) between 1 and 10),
      net_pence integer not null,
      vat_percent smallint not null check (vat_percent between 0 and 30),
      vat_pence integer not null,
      gross_pence integer not null,
      payment_id uuid constraint invoices_payment_unique unique references payments (id),
      credits uuid constraint invoices_credits_unique unique references invoices (id),
      paid_by text,
      provider text not null check (provider in ('TEST', 'STRIPE')),
      constraint invoices_gross check (gross_pence = net_pence + vat_pence),
      constraint invoices_sign check (case when kind = 'CREDIT_NOTE' then net_pence <= 0 and vat_pence <= 0
                                           else net_pence >= 0 and vat_pence >= 0 end),
      constraint invoices_credit_note check ((kind = 'CREDIT_NOTE') = (credits is not null) and (credits is null or payment_id is null)),
      constraint invoices_upgrade check ((kind = 'UPGRADE') = (from_tier is not null) and (from_tier is null) = (to_tier is null))
    );
    create index invoices_advertiser_id on invoices (advertiser_id, issued_at desc, id desc);

    create table invoice_lines (
      id uuid primary key default gen_random_uuid(),
      invoice_id uuid not null references invoices (id),
      position smallint not null check (position >= 0),
      text text not null check (length(text) between 1 and 300),
      net_pence integer not null,
      impressions integer,
      period_id uuid references subscription_periods (id),
      period_start timestamptz(3),
      period_end timestamptz(3),
      constraint invoice_lines_position_unique unique (invoice_id, position),
      constraint invoice_lines_period check ((period_start is null) = (period_end is null)),
      constraint invoice_lines_impressions check (impressions is null or period_start is not null)
    );

    create function refuse_invoice_change() returns trigger language plpgsql as $$
    begin
      raise exception '% cannot be changed', tg_table_name;
    end $$;
    create trigger invoices_immutable before update or delete on invoices for each row execute function refuse_invoice_change();
    create trigger invoices_no_truncate before truncate on invoices execute function refuse_invoice_change();
    create trigger invoice_lines_immutable before update or delete on invoice_lines for each row execute function refuse_invoice_change();
    create trigger invoice_lines_no_truncate before truncate on invoice_lines execute function refuse_invoice_change();

    -- An invoice is the sum of its lines: those of the transaction that makes it, and never another one.
    create function check_invoice_sum() returns trigger language plpgsql as $$
    declare
      wanted uuid := case when tg_table_name = 'invoices' then new.id else (to_jsonb(new) ->> 'invoice_id')::uuid end;
    begin
      if (select net_pence from invoices where id = wanted)
           is distinct from (select sum(net_pence) from invoice_lines where invoice_id = wanted) then
        raise exception 'the lines of an invoice must add up to it' using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger invoices_sum after insert on invoices deferrable initially deferred
      for each row execute function check_invoice_sum();
    create constraint trigger invoice_lines_sum after insert on invoice_lines deferrable initially deferred
      for each row execute function check_invoice_sum();
    revoke update, delete on invoices, invoice_lines from ${ROLE_NAMES.app};
    revoke delete on invoice_counters from ${ROLE_NAMES.app};
  `);
}

/** What a real provider would keep for itself. Of a card: never its number, its security code or a name. */
async function makeTestProvider(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table test_provider_cards (
      id uuid primary key default gen_random_uuid(),
      advertiser_id uuid not null references users (id) on delete cascade,
      brand text not null,
      last4 text not null check (last4 ~ '^[0-9]{4}$'),
      expiry_month smallint not null check (expiry_month between 1 and 12),
      expiry_year smallint not null check (expiry_year between 2000 and 2100),
      behaviour text not null,
      -- The hash of the token by which the card is used the first time; null once it was.
      token_hash text unique check (length(token_hash) = 64),
      token_expires_at timestamptz(3),
      created_at timestamptz(3) not null,
      constraint test_provider_cards_token check ((token_hash is null) = (token_expires_at is null))
    );
    create index test_provider_cards_advertiser_id on test_provider_cards (advertiser_id);

    create table test_provider_charges (
      id uuid primary key default gen_random_uuid(),
      idempotency_key uuid not null unique,
      -- Null for a key that was looked up before its charge came: the charge is refused then.
      card_id uuid references test_provider_cards (id) on delete cascade,
      gross_pence integer not null check (gross_pence >= 0),
      description text not null,
      declined_because text,
      created_at timestamptz(3) not null
    );
    create index test_provider_charges_card_id on test_provider_charges (card_id);
  `);
}

/**
 * Whoever pays already has a standing order from now on. The demonstration's months to come are taken away: they are renewed like
 * those of everybody else, and their past is invoiced when the demonstration is made.
 */
async function carryOver(runner: QueryRunner): Promise<void> {
  await runner.query(`
    delete from subscription_periods p using users u where u.id = p.advertiser_id and u.demonstration and p.period_start > now();
    -- No invoice was ever made for these months, and none is made later for what was over their quota.
    update subscription_periods p set charged_impressions = (
      select coalesce(sum(h.views), 0) from campaigns c join campaign_hours h on h.campaign_id = c.id
       where c.advertiser_id = p.advertiser_id and h.hour >= p.period_start and h.hour < p.period_end)
     where p.period_end <= now() and not exists (select 1 from users u where u.id = p.advertiser_id and u.demonstration);
    insert into subscriptions (advertiser_id, tier, status, start_date, anchor_day, cancel_at_period_end, provider, created_at, updated_at)
    select p.advertiser_id, (array_agg(p.tier order by p.period_start desc))[1],
           case when max(p.period_end) > now() then 'ACTIVE' else 'ENDED' end, min(p.period_start),
           (coalesce(max(p.period_start) filter (where p.period_start <= now()), min(p.period_start)) at time zone 'Europe/London')::date, not u.demonstration, 'TEST', now(), now()
      from subscription_periods p join users u on u.id = p.advertiser_id group by p.advertiser_id, u.demonstration;
  `);
}
