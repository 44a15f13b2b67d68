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
