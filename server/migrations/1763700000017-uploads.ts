import type { MigrationInterface, QueryRunner } from "typeorm";

/** Tickets for one upload each, and what is known of the files that are kept. Advertising has no right here. */
export class Uploads1763700000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A ticket is gone once it has been used.
      create table upload_tickets (
        token_hash text primary key,
        purpose text not null,
        subject_id uuid not null,
        slot text not null,
        file_name text not null check (length(file_name) between 1 and 200),
        content_type text not null,
        bytes integer not null check (bytes > 0),
        expires_at timestamptz(3) not null
      );
      create index upload_tickets_expires_at on upload_tickets (expires_at);

      -- The row comes before the bytes, and leaves after them: no byte is kept that no row knows.
      create table stored_files (
        id uuid primary key default gen_random_uuid(),
        purpose text not null,
        subject_id uuid not null,
        slot text not null,
        file_name text not null check (length(file_name) between 1 and 200),
        content_type text not null,
        bytes integer not null check (bytes > 0),
        sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
        storage_key text not null unique check (storage_key ~ '^[0-9a-f]{48}$'),
        created_at timestamptz(3) not null,
        -- Since when it belongs to its subject; what never does is swept.
        attached_at timestamptz(3),
        -- Since when nobody may see it any more, while its bytes are being removed.
        discarded_at timestamptz(3),
        constraint stored_files_attached_when_whole check (attached_at is null or sha256 is not null)
      );
      create index stored_files_of_subject on stored_files (subject_id, purpose);
      create index stored_files_loose on stored_files (created_at) where attached_at is null or discarded_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table stored_files, upload_tickets");
  }
}
