import type { RequestContext } from "../../platform/context";
import { notFound, unavailable } from "../../platform/problems";
import { type SystemMetrics, type SystemReadings, systemMetricsChanged, systemReadings } from "./system-metrics.topics";

/** Whose readings are asked for: one process's, the whole system's, or those of the process that answers. */
export interface MetricScope {
  process?: string | null;
  wholeSystem?: boolean;
}

const pick = (readings: SystemReadings | undefined, { process }: MetricScope): SystemMetrics | null =>
  (process ? readings?.byProcess.get(process) : readings?.whole) ?? null;

/** The newest reading. @throws NOT_FOUND for a process that does not run; SERVICE_UNAVAILABLE before the first reading. */
export function readLiveMetrics({ hub }: Pick<RequestContext, "hub">, scope: MetricScope): SystemMetrics {
  const isOwn = !scope.process && !scope.wholeSystem;
  const metrics = isOwn ? hub.gauge(systemMetricsChanged).value : pick(hub.gauge(systemReadings).value, scope);
  if (!metrics) throw scope.process ? notFound() : unavailable();
  return metrics;
}

/** Every reading. @throws as `readLiveMetrics`. */
export function watchLiveMetrics(
  ctx: Pick<RequestContext, "hub">,
  scope: MetricScope,
): AsyncIterableIterator<SystemMetrics> {
  if (!scope.process && !scope.wholeSystem) return ctx.hub.gauge(systemMetricsChanged).watch();
  readLiveMetrics(ctx, scope);
  return changesOf(ctx.hub.gauge(systemReadings).watch(), (readings) => pick(readings, scope));
}

/** What is picked from each value, whenever it is another one than before. */
function changesOf<From, To>(
  source: AsyncIterableIterator<From>,
  from: (value: From) => To | null,
): AsyncIterableIterator<To> {
  let last: To | null = null;
  return {
    async next() {
      for (;;) {
        const { done, value } = await source.next();
        if (done) return { done: true, value: undefined };
        const picked = from(value);
        if (picked !== null && picked !== last) {
          last = picked;
          return { done: false, value: picked };
        }
      }
    },
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
