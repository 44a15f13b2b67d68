// A process of its own that publishes without end, for the test that kills it in the middle.
import "reflect-metadata";
import { ENTITIES } from "../../app/entities";
import { systemClock } from "../../platform/clock";
import type { Who } from "../../platform/context";
import { createDataSource } from "../../platform/database";
import { createLogger } from "../../platform/logger";
import { TopicHub } from "../../platform/realtime/topics";
import { Assistant } from "./assistant";
import type { ModelContext } from "./model-context";
import { publishModel } from "./publication.service";

export interface ChildOrder {
  url: string;
  userId: string;
  models: string[];
}

async function main({ url, userId, models }: ChildOrder): Promise<void> {
  const db = await createDataSource({ url, entities: ENTITIES, poolSize: 2 }).initialize();
  const assistant = new Assistant({ db, hub: new TopicHub(), log: createLogger("silent") });
  const ctx = { db, assistant, clock: systemClock, requestId: "child" } as unknown as ModelContext;
  const who: Who = { id: userId, role: "ADMIN", permissions: new Set(), sessionId: userId };
  for (let turn = 0; ; turn += 1) await publishModel(ctx, who, models[turn % models.length] ?? "");
}

process.once("disconnect", () => process.exit(1));
void main(JSON.parse(process.argv[2] ?? "null") as ChildOrder);
