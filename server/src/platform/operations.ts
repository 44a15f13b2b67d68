import type { Clock } from "./clock";

/** One answered API operation. */
interface Operation {
  at: number;
  durationMs: number;
  failed: boolean;
}

export interface OperationFigures {
  count: number;
  /** 95th percentile of the durations in ms; null without operations. */
  latencyP95Ms: number | null;
  /** Share of operations that failed by our fault, in percent; null without operations. */
  errorPercent: number | null;
}

/** More than this many operations a window are kept as the newest ones only. */
const MOST_KEPT = 50_000;

/**
 * The operations of the last 60 seconds of this process. A failure is one of ours (a masked error or HTTP 5xx), never a wrong
 * password or an empty field.
 */
export class OperationWindow {
  private operations: Operation[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly windowMs = 60_000,
  ) {}

  record(durationMs: number, failed: boolean): void {
    this.operations.push({ at: this.clock.now().getTime(), durationMs, failed });
    if (this.operations.length > MOST_KEPT) {
      this.forgetOld();
      this.operations = this.operations.slice(-MOST_KEPT / 2);
    }
  }

  read(): OperationFigures {
    this.forgetOld();
    const count = this.operations.length;
    if (count === 0) {
      return { count, latencyP95Ms: null, errorPercent: null };
    }
    const durations = this.operations.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
    const failed = this.operations.filter((operation) => operation.failed).length;
    return {
      count,
      latencyP95Ms: durations[Math.ceil(count * 0.95) - 1] ?? null,
      errorPercent: (failed / count) * 100,
    };
  }

  private forgetOld(): void {
    const from = this.clock.now().getTime() - this.windowMs;
    const first = this.operations.findIndex(({ at }) => at > from);
    this.operations = first === -1 ? [] : this.operations.slice(first);
  }
}
