import type { MigrationInterface, QueryRunner } from "typeorm";

/** Owners may take invoices back. */
export class CreditPermission1763700000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "update staff_roles set permissions = array_append(permissions, 'billing.credit') where key = 'owner'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("update staff_roles set permissions = array_remove(permissions, 'billing.credit')");
  }
}
