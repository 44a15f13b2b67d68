import { overEachBus, type TestBus } from "../../../test/buses";
import { startTestServer, type TestServer } from "../../../test/harness";
import { type Delivery, defineTopic, publish } from "./topics";

const topic = defineTopic<{ id: string }>("thing-changed");

overEachBus((startBus) => {
  let bus: TestBus;
  let server: TestServer;
  let reader: AsyncIterableIterator<Delivery<{ id: string }>>;

  beforeAll(async () => {
    bus = await startBus();
    server = await startTestServer({ env: bus.env });
  });
  beforeEach(async () => {
    reader = server.platform.hub.subscribe(topic, "all");
    await reader.next(); // the current value
  });
  afterEach(() => reader.return?.());
  afterAll(async () => {
    await server.stop();
    await bus.stop();
  });

  /** The next event; a commit that was not answered as such lets everybody read the current value again. */
  const heard = async (): Promise<string> => {
    const { value } = await reader.next();
    return value.kind === "event" ? value.event.id : heard();
  };

  it("announces after the commit, and never what was rolled back", async () => {
    const failing = server.db.transaction(async (tx) => {
      await publish(tx, topic, "all", { id: "rolled back" });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    let committed = false;
    const next = heard().then((id) => ({ id, committed }));
    await server.db.transaction(async (tx) => {
      await publish(tx, topic, "all", { id: "committed" });
      await tx.query("select pg_sleep(0.1)");
      committed = true;
    });
    expect(await next).toEqual({ id: "committed", committed: true });
  });

  it("announces nothing of a commit that the database refused", async () => {
    const failing = server.db.transaction(async (tx) => {
      await publish(tx, topic, "all", { id: "refused" });
      await tx.query("select 1/0").catch(() => undefined); // then its COMMIT is a roll-back
    });
    await expect(failing).rejects.toThrow();
    await publish(server.db, topic, "all", { id: "later" });
    expect(await heard()).toBe("later");
  });

  it("announces once what a transaction announces twice, in order, and what a nested one took back not at all", async () => {
    await server.db.transaction(async (tx) => {
      for (const id of ["one", "two", "one"]) await publish(tx, topic, "all", { id });
      const nested = tx.transaction(async (inner) => {
        await publish(inner, topic, "all", { id: "taken back" });
        throw new Error("not that");
      });
      await expect(nested).rejects.toThrow("not that");
      await tx.transaction((inner) => publish(inner, topic, "all", { id: "nested" }));
      await publish(tx, topic, "all", { id: "three" });
    });
    expect([await heard(), await heard(), await heard(), await heard()]).toEqual(["one", "two", "nested", "three"]);
  });

  it("announces at once outside a transaction", async () => {
    await publish(server.db.manager, topic, "all", { id: "at once" });
    expect(await heard()).toBe("at once");
  });
});
