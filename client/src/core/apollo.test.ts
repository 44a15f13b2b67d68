import { gql } from "@apollo/client";
import type { Client as SocketClient } from "graphql-ws";
import { createApi } from "./apollo";

const ignore = () => undefined;

/** A client whose questions are answered when the test says so. */
function asking() {
  const answers: ((of: number) => void)[] = [];
  globalThis.fetch = (() =>
    new Promise((resolve) => {
      answers.push((count) => {
        const text = async () => JSON.stringify({ data: { count } });
        resolve({ ok: true, status: 200, headers: new Map([["content-type", "application/json"]]), text });
      });
    })) as unknown as typeof fetch;
  const socket = {} as SocketClient;
  return { answers, api: createApi({ uri: "/graphql", socket, onUnauthenticated: ignore, onUnreached: ignore }) };
}

const COUNT = gql("query Count { count }");

it("asks again although an answer to the same question is under way, which may be from before", async () => {
  const { answers, api } = asking();
  const seen: unknown[] = [];
  const query = api.watchQuery<{ count: number }>({ query: COUNT });
  query.subscribe(({ data }) => seen.push(data?.count));
  const again = query.refetch();
  expect(answers).toHaveLength(2);
  answers[0]?.(1);
  answers[1]?.(2);
  await again;
  expect(seen.at(-1)).toBe(2);
});

it("asks each time that it is told to, not only for pages", async () => {
  const { answers, api } = asking();
  const ask = () => api.query<{ count: number }>({ query: COUNT, fetchPolicy: "network-only" });
  const asked = [ask(), ask()];
  expect(answers).toHaveLength(2);
  answers[0]?.(1);
  answers[1]?.(2);
  expect((await Promise.all(asked)).map(({ data }) => data?.count)).toEqual([1, 2]);
});

describe("a server that cannot answer for the moment", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const AWAY = { errors: [{ message: "Please try again", extensions: { code: "SERVICE_UNAVAILABLE" } }] };
  const answer = (status: number, type: string, body: unknown) => ({
    status,
    headers: new Map([["content-type", type]]),
    text: async () => JSON.stringify(body),
  });
  const busy = [answer(503, "application/graphql-response+json", AWAY), answer(503, "application/json", AWAY)];
  const right = answer(200, "application/graphql-response+json", { data: { count: 7 } });

  /** What the client says, and how often it asked, when the server answers with these one after another. */
  async function said(answers: unknown[], act: (api: ReturnType<typeof asking>["api"]) => Promise<{ data?: unknown }>) {
    const { api } = asking();
    const fetches = jest.fn(async () => answers.shift());
    globalThis.fetch = fetches as unknown as typeof fetch;
    const outcome = act(api).then(
      ({ data }) => data,
      (error: Error) => error.message,
    );
    await jest.advanceTimersByTimeAsync(10_000);
    return { outcome: await outcome, asked: fetches.mock.calls.length };
  }

  it("is asked again, twice", async () => {
    expect(await said([...busy, right], (api) => api.query({ query: COUNT }))).toEqual({
      outcome: { count: 7 },
      asked: 3,
    });
    expect(await said([busy[1], busy[0], busy[0], right], (api) => api.query({ query: COUNT }))).toEqual({
      outcome: "Please try again",
      asked: 3,
    });
  });

  it("is not told twice what to do", async () => {
    const mutation = gql("mutation Add { add }");
    expect(await said([busy[0], right], (api) => api.mutate({ mutation }))).toEqual({
      outcome: "Please try again",
      asked: 1,
    });
  });

  it("is not asked again what it refused", async () => {
    const refused = answer(200, "application/json", { errors: [{ message: "No", extensions: { code: "FORBIDDEN" } }] });
    expect(await said([refused, right], (api) => api.query({ query: COUNT }))).toEqual({ outcome: "No", asked: 1 });
  });
});
