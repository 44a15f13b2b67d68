import type { MigrationInterface, QueryRunner } from "typeorm";

/** The windows of which people are told now, among all that ever were. */
export class AnnouncedWindows1763700000054 implements MigrationInterface {
  name = "AnnouncedWindows1763700000054";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index maintenance_windows_announced on maintenance_windows (scheduled_for)
        where is_announced and (status in ('SCHEDULED', 'IN_PROGRESS') or notice_phase is not null)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index maintenance_windows_announced");
  }
}
