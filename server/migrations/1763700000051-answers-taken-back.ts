import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** What was written in a conversation stays, save the newest message, which its pharmacist can take back shortly after. */
export class AnswersTakenBack1763700000051 implements MigrationInterface {
  name = "AnswersTakenBack1763700000051";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function take_back_message(consultation uuid, pharmacist uuid, since timestamptz) returns setof uuid
        language sql security definer set search_path = public, pg_temp as $$
        delete from consultation_messages where consultation_id = consultation and pharmacist_id = pharmacist and sent_at >= since
           and id = (select id from consultation_messages where consultation_id = consultation order by sent_at desc, id desc limit 1)
        returning id
      $$;
      revoke all on function take_back_message from public;
      grant execute on function take_back_message to ${ROLE_NAMES.app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop function take_back_message");
  }
}
