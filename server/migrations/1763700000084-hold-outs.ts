import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Days on which campaigns are not shown, so that their advertisers can compare, and all orders of a day to compare. */
export class HoldOuts1763700000084 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- When a campaign's hold-out was on: on one day of ten between these it was not shown.
      create table campaign_hold_outs (
        campaign_id uuid not null references campaigns (id) on delete cascade,
        -- In London, both included; to_day is null while it is on.
        from_day date not null,
        to_day date check (to_day >= from_day),
        primary key (campaign_id, from_day)
      );
      create unique index campaign_hold_outs_on on campaign_hold_outs (campaign_id) where to_day is null;
      grant select on campaign_hold_outs to ${ROLE_NAMES.ads};

      -- Requests at which the campaign would have been shown on a day on which it was not.
      alter table campaign_hours add column held_out integer not null default 0 check (held_out >= 0);

      -- Of a day: everything that was ordered, whether or not an advert brought it. Null: nobody said.
      alter table conversion_rows add column all_orders integer;
      alter table campaign_conversions add column all_orders integer check (all_orders >= 0),
        add constraint campaign_conversions_all_orders check (all_orders is null or order_id is null);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table campaign_conversions drop column all_orders;
      alter table conversion_rows drop column all_orders;
      alter table campaign_hours drop column held_out;
      drop table campaign_hold_outs;
    `);
  }
}
