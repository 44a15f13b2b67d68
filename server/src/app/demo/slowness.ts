import { setTimeout as sleep } from "node:timers/promises";
import { audit } from "../../platform/audit";
import type { Platform, RequestContext, Who } from "../../platform/context";
import { forbidden } from "../../platform/problems";
import { defineGauge } from "../../platform/realtime/topics";

/** How long each operation waits while the demonstration is slowed down, in ms: over the critical latency. */
const DELAY_MS = 1_200;

/** Whether this process is slowed down on purpose. It belongs to the process, as its latency does. */
const demoSlowness = defineGauge<boolean>("demo-slowness");

/**
 * Whether operations wait.
 * @throws FORBIDDEN outside demonstration mode.
 */
export function readSlowness({ config, hub }: Pick<Platform, "config" | "hub">): boolean {
  if (!config.demoMode) {
    throw forbidden("Only in demonstration mode.");
  }
  return hub.gauge(demoSlowness).value ?? false;
}

/**
 * Slows this process down, or ends that.
 * @throws FORBIDDEN outside demonstration mode.
 */
export async function setSlowness(ctx: RequestContext, who: Who, on: boolean): Promise<boolean> {
  if (readSlowness(ctx) !== on) {
    await audit(ctx.db.manager, ctx, {
      action: on ? "demo_slowness_started" : "demo_slowness_ended",
      actorId: who.id,
      subjectType: "server",
      subjectId: null,
    });
    ctx.hub.gauge(demoSlowness).set(on);
  }
  return on;
}

/** Waits before an operation runs, if the process is slowed down; else it returns at once. */
export async function waitIfSlow({ hub }: Pick<Platform, "hub">): Promise<void> {
  if (hub.gauge(demoSlowness).value) {
    await sleep(DELAY_MS);
  }
}
