// A process of its own that trains, for the test that kills it in the middle.
import "reflect-metadata";
import { ENTITIES } from "../../app/entities";
import { systemClock } from "../../platform/clock";
import { readConfig } from "../../platform/config";
import { createDataSource } from "../../platform/database";
import { createLogger } from "../../platform/logger";
import { TopicHub } from "../../platform/realtime/topics";
import { SEED, TRAINING } from "./training.rules";
import { TrainingRunner } from "./training-runner";

export interface ChildOrder {
  url: string;
  folder: string;
  rounds: number;
}

async function main({ url, folder, rounds }: ChildOrder): Promise<void> {
  const db = await createDataSource({ url, entities: ENTITIES, poolSize: 2 }).initialize();
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", TRAINING_DATA_DIR: folder });
  const log = createLogger("silent");
  const runner = new TrainingRunner({ db, config, log, clock: systemClock, hub: new TopicHub() });
  const [{ id: runId }] = await db.query(
    `insert into training_runs (epochs, seed, parameters, started_at, process_id) values ($1, $2, $3, now(), $4) returning id`,
    [rounds, SEED, JSON.stringify({ ...TRAINING, rounds }), runner.processId],
  );
  await runner.launch({ runId, seed: SEED, rounds, added: [], from: null });
}

process.once("disconnect", () => process.exit(1));
void main(JSON.parse(process.argv[2] ?? "null") as ChildOrder);
