import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** What forecasts are made of: samples of past requests without anybody's name, and which audiences an advertiser asked about. */
export class Forecasts1763700000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- UTC days that are over, with the counted impressions of all advertisers and the distinct people who saw them.
      create table ad_request_days (
        day date primary key,
        requests integer not null check (requests >= 0),
        people integer not null check (people >= 0)
      );
      -- Some people of each day with all that they saw. A number takes the place of the day's pseudonym and a quarter of an hour that of
      -- the time, so that no row can be found among the events.
      create table ad_request_samples (
        day date not null references ad_request_days on delete cascade,
        person integer not null,
        -- Of the UTC day, 0 to 95.
        quarter smallint not null check (quarter between 0 and 95),
        city text,
        language text not null,
        page text not null
      );
      create index ad_request_samples_day on ad_request_samples (day);
      revoke update on ad_request_days, ad_request_samples from ${ROLE_NAMES.app};

      create table forecast_questions (
        advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
        -- In London.
        day date not null,
        -- SHA-256 of the audience: enough to know it again.
        audience bytea not null check (length(audience) = 32),
        primary key (advertiser_id, day, audience)
      );
      create index forecast_questions_day on forecast_questions (day);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table forecast_questions, ad_request_samples, ad_request_days");
  }
}
