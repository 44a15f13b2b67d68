import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** What went out of its normal range, when, who took note, and when it was over. */
export class Anomalies1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table anomalies (
        id uuid primary key default gen_random_uuid(),
        metric text not null check (metric in ('cpu', 'memory', 'latency', 'errors')),
        severity text not null check (severity in ('WARNING', 'CRITICAL')),
        value double precision not null,
        threshold double precision not null,
        raised_by uuid not null,
        opened_at timestamptz(3) not null,
        seen_at timestamptz(3) not null,
        acknowledged_at timestamptz(3),
        acknowledged_by uuid references users (id),
        note text check (length(note) <= 500),
        resolved_at timestamptz(3),
        constraint anomalies_acknowledged check ((acknowledged_at is null) = (acknowledged_by is null))
      );
      create unique index anomalies_open on anomalies (metric) where resolved_at is null;
      create index anomalies_opened_at on anomalies (opened_at desc, id desc);
      create index anomalies_acknowledged_by on anomalies (acknowledged_by) where acknowledged_by is not null;
      revoke delete on anomalies from ${ROLE_NAMES.app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table anomalies");
  }
}
