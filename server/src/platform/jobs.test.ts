import { Client } from "pg";
import { startTestServer } from "../../test/harness";
import { until } from "../../test/wait";
import { mailTo } from "./mail.service";

it("does not exist when its transaction is rolled back, and mails stay in the outbox without SMTP", async () => {
  const server = await startTestServer();
  try {
    const { user } = await server.patient();
    const failing = server.db.transaction(async (tx) => {
      await mailTo(tx, server.platform, user.id, "pharmacistAnswered");
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await server.db.query("select id from outbox_mails")).toEqual([]);
    await server.db.transaction((tx) => mailTo(tx, server.platform, user.id, "pharmacistAnswered"));
    await until(async () => {
      const [{ count }] = await server.db.query("select count(*)::int from graphile_worker.jobs");
      return count === 0;
    }, "the job");
    expect(await server.db.query("select sent_at, attempts, content is null as wiped from outbox_mails")).toEqual([
      { sent_at: null, attempts: 0, wiped: false },
    ]);
  } finally {
    await server.stop();
  }
});

it("leaves no job locked when it stops, also one whose end was not noted", async () => {
  const server = await startTestServer();
  const left = new Client(server.urls.superuser);
  await left.connect();
  try {
    const locked = `update graphile_worker._private_jobs set locked_at = now(), locked_by = $1 where key = 'left' returning id`;
    await left.query(
      "select graphile_worker.add_job('sweep', '{}', job_key => 'left', run_at => now() + interval '1 hour')",
    );
    // Which workers there are is seen by what they lock.
    await left.query("create table seen (worker text)");
    await left.query(`create function note() returns trigger language plpgsql security definer as
      $$ begin insert into seen values (new.locked_by); return new; end $$`);
    await left.query(`create trigger note after update on graphile_worker._private_jobs
      for each row when (new.locked_by is not null) execute function note()`);
    await left.query("select graphile_worker.add_job('roll_up_metrics', '{}')");
    const seen = async () => (await left.query<{ worker: string }>("select worker from seen")).rows[0]?.worker;
    await until(async () => (await seen()) !== undefined, "a worker");
    expect((await left.query(locked, [await seen()])).rowCount).toBe(1);
    await server.stop();
    expect(
      (await left.query("select key, locked_by from graphile_worker._private_jobs where key = 'left'")).rows,
    ).toEqual([{ key: "left", locked_by: null }]);
  } finally {
    await left.end();
    await server.stop().catch(() => undefined);
  }
});
