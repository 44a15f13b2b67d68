// A process of its own that reads a file, for the test that kills it in the middle.
import "reflect-metadata";
import { open } from "node:fs/promises";
import { ENTITIES } from "../../../app/entities";
import { systemClock } from "../../../platform/clock";
import { readConfig } from "../../../platform/config";
import { createDataSource, type DatabaseUrls } from "../../../platform/database";
import { createLogger } from "../../../platform/logger";
import { ImportRunner } from "./import-runner";

export interface ChildOrder {
  urls: DatabaseUrls;
  place: string;
  importId: string;
  patientId: string;
}

async function main({ urls, place, importId, patientId }: ChildOrder): Promise<void> {
  const db = await createDataSource({ url: urls.app, entities: ENTITIES, poolSize: 4 }).initialize();
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" });
  const runner = new ImportRunner({ db, config, clock: systemClock, log: createLogger("silent") });
  runner.take({ handle: await open(place, "r"), shape: { kind: "CSV", isZip: false }, importId, patientId });
}

process.once("disconnect", () => process.exit(1));
void main(JSON.parse(process.argv[2] ?? "null") as ChildOrder);
