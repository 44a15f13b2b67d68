import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** What somebody entered by mistake can be deleted: a conversion that counts (the report stays as it came), a study that nobody decided about. */
export class Deletable1763700000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`grant delete on campaign_conversions, clinical_studies to ${ROLE_NAMES.app}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`revoke delete on campaign_conversions, clinical_studies from ${ROLE_NAMES.app}`);
  }
}
