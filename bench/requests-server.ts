import "../server/src/platform/v8-flags";
import "reflect-metadata";
import { randomUUID } from "node:crypto";
import os from "node:os";
import { sessionCookie } from "../server/src/app/request-context";
import { startServer } from "../server/src/app/server";
import { makeSession } from "../server/src/people/accounts/session.factory";
import { User } from "../server/src/people/accounts/user.entity";
import { readConfig } from "../server/src/platform/config";
import { createLogger } from "../server/src/platform/logger";

/** The process that is measured: the whole product, with a session for each of the people who are named to it. */
async function main(): Promise<void> {
  const { urls, people } = JSON.parse(process.env.BENCH_REQUESTS ?? "");
  const config = readConfig({
    NODE_ENV: "test",
    PORT: "0",
    DATA_DIR: os.tmpdir(),
    LOG_LEVEL: "warn",
  });
  const secrets = { token: randomUUID(), data: randomUUID(), index: randomUUID() };
  const server = await startServer({ config, secrets, urls, log: createLogger("warn") });
  const { platform } = server;
  const cookies: Record<string, string> = {};
  for (const id of people) {
    const user = await platform.db.getRepository(User).findOneByOrFail({ id });
    cookies[id] = `${sessionCookie(config)}=${(await makeSession(platform, user)).token}`;
  }
  process.send?.({ port: server.port, cookies });
  process.once("disconnect", () => void server.stop().then(() => process.exit(0)));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
