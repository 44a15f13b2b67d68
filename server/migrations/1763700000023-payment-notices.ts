import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Which notices of the payment provider were heard, so that a repeated one does nothing. */
export class PaymentNotices1763700000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table payment_notices (
        id text primary key check (length(id) between 1 and 255),
        received_at timestamptz(3) not null
      );
      create index payment_notices_received on payment_notices (received_at);
      grant select, insert, delete on payment_notices to ${ROLE_NAMES.app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table payment_notices");
  }
}
