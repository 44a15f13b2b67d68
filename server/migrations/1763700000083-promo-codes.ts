import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Codes that campaigns show, and orders that were reported by them. */
export class PromoCodes1763700000083 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A code belongs to its campaign for good: somebody may order with it long after it was shown.
      create table promo_codes (
        advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
        code text not null check (code ~ '^[A-Z0-9]{4,16}$'),
        campaign_id uuid not null references campaigns (id) on delete cascade,
        made_at timestamptz(3) not null,
        -- Null: it is shown.
        ended_at timestamptz(3),
        primary key (advertiser_id, code)
      );
      create index promo_codes_campaign on promo_codes (campaign_id);
      create unique index promo_codes_shown on promo_codes (campaign_id) where ended_at is null;
      grant select on promo_codes to ${ROLE_NAMES.ads};

      -- An order by code is a row of its own, once for its number; everything else is a row of a campaign and day.
      alter table conversion_rows add column promo_code text, add column order_id text,
        add constraint conversion_rows_order check ((promo_code is null) = (order_id is null));
      alter table campaign_conversions add column promo_code text, add column order_id text,
        add constraint campaign_conversions_order check ((promo_code is null) = (order_id is null) and (order_id is null or conversions <= 1)),
        drop constraint campaign_conversions_day_unique;
      create unique index campaign_conversions_day_unique on campaign_conversions (campaign_id, day) where order_id is null;
      create unique index campaign_conversions_order_unique on campaign_conversions (advertiser_id, order_id) where order_id is not null;
      create index campaign_conversions_campaign_day on campaign_conversions (campaign_id, day);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from campaign_conversions where order_id is not null;
      drop index campaign_conversions_campaign_day, campaign_conversions_day_unique, campaign_conversions_order_unique;
      alter table campaign_conversions drop column promo_code, drop column order_id,
        add constraint campaign_conversions_day_unique unique (campaign_id, day);
      alter table conversion_rows drop column promo_code, drop column order_id;
      drop table promo_codes;
    `);
  }
}
