/** Left of the seconds, so that they stand below one another; the build says its steps in the same way (scripts/say-step.mjs). */
const NAME_WIDTH = 44;

/** Tells of each step of the start, with the time since the one before. */
export class StartUpSteps {
  /**
   * @param since when the first step began, in ms since the process did.
   * @param tell is given each step and the seconds that it took.
   */
  constructor(
    private since: number,
    private readonly tell: (step: string, seconds: number) => void,
  ) {}

  /** Tells that a step is over now. */
  done(step: string): void {
    const now = performance.now();
    this.tell(step, (now - this.since) / 1_000);
    this.since = now;
  }
}

/** One step as people read it: "  Postgres started                              0.9 s". */
export function stepText(step: string, seconds: number): string {
  return `  ${step.padEnd(NAME_WIDTH)}${seconds.toFixed(1).padStart(6)} s\n`;
}
