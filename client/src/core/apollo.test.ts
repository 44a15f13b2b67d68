import { gql } from "@apollo/client";
import type { Client as SocketClient } from "graphql-ws";
import { createApi } from "./apollo";

const ignore = () => undefined;

it("asks again although an answer to the same question is under way, which may be from before", async () => {
  const answers: ((of: number) => void)[] = [];
  globalThis.fetch = (() =>
    new Promise((resolve) => {
      answers.push((count) => {
        const text = async () => JSON.stringify({ data: { count } });
        resolve({ ok: true, status: 200, headers: new Map([["content-type", "application/json"]]), text });
      });
    })) as unknown as typeof fetch;
  const socket = {} as SocketClient;
  const api = createApi({ uri: "/graphql", socket, onUnauthenticated: ignore, onUnreached: ignore });
  const seen: unknown[] = [];
  const query = api.watchQuery<{ count: number }>({ query: gql("query Count { count }") });
  query.subscribe(({ data }) => seen.push(data?.count));
  const again = query.refetch();
  expect(answers).toHaveLength(2);
  answers[0]?.(1);
  answers[1]?.(2);
  await again;
  expect(seen.at(-1)).toBe(2);
});
