import type { MigrationInterface, QueryRunner } from "typeorm";
import { ComplaintSearch1763700000019 } from "./1763700000019-complaint-search";

/** What nothing is recognised in is asked about, and no longer answered by the page that it is most like. */
export class NoComplaintSearch1763700000047 implements MigrationInterface {
  name = "NoComplaintSearch1763700000047";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop table complaint_search");
  }

  async down(runner: QueryRunner): Promise<void> {
    await new ComplaintSearch1763700000019().up(runner);
  }
}
