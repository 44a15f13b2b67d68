import { startTestServer } from "../../../test/harness";
import { until } from "../../../test/wait";

it("is written by every server that starts, for the minute that it is", async () => {
  const server = await startTestServer();
  const beats = async (): Promise<number> =>
    (await server.db.query("select 1 from heartbeats where minute > now() - interval '5 minutes'")).length;
  await until(async () => (await beats()) > 0, "the first beat of a server");
  await server.db.query("delete from heartbeats");
  const sibling = await server.sibling();
  await until(async () => (await beats()) > 0, "the first beat of another process");
  await sibling.stop();
  await server.stop();
});
