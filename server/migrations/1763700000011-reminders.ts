import type { MigrationInterface, QueryRunner } from "typeorm";

/** Doses that patients have taken or skipped, and the devices that remind them. Advertising has no right here. */
export class Reminders1763700000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table medications add column scheduled_since timestamptz(3);
      update medications set scheduled_since = created_at;
      alter table medications alter column scheduled_since set not null;

      create table medication_doses (
        medication_id uuid not null references medications (id) on delete cascade,
        day date not null,
        hour smallint not null check (hour in (9, 13, 19)),
        patient_id uuid not null references users (id) on delete cascade,
        note text not null check (note in ('taken', 'skipped')),
        noted_at timestamptz(3) not null,
        primary key (medication_id, day, hour)
      );
      create index medication_doses_of_patient on medication_doses (patient_id, day);

      -- The product's own keys of push messages, when none are configured: one pair, its private half sealed.
      create table push_keys (
        id integer primary key default 1 check (id = 1),
        public_key text not null,
        private_key bytea not null,
        made_at timestamptz(3) not null
      );

      -- Devices that asked to be reminded. Address and keys are sealed; the hash finds a device again.
      create table push_subscriptions (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        session_id uuid not null references sessions (id) on delete cascade,
        endpoint_hash text not null unique,
        sealed bytea not null,
        reminded_for timestamptz(3),
        created_at timestamptz(3) not null
      );
      create index push_subscriptions_of_user on push_subscriptions (user_id);
      create index push_subscriptions_of_session on push_subscriptions (session_id);

      -- Whoever logs out of a device is not reminded on it. Idle sessions stay: a closed tab is what reminders are for.
      create function forget_push_subscriptions() returns trigger language plpgsql as $$
      begin
        delete from push_subscriptions where session_id = new.id;
        return null;
      end $$;
      create trigger sessions_forget_push_subscriptions after update of ended_at on sessions
        for each row when (new.ended_at is not null) execute function forget_push_subscriptions();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger sessions_forget_push_subscriptions on sessions;
      drop function forget_push_subscriptions();
      drop table push_subscriptions, push_keys, medication_doses;
      alter table medications drop column scheduled_since;
    `);
  }
}
