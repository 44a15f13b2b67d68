import { HAS_REDIS, startTestRedis } from "./redis-server";

/** A bus that a test server is told to use. */
export interface TestBus {
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** What announcements can travel by. */
const BUSES: Record<string, () => Promise<TestBus>> = {
  NOTIFY: async () => ({ env: {}, stop: async () => undefined }),
  Redis: async () => {
    const { url, stop } = await startTestRedis();
    return { env: { REDIS_URL: url }, stop };
  },
};

/** Describes the same over each bus; the one that is not installed here is left out, and it is said. */
export function overEachBus(describeOver: (startBus: () => Promise<TestBus>) => void): void {
  for (const [name, startBus] of Object.entries(BUSES)) {
    describeWhereIs(name, `over ${name}`, () => describeOver(startBus));
  }
}

/** Describes what needs Redis; without one it is left out, and it is said. */
export const describeWithRedis = (title: string, describeIt: () => void): void =>
  describeWhereIs("Redis", title, describeIt);

function describeWhereIs(name: string, title: string, describeIt: () => void): void {
  if (name !== "Redis" || HAS_REDIS) {
    describe(title, describeIt);
  } else {
    process.stderr.write(
      `LEFT OUT, since there is no redis-server on the PATH: "${title}" of ${expect.getState().testPath}\n`,
    );
    describe.skip(title, describeIt);
  }
}
