import { startTestServer, type TestServer } from "../../../test/harness";
import { defineTopic, publish } from "./topics";

let server: TestServer;
const topic = defineTopic<{ id: string }>("thing-changed");

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it("announces after the commit, and never what was rolled back", async () => {
  const reader = server.platform.hub.subscribe(topic, "all");
  await reader.next(); // the current value
  const failing = server.db.transaction(async (tx) => {
    await publish(tx, topic, "all", { id: "rolled back" });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  let committed = false;
  const next = reader.next().then(({ value }) => ({ value, committed }));
  await server.db.transaction(async (tx) => {
    await publish(tx, topic, "all", { id: "committed" });
    await tx.query("select pg_sleep(0.1)");
    committed = true;
  });
  expect(await next).toEqual({ value: { kind: "event", event: { id: "committed" } }, committed: true });
  await reader.return?.();
});
