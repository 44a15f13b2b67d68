import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** The everyday complaints of the catalogue as full text, by language. The owner fills it at each start from the reviewed files. */
export class ComplaintSearch1763700000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table complaint_search (
        concept text not null,
        language text not null check (language in ('en', 'fr', 'es', 'de')),
        words tsvector not null,
        version text not null,
        primary key (language, concept)
      );
      revoke insert, update, delete on complaint_search from ${ROLE_NAMES.app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table complaint_search");
  }
}
