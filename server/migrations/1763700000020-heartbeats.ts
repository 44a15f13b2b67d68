import type { MigrationInterface, QueryRunner } from "typeorm";

/** In which minutes the product ran, and who used a session lately. */
export class Heartbeats1763700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table heartbeats (minute timestamptz(0) primary key check (extract(second from minute) = 0));
      create index sessions_last_seen_at on sessions (last_seen_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index sessions_last_seen_at; drop table heartbeats");
  }
}
