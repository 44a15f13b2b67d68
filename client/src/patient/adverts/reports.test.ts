import { reportAdEvent } from "./reports";

const request = jest.fn<Promise<{ status: number }>, [string, RequestInit]>();
const answered = (status: number) => Promise.resolve({ status });
const unreached = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  request.mockReset();
  globalThis.fetch = request as unknown as typeof fetch;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe("reportAdEvent", () => {
  it("sends the token and nothing else, and lets the request outlive the page", async () => {
    request.mockImplementation(() => answered(200));
    expect(await reportAdEvent("clicks", "one")).toBe("answered");
    expect(request.mock.calls).toEqual([
      [
        "/ads/clicks",
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: '{"token":"one"}',
          credentials: "same-origin",
          keepalive: true,
        },
      ],
    ]);
  });

  it("sends a token once, however often it is reported", async () => {
    request.mockImplementation(() => answered(200));
    await Promise.all([reportAdEvent("views", "two"), reportAdEvent("views", "two")]);
    await reportAdEvent("views", "two");
    expect(request).toHaveBeenCalledTimes(1);
  });

  it("sends the same token again, later and later, until the server has answered", async () => {
    request
      .mockImplementationOnce(unreached)
      .mockImplementationOnce(() => answered(503))
      .mockImplementationOnce(() => answered(429))
      .mockImplementationOnce(() => answered(200));
    const report = reportAdEvent("views", "three");
    for (const [sent, pause] of [
      [1, 1_000],
      [2, 2_000],
      [3, 4_000],
    ] as const) {
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(request).toHaveBeenCalledTimes(sent);
      await jest.advanceTimersByTimeAsync(1);
    }
    expect(await report).toBe("answered");
    expect(new Set(request.mock.calls.map(([, { body }]) => body))).toEqual(new Set(['{"token":"three"}']));
    await jest.advanceTimersByTimeAsync(600_000);
    expect(request).toHaveBeenCalledTimes(4);
  });

  it.each([
    [400, "answered"],
    [410, "expired"],
  ])("takes %d for the last word", async (status, outcome) => {
    request.mockImplementation(() => answered(status));
    expect(await reportAdEvent("views", `status ${status}`)).toBe(outcome);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it("gives up before the token is too old", async () => {
    request.mockImplementation(unreached);
    const report = reportAdEvent("views", "lost");
    await jest.advanceTimersByTimeAsync(600_000);
    expect(await report).toBe("lost");
    expect(request).toHaveBeenCalledTimes(9);
  });
});
