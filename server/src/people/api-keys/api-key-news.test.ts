import type { DataSource } from "typeorm";
import { createLogger } from "../../platform/logger";
import { ApiKeyNews } from "./api-key-news";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function newsOf(query: () => Promise<unknown>) {
  return new ApiKeyNews({ db: { query } as unknown as DataSource, log: createLogger("silent") });
}

describe("the use of a key", () => {
  it("is told at once, and then every five seconds as long as there is some", () => {
    const query = jest.fn(() => Promise.resolve());
    const news = newsOf(query);
    const told = () => query.mock.calls.length;
    news.note("a", "o");
    expect(told()).toBe(1);
    news.note("a", "o");
    news.note("b", "o");
    expect(told()).toBe(2); // that of the other key
    jest.advanceTimersByTime(4_999);
    news.note("a", "o");
    expect(told()).toBe(2);
    jest.advanceTimersByTime(1);
    expect(told()).toBe(3); // the last use is never left untold
    jest.advanceTimersByTime(60_000);
    expect(told()).toBe(3);
    news.note("a", "o");
    expect(told()).toBe(4);
    news.note("a", "o");
    news.stop();
    jest.advanceTimersByTime(60_000);
    expect(told()).toBe(4);
  });

  it("that cannot be told harms nobody", async () => {
    const news = newsOf(() => Promise.reject(new Error("away")));
    news.note("a", "o");
    await jest.advanceTimersByTimeAsync(10);
    news.stop();
  });
});
