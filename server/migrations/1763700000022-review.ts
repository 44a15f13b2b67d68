import type { MigrationInterface, QueryRunner } from "typeorm";

const EVENTS = [
  "SUBMITTED",
  "ADDITIONAL_DOCUMENTS",
  "DOCUMENT_VALID",
  "DOCUMENT_INVALID",
  "DOCUMENTS_REQUESTED",
  "APPROVED",
  "REJECTED",
];
const listed = (events: readonly string[]) => events.map((event) => `'${event}'`).join(", ");

/** Marks of documents can be taken back; applications are listed by the day of their decision. */
export class Review1763700000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application_events drop constraint application_events_what_check,
        add constraint application_events_what_check check (what in (${listed([...EVENTS, "DOCUMENT_UNMARKED"])}));
      drop index applications_decided_at;
      create index applications_decided_at on applications (decided_at, id) where decided_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from application_events where what = 'DOCUMENT_UNMARKED';
      alter table application_events drop constraint application_events_what_check,
        add constraint application_events_what_check check (what in (${listed(EVENTS)}));
      drop index applications_decided_at;
      create index applications_decided_at on applications (decided_at) where decided_at is not null;
    `);
  }
}
