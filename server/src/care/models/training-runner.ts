import { randomUUID } from "node:crypto";
import type { Platform } from "../../platform/context";
import { OneTraining, type TrainingOrder } from "./one-training";
import { trainingCancelled, trainingMoved } from "./training.topics";
import { SWEEP_MS, TRAINING_MESSAGES } from "./training-run.rules";
import { failRun, sweepTrainings } from "./training-store.service";

type Parts = Pick<Platform, "db" | "clock" | "log" | "config" | "hub">;

/**
 * The trainings of this server process (docs/decisions/0038-training-and-publishing.md). It also looks for trainings whose process
 * died, as long as one is under way anywhere: nothing is asked while none is.
 */
export class TrainingRunner {
  /** Of this start of the process: no other one ever has it. */
  readonly processId = randomUUID();
  private readonly running = new Map<string, OneTraining>();
  private readonly stopListening: (() => void)[] = [];
  private timer?: NodeJS.Timeout;
  private isStopping = false;

  constructor(private readonly parts: Parts) {}

  /** Looks for trainings that died with their process, and listens for what becomes of all. */
  async start(): Promise<void> {
    const { hub } = this.parts;
    const watch = () => this.watch();
    this.stopListening.push(
      hub.listen(trainingMoved, watch, watch),
      hub.listen(trainingCancelled, ({ runId }) => this.running.get(runId)?.abandon()),
    );
    await this.sweep();
  }

  /** Trains. The row of the training has been stored as this process's own. */
  async launch(order: TrainingOrder): Promise<void> {
    if (this.isStopping) {
      const own = { runId: order.runId, processId: this.processId };
      return failRun(this.parts, own, TRAINING_MESSAGES.serverStopped);
    }
    const training = new OneTraining(this.parts, this.processId, order);
    this.running.set(order.runId, training);
    void training.ended.then(() => this.running.delete(order.runId));
  }

  /** Trainings of this process at present. */
  get size(): number {
    return this.running.size;
  }

  /** Marks what died as failed. Never throws. */
  async sweep(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    try {
      if (await sweepTrainings(this.parts)) this.watch();
    } catch (error) {
      this.parts.log.warn({ err: error }, "it could not be looked for trainings that died");
      this.watch();
    }
  }

  /** Ends what runs: it is marked as failed and can go on later. */
  async stop(): Promise<void> {
    this.isStopping = true;
    for (const stop of this.stopListening) stop();
    clearTimeout(this.timer);
    await Promise.all([...this.running.values()].map((training) => training.stop()));
  }

  private watch(): void {
    if (!this.isStopping) this.timer ??= setTimeout(() => void this.sweep(), SWEEP_MS).unref();
  }
}
