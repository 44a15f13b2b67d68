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
