import { type GraphQLArgument, isRequiredArgument } from "graphql";
import type { Client } from "graphql-ws";
import { WebSocket } from "ws";
import { overEachBus } from "../../test/buses";
import { startTestServer, type TestServer } from "../../test/harness";
import { openSocket, watch } from "../../test/socket-client";
import { until } from "../../test/wait";
import { MARK, pending, REJECT, receivers, review, start, submit } from "../ads/applications/application.test-support";
import { sweepApplications } from "../ads/applications/retention.service";
import { createSchema } from "./schema";
import { SOCKET_LIMITS } from "./socket-visitors";

const WATCH =
  "subscription W($token: String!) { applicationStatusChanged(token: $token) { id status documents { status } } }";
interface Seen {
  applicationStatusChanged: { id: string; status: string; documents: { status: string }[] };
}

let server: TestServer;
const clients: Client[] = [];

beforeAll(async () => {
  server = await startTestServer({ receivers, socketLimits: { ...SOCKET_LIMITS, socketsPerApplication: 2 } });
});
beforeEach(() => server.db.query("delete from rate_limits"));
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
});
afterAll(() => server.stop());

function socketWith(application: unknown, at = server): Client {
  const client = openSocket(at.url, undefined, undefined, { application });
  clients.push(client);
  return client;
}

it("shows an applicant the present state, then each change, also of another process, and no mark while the review lasts", async () => {
  const { id, token } = await pending(server);
  const reviewer = await server.staff("reviewer");
  const sibling = await server.sibling();
  try {
    const events = watch<Seen>(socketWith(token, sibling), WATCH, { token });
    expect((await events.next()).data?.applicationStatusChanged).toMatchObject({ id, status: "PENDING" });
    const seen = await review(reviewer, id);
    const mark = { id, documentId: seen.documents[0]?.id, verdict: "VALID", version: seen.version };
    expect((await reviewer.run(MARK, mark)).errors).toBeUndefined();
    const { data } = await events.next();
    expect(data?.applicationStatusChanged.documents.every(({ status }) => status === "PENDING")).toBe(true);
    await reviewer.run(REJECT, { id, version: seen.version + 1, reason: "Not for us." });
    expect((await events.next()).data?.applicationStatusChanged).toMatchObject({ status: "REJECTED" });
  } finally {
    await sibling.stop();
  }
});

it.each([[undefined], ["wrong"], [""], [7], [["a"]], [{ token: "a" }]])("lets nobody in with %p", async (secret) => {
  const { ended } = watch(socketWith(secret), WATCH, { token: "x" });
  expect(await ended).toMatchObject({ code: 4401 });
});

const schema = createSchema();
const others = Object.values(schema.getSubscriptionType()?.getFields() ?? {})
  .filter(({ name }) => name !== "applicationStatusChanged")
  .map(({ name, args }) => [name, args] as const);
const exampleOf = ({ type }: GraphQLArgument) => (String(type).startsWith("ID") ? `"${crypto.randomUUID()}"` : '"x"');

describe("opens nothing else:", () => {
  let token: string;
  let other: string;

  beforeAll(async () => {
    await server.db.query("delete from rate_limits");
    ({ token } = await start(server));
    ({ token: other } = await start(server));
  });

  const refused = async (query: string, variables?: Record<string, unknown>) => {
    const errors = (await watch(socketWith(token), query, variables).ended) as { extensions: { code: string } }[];
    return errors[0]?.extensions.code;
  };

  it.each(others)("%s", async (name, args) => {
    const given = args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${exampleOf(arg)}`);
    const field = schema.getSubscriptionType()?.getFields()[name];
    const isObject = field && !/^(Int|String|Boolean|ID)!?$/.test(String(field.type));
    const call = `${name}${given.length > 0 ? `(${given.join(", ")})` : ""}${isObject ? " { __typename }" : ""}`;
    expect(await refused(`subscription { ${call} }`)).toBe("FORBIDDEN");
    expect(await refused(`subscription { applicationStatusChanged: ${call} }`)).toBe("FORBIDDEN");
  });

  it("another application, a fragment, two fields, a query", async () => {
    expect(await refused(WATCH, { token: other })).toBe("FORBIDDEN");
    expect(await refused(`subscription { applicationStatusChanged(token: "${other}") { id } }`)).toBe("FORBIDDEN");
    const inside = `applicationStatusChanged(token: "${token}") { id }`;
    expect(await refused(`subscription { ...F } fragment F on Subscription { ${inside} }`)).toBe("FORBIDDEN");
    expect(await refused(`subscription { ... on Subscription { ${inside} } }`)).toBe("FORBIDDEN");
    expect(await refused(`subscription { ${inside} pharmacistQueueChanged { snapshot } }`)).toMatch(
      /GRAPHQL_VALIDATION_FAILED|FORBIDDEN/,
    );
    expect(await refused(`query { application(token: "${token}") { id } }`)).toBe("BAD_USER_INPUT");
  });

  it("a second subscription on the same socket", async () => {
    const client = socketWith(token);
    const first = watch<Seen>(client, WATCH, { token });
    await first.next();
    const errors = (await watch(client, WATCH, { token }).ended) as { message: string }[];
    expect(errors[0]?.message).toBe("Too many subscriptions on this connection.");
  });
});

it("counts the sockets of an application and those of an address", async () => {
  const { token } = await start(server);
  for (let index = 0; index < 2; index += 1) await watch(socketWith(token), WATCH, { token }).next();
  expect(await watch(socketWith(token), WATCH, { token }).ended).toMatchObject({ code: 4429 });
  const strict = await startTestServer({
    receivers,
    socketLimits: { ...SOCKET_LIMITS, applicantSocketsPerAddress: 1 },
  });
  try {
    const tokens = [(await start(strict)).token, (await start(strict)).token] as const;
    await watch(socketWith(tokens[0], strict), WATCH, { token: tokens[0] }).next();
    expect(await watch(socketWith(tokens[1], strict), WATCH, { token: tokens[1] }).ended).toMatchObject({ code: 4429 });
  } finally {
    await strict.stop();
  }
});

it("does not count sockets that went away while they were let in", async () => {
  const { token } = await start(server);
  for (let index = 0; index < 6; index += 1) {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
    await new Promise((resolve) => socket.once("open", resolve));
    socket.send(JSON.stringify({ type: "connection_init", payload: { application: token } }), () => socket.terminate());
    await new Promise((resolve) => socket.once("close", resolve));
  }
  await until(async () => {
    const { data } = await watch<Seen>(socketWith(token), WATCH, { token })
      .next()
      .catch(() => ({ data: null }));
    return data !== null;
  }, "a place for the socket");
});

it("closes when the application is swept, and only then", async () => {
  const { token } = await start(server);
  const { token: kept } = await start(server);
  const events = watch(socketWith(token), WATCH, { token });
  const others = watch<Seen>(socketWith(kept), WATCH, { token: kept });
  await Promise.all([events.next(), others.next()]);
  await server.db.query(
    "update applications set updated_at = now() - interval '31 days' where id = (select application_id from application_tokens order by id desc offset 1 limit 1)",
  );
  await sweepApplications(server.platform);
  expect(await events.ended).toMatchObject({ code: 4404 });
  expect((await submit(server, token)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  await server.anonymous.run(
    'mutation D($token: String!) { setDocumentDate(token: $token, key: "tax_compliance", date: "2060-01-01") { id } }',
    { token: kept },
  );
  expect((await others.next()).data?.applicationStatusChanged.status).toBe("DRAFT");
});

overEachBus((startBus) => {
  it("shows reviewers who else looks at an application, in every process, until they leave", async () => {
    const { id } = await pending(server);
    const bus = await startBus();
    const here = await server.sibling(server.urls, bus.env);
    const sibling = await here.sibling();
    const [one, two] = [await here.staff("reviewer"), await here.staff("owner")];
    try {
      const LOOK = "subscription L($id: ID!) { applicationReviewChanged(id: $id) { id reviewers { id since } } }";
      interface Look {
        applicationReviewChanged: { reviewers: { id: string }[] };
      }
      const socket = one.socket();
      clients.push(socket);
      const events = watch<Look>(socket, LOOK, { id });
      const reviewersSeen = async () =>
        (await events.next()).data?.applicationReviewChanged.reviewers.map((who) => who.id);
      expect(await reviewersSeen()).toEqual([one.user.id]);
      const far = (await sibling.as(two.user)).socket();
      const others = watch<Look>(far, LOOK, { id });
      await others.next();
      await until(async () => (await reviewersSeen())?.length === 2, "the second reviewer");
      await far.dispose();
      await until(async () => (await reviewersSeen())?.length === 1, "the second reviewer to leave");
      const patient = await server.patient();
      const stranger = patient.socket();
      clients.push(stranger);
      const { errors } = await watch(stranger, LOOK, { id }).next();
      expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
      expect(
        await server.db.query("select 1 from application_reviewers where user_id = $1", [patient.user.id]),
      ).toEqual([]);
    } finally {
      await Promise.all([here.stop(), sibling.stop()]);
      await bus.stop();
    }
  });
});
