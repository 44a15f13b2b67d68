import { retryDelay } from "./apollo";
import { ConnectionStore, RECONNECTING_AFTER_MS, STALE_AFTER_MS } from "./connection";

describe("ConnectionStore", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-20T10:41:00Z") }));
  afterEach(() => jest.useRealTimers());

  it("says nothing about a gap of less than a second", () => {
    const store = new ConnectionStore();
    store.lost();
    jest.advanceTimersByTime(RECONNECTING_AFTER_MS - 1);
    expect(store.read()).toBe("live");
    store.restored();
    jest.advanceTimersByTime(STALE_AFTER_MS);
    expect(store.read()).toBe("live");
  });

  it("is reconnecting from the first second and stale from the fifteenth, since the first loss", () => {
    const store = new ConnectionStore();
    const heard = jest.fn();
    store.subscribe(heard);
    store.lost();
    jest.advanceTimersByTime(RECONNECTING_AFTER_MS);
    expect(store.read()).toBe("reconnecting");
    store.lost();
    jest.advanceTimersByTime(STALE_AFTER_MS - RECONNECTING_AFTER_MS);
    expect(store.read()).toEqual({ staleSince: new Date("2026-11-20T10:41:00Z") });
    store.restored();
    expect(store.read()).toBe("live");
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

it("comes back soon where the server asked to move or the socket was ended here, and by chance within five seconds otherwise", () => {
  const waits = (code: number) => [0, 0.5, 1].map((random) => retryDelay(code, () => random));
  for (const code of [1001, 4499]) expect(waits(code)).toEqual([250, 375, 500]);
  for (const code of [1006, 1012, 1013]) expect(waits(code)).toEqual([0, 2_500, 5_000]);
});
