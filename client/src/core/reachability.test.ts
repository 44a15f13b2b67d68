import { PROBE_EVERY_MS, Reachability } from "./reachability";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const way = { online: true, answers: false };
  const probe = jest.fn(async () => way.answers);
  const store = new Reachability({ probe, isOnline: () => way.online });
  return { way, probe, store };
}

const soon = () => jest.advanceTimersByTimeAsync(PROBE_EVERY_MS);

describe("Reachability", () => {
  it("asks again and again after a lost request, until the server answers", async () => {
    const { way, probe, store } = start();
    store.failed();
    store.failed();
    expect(store.read()).toBe("unreachable");
    await soon();
    await soon();
    expect(probe).toHaveBeenCalledTimes(2);
    way.answers = true;
    await soon();
    expect(store.read()).toBe("online");
    await soon();
    expect(probe).toHaveBeenCalledTimes(3);
  });

  it("follows the network of the device, and believes it only when the server answers", async () => {
    const { way, store } = start();
    const heard = jest.fn();
    store.subscribe(heard);
    way.online = false;
    store.networkChanged();
    expect(store.read()).toBe("offline");
    way.online = true;
    store.networkChanged();
    await jest.advanceTimersByTimeAsync(0);
    expect(store.read()).toBe("unreachable");
    way.answers = true;
    await soon();
    expect(store.read()).toBe("online");
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
