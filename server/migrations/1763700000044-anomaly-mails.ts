import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Who is mailed about anomalies, what they were mailed about, and the ways to read the list of anomalies by a filter. */
export class AnomalyMails1763700000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table anomaly_mail_choices (
        user_id uuid primary key references users (id) on delete cascade,
        from_severity text not null check (from_severity in ('WARNING', 'CRITICAL')),
        when_resolved boolean not null,
        chosen_at timestamptz(3) not null
      );
      -- What somebody was mailed about, each once: a severity that an anomaly had, or its end.
      create table anomaly_mails (
        id bigint generated always as identity primary key,
        user_id uuid not null references users (id) on delete cascade,
        anomaly_id uuid not null references anomalies (id),
        kind text not null check (kind in ('WARNING', 'CRITICAL', 'RESOLVED')),
        noted_at timestamptz(3) not null,
        -- The mail in which it stood; null while it waits for a sum-up.
        mail_id uuid,
        mailed_at timestamptz(3),
        check ((mail_id is null) = (mailed_at is null)),
        constraint anomaly_mails_once unique (user_id, anomaly_id, kind)
      );
      create index anomaly_mails_mailed on anomaly_mails (user_id, mailed_at);
      create index anomaly_mails_anomaly on anomaly_mails (anomaly_id);
      revoke all on anomaly_mail_choices, anomaly_mails from ${ROLE_NAMES.ads};

      create index anomalies_metric on anomalies (metric, opened_at desc, id desc);
      create index anomalies_severity on anomalies (severity, opened_at desc, id desc);
      create index anomalies_not_over on anomalies (opened_at desc, id desc) where resolved_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index anomalies_not_over, anomalies_severity, anomalies_metric;
      drop table anomaly_mails, anomaly_mail_choices;
    `);
  }
}
