import net from "node:net";
import { startTestServer } from "../../test/harness";
import { until } from "../../test/wait";
import { mailTo } from "./mail.service";

/** The least of a mail server: takes every mail and keeps it. */
async function startMailServer(): Promise<{ url: string; mails: string[]; stop(): void }> {
  const mails: string[] = [];
  const server = net.createServer((socket) => {
    let data: string | undefined;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      if (data !== undefined) {
        data += text;
        if (data.endsWith("\r\n.\r\n")) {
          mails.push(data);
          data = undefined;
          socket.write("250 taken\r\n");
        }
        return;
      }
      const [command = ""] = text.trim().split(" ");
      data = command.toUpperCase() === "DATA" ? "" : undefined;
      const replies: Record<string, string> = { DATA: "354 go on", QUIT: "221 bye" };
      socket.write(`${replies[command.toUpperCase()] ?? "250 ok"}\r\n`);
    });
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, stop: () => server.close() };
}

describe("a job", () => {
  it("sends a mail once its transaction has committed, and marks it as sent", async () => {
    const smtp = await startMailServer();
    const server = await startTestServer({ env: { SMTP_URL: smtp.url } });
    try {
      const { user } = await server.patient({ email: "someone@example.test" });
      await server.db.transaction((tx) => mailTo(tx, server.platform, user.id, "pharmacistAnswered"));
      await until(() => smtp.mails.length > 0, "the mail");
      expect(smtp.mails[0]).toMatch(/To: someone@example\.test[\s\S]*There is a reply to your question/);
      await until(async () => {
        const [{ sent_at }] = await server.db.query("select sent_at from outbox_mails");
        return sent_at !== null;
      }, "the mark");
    } finally {
      await server.stop();
      smtp.stop();
    }
  });

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
      expect(await server.db.query("select sent_at from outbox_mails")).toEqual([{ sent_at: null }]);
    } finally {
      await server.stop();
    }
  });
});
